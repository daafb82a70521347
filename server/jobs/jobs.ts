import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { createServiceStateStore, JobStore } from '../db/repositories/service.store.ts'
import type { Clock, Elapsed } from '../platform/clock.ts'
import { redact } from '../platform/errors.ts'
import type { Metric } from '../platform/metrics.ts'
import { inSpan } from '../platform/tracing.ts'

/** Milliseconds between two looks for work that is due. */
const LOOK_EVERY_MS = 5000
/** How long a process that stopped without a word holds up the work that it was at. */
const CLAIM_MS = 60_000
const FIRST_WAIT_MS = 10_000

/** Work, and the milliseconds from one run to the next. The name is a key of the database. */
export type Job = {
  readonly name: string
  readonly every: number
  /** When it is due first; after its period where it does not matter. */
  readonly first?: (now: Date) => number
  readonly run: () => Promise<unknown>
}

/** Milliseconds until a run is tried again that has failed so often in a row: twice as long each time, up to its period. */
export const waitAfter = (failures: number, every: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), every)

/**
 * Does each job once a period, however many processes share the database. A claim that is kept while the work goes on holds the others
 * off; that of a process which died ends by itself, and another does the work.
 */
export const createJobs = (
  jobs: readonly Job[],
  { store, clock, log }: { store: JobStore; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
) => {
  const running = new Map<string, Promise<void>>()
  let stopped = false
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> = Promise.resolve()

  const run = async ({ name, every, run: work }: Job, failures: number): Promise<void> => {
    const begun = clock().getTime()
    const held = setInterval(() => {
      store.keep(name, clock().getTime() + CLAIM_MS).catch(() => undefined)
    }, CLAIM_MS / 3).unref()
    try {
      await inSpan(`job: ${name}`, async () => work())
      await store.done(name, clock(), begun + every)
    } catch (error) {
      log.error({ what: name, failures: failures + 1, error: redact(error) }, 'job failed')
      await store.failed(name, clock().getTime() + waitAfter(failures + 1, every))
    } finally {
      clearInterval(held)
    }
  }

  const begin = async (): Promise<void> => {
    while (!stopped) {
      const free = jobs.filter(({ name }) => !running.has(name)).map(({ name }) => name)
      const now = clock().getTime()
      const claimed = free.length > 0 ? await store.claim(free, now, now + CLAIM_MS) : undefined
      const job = jobs.find(({ name }) => name === claimed?.name)
      if (!job || !claimed) return
      const work = run(job, claimed.failures)
        .catch((error: unknown) => log.error({ what: job.name, error: redact(error) }, 'unexpected'))
        .finally(() => running.delete(job.name))
      running.set(job.name, work)
    }
  }

  const add = () => store.add(jobs, clock().getTime())

  const look = (): void => {
    // The database may be away for a while; the work is still due when it is back.
    looking = looking
      .then(add)
      .then(begin)
      .catch((error: unknown) => log.error({ what: 'jobs', error: redact(error) }, 'unexpected'))
  }

  return {
    /** Does what is due and no other process is at. Ends when nothing is left. */
    runDue: async (): Promise<void> => {
      await add()
      await begin()
      await Promise.all(running.values())
    },
    /** Looks every few seconds for what is due. */
    start: (): void => {
      look()
      timer = setInterval(look, LOOK_EVERY_MS).unref()
    },
    /** Begins nothing more, and waits for what is being done. */
    stop: async (): Promise<void> => {
      stopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}

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
