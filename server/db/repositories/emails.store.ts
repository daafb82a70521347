import { sql } from 'kysely'
import { EMAIL_CODE_TRIES } from '#core/constants.ts'
import type { Database } from '../database.ts'
import { above, atMost, below, more, type RecordOf, records } from '../records.ts'

/** A change of address that was asked for. Times are milliseconds since 1970. */
export type EmailChange = RecordOf<'email_changes'>

type Asked = {
  readonly email: string
  /** Of the link that goes to the new address. */
  readonly tokenHash: string
  /** Of the link that goes to the old address. */
  readonly oldTokenHash: string
  readonly at: number
  /** When the link to the new address stops working. */
  readonly expiresAt: number
}

const MAX_AT_ONCE = 100

/** Changes of address that wait, by the hash of the token in either link. */
export const createEmailChangeStore = (db: Database) => {
  const changes = records(db, 'email_changes')
  return {
    /** Replaces whatever the owner asked for before. */
    ask: async (userId: number, { at: askedAt, ...asked }: Asked): Promise<void> => {
      await changes.remove({ userId })
      await changes.add({ userId, askedAt, ...asked })
    },
    /** What the owner waits for. */
    waiting: (userId: number, now: number) => changes.first({ userId, expiresAt: above(now) }),
    /**
     * The new mailbox has confirmed: the address changes at `dueAt`, or now when the old one has agreed. A second time changes
     * nothing. The row stays until `keptUntil`. Undefined when the link does not work, or no longer.
     */
    confirm: async (tokenHash: string, now: number, dueAt: number, keptUntil: number) => {
      const living = { tokenHash, expiresAt: above(now) }
      const due = sql<number>`coalesce(approved_at, ${dueAt})`
      await changes.change({ ...living, dueAt: undefined }, { dueAt: due, expiresAt: keptUntil })
      return changes.first(living)
    },
    /** The old mailbox has agreed: a confirmed change is due now. Undefined when the link does not work, or no longer. */
    approve: async (oldTokenHash: string, now: number): Promise<EmailChange | undefined> => {
      const due = sql<number>`case when due_at > ${now} then ${now} else due_at end`
      const living = { oldTokenHash, expiresAt: above(now) }
      return (await changes.changed(living, { approvedAt: now, dueAt: due }))[0]
    },
    /** The old mailbox stops the change. Whose it was; undefined when the link does not work, or no longer. */
    stop: async (oldTokenHash: string) => (await changes.take({ oldTokenHash }))[0]?.userId,
    /** Ends what the owner asked for. False when nothing waits. */
    cancel: async (userId: number): Promise<boolean> => (await changes.remove({ userId })) > 0,
    /** The owners of changes that are due. */
    due: async (now: number) =>
      (await changes.all({ dueAt: atMost(now) }, { by: 'dueAt', most: MAX_AT_ONCE })).map(({ userId }) => userId),
    /** Takes a change that is due, once. */
    take: async (userId: number, now: number) => (await changes.take({ userId, dueAt: atMost(now) }))[0],
  }
}

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
