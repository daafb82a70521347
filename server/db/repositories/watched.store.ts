import type { Database } from '../database.ts'

export type WatchedCustomer = { readonly id: number; readonly name: string; readonly email: string }

/** The customers whose wills are watched: what they paid for is theirs, and mail is known to reach them. */
export type WatchedStore = {
  /** At most `most` of them with an id above `after`, by their ids. */
  after(after: number, most: number): Promise<WatchedCustomer[]>
}

export const createWatchedStore = (db: Database): WatchedStore => ({
  after: (after, most) =>
    db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.email'])
      .where('users.id', '>', after)
      .where('users.email_verified_at', 'is not', null)
      .where('users.locked_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('entitlements')
            .select('entitlements.order_id')
            .whereRef('entitlements.user_id', '=', 'users.id')
            .where('entitlements.product', 'in', ['will', 'mirror'])
            .where('entitlements.revoked_at', 'is', null),
        ),
      )
      .orderBy('users.id')
      .limit(most)
      .execute(),
})
