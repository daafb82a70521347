/** Poolers between the product and PostgreSQL that give a connection away after each transaction: one of ours, and PgBouncer where this machine has it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort, NOBODY } from './postgres-cluster.ts'
import { newFolder } from './temporary-files.ts'

export type Pooler = { readonly url: string; close(): Promise<void> }

/** Connections to PostgreSQL, fewer than the product opens to the pooler. */
const CONNECTIONS = 3
const SSL_REQUEST = 80_877_103
const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/** Calls `take` with each whole message of a stream. The first of a client has no letter before its length. */
const messages = (socket: Socket, take: (message: Buffer) => void, lettered = true): void => {
  let rest = Buffer.alloc(0)
  let letters = lettered ? 1 : 0
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= letters + 4 && rest.length >= letters + rest.readInt32BE(letters)) {
      const message = rest.subarray(0, letters + rest.readInt32BE(letters))
      rest = rest.subarray(message.length)
      const startsAgain = letters === 0 && message.readInt32BE(4) === SSL_REQUEST
      if (!startsAgain) letters = 1
      take(message)
    }
  })
}

const startup = (database: string): Buffer => {
  const words = Buffer.from(`user\0postgres\0database\0${database}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(words.length + 8)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, words])
}

type Server = {
  readonly socket: Socket
  readonly greeting: readonly Buffer[]
  client: Socket | undefined
  usedAt: number
}

/** Turns through its connections, so that what one transaction leaves in a connection meets the next of somebody else. */
export const startOwnPooler = async (postgres: string): Promise<Pooler> => {
  const { hostname, port, pathname } = new URL(postgres)
  /** What clients have sent for whom there is no connection yet. */
  const waiting = new Map<Socket, Buffer>()
  let turn = 0

  const open = (): Promise<Server> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      const greeting: Buffer[] = []
      const server: Server = { socket, greeting, client: undefined, usedAt: 0 }
      socket.once('connect', () => socket.write(startup(pathname.slice(1))))
      let greeted = false
      messages(socket, (message) => {
        if (!greeted) {
          greeting.push(Buffer.from(message))
          greeted = message[0] === READY
          if (greeted) resolve(server)
          return
        }
        server.client?.write(message)
        if (message[0] === READY && message[5] === IDLE) giveBack(server)
      })
    })
  const servers = await Promise.all(Array.from({ length: CONNECTIONS }, open))

  const serve = (): void => {
    for (const [client, message] of waiting) {
      const [free] = servers.filter((server) => server.client === undefined).toSorted((a, b) => a.usedAt - b.usedAt)
      if (!free) return
      waiting.delete(client)
      turn += 1
      Object.assign(free, { client, usedAt: turn })
      free.socket.write(message)
    }
  }
  const giveBack = (server: Server): void => {
    server.client = undefined
    serve()
  }
  const send = (client: Socket, message: Buffer): void => {
    const own = servers.find((server) => server.client === client)
    if (own) {
      own.socket.write(message)
      return
    }
    waiting.set(client, Buffer.concat([waiting.get(client) ?? Buffer.alloc(0), message]))
    serve()
  }

  const proxy = createServer((client) => {
    let greeted = false
    client.on('error', () => undefined)
    messages(
      client,
      (message) => {
        if (greeted) {
          // The end of a client is none of the connection's.
          if (message[0] !== 'X'.charCodeAt(0)) send(client, Buffer.from(message))
        } else if (message.readInt32BE(4) === SSL_REQUEST) client.write('N')
        else {
          greeted = true
          client.write(Buffer.concat(servers[0]?.greeting ?? []))
        }
      },
      false,
    )
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return {
    url: `postgres://postgres@127.0.0.1:${address.port}${pathname}`,
    close: async () => {
      for (const { socket } of servers) socket.destroy()
      proxy.close()
    },
  }
}

const bouncer = ['pgbouncer', '/usr/sbin/pgbouncer'].find((program) => spawnSync(program, ['--version']).status === 0)

const startPgBouncer =
  (program: string) =>
  async (postgres: string): Promise<Pooler> => {
    const { hostname, port, pathname } = new URL(postgres)
    const folder = newFolder()
    const own = await freePort()
    const file = join(folder, 'pooler.ini')
    await writeFile(
      file,
      [
        '[databases]',
        `* = host=${hostname} port=${port} user=postgres`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${own}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        `default_pool_size = ${CONNECTIONS}`,
        'max_client_conn = 200',
      ].join('\n'),
    )
    const root = process.getuid?.() === 0
    if (root) await chown(folder, NOBODY, NOBODY)
    const child = spawn(program, [file], {
      ...(root && { uid: NOBODY, gid: NOBODY }),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('process up')) resolve()
      })
      child.once('exit', () => reject(new Error(`PgBouncer did not start: ${said}`)))
    })
    return {
      url: `postgres://postgres@127.0.0.1:${own}${pathname}`,
      close: async () => {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      },
    }
  }

/** By name, those that can be had here. */
export const poolers: readonly [string, (postgres: string) => Promise<Pooler>][] = [
  ['a pooler that turns through its connections', startOwnPooler],
  ...(bouncer === undefined
    ? []
    : [['PgBouncer', startPgBouncer(bouncer)] as [string, ReturnType<typeof startPgBouncer>]]),
]
