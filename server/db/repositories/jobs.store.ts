import type { Database } from '../database.ts'
import { among, more, records } from '../records.ts'

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
