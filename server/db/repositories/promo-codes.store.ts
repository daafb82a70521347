import type { Discount, Promo, PromoScope } from '#core/catalogue/promo.ts'
import type { Database } from '../database.ts'

export type PromoCode = Promo & {
  readonly scope: PromoScope
  readonly startsAt: Date
  readonly endsAt: Date | undefined
  /** Orders, in all. */
  readonly useLimit: number | undefined
}

export type PromoCodeStore = {
  /** False when there is such a code already. */
  add(promo: PromoCode, at: Date): Promise<boolean>
  find(code: string): Promise<PromoCode | undefined>
  /** The same inside a transaction: until it ends no other request counts the uses of this code. */
  lock(code: string): Promise<PromoCode | undefined>
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
  scope: string
}

const discountOf = ({ kind, amount }: Row): Discount => (kind === 'percent' ? { percent: amount } : { pence: amount })

const promoOf = (row: Row): PromoCode => ({
  code: row.code,
  funder: row.funder,
  discount: discountOf(row),
  scope: row.scope === 'registration' ? 'registration' : 'checkout',
  startsAt: new Date(row.starts_at),
  endsAt: row.ends_at === null ? undefined : new Date(row.ends_at),
  useLimit: row.use_limit ?? undefined,
})

export const createPromoCodeStore = (db: Database): PromoCodeStore => ({
  add: async ({ code, funder, discount, scope, startsAt, endsAt, useLimit }, at) => {
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

  list: async () => {
    const rows = await db.selectFrom('promo_codes').selectAll().orderBy('code').execute()
    const used = await db
      .selectFrom('orders')
      .select(['promo_code', (count) => count.fn.countAll<number | string | bigint>().as('uses')])
      .where('state', '=', 'paid')
      .where('promo_code', 'is not', null)
      .groupBy('promo_code')
      .execute()
    const usesOf = (code: string): number => Number(used.find(({ promo_code }) => promo_code === code)?.uses ?? 0)
    return rows.map((row) => ({ ...promoOf(row), paidOrders: usesOf(row.code) }))
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
