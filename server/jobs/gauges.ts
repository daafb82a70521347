import { statfs } from 'node:fs/promises'
import type { createServiceStateStore, JobStore } from '../db/repositories/service.store.ts'
import type { Clock, Elapsed } from '../platform/clock.ts'
import type { Metric } from '../platform/metrics.ts'

type Deps = {
  readonly jobs: JobStore
  readonly state: ReturnType<typeof createServiceStateStore>
  readonly clock: Clock
  readonly elapsed: Elapsed
  /** Pieces of work that wait for each of its processes. */
  readonly workWaiting: () => Readonly<Record<string, number>>
  /** Mails that this process has handed over. */
  readonly sent: () => number
  /** Where this process writes. */
  readonly dataDir: string
}

/** What waits in the database, which each process tells the same of, and how this process stands, for the metrics: numbers alone. */
export const gaugesOf = ({ jobs, state, clock, elapsed, workWaiting, sent, dataDir }: Deps) => {
  const secondsSince = (since = clock().getTime()): number => Math.max(0, (clock().getTime() - since) / 1000)
  const mail = () => state.mail(clock())
  return {
    heirloom_database_answers: {
      help: '1 while the database answers, 0 while it does not',
      read: async () => ({
        all: await jobs
          .all()
          .then(() => 1)
          .catch(() => 0),
      }),
    },
    heirloom_database_seconds: {
      help: 'Seconds until the database answered a small question, with the wait for a connection',
      read: async () => {
        const asked = elapsed()
        await jobs.all()
        return { all: (elapsed() - asked) / 1000 }
      },
    },
    heirloom_work_waiting: {
      help: 'Documents, and other work apart, that wait for their process',
      label: 'name',
      read: async () => workWaiting(),
    },
    heirloom_disk_free_ratio: {
      help: 'The part of the disk of DATA_DIR that is free',
      read: async () => {
        const { bavail, blocks } = await statfs(dataDir)
        return { all: bavail / blocks }
      },
    },
    heirloom_mails_sent: { help: 'Mails that this process has handed over', read: async () => ({ all: sent() }) },
    heirloom_mails_waiting: {
      help: 'Mails that have not been handed over',
      read: async () => ({ all: (await mail()).late }),
    },
    heirloom_mail_oldest_seconds: {
      help: 'Seconds since the first of them was written',
      read: async () => ({ all: secondsSince((await mail()).since?.getTime()) }),
    },
    heirloom_mails_failed: { help: 'Mails that were given up', read: async () => ({ all: (await mail()).failed }) },
    heirloom_job_late_seconds: {
      help: 'Seconds since a job was due',
      label: 'name',
      read: async () => Object.fromEntries((await jobs.all()).map(({ name, dueAt }) => [name, secondsSince(dueAt)])),
    },
    heirloom_job_failures: {
      help: 'Runs of a job that failed since one that did not',
      label: 'name',
      read: async () => Object.fromEntries((await jobs.all()).map(({ name, failures }) => [name, failures])),
    },
  } satisfies Readonly<Record<`heirloom_${string}`, Metric>>
}
