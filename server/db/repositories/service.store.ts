import { type MoneyWait, waitsFor } from '#core/catalogue/order.ts'
import type { Database } from '../database.ts'
import { among, atMost, below, more, not, records } from '../records.ts'
import { owed, unsettled } from './orders.store.ts'

/** Money that has still to come, or to go back. */
export type WaitingMoney = { readonly orderId: number; readonly what: MoneyWait; readonly since: Date }

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
        { and: (is) => is.or([is('state', 'in', ['pending', 'disputed']), owed(is), unsettled(is)]) },
        { by: 'createdAt', most },
      )
      return waiting.flatMap((order) => {
        const what = waitsFor(order, true)
        return what === undefined ? [] : [{ orderId: order.id, what, since: order.disputedAt ?? order.createdAt }]
      })
    },
  }
}

/** Work that is done every so often. Numbers are milliseconds since 1970. */
export type JobStore = ReturnType<typeof createJobStore>

type NewJob = { readonly name: string; readonly every: number; readonly first?: (now: Date) => number }

export const createJobStore = (db: Database) => {
  const jobs = records(db, 'jobs')
  return {
    all: () => jobs.all({}, { by: 'name' }),
    /** Those that are new here are due first when they say, or after their period. */
    add: async (all: readonly NewJob[], now: number): Promise<void> => {
      const known = new Set((await jobs.all({})).map(({ name }) => name))
      for (const { name, every, first } of all.filter((job) => !known.has(job.name)))
        await jobs.addNew({ name, dueAt: first?.(new Date(now)) ?? now + every, claimedUntil: 0, failures: 0 }, 'name')
    },
    /** Claims the one of these that is due longest. No other process gets it before `until`, even if this one stops. */
    claim: (names: readonly string[], now: number, until: number) =>
      jobs.claim({ name: among(names) }, now, { claimedUntil: until }),
    keep: (name: string, until: number) => jobs.change({ name }, { claimedUntil: until }),
    done: (name: string, doneAt: Date, dueAt: number) =>
      jobs.change({ name }, { dueAt, claimedUntil: 0, doneAt, failures: 0 }),
    failed: (name: string, dueAt: number) =>
      jobs.change({ name }, { dueAt, claimedUntil: 0, failures: more('failures') }),
  }
}

/** What the proof of work needs to be the same in every process. Times are milliseconds since 1970. */
export type ProofOfWorkStore = ReturnType<typeof createProofOfWorkStore>

export const createProofOfWorkStore = (db: Database) => {
  const keys = records(db, 'proof_of_work_keys')
  const spent = records(db, 'spent_proofs_of_work')
  return {
    /** The key that challenges are signed with: `fresh` when there is none yet. */
    key: async (fresh: string): Promise<string> => {
      const name = 'proof of work'
      const { key = fresh } = (await keys.addNew({ name, key: fresh }, 'name')) ?? (await keys.first({ name })) ?? {}
      return key
    },
    /** True once for a signature. */
    spend: async (signature: string, expiresAt: number, now: number): Promise<boolean> => {
      await spent.remove({ expiresAt: atMost(now) })
      return (await spent.addNew({ signature, expiresAt }, 'signature')) !== undefined
    },
  }
}
