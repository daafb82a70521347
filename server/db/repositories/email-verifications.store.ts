import { EMAIL_CODE_TRIES } from '#core/constants.ts'
import type { Database } from '../database.ts'

/** What one mail holds: a link, and six digits for those who read mail elsewhere. By their hashes. */
export type EmailVerification = { readonly tokenHash: string; readonly codeHash: string }

/** Codes and links that verify an address. Times are milliseconds since 1970. */
export type EmailVerificationStore = {
  /** The codes of earlier mails stop working; their links go on. */
  add(userId: number, verification: EmailVerification, at: number, expiresAt: number): Promise<void>
  /** The number of mails since a moment. */
  sentSince(userId: number, moment: number): Promise<number>
  /** Counts a guess at the newest code, and gives what it is compared with. Undefined when no code works. */
  attempt(userId: number, now: number): Promise<EmailVerification | undefined>
  /** Uses up the code of a mail whose link works, and says whose it is. The link may be opened again. */
  use(tokenHash: string, now: number): Promise<number | undefined>
  /** Whose link it is, if it works. */
  userOf(tokenHash: string, now: number): Promise<number | undefined>
  /** Ends every code and link of a customer. That they were sent still counts. */
  endAll(userId: number, now: number): Promise<void>
}

export const createEmailVerificationStore = (db: Database): EmailVerificationStore => ({
  add: async (userId, { tokenHash, codeHash }, at, expiresAt) => {
    await db.updateTable('email_verifications').set({ tries: EMAIL_CODE_TRIES }).where('user_id', '=', userId).execute()
    await db
      .insertInto('email_verifications')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        code_hash: codeHash,
        tries: 0,
        sent_at: at,
        expires_at: expiresAt,
      })
      .execute()
  },

  sentSince: async (userId, moment) => {
    const { count } = await db
      .selectFrom('email_verifications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('sent_at', '>', moment)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  attempt: async (userId, now) => {
    const row = await db
      .updateTable('email_verifications')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', EMAIL_CODE_TRIES)
      .where('expires_at', '>', now)
      .returning(['token_hash', 'code_hash'])
      .executeTakeFirst()
    return row && { tokenHash: row.token_hash, codeHash: row.code_hash }
  },

  use: async (tokenHash, now) => {
    const row = await db
      .updateTable('email_verifications')
      .set({ tries: EMAIL_CODE_TRIES })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    return row?.user_id
  },

  userOf: async (tokenHash, now) => {
    const row = await db
      .selectFrom('email_verifications')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.user_id
  },

  endAll: async (userId, now) => {
    await db
      .updateTable('email_verifications')
      .set({ expires_at: now })
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .execute()
  },
})
