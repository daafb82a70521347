/** How long a reply takes among a thousand wills and among a million, on both databases. */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { connectTo, openDatabase } from '../../server/db/database.ts'
import { postgresCluster } from '../../testkit/postgres-cluster.ts'
import { type RunningServer, startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving } from './customers.ts'
import { fillUpTo } from './fillers.ts'
import { type Send, sender } from './load.ts'
import { type Measure, median } from './measure.ts'

const FEW = 1_000
const MANY = 1_000_000
const MOST_RATIO = 1.3
const CUSTOMERS = 200
const ROUNDS = 15
const CALLS_A_ROUND = 40

type Side = {
  readonly server: RunningServer
  readonly customers: readonly Customer[]
  readonly send: Send
  readonly close: () => void
}

const prepared = async (dataDir: string, where: string, count: number): Promise<Side> => {
  await mkdir(dataDir, { recursive: true })
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(where)
  const customers = await addCustomers(db, encryption, CUSTOMERS)
  const [{ id: master }] = encryption.masterKeys()
  await fillUpTo(db, count, master)
  await db.destroy()
  const server = await startServer({
    dataDir,
    ...(where.startsWith('postgres') && { environment: { DATABASE_URL: where } }),
  })
  const { send, close } = sender(Number(new URL(server.url).port), 1)
  return { server, customers, send, close }
}

const calls = {
  read: async ({ send }: Side, { token }: Customer) => {
    const { status } = await send('/api/wills/list', '{}', { authorization: `Bearer ${token}` })
    if (status !== 200) throw new Error(`Reading answered ${status}`)
  },
  save: ({ send }: Side, customer: Customer) => saving(send)(customer),
}

const timesOf = async (side: Side, call: (typeof calls)[keyof typeof calls], from: number): Promise<number[]> => {
  const times: number[] = []
  for (let index = 0; index < CALLS_A_ROUND; index += 1) {
    const customer = side.customers[(from + index * 7) % side.customers.length]
    if (!customer) throw new Error('There is no customer')
    const start = performance.now()
    await call(side, customer)
    times.push(performance.now() - start)
  }
  return times
}

const compared = async (engine: string, few: Side, many: Side): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (const [name, call] of Object.entries(calls)) {
    await timesOf(few, call, 0)
    await timesOf(many, call, 0)
    const small: number[] = []
    const large: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      small.push(...(await timesOf(few, call, round)))
      large.push(...(await timesOf(many, call, round)))
    }
    const ratio = median(large) / median(small)
    const shown = { unit: 'ms', target: '', ok: true }
    measures.push(
      { name: `${name} among ${FEW} wills, ${engine}`, value: median(small), ...shown },
      { name: `${name} among ${MANY} wills, ${engine}`, value: median(large), ...shown },
      {
        name: `${name} among many against few, ${engine}`,
        value: Number(ratio.toFixed(2)),
        unit: 'ratio',
        target: `< ${MOST_RATIO}`,
        ok: ratio < MOST_RATIO,
      },
    )
  }
  return measures
}

/** The median of a reply among few and among many wills, in turns, and their ratio. */
export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-scale-'))
  const cluster = await postgresCluster({ max_wal_size: '4GB' })
  const measures: Measure[] = []
  try {
    const admin = connectTo(cluster.url('postgres'))
    for (const name of ['few', 'many']) await sql`create database ${sql.id(name)}`.execute(admin)
    await admin.destroy()
    for (const engine of ['SQLite', 'PostgreSQL']) {
      const whereOf = (name: string) =>
        engine === 'SQLite' ? join(folder, engine, name, 'heirloom.sqlite') : cluster.url(name)
      const few = await prepared(join(folder, engine, 'few'), whereOf('few'), FEW)
      const many = await prepared(join(folder, engine, 'many'), whereOf('many'), MANY)
      measures.push(...(await compared(engine, few, many)))
      for (const side of [few, many]) {
        side.close()
        await side.server.kill()
      }
    }
  } finally {
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
  return measures
}
