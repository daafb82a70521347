import { EMAIL_CODE_TRIES } from '#core/constants.ts'
import type { Database } from '../database.ts'
import { above, below, more, type RecordOf, records } from '../records.ts'

/** What one mail holds: a link, and six digits for those who read mail elsewhere. By their hashes. */
export type EmailVerification = RecordOf<'email_verifications', 'tokenHash' | 'codeHash'>

/** Codes and links that verify an address. Times are milliseconds since 1970. */
export const createEmailVerificationStore = (db: Database) => {
  const verifications = records(db, 'email_verifications')
  return {
    /** The codes of earlier mails stop working; their links go on. */
    add: async (userId: number, hashes: EmailVerification, at: number, expiresAt: number): Promise<void> => {
      await verifications.change({ userId }, { tries: EMAIL_CODE_TRIES })
      await verifications.add({ ...hashes, userId, tries: 0, sentAt: at, expiresAt })
    },
    /** The number of mails since a moment. */
    sentSince: (userId: number, moment: number) => verifications.count({ userId, sentAt: above(moment) }),
    /** Counts a guess at the newest code, and gives what it is compared with. Undefined when no code works. */
    attempt: async (userId: number, now: number): Promise<EmailVerification | undefined> => {
      const working = { userId, tries: below(EMAIL_CODE_TRIES), expiresAt: above(now) }
      return (await verifications.changed(working, { tries: more('tries') }, ['tokenHash', 'codeHash']))[0]
    },
    /** Uses up the code of a mail whose link works, and says whose it is. The link may be opened again. */
    use: async (tokenHash: string, now: number) =>
      (await verifications.changed({ tokenHash, expiresAt: above(now) }, { tries: EMAIL_CODE_TRIES }))[0]?.userId,
    /** Whose link it is, if it works. */
    userOf: async (tokenHash: string, now: number) =>
      (await verifications.first({ tokenHash, expiresAt: above(now) }))?.userId,
    /** Ends every code and link of a customer. That they were sent still counts. */
    endAll: (userId: number, now: number) =>
      verifications.change({ userId, expiresAt: above(now) }, { expiresAt: now }),
  }
}
