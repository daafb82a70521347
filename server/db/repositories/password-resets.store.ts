import type { Database } from '../database.ts'

/** Links for a new password, by the hash of their token. Times are milliseconds since 1970. */
export type PasswordResetStore = {
  add(userId: number, tokenHash: string, at: Date, expiresAt: number): Promise<void>
  /** The number of a customer's links that still work. Deletes the others. */
  living(userId: number, now: number): Promise<number>
  /** Whose link it is, if it still works. */
  userOf(tokenHash: string, now: number): Promise<number | undefined>
  /** Ends every link of a customer. */
  endAll(userId: number): Promise<void>
  /** Uses the link up, and every other of the same person. Undefined when it does not work, or no longer. */
  take(tokenHash: string, now: number): Promise<number | undefined>
}

export const createPasswordResetStore = (db: Database): PasswordResetStore => {
  const userOf: PasswordResetStore['userOf'] = async (tokenHash, now) => {
    const row = await db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.user_id
  }

  return {
    add: async (userId, tokenHash, at, expiresAt) => {
      await db
        .insertInto('password_resets')
        .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt, created_at: at.toISOString() })
        .execute()
    },

    living: async (userId, now) => {
      await db.deleteFrom('password_resets').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
      const { count } = await db
        .selectFrom('password_resets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    userOf,

    endAll: async (userId) => {
      await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    },

    take: async (tokenHash, now) => {
      const taken = await db
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst()
      if (taken) await db.deleteFrom('password_resets').where('user_id', '=', taken.user_id).execute()
      return taken?.user_id
    },
  }
}
