/** Saves a second of four processes on one PostgreSQL, against one process. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { postgresCluster } from '../../testkit/postgres-cluster.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving } from './customers.ts'
import { perSecond, sharedBetween } from './load.ts'
import { type Measure, median } from './measure.ts'

const PROCESSES = 4
const CLIENTS = 64
const ROUNDS = 8
const WARM_UP_MS = 1500
const ROUND_MS = 500
const LEAST_RATIO = 3
/** A core for each process, one for the database and one for those who send. Fewer measure the machine. */
const CORES_NEEDED = PROCESSES + 2

const ratioOf = (value: number): Measure => {
  const cores = availableParallelism()
  const name = 'saves on PostgreSQL, four processes against one'
  return cores < CORES_NEEDED
    ? { name: `${name}, with ${cores} cores for them all`, value, unit: 'ratio', target: '', ok: true }
    : { name, value, unit: 'ratio', target: `>= ${LEAST_RATIO}`, ok: value >= LEAST_RATIO }
}

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const cluster = await postgresCluster()
  const masterKeys = loadMasterKeys({ dataDir: folder, masterKey: undefined }, randomBytes)
  const db = await openDatabase(cluster.url('postgres'))
  const customers = await addCustomers(db, { masterKeys, randomBytes }, CLIENTS)
  await db.destroy()
  const environment = { DATABASE_URL: cluster.url('postgres') }
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => startServer({ dataDir: folder, environment })),
  )
  const ports = servers.map(({ url }) => Number(new URL(url).port))
  const [all, one] = [sharedBetween(ports, CLIENTS), sharedBetween(ports.slice(0, 1), CLIENTS)]
  const sending = ({ sendFor }: typeof all) => {
    const places = new Map(customers.map((customer, index) => [customer, index]))
    return (customer: Customer) => saving(sendFor(places.get(customer) ?? 0))(customer)
  }
  const many: number[] = []
  const single: number[] = []
  try {
    await perSecond(customers, sending(all), WARM_UP_MS)
    await perSecond(customers, sending(one), WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round += 1) {
      many.push(await perSecond(customers, sending(all), ROUND_MS))
      single.push(await perSecond(customers, sending(one), ROUND_MS))
    }
  } finally {
    all.close()
    one.close()
    await Promise.all(servers.map((server) => server.kill()))
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const shown = { unit: 'saves/s', target: '', ok: true }
  return [
    { name: 'saves on PostgreSQL, one process', value: Math.round(median(single)), ...shown },
    { name: 'saves on PostgreSQL, four processes', value: Math.round(median(many)), ...shown },
    ratioOf(median(many.map((saves, round) => saves / (single[round] ?? saves)))),
  ]
}
