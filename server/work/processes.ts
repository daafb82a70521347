import { Tinypool } from 'tinypool'
import { refusals } from '#words/en/refusals.ts'
import type { DocumentRenderer } from '../features/documents/render-pack.ts'
import { noteWorkApart } from '../platform/budget.ts'
import type { Elapsed } from '../platform/clock.ts'
import { Invalid, Unavailable } from '../platform/errors.ts'
import type { TaskName, Work } from './tasks.ts'
import type { Order, Outcome, WorkSettings } from './worker.ts'

/** A piece of work was given up: its process ended twice. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed'
  constructor(cause: unknown) {
    super('A piece of work was given up: its process ended.', { cause })
  }
}

const BUSY = refusals.weAreMakingManyDocuments
const CLOSED = refusals.weCannotMakeDocumentsFor

type Waiting = { readonly whose: number; readonly start: () => void; readonly giveUp: (error: Error) => void }

type Limits = {
  /** The most pieces of work that wait. */
  readonly mostWaiting: number
  /** Milliseconds that one may wait. */
  readonly longestWaitMs: number
}

/**
 * One piece of work at a time. Of those that wait, the next is of the account whose work has taken the least time since the queue
 * was last empty: who asks for much waits for those who ask for little, and not the other way round.
 */
export const createFairQueue = ({ mostWaiting, longestWaitMs }: Limits, elapsed: Elapsed) => {
  const waiting: Waiting[] = []
  const taken = new Map<number, number>()
  let busy = false

  const next = (): void => {
    if (busy) return
    if (waiting.length === 0) {
      taken.clear()
      return
    }
    const least = Math.min(...waiting.map(({ whose }) => taken.get(whose) ?? 0))
    const at = waiting.findIndex(({ whose }) => (taken.get(whose) ?? 0) === least)
    busy = true
    waiting.splice(at, 1)[0]?.start()
  }

  const myTurn = async (whose: number): Promise<void> => {
    if (waiting.length >= mostWaiting) throw new Unavailable(BUSY)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine: Waiting = { whose, start: resolve, giveUp: reject }
    waiting.push(mine)
    const timer = setTimeout(() => {
      const at = waiting.indexOf(mine)
      if (at < 0) return
      waiting.splice(at, 1)
      mine.giveUp(new Unavailable(BUSY))
    }, longestWaitMs)
    next()
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** Does the work when it is its turn. Rejects with Unavailable when too much waits, or it waited too long. */
    turn: async <T>(whose: number, work: () => Promise<T>): Promise<T> => {
      await myTurn(whose)
      const began = elapsed()
      try {
        return await work()
      } finally {
        taken.set(whose, (taken.get(whose) ?? 0) + elapsed() - began)
        busy = false
        next()
      }
    },
    /** How many pieces of work wait. */
    waiting: (): number => waiting.length,
  }
}

type Options = Partial<Limits> & {
  /** Milliseconds that a piece of work may take. */
  readonly timeoutMs?: number
  /** How many pieces of work a process does before a new one replaces it. */
  readonly workPerProcess?: number
  /** Milliseconds after which a process without work is ended. The next work starts a new one, in about a second. */
  readonly idleMs?: number
  /** The module that the process runs. */
  readonly worker?: URL
  readonly elapsed?: Elapsed
}

const WORKER = new URL('./worker.ts', import.meta.url)

// A process that prints takes more than 100 MB, and Typst never frees a part of the memory of each document.
const defaults = {
  mostWaiting: 200,
  longestWaitMs: 60_000,
  timeoutMs: 60_000,
  workPerProcess: 500,
  idleMs: 60_000,
  worker: WORKER,
  elapsed: () => performance.now(),
}

const resultOf = (outcome: Outcome): unknown => {
  if (outcome.ok) return outcome.result
  const { kind, message, errors } = outcome.refused
  throw kind === 'invalid' ? new Invalid(errors, message) : new Unavailable(message)
}

export type WorkProcess = ReturnType<typeof createWorkProcess>

