import type { JobStore } from '../db/repositories/jobs.store.ts'
import type { createServiceStateStore } from '../db/repositories/service-state.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reading } from '../platform/metrics.ts'

type Deps = {
  readonly jobs: JobStore
  readonly state: ReturnType<typeof createServiceStateStore>
  readonly clock: Clock
}

/** What waits in the database, for the metrics: numbers alone. Each process tells the same of it. */
export const readingsOf = ({ jobs, state, clock }: Deps) => {
  const secondsSince = (since = clock().getTime()): number => Math.max(0, (clock().getTime() - since) / 1000)
  const mail = () => state.mail(clock())
  return {
    heirloom_mails_waiting: {
      help: 'Mails that are due and have not been handed over',
      read: async () => ({ all: (await mail()).late }),
    },
    heirloom_mail_oldest_seconds: {
      help: 'Seconds since the first of them was due',
      read: async () => ({ all: secondsSince((await mail()).since) }),
    },
    heirloom_mails_failed: {
      help: 'Mails that were given up',
      read: async () => ({ all: (await mail()).failed }),
    },
    heirloom_job_late_seconds: {
      help: 'Seconds since a job was due',
      label: 'job',
      read: async () => Object.fromEntries((await jobs.all()).map(({ name, dueAt }) => [name, secondsSince(dueAt)])),
    },
    heirloom_job_failures: {
      help: 'Runs of a job that failed since one that did not',
      label: 'job',
      read: async () => Object.fromEntries((await jobs.all()).map(({ name, failures }) => [name, failures])),
    },
  } satisfies Readonly<Record<`heirloom_${string}`, Reading>>
}
