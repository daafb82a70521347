import type { Database } from '../store/database.ts'

/** Sessions by the hash of their token. Times are milliseconds since 1970. */
export type Sessions = {
  open(userId: number, tokenHash: string, at: Date, expiresAt: number): Promise<void>
  /** Whose session it is, if it has not ended. */
  userOf(tokenHash: string, now: number): Promise<number | undefined>
  close(tokenHash: string): Promise<void>
  /** Ends every session of a user. */
  closeAll(userId: number): Promise<void>
}

export const sessionsIn = (db: Database): Sessions => ({
  open: async (userId, tokenHash, at, expiresAt) => {
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', at.getTime()).execute()
    await db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt, created_at: at.toISOString() })
      .execute()
  },

  userOf: async (tokenHash, now) => {
    const row = await db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.user_id
  },

  close: async (tokenHash) => {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  },

  closeAll: async (userId) => {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  },
})