/** Does work in a process of its own, so that the server goes on answering. It starts with the first work. */
export const createWorkProcess = (options: Options = {}) => {
  const { timeoutMs, workPerProcess, idleMs, worker, elapsed, ...limits } = { ...defaults, ...options }
  const queue = createFairQueue(limits, elapsed)
  const pending = new Set<Promise<unknown>>()
  let pool: Tinypool | undefined
  let closed = false
  let done = 0

  const start = () => {
    const started = new Tinypool({
      filename: worker.href,
      // Not threads: the memory that Typst never frees goes with its process.
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
    })
    // A process that dies while idle is replaced before the next work, so the error concerns no request.
    started.on('error', () => undefined)
    return started
  }

  const attempt = async (order: Order, signal: AbortSignal): Promise<Outcome> => {
    pool ??= start()
    done += 1
    if (done % workPerProcess === 0) await pool.recycleWorkers()
    return pool.run(order, { signal })
  }

  const twice = async (order: Order): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const began = elapsed()
    const outcome = await attempt(order, signal)
      .catch((cause: unknown) => {
        if (signal.aborted) throw cause
        return attempt(order, signal)
      })
      .catch((cause: unknown) => {
        // Its process did not live to say what it took.
        noteWorkApart(elapsed() - began)
        throw signal.aborted ? new Unavailable(BUSY) : new WorkFailed(cause)
      })
    noteWorkApart(outcome.took)
    return resultOf(outcome)
  }

  return {
    /**
     * Does the work in the other process. `whose` says for which account, so that none takes all the time.
     * @throws Invalid as the work does, Unavailable, WorkFailed.
     */
    run: async (whose: number, order: Order): Promise<unknown> => {
      if (closed) throw new Unavailable(CLOSED)
      const job = queue.turn(whose, () => twice(order))
      pending.add(job)
      try {
        return await job
      } finally {
        pending.delete(job)
      }
    },
    /** How many pieces of work wait for it. */
    waiting: queue.waiting,
    /** Refuses new work, finishes what it has and ends its process. */
    close: async (): Promise<void> => {
      closed = true
      await Promise.allSettled(pending)
      await pool?.destroy()
    },
  }
}

/** What prints, by whoever does the work: each file of a pack is a piece of work with a turn of its own. */
export const papersBy = (work: Work): DocumentRenderer => ({
  pack: async (...of) => {
    const made = await work.pack(...of)
    if (!made.ok) return made
    const [will] = of
    return { ok: true, pack: { ...made, file: (...file) => work.fileOfPack(will, of, ...file) } }
  },
  draft: work.draft,
  inPounds: work.inPounds,
  inWords: work.inWords,
  shown: work.shown,
  document: (document, whose = 0) => work.document(whose, document),
})

/** What prints has a process apart from the others: a long document keeps nobody's advice waiting. */
const printed: readonly TaskName[] = ['fileOfPack', 'draft', 'inPounds', 'shown', 'document', 'handOver']

/** Whose work it is: the first argument is a will, or its number. */
const whoseWork = ([first]: readonly unknown[]): number => {
  if (typeof first === 'number') return first
  return typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'number' ? first.id : 0
}

// Little memory, and asked for by a save or a click: it stays for a while, and is never replaced while it gathers a history.
const reckoning = { idleMs: 10 * 60_000, workPerProcess: Number.POSITIVE_INFINITY }

/** Where the tasks are done for the server: those that print in one process, all others in another. The processes start with their first work. */
export const startWork = (settings: WorkSettings) => {
  const [printer, reckoner] = [createWorkProcess(), createWorkProcess(reckoning)]
  const work = new Proxy({} as Work, {
    get:
      (_target, task: TaskName) =>
      (...given: readonly unknown[]) =>
        (printed.includes(task) ? printer : reckoner).run(whoseWork(given), { task, given, settings }),
  })
  return {
    work,
    papers: papersBy(work),
    /** How many pieces of work wait for each process. */
    waiting: (): { readonly printing: number; readonly others: number } => ({
      printing: printer.waiting(),
      others: reckoner.waiting(),
    }),
    close: async (): Promise<void> => {
      await Promise.all([printer.close(), reckoner.close()])
    },
  }
}
