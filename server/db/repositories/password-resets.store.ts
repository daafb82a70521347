import { DAY_MS } from '#core/text/dates.ts'
import type { Database } from '../database.ts'

/** Links for a new password, by the hash of their token. Times are milliseconds since 1970. */
export type PasswordResetStore = {
  add(userId: number, tokenHash: string, at: Date, expiresAt: number): Promise<void>
  /** The number of a customer's links that still work, and of all that were added in the last day and not taken. */
  count(userId: number, now: number): Promise<{ readonly living: number; readonly today: number }>
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

    count: async (userId, now) => {
      const dayAgo = now - DAY_MS
      await db
        .deleteFrom('password_resets')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', now)
        .where('created_at', '<=', new Date(dayAgo).toISOString())
        .execute()
      const links = await db
        .selectFrom('password_resets')
        .select(['expires_at', 'created_at'])
        .where('user_id', '=', userId)
        .execute()
      return {
        living: links.filter(({ expires_at }) => Number(expires_at) > now).length,
        today: links.filter(({ created_at }) => Date.parse(created_at) > dayAgo).length,
      }
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
