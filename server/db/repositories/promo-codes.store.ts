import { withBank } from '#core/catalogue/order.ts'
import type { FunderPeriod, Promo, PromoScope } from '#core/catalogue/promo.ts'
import type { Database } from '../database.ts'
import { more, type RecordOf, records } from '../records.ts'

type Kept = RecordOf<'promo_codes'>

export type PromoCode = Promo & { readonly scope: PromoScope } & Pick<
    Kept,
    'startsAt' | 'endsAt' | 'useLimit' | 'personLimit'
  >

export type PromoCodeUses = {
  /** Paid orders of everybody, and one for each other customer with an unpaid order: the newest holds a use. */
  readonly all: number
  /** Paid orders of the customer. */
  readonly own: number
}

type Count = number | string | bigint

const promoOf = ({ kind, amount, products, forgottenUses: _uses, ...code }: Kept): PromoCode => ({
  ...code,
  discount: kind === 'percent' ? { percent: amount } : { pence: amount },
  ...(products && { products }),
})

/** Money of the customer or the funder was taken, and is not on its way back. */
const countsAsUsed = ['paid', ...withBank] as const

/** The orders that used a code up. */
export const usedBy = (db: Database) =>
  db
    .selectFrom('orders')
    .where('orders.promo_code', 'is not', null)
    .where('orders.state', 'in', countsAsUsed)
    .where('orders.refund_reason', 'is', null)
    .whereRef('orders.total', '<', 'orders.list_price')

export const createPromoCodeStore = (db: Database) => {
  const codes = records(db, 'promo_codes')

  const paidOrders = async (userId?: number) =>
    usedBy(db)
      .select(['promo_code', (count) => count.fn.countAll<Count>().as('uses')])
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
      .groupBy('promo_code')
      .execute()

  return {
    /** False when there is such a code already. */
    add: async ({ discount, ...code }: PromoCode, at: Date): Promise<boolean> => {
      const [kind, amount] =
        'percent' in discount ? (['percent', discount.percent] as const) : (['pence', discount.pence] as const)
      return (await codes.addNew({ ...code, kind, amount, forgottenUses: 0, createdAt: at }, 'code')) !== undefined
    },
    find: async (code: string) => {
      const found = await codes.first({ code })
      return found && promoOf(found)
    },
    /** The same inside a transaction: until it ends no other request counts the uses of this code. */
    lock: async (code: string) => {
      const [found] = await codes.changed({ code }, { code })
      return found && promoOf(found)
    },
    /**
     * How often a code counts as used for a customer who orders with it. Orders that were refunded or had nothing taken off do
     * not count, nor does the order `except`.
     */
    uses: async (code: string, { userId, except = 0 }: { userId: number; except?: number }): Promise<PromoCodeUses> => {
      const used = await usedBy(db)
        .select((count) => [
          count.fn.countAll<Count>().as('all'),
          count.fn.sum<Count>(count.case().when('user_id', '=', userId).then(1).else(0).end()).as('own'),
        ])
        .where('promo_code', '=', code)
        .where('id', '!=', except)
        .executeTakeFirstOrThrow()
      const held = await db
        .selectFrom('orders')
        .select((count) => count.fn.count<Count>('user_id').distinct().as('customers'))
        .where('promo_code', '=', code)
        .where('state', 'in', ['created', 'pending'])
        .where('user_id', '!=', userId)
        .executeTakeFirstOrThrow()
      const { forgottenUses = 0 } = (await codes.first({ code })) ?? {}
      return { all: Number(used.all) + Number(held.customers) + forgottenUses, own: Number(used.own ?? 0) }
    },
    /** Before an account is deleted: its paid orders go on counting, without a word of whose they were. */
    forgetCustomer: async (userId: number): Promise<void> => {
      for (const { promo_code: code, uses } of await paidOrders(userId))
        if (code !== null) await codes.change({ code }, { forgottenUses: more('forgotten_uses', Number(uses)) })
    },
    /** By code, each with the number of paid orders it was used for. */
    list: async () => {
      const used = await paidOrders()
      const usesOf = (code: string): number => Number(used.find(({ promo_code }) => promo_code === code)?.uses ?? 0)
      const all = await codes.all({}, { by: 'code' })
      return all.map((each) => ({ ...promoOf(each), paidOrders: usesOf(each.code) + each.forgottenUses }))
    },
    /** From now on it takes nothing off. False when there is no such code. */
    end: async (code: string, at: Date): Promise<boolean> => (await codes.change({ code }, { endsAt: at })) === 1,
    /** Who pays for the will of a customer who registered with a code; undefined when the customer pays. */
    sponsorOf: async (userId: number): Promise<string | undefined> => {
      const row = await db
        .selectFrom('entitlements')
        .innerJoin('orders', 'orders.id', 'entitlements.order_id')
        .innerJoin('promo_codes', 'promo_codes.code', 'orders.promo_code')
        .select('funder')
        .where('entitlements.user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('scope', '=', 'registration')
        .executeTakeFirst()
      return row?.funder
    },
  }
}

export const createFunderPeriodStore = (db: Database) => {
  const periods = records(db, 'funder_periods')
  return {
    /** What this funder was told, oldest first. */
    told: (funder: string): Promise<FunderPeriod[]> => periods.all({ funder }, { by: 'last' }),
    /** One that was told already stays as it is. */
    tell: (funder: string, period: FunderPeriod, closedAt: Date) =>
      periods.addNew({ funder, ...period, closedAt }, 'funder', 'last'),
  }
}
