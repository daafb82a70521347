/** Two processes of the whole stack on one PostgreSQL, against two bare ones with a history, and two of Express and Drizzle. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { editable } from '../../core/will/new-will.ts'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { connectTo, type Database, openDatabase } from '../../server/db/database.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { postgresCluster } from '../../testkit/postgres-cluster.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving, savingBare } from './customers.ts'
import { perSecond, sharedBetween } from './load.ts'
import { type Measure, median, percentile } from './measure.ts'
import { startBareServer } from './start-bare-server.ts'

const CLIENTS = 64
const ROUNDS = 10
const WARM_UP_MS = 2000
const ROUND_MS = 500
const LEAST_RATIO = 0.7
const MOST_MS = 150

const makeBareTables = async (db: Database, customers: readonly Customer[]): Promise<void> => {
  await sql`create table wills (id integer primary key, version integer not null, body text not null)`.execute(db)
  await sql`create table revisions (will_id integer not null references wills, version integer not null,
    body text not null, saved_at text not null, primary key (will_id, version))`.execute(db)
  const body = JSON.stringify(editable(completeExampleWill()))
  for (const { id } of customers) await sql`insert into wills values (${id}, 1, ${body})`.execute(db)
}

/** For the plain service: the same customers, with sessions of its own. */
const makePlainTables = async (db: Database, customers: readonly Customer[]): Promise<void> => {
  await sql`create table sessions (token_hash text primary key, user_id integer not null)`.execute(db)
  await sql`create table wills (id integer primary key, user_id integer not null unique, version integer not null,
    body text not null)`.execute(db)
  await sql`create table revisions (will_id integer not null references wills, version integer not null,
    body text not null, saved_at text not null, primary key (will_id, version))`.execute(db)
  const body = JSON.stringify(editable(completeExampleWill()))
  for (const { id, token, version } of customers) {
    const hash = createHash('sha256').update(token).digest('hex')
    await sql`insert into sessions values (${hash}, ${id})`.execute(db)
    await sql`insert into wills values (${id}, ${id}, ${version}, ${body})`.execute(db)
  }
}

const timed = (times: number[], act: () => Promise<void>) => async (): Promise<void> => {
  const start = performance.now()
  await act()
  times.push(performance.now() - start)
}

/** No save may be lost: as many versions as were acknowledged, all of them there. */
const lostIn = async (db: Database, customers: readonly Customer[]): Promise<number> => {
  const rows = await db
    .selectFrom('will_revisions')
    .select(({ fn }) => ['will_id', fn.max('version').as('version')])
    .groupBy('will_id')
    .execute()
  const versions = new Map(rows.map(({ will_id, version }) => [will_id, version]))
  return customers.filter(({ willId, version }) => versions.get(willId) !== version).length
}

/** Saves a second of both, in turns, and how long the slowest in a hundred waits. */
export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const cluster = await postgresCluster()
  const encryption = {
    masterKeys: loadMasterKeys({ dataDir: folder, masterKey: undefined }, randomBytes),
    randomBytes,
  }
  const admin = connectTo(cluster.url('postgres'))
  for (const name of ['heirloom', 'bare', 'plain']) await sql`create database ${sql.id(name)}`.execute(admin)
  const db = await openDatabase(cluster.url('heirloom'))
  const bareDb = connectTo(cluster.url('bare'))
  const customers = await addCustomers(db, encryption, CLIENTS)
  await makeBareTables(bareDb, customers)
  const plainDb = connectTo(cluster.url('plain'))
  // Their wills have versions of their own.
  const plainCustomers = customers.map((customer) => ({ ...customer }))
  await makePlainTables(plainDb, plainCustomers)
  const environment = { DATABASE_URL: cluster.url('heirloom') }
  const servers = await Promise.all([1, 2].map(() => startServer({ dataDir: folder, environment })))
  const bares = await Promise.all([1, 2].map(() => startBareServer('bare-postgres-server.ts', cluster.url('bare'))))
  const plains = await Promise.all([1, 2].map(() => startBareServer('peers/express-drizzle.js', cluster.url('plain'))))
  const ours = sharedBetween(
    servers.map(({ url }) => Number(new URL(url).port)),
    CLIENTS,
  )
  const theirs = sharedBetween(
    bares.map(({ port }) => port),
    CLIENTS,
  )
  const others = sharedBetween(
    plains.map(({ port }) => port),
    CLIENTS,
  )
  const times: number[] = []
  const saves = customers.map((customer, index) => timed(times, () => saving(ours.sendFor(index))(customer)))
  const bareSaves = customers.map((customer, index) => () => savingBare(theirs.sendFor(index))(customer))
  const plainSaves = plainCustomers.map((customer, index) => () => saving(others.sendFor(index))(customer))
  const act = (work: () => Promise<void>) => work()
  const full: number[] = []
  const least: number[] = []
  const plain: number[] = []
  let lost = 0
  try {
    await perSecond(saves, act, WARM_UP_MS)
    await perSecond(bareSaves, act, WARM_UP_MS)
    await perSecond(plainSaves, act, WARM_UP_MS)
    times.length = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      full.push(await perSecond(saves, act, ROUND_MS))
      least.push(await perSecond(bareSaves, act, ROUND_MS))
      plain.push(await perSecond(plainSaves, act, ROUND_MS))
    }
    lost = await lostIn(db, customers)
  } finally {
    ours.close()
    theirs.close()
    others.close()
    await Promise.all([...servers.map((server) => server.kill()), ...[...bares, ...plains].map((each) => each.stop())])
    await Promise.all([db, bareDb, plainDb, admin].map((each) => each.destroy()))
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const ratioTo = (other: readonly number[]) => median(full.map((count, round) => count / (other[round] ?? count)))
  const ratio = ratioTo(least)
  const toPlain = ratioTo(plain)
  const p99 = percentile(times, 99)
  const shown = { unit: 'saves/s', target: '', ok: true }
  const where = 'on PostgreSQL, two processes'
  return [
    { name: `durable save, whole stack ${where}`, value: Math.round(median(full)), ...shown },
    { name: `durable save, bare pg ${where}`, value: Math.round(median(least)), ...shown },
    {
      name: `durable save, whole stack against bare pg ${where}`,
      value: Number(ratio.toFixed(2)),
      unit: 'ratio',
      target: `>= ${LEAST_RATIO}`,
      ok: ratio >= LEAST_RATIO,
    },
    { name: `durable save, Express and Drizzle ${where}`, value: Math.round(median(plain)), ...shown },
    {
      name: `durable save, whole stack against Express and Drizzle ${where}`,
      value: Number(toPlain.toFixed(2)),
      unit: 'ratio',
      target: '>= 1',
      ok: toPlain >= 1,
    },
    { name: `durable save, 99 in 100 ${where}`, value: p99, unit: 'ms', target: `< ${MOST_MS}`, ok: p99 < MOST_MS },
    { name: `lost updates ${where}`, value: lost, unit: 'wills', target: '0', ok: lost === 0 },
  ]
}
