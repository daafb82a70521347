/** A PostgreSQL and its replica behind one address, as an operator's name or floating address leads to the primary. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { type PostgresCluster, postgresCluster } from './postgres-cluster.ts'

export type PostgresPair = {
  /** The address of a database on the one that is the primary. */
  url(database: string): string
  /** The primary is away, and comes back. */
  stop(): Promise<void>
  start(): Promise<void>
  /** The primary is lost with its disk: the replica is promoted, the address leads to it, and it gets a replica of its own. */
  failOver(): Promise<void>
  remove(): Promise<void>
}

const portOf = (cluster: PostgresCluster): number => Number(new URL(cluster.url('postgres')).port)

/** Sends each connection to whichever cluster is the primary when it is opened. */
const startAddress = async (primary: () => PostgresCluster) => {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(portOf(primary()), '127.0.0.1')
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return {
    port: address.port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const administer = async (cluster: PostgresCluster, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client(cluster.url('postgres'))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A commit is acknowledged when the replica has written it too. */
const waitForReplica = (primary: PostgresCluster) =>
  administer(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')

/** Otherwise every commit waits for a replica that is not there yet. */
const waitForNone = (primary: PostgresCluster) =>
  administer(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()')

/** `settings` are PostgreSQL's own, for both. */
export const postgresPair = async (settings: Readonly<Record<string, string>> = {}): Promise<PostgresPair> => {
  // A new replica asks for what was written while its files were copied.
  let primary = await postgresCluster({ wal_keep_size: '256MB', ...settings })
  let replica = await primary.replica()
  await waitForReplica(primary)
  const address = await startAddress(() => primary)
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${address.port}/${database}`,
    stop: () => primary.stop(),
    start: () => primary.start(),
    failOver: async () => {
      await primary.remove()
      await replica.promote()
      await waitForNone(replica)
      primary = replica
      replica = await primary.replica()
      await waitForReplica(primary)
    },
    remove: async () => {
      address.close()
      await Promise.all([primary.remove(), replica.remove()])
    },
  }
}
