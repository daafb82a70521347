import { sql } from 'kysely'
import { type Entitlement, entitlements } from '#core/catalogue/entitlements.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'

export type EntitlementStore = {
  /** Inside a transaction: until it ends no other request changes what this customer holds. */
  lock(userId: number): Promise<void>
  held(userId: number): Promise<Entitlement[]>
  /** What was held at this moment. */
  heldAt(userId: number, moment: Date): Promise<Entitlement[]>
  /** What of it was given at this moment or later. */
  heldSince(userId: number, moment: Date): Promise<Entitlement[]>
  /** The order that gave one of these, if it is still held. */
  orderOf(userId: number, products: readonly Entitlement[]): Promise<number | undefined>
  /** Every order that gave one of these, as far as it is still held. */
  ordersOf(userId: number, products: readonly Entitlement[]): Promise<number[]>
  /** Whether the customer still holds anything that this order gave. */
  givesAnything(userId: number, orderId: number): Promise<boolean>
  /** Giving the same for the same order again changes nothing. */
  grant(userId: number, orderId: number, products: readonly Entitlement[], at: Date): Promise<void>
  /** Of what the order gave, one thing becomes another. What is not held stays as it is. */
  exchange(orderId: number, from: Entitlement, to: Entitlement): Promise<void>
  /** Takes one thing back of what the order gave. */
  revokeOne(orderId: number, product: Entitlement, at: Date): Promise<void>
  /** Takes back whatever the order gave. */
  revoke(orderId: number, at: Date): Promise<void>
  /** Gives back what was revoked at this moment. The number of things. */
  restore(orderId: number, revokedAt: Date): Promise<number>
}

const SEPARATOR = ','

/** What the owner of a will holds, in one value beside the row of the will. `heldIn` reads it. */
export const heldByOwner = (db: Database) =>
  db
    .selectFrom('entitlements')
    .where('entitlements.user_id', '=', sql.ref<number>('wills.user_id'))
    .where('revoked_at', 'is', null)
    .select(({ fn }) =>
      fn
        .agg<string | null>(isPostgres(db) ? 'string_agg' : 'group_concat', ['product', sql.lit(SEPARATOR)])
        .as('products'),
    )

const known = (products: readonly string[]): Entitlement[] =>
  products.filter((product) => includes(entitlements, product))

/** What `heldByOwner` found. */
export const heldIn = (products: string | null): Entitlement[] => known(products?.split(SEPARATOR) ?? [])

export const createEntitlementStore = (db: Database): EntitlementStore => {
  const of = (userId: number) =>
    db.selectFrom('entitlements').where('user_id', '=', userId).where('revoked_at', 'is', null)

  const productsOf = (rows: readonly { product: string }[]): Entitlement[] => known(rows.map(({ product }) => product))

  return {
    // A change that changes nothing is a lock in every database.
    lock: async (userId) => {
      await db
        .updateTable('users')
        .set((user) => ({ email_key: user.ref('email_key') }))
        .where('id', '=', userId)
        .execute()
    },

    held: async (userId) =>
      productsOf(await of(userId).select('product').orderBy('granted_at').orderBy('product').execute()),

    heldAt: async (userId, moment) => {
      const at = moment.toISOString()
      return productsOf(
        await db
          .selectFrom('entitlements')
          .where('user_id', '=', userId)
          .where('granted_at', '<=', at)
          .where(({ or, eb }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>', at)]))
          .select('product')
          .orderBy('granted_at')
          .orderBy('product')
          .execute(),
      )
    },

    heldSince: async (userId, moment) =>
      productsOf(
        await of(userId)
          .where('granted_at', '>=', moment.toISOString())
          .select('product')
          .orderBy('granted_at')
          .orderBy('product')
          .execute(),
      ),

    orderOf: async (userId, products) => {
      const row = await of(userId)
        .where('product', 'in', products)
        .select('order_id')
        .orderBy('order_id')
        .executeTakeFirst()
      return row?.order_id
    },

    ordersOf: async (userId, products) => {
      // PostgreSQL refuses an empty list.
      if (products.length === 0) return []
      const rows = await of(userId).where('product', 'in', products).select('order_id').distinct().execute()
      return rows.map(({ order_id }) => order_id)
    },

    givesAnything: async (userId, orderId) =>
      (await of(userId).where('order_id', '=', orderId).select('product').executeTakeFirst()) !== undefined,

    grant: async (userId, orderId, products, at) => {
      if (products.length === 0) return
      const granted_at = at.toISOString()
      await db
        .insertInto('entitlements')
        .values(
          products.map((product) => ({ user_id: userId, product, order_id: orderId, granted_at, revoked_at: null })),
        )
        .onConflict((conflict) => conflict.columns(['order_id', 'product']).doNothing())
        .execute()
    },

    exchange: async (orderId, from, to) => {
      await db
        .updateTable('entitlements')
        .set({ product: to })
        .where('order_id', '=', orderId)
        .where('product', '=', from)
        .where('revoked_at', 'is', null)
        .execute()
    },

    revokeOne: async (orderId, product, at) => {
      await db
        .updateTable('entitlements')
        .set({ revoked_at: at.toISOString() })
        .where('order_id', '=', orderId)
        .where('product', '=', product)
        .where('revoked_at', 'is', null)
        .execute()
    },

    restore: async (orderId, revokedAt) => {
      const { numUpdatedRows } = await db
        .updateTable('entitlements')
        .set({ revoked_at: null })
        .where('order_id', '=', orderId)
        .where('revoked_at', '=', revokedAt.toISOString())
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    revoke: async (orderId, at) => {
      await db
        .updateTable('entitlements')
        .set({ revoked_at: at.toISOString() })
        .where('order_id', '=', orderId)
        .where('revoked_at', 'is', null)
        .execute()
    },
  }
}
