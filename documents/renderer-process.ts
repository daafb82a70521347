import { Tinypool } from 'tinypool'
import type { PdfFile, Render, RenderInput } from './renderer.ts'
import { RenderError } from './unsupported-characters.ts'
import type { WorkerReply } from './worker.ts'

/** More documents are waiting than can be rendered soon, or one was given up because it took too long. Trying again later helps. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy'
  constructor(cause?: unknown) {
    super('We are making a lot of documents right now. Try again in a minute.', { cause })
  }
}

/** A document was given up: its process ended twice. */
export class RendererFailed extends Error {
  override readonly name = 'RendererFailed'
  constructor(cause: unknown) {
    super('A document could not be printed: its process ended.', { cause })
  }
}

/** The server is stopping. Another one, or this one when it has started again, renders. */
export class RendererClosed extends Error {
  override readonly name = 'RendererClosed'
  constructor() {
    super('We cannot make documents for a moment. Try again in a minute.')
  }
}

export type RendererProcess = {
  /**
   * Renders in another process, in the order of the calls.
   * @throws RenderError as in this process, RendererBusy, RendererFailed, RendererClosed.
   */
  readonly render: Render
  /** Refuses new documents, finishes those it has and ends its processes. */
  readonly close: () => Promise<void>
}

type Options = {
  readonly processes?: number
  /** The most documents that wait or are being rendered at once. */
  readonly maxQueued?: number
  /** Milliseconds that a document may take, waiting included. */
  readonly timeoutMs?: number
  /** How many documents a process renders before a new one replaces it. */
  readonly documentsPerProcess?: number
  /** Milliseconds after which a process without work is ended. The next document starts a new one, in about a second. */
  readonly idleMs?: number
  /** The module that a process runs. */
  readonly worker?: URL
}

const WORKER = new URL('./worker.ts', import.meta.url)

// A process takes more than 100 MB, and Typst never frees a part of the memory of each document.
const defaults = {
  processes: 1,
  maxQueued: 200,
  timeoutMs: 30_000,
  documentsPerProcess: 500,
  idleMs: 60_000,
  worker: WORKER,
}

/** Renders in processes of their own, so that the server goes on answering. The first starts with the first document. */
export const createRendererProcess = (options: Options = {}): RendererProcess => {
  const { processes, maxQueued, timeoutMs, worker, documentsPerProcess, idleMs } = { ...defaults, ...options }
  const pending = new Set<Promise<unknown>>()
  let pool: Tinypool | undefined
  let closed = false
  let rendered = 0

  const start = () => {
    const started = new Tinypool({
      filename: worker.href,
      // Not threads: the memory that Typst never frees goes with its process.
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
    })
    // A process that dies while idle is replaced before the next document, so the error concerns no request.
    started.on('error', () => undefined)
    return started
  }

  const run = async (input: RenderInput, signal: AbortSignal): Promise<WorkerReply> => {
    pool ??= start()
    rendered += 1
    if (rendered % documentsPerProcess === 0) await pool.recycleWorkers()
    return pool.run(input, { signal })
  }

  const renderWithRetry = async (input: RenderInput): Promise<PdfFile> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const reply = await run(input, signal)
      .catch((cause: unknown) => {
        if (signal.aborted) throw cause
        return run(input, signal)
      })
      .catch((cause: unknown) => {
        throw signal.aborted ? new RendererBusy(cause) : new RendererFailed(cause)
      })
    if (!reply.ok) throw new RenderError(reply.message, reply.characters)
    const { ok: _, ...file } = reply
    return file
  }

  return {
    render: async (input) => {
      if (closed) throw new RendererClosed()
      if (pending.size >= maxQueued) throw new RendererBusy()
      const job = renderWithRetry(input)
      pending.add(job)
      try {
        return await job
      } finally {
        pending.delete(job)
      }
    },
    close: async () => {
      closed = true
      await Promise.allSettled(pending)
      await pool?.destroy()
    },
  }
}
