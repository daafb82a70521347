import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { above, atMost, type RecordOf, records } from '../records.ts'

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
