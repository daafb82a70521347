import { Tinypool } from 'tinypool'
import { CannotPrint } from './cannot-print.ts'
import type { Printed } from './print-worker.ts'
import type { Print, Sheet } from './sheet.ts'

/** More documents wait than can be printed soon. Trying again later helps. */
export class PrinterBusy extends Error {
  override readonly name = 'PrinterBusy'
  constructor() {
    super('Too many documents are waiting to be printed. Try again in a minute.')
  }
}

/** A document was given up: its process ended twice, or it took too long. */
export class PrinterFailed extends Error {
  override readonly name = 'PrinterFailed'
  constructor(cause: unknown) {
    super('A document could not be printed: its process ended or took too long.', { cause })
  }
}

export class PrinterClosed extends Error {
  override readonly name = 'PrinterClosed'
  constructor() {
    super('The printer is closed, because the server is stopping.')
  }
}

export type Printer = {
  /**
   * Prints in another process, in order.
   * @throws CannotPrint as in this process, PrinterBusy, PrinterFailed, PrinterClosed.
   */
  readonly print: Print
  /** Takes no more, finishes what it has and ends its processes. */
  readonly close: () => Promise<void>
}

type Given = {
  readonly processes?: number
  /** How many documents it takes at once, those in hand included. */
  readonly most?: number
  /** Milliseconds that one may take, waiting included. */
  readonly patience?: number
  /** How many documents a process prints before it makes way for a new one. */
  readonly fresh?: number
  /** The module that a process runs. */
  readonly worker?: URL
}

const OURS = new URL('./print-worker.ts', import.meta.url)

// A process starts with about 190 MB, and the typesetter keeps some 0.2 MB of every document for good.
const defaults = { processes: 1, most: 200, patience: 30_000, fresh: 500, worker: OURS }

/** Processes that print, so that whoever asks can go on. The first starts with the first document. */
export const startPrinter = (given: Given = {}): Printer => {
  const { processes, most, patience, worker, fresh } = { ...defaults, ...given }
  const inHand = new Set<Promise<unknown>>()
  let pool: Tinypool | undefined
  let closed = false
  let printedSoFar = 0

  const start = () => {
    const started = new Tinypool({
      filename: worker.href,
      // Not threads: the memory that the typesetter never gives back goes with its process.
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: processes,
      maxThreads: processes,
    })
    // A process that ends while idle is replaced before the next document, so nobody has to be told.
    started.on('error', () => undefined)
    return started
  }

  const run = async (sheet: Sheet, signal: AbortSignal): Promise<Printed> => {
    pool ??= start()
    printedSoFar += 1
    if (printedSoFar % fresh === 0) await pool.recycleWorkers()
    return pool.run(sheet, { signal })
  }

  const printed = async (sheet: Sheet): Promise<Uint8Array> => {
    const signal = AbortSignal.timeout(patience)
    const result = await run(sheet, signal)
      .catch((cause: unknown) => {
        if (signal.aborted) throw cause
        return run(sheet, signal)
      })
      .catch((cause: unknown) => {
        throw new PrinterFailed(cause)
      })
    if (!result.ok) throw new CannotPrint(result.message, result.characters)
    return result.pdf
  }

  return {
    print: async (sheet) => {
      if (closed) throw new PrinterClosed()
      if (inHand.size >= most) throw new PrinterBusy()
      const job = printed(sheet)
      inHand.add(job)
      try {
        return await job
      } finally {
        inHand.delete(job)
      }
    },
    close: async () => {
      closed = true
      await Promise.allSettled(inHand)
      await pool?.destroy()
    },
  }
}
