import type { Database } from '../database.ts'

/** Emails that wait to be confirmed, by the hash of the token in the link. Times are milliseconds since 1970. */
export type EmailChanges = {
  /** Replaces whatever the owner asked for before. */
  ask(userId: number, tokenHash: string, email: string, expiresAt: number): Promise<void>
  /** What the owner waits for. */
  waiting(userId: number, now: number): Promise<string | undefined>
  /** Uses the link up. Undefined when it does not work, or no longer. */
  take(tokenHash: string, now: number): Promise<{ readonly userId: number; readonly email: string } | undefined>
}

export const emailChangesIn = (db: Database): EmailChanges => ({
  ask: async (userId, tokenHash, email, expiresAt) => {
    await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
    await db
      .insertInto('email_changes')
      .values({ token_hash: tokenHash, user_id: userId, email, expires_at: expiresAt })
      .execute()
  },

  waiting: async (userId, now) => {
    const row = await db
      .selectFrom('email_changes')
      .select('email')
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.email
  },

  take: async (tokenHash, now) => {
    const taken = await db
      .deleteFrom('email_changes')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning(['user_id', 'email'])
      .executeTakeFirst()
    return taken && { userId: taken.user_id, email: taken.email }
  },
})
