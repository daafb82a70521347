import type { Database } from '../database.ts'

export type Purpose = 'add' | 'log in'

/** What somebody's passkey has still to sign, by the hash of the ticket they were given. Times are milliseconds since 1970. */
export type Challenges = {
  add(
    userId: number,
    ticketHash: string,
    purpose: Purpose,
    challenge: string,
    expiresAt: number,
    now: number,
  ): Promise<void>
  /** Counts a try. Undefined when there is no such ticket, it is too old, or was tried `maxTries` times. */
  attempt(
    ticketHash: string,
    purpose: Purpose,
    now: number,
    maxTries: number,
  ): Promise<{ readonly userId: number; readonly challenge: string } | undefined>
  /** True once: it has been answered. */
  done(ticketHash: string): Promise<boolean>
}

export const challengesIn = (db: Database): Challenges => ({
  add: async (userId, ticketHash, purpose, challenge, expiresAt, now) => {
    await db.deleteFrom('challenges').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
    await db
      .insertInto('challenges')
      .values({ ticket_hash: ticketHash, user_id: userId, purpose, challenge, tries: 0, expires_at: expiresAt })
      .execute()
  },

  attempt: async (ticketHash, purpose, now, maxTries) => {
    const row = await db
      .updateTable('challenges')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('ticket_hash', '=', ticketHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .where('tries', '<', maxTries)
      .returning(['user_id', 'challenge'])
      .executeTakeFirst()
    return row && { userId: row.user_id, challenge: row.challenge }
  },

  done: async (ticketHash) => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('ticket_hash', '=', ticketHash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
