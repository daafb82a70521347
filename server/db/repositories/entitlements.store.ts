import { sql } from 'kysely'
import { type Entitlement, entitlements } from '#core/catalogue/products.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { among, atLeast, atMost, records } from '../records.ts'

const SEPARATOR = ','

/** What was paid for first: the number of an order says nothing of its time. */
const FIRST = ['grantedAt', 'orderId'] as const

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

export type EntitlementStore = ReturnType<typeof createEntitlementStore>

export const createEntitlementStore = (db: Database) => {
  const given = records(db, 'entitlements')
  type Where = Parameters<typeof given.all>[0]
  const products = async (where: Where): Promise<Entitlement[]> =>
    known((await given.all(where, { by: ['grantedAt', 'product'] })).map(({ product }) => product))
  const revokedAt = undefined

  return {
    /** Inside a transaction: until it ends no other request changes what this customer holds. */
    lock: (userId: number) =>
      // A change that changes nothing is a lock in every database.
      records(db, 'users').change({ id: userId }, { emailKey: sql.ref<string>('email_key') }),
    held: (userId: number) => products({ userId, revokedAt }),
    /** What was held at this moment. */
    heldAt: (userId: number, moment: Date) => {
      const notYet: Where['and'] = (is) =>
        is.or([is('revoked_at', 'is', null), is('revoked_at', '>', moment.toISOString())])
      return products({ userId, grantedAt: atMost(moment), and: notYet })
    },
    /** What of it was given at this moment or later. */
    heldSince: (userId: number, moment: Date) => products({ userId, revokedAt, grantedAt: atLeast(moment) }),
    /** The order that gave one of these first, if it is still held. */
    orderOf: async (userId: number, of: readonly Entitlement[]) =>
      (await given.first({ userId, revokedAt, product: among(of) }, { by: FIRST }))?.orderId,
    /** Every order that gave one of these, as far as it is still held: what was paid for first stands first. */
    ordersOf: async (userId: number, of: readonly Entitlement[]): Promise<number[]> => {
      const rows = await given.all({ userId, revokedAt, product: among(of) }, { by: FIRST })
      return [...new Set(rows.map(({ orderId }) => orderId))]
    },
    /** Whether the customer still holds anything that this order gave. */
    givesAnything: async (userId: number, orderId: number): Promise<boolean> =>
      (await given.count({ userId, revokedAt, orderId })) > 0,
    /** Whether this order ever gave anything. */
    hasGiven: async (orderId: number): Promise<boolean> => (await given.count({ orderId })) > 0,
    /** Giving the same for the same order again changes nothing. */
    grant: async (userId: number, orderId: number, of: readonly Entitlement[], grantedAt: Date): Promise<void> => {
      for (const product of of) await given.addNew({ userId, product, orderId, grantedAt }, 'orderId', 'product')
    },
    /** Of what the order gave, one thing becomes another. What is not held stays as it is. In a transaction. */
    exchange: async (orderId: number, from: Entitlement, to: Entitlement): Promise<void> => {
      const one = { orderId, product: from, revokedAt }
      if ((await given.count(one)) === 0) return
      // An order gives a thing once. One that was given, as for a demonstration, may have both.
      await given.remove({ orderId, product: to })
      await given.change(one, { product: to })
    },
    /** Takes one thing back of what the order gave. */
    revokeOne: (orderId: number, product: Entitlement, at: Date) =>
      given.change({ orderId, product, revokedAt }, { revokedAt: at }),
    /** Takes back whatever the order gave. */
    revoke: (orderId: number, at: Date) => given.change({ orderId, revokedAt }, { revokedAt: at }),
    /** Gives back what was revoked at this moment. The number of things. */
    restore: (orderId: number, at: Date) => given.change({ orderId, revokedAt: at }, { revokedAt }),
  }
}
