/** A proxy before several servers, which sends each request to the next one that says at /readyz that it is ready. */
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

type State = 'ready' | 'not ready' | 'gone'

type Backend = {
  readonly url: string
  /** What it was found to be, each time that changed. */
  readonly states: State[]
}

export type Balancer = {
  readonly url: string
  /** From now on this server gets requests while it is ready. Resolves once it is. */
  add(url: string): Promise<void>
  /** What a server was found to be, in order. */
  statesOf(url: string): readonly State[]
  /** Requests that reached no server. */
  failed(): number
  close(): Promise<void>
}

/** Milliseconds between two looks at a server. */
const LOOK_MS = 50

const stateOf = async (url: string): Promise<State> => {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })
    await reply.arrayBuffer()
    return reply.ok ? 'ready' : 'not ready'
  } catch {
    return 'gone'
  }
}

export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  const backends: Backend[] = []
  let turn = 0
  let failed = 0

  const look = async ({ url, states }: Backend): Promise<void> => {
    const state = await stateOf(url)
    if (state !== states.at(-1)) states.push(state)
  }
  let looking: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    looking = Promise.all(backends.filter(({ states }) => states.at(-1) !== 'gone').map(look))
  }, LOOK_MS)

  const next = (): Backend | undefined => {
    const ready = backends.filter(({ states }) => states.at(-1) === 'ready')
    turn += 1
    return ready[turn % Math.max(1, ready.length)]
  }

  const refuse = (response: ServerResponse): void => {
    failed += 1
    response.writeHead(502).end()
  }

  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const backend = next()
    if (!backend) {
      refuse(response)
      return
    }
    const { method, headers, url } = incoming
    const outgoing = request(`${backend.url}${url}`, { agent, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    // What was sent may have been done, so it is sent to nobody else.
    outgoing.on('error', () => refuse(response))
    incoming.pipe(outgoing)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    add: async (url) => {
      const backend: Backend = { url, states: [] }
      while (backend.states.at(-1) !== 'ready') await look(backend)
      backends.push(backend)
    },
    statesOf: (url) => backends.find((backend) => backend.url === url)?.states ?? [],
    failed: () => failed,
    close: async () => {
      clearInterval(timer)
      await looking
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
