import type { Database } from '../database.ts'
import { below, not, records } from '../records.ts'

/** Money that has still to come, or to go back. */
export type WaitingMoney = {
  readonly orderId: number
  readonly what: 'payment' | 'refund' | 'dispute'
  readonly since: Date
}

/** How the service stands, in counts. */
export const createServiceStateStore = (db: Database) => {
  const outbox = records(db, 'mail_outbox')
  return {
    /**
     * Mail that was written before then and has not been handed over, since when the first of it waits, and mail that was given up. Not
     * by when it is tried next: that moves on with each try of a server that is away.
     */
    mail: async (writtenBefore: Date) => {
      const late = { failedAt: undefined, createdAt: below(writtenBefore) }
      return {
        late: await outbox.count(late),
        since: (await outbox.first(late, { by: 'createdAt', only: ['createdAt'] }))?.createdAt,
        failed: await outbox.count({ failedAt: not(undefined) }),
      }
    },
    /** Mail that was given up, by its kind. */
    givenUp: async () => {
      const failed = await outbox.all({ failedAt: not(undefined) }, { by: 'failedAt', only: ['kind', 'failedAt'] })
      return [...Map.groupBy(failed, ({ kind }) => kind)].map(([kind, mails]) => ({
        kind,
        count: mails.length,
        last: mails.at(-1)?.failedAt ?? new Date(0),
      }))
    },
    /** Longest first. Orders that were begun and left are not waited for. */
    money: async (most: number): Promise<WaitingMoney[]> => {
      const waiting = await records(db, 'orders').all(
        {
          and: (is) =>
            is.or([
              is('state', 'in', ['pending', 'disputed']),
              is.and([is('state', '=', 'paid'), is('refund_reason', 'is not', null)]),
            ]),
        },
        { by: 'createdAt', most },
      )
      return waiting.map(({ id, state, createdAt, disputedAt }) => ({
        orderId: id,
        what: state === 'disputed' ? 'dispute' : state === 'pending' ? 'payment' : 'refund',
        since: disputedAt ?? createdAt,
      }))
    },
  }
}
