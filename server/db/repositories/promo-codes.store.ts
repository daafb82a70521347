import { type ProductId, products } from '#core/catalogue/products.ts'
import type { Discount, Promo, PromoScope } from '#core/catalogue/promo.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { stringsIn } from '../strings-in.ts'

export type PromoCode = Promo & {
  readonly scope: PromoScope
  readonly startsAt: Date
  readonly endsAt: Date | undefined
  /** Orders, in all. */
  readonly useLimit: number | undefined
  /** Orders of one customer. */
  readonly personLimit: number | undefined
}

export type PromoCodeUses = {
  /** Paid orders of everybody, and one for each other customer with an unpaid order: the newest holds a use. */
  readonly all: number
  /** Paid orders of the customer. */
  readonly own: number
}

export type PromoCodeStore = {
  /** False when there is such a code already. */
  add(promo: PromoCode, at: Date): Promise<boolean>
  find(code: string): Promise<PromoCode | undefined>
  /** The same inside a transaction: until it ends no other request counts the uses of this code. */
  lock(code: string): Promise<PromoCode | undefined>
  /**
   * How often a code counts as used for a customer who orders with it. Orders that were refunded or had nothing taken off do
   * not count, nor does the order `except`.
   */
  uses(code: string, of: { readonly userId: number; readonly except?: number }): Promise<PromoCodeUses>
  /** Before an account is deleted: its paid orders go on counting, without a word of whose they were. */
  forgetCustomer(userId: number): Promise<void>
  /** By code, each with the number of paid orders it was used for. */
  list(): Promise<(PromoCode & { readonly paidOrders: number })[]>
  /** From now on it takes nothing off. False when there is no such code. */
  end(code: string, at: Date): Promise<boolean>
  /** Who pays for the will of a customer who registered with a code; undefined when the customer pays. */
  sponsorOf(userId: number): Promise<string | undefined>
}

type Row = {
  code: string
  kind: string
  amount: number
  funder: string
  starts_at: string
  ends_at: string | null
  use_limit: number | null
  person_limit: number | null
  products: string | null
  scope: string
}

const productIds: readonly ProductId[] = products.map(({ id }) => id)

const productsIn = (json: string | null): ProductId[] | undefined =>
  json === null ? undefined : stringsIn(json).filter((id) => includes(productIds, id))

type Count = number | string | bigint

const discountOf = ({ kind, amount }: Row): Discount => (kind === 'percent' ? { percent: amount } : { pence: amount })

const promoOf = (row: Row): PromoCode => ({
  code: row.code,
  funder: row.funder,
  discount: discountOf(row),
  scope: row.scope === 'registration' ? 'registration' : 'checkout',
  startsAt: new Date(row.starts_at),
  endsAt: row.ends_at === null ? undefined : new Date(row.ends_at),
  useLimit: row.use_limit ?? undefined,
  personLimit: row.person_limit ?? undefined,
  ...(row.products !== null && { products: productsIn(row.products) }),
})

/** Money of the customer or the funder was taken, and is not on its way back. */
const countsAsUsed = ['paid', 'disputed', 'lost'] as const

/** The orders that used a code up. */
export const usedBy = (db: Database) =>
  db
    .selectFrom('orders')
    .where('orders.promo_code', 'is not', null)
    .where('orders.state', 'in', countsAsUsed)
    .where('orders.refund_reason', 'is', null)
    .whereRef('orders.total', '<', 'orders.list_price')

export const createPromoCodeStore = (db: Database): PromoCodeStore => ({
  add: async ({ code, funder, discount, products: reduced, scope, startsAt, endsAt, useLimit, personLimit }, at) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('promo_codes')
      .values({
        code,
        kind: 'percent' in discount ? 'percent' : 'pence',
        amount: 'percent' in discount ? discount.percent : discount.pence,
        funder,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt?.toISOString() ?? null,
        use_limit: useLimit ?? null,
        person_limit: personLimit ?? null,
        products: reduced ? JSON.stringify(reduced) : null,
        forgotten_uses: 0,
        created_at: at.toISOString(),
        scope,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  find: async (code) => {
    const row = await db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()
    return row && promoOf(row)
  },

  lock: async (code) => {
    const row = await db
      .updateTable('promo_codes')
      .set((promo) => ({ code: promo.ref('code') }))
      .where('code', '=', code)
      .returningAll()
      .executeTakeFirst()
    return row && promoOf(row)
  },

  uses: async (code, { userId, except = 0 }) => {
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
    const { forgotten_uses } = await db
      .selectFrom('promo_codes')
      .select('forgotten_uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return { all: Number(used.all) + Number(held.customers) + forgotten_uses, own: Number(used.own ?? 0) }
  },

  forgetCustomer: async (userId) => {
    const used = await usedBy(db)
      .select(['promo_code', (count) => count.fn.countAll<Count>().as('uses')])
      .where('user_id', '=', userId)
      .groupBy('promo_code')
      .execute()
    for (const { promo_code, uses } of used)
      await db
        .updateTable('promo_codes')
        .set((promo) => ({ forgotten_uses: promo('forgotten_uses', '+', Number(uses)) }))
        .where('code', '=', promo_code)
        .execute()
  },

  list: async () => {
    const rows = await db.selectFrom('promo_codes').selectAll().orderBy('code').execute()
    const used = await usedBy(db)
      .select(['promo_code', (count) => count.fn.countAll<Count>().as('uses')])
      .groupBy('promo_code')
      .execute()
    const usesOf = (code: string): number => Number(used.find(({ promo_code }) => promo_code === code)?.uses ?? 0)
    return rows.map((row) => ({ ...promoOf(row), paidOrders: usesOf(row.code) + row.forgotten_uses }))
  },

  end: async (code, at) => {
    const { numUpdatedRows } = await db
      .updateTable('promo_codes')
      .set({ ends_at: at.toISOString() })
      .where('code', '=', code)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  sponsorOf: async (userId) => {
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
})
