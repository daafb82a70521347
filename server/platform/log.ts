import { write } from 'node:fs'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

/** Where log lines go; tests read them back. */
export type LogSink = { write(line: string): void }

/** No serialiser of ours knows a url, a header or a body, so none can end up in a log. */
export const loggerOptions = (level: string, sink?: LogSink): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  serializers: { req: () => ({}), res: () => ({}), err: ({ name }) => ({ type: name, message: '', stack: '' }) },
  ...(sink && { stream: sink }),
})

export type Log = FastifyBaseLogger

/** One line for each reply: the route's pattern, never the address that was asked for. */
export const logReplies = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

/** Writes bytes, as `fs.write` does; `done` says how many were taken. */
type Write = (bytes: Uint8Array, done: (error: Error | null, taken: number) => void) => void

type Deps = {
  readonly write: Write
  /** Calls back after so many milliseconds. */
  readonly later: (work: () => void, milliseconds: number) => void
}

/** Bytes of lines that wait for a log that takes none. What comes after them is dropped. */
const MAX_WAITING = 1_000_000
/** Milliseconds until a log that took nothing is tried again. */
const RETRY_MS = 1000

/**
 * Log lines to a file or pipe, written in the background. A log that is full, closed or slow stops nothing and throws nothing:
 * lines wait, then are dropped and counted, and go on by themselves when the log takes them again.
 */
export const createLogStream = ({ write, later }: Deps): LogSink => {
  let waiting: Uint8Array = new Uint8Array()
  let writing = false
  let dropped = 0

  const pump = (): void => {
    if (writing || waiting.length === 0) return
    writing = true
    write(waiting, (error, taken) => {
      if (error) {
        later(() => {
          writing = false
          pump()
        }, RETRY_MS)
        return
      }
      writing = false
      waiting = waiting.subarray(taken)
      if (dropped > 0 && waiting.length === 0) {
        waiting = Buffer.from(`${JSON.stringify({ level: 40, msg: 'log lines dropped', dropped })}\n`)
        dropped = 0
      }
      pump()
    })
  }

  return {
    write: (line) => {
      const bytes = Buffer.from(line)
      if (waiting.length + bytes.length > MAX_WAITING) dropped += 1
      else waiting = Buffer.concat([waiting, bytes])
      pump()
    },
  }
}

const STDOUT = 1

/** The log of the process: standard output. */
export const logToStdout = (): LogSink => {
  // The line that says where the process listens goes there as well. Without a listener its error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return createLogStream({
    write: (bytes, done) => write(STDOUT, bytes, done),
    later: (work, milliseconds) => void setTimeout(work, milliseconds).unref(),
  })
}
