/**
 * Loaded into the measured server before its own code (`--import`): watches how long its thread is held, and answers at a port of its
 * own. Elsewhere, as in its processes for work, it does nothing.
 */
import { subscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage } from 'node:http'

/**
 * What the thread was held for at the most since this was last asked, in milliseconds: of its processor time, and by the clock. `all` is
 * its processor time since then, and `watched` what passed of that between each request with the header and its answer: on a busy machine
 * this is what the product makes a caller wait, and no other program.
 */
export type Held = {
  readonly processor: number
  readonly clock: number
  readonly all: number
  readonly watched: readonly number[]
}

export const WATCHED = 'x-watched'

/** What the monitor says once it listens; its port follows. */
export const MONITOR_AT = 'The event loop is watched at port '

const MICROSECONDS = 1000

const watch = (): void => {
  let held: Omit<Held, 'watched'> = { processor: 0, clock: 0, all: 0 }
  let watched: number[] = []
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return { processor: (user + system) / MICROSECONDS, clock: performance.now() }
  }
  let last = now()
  const look = () => {
    const next = now()
    held = {
      processor: Math.max(held.processor, next.processor - last.processor),
      clock: Math.max(held.clock, next.clock - last.clock),
      all: held.all + next.processor - last.processor,
    }
    last = next
  }
  setInterval(look, 1).unref()
  const began = new WeakMap<object, number>()
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.headers[WATCHED] !== undefined) began.set(request, now().processor)
  })
  subscribe('http.server.response.finish', (message) => {
    const start = began.get((message as { request: IncomingMessage }).request)
    if (start !== undefined) watched.push(now().processor - start)
  })
  const server = createServer((_request, reply) => {
    // What has held the thread until now has not been looked at yet.
    look()
    reply.end(JSON.stringify({ ...held, watched }))
    watched = []
    held = { processor: 0, clock: 0, all: 0 }
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') console.error(`${MONITOR_AT}${address.port}`)
  })
  server.unref()
}

if (process.argv[1]?.endsWith('server/main.ts')) watch()
