/** Saves of customers while both servers are replaced by the next release, which builds an index of the table that they write to. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { startBalancer } from '../../testkit/balancer.ts'
import { nextRelease } from '../../testkit/next-release.ts'
import { postgresCluster } from '../../testkit/postgres-cluster.ts'
import { type RunningServer, startServer } from '../../testkit/start-server.ts'
import { addCustomers, saving } from './customers.ts'
import { sender } from './load.ts'
import { type Measure, percentile } from './measure.ts'

const ROWS = Number(process.env.ROWS ?? 1_000_000)
const CUSTOMERS = 8
/** Milliseconds between two saves of one customer: as many as 80 people who type make. */
const PAUSE_MS = 100
const MOST_MS = 200

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const cluster = await postgresCluster()
  const where = cluster.url('postgres')
  const masterKeys = loadMasterKeys({ dataDir: folder, masterKey: undefined }, randomBytes)
  const db = await openDatabase(where, { statementMs: 0 })
  const [filled, ...customers] = await addCustomers(db, { masterKeys, randomBytes }, CUSTOMERS + 1)
  // As long as a revision that is encrypted and compressed. Nobody reads them.
  await sql`insert into will_revisions (will_id, version, body, data_key_id, saved_at, previous, chain)
    select will_id, version + number, decode(repeat('5a', 1200), 'hex'), data_key_id, saved_at || number, '', ''
    from will_revisions, generate_series(1, ${sql.lit(ROWS)}) number where will_id = ${filled?.willId} and version = 1`.execute(
    db,
  )
  const balancer = await startBalancer()
  const servers: RunningServer[] = []
  const start = async (root?: string): Promise<RunningServer> => {
    const environment = { DATABASE_URL: where, DRAIN_SECONDS: '1' }
    const server = await startServer({ dataDir: folder, environment, ...(root !== undefined && { root }) })
    servers.push(server)
    await balancer.add(server.url)
    return server
  }
  const { send, close } = sender(Number(new URL(balancer.url).port), CUSTOMERS)
  const times: number[] = []
  const failures: unknown[] = []
  let going = true
  try {
    const old = [await start(), await start()]
    const save = saving(send)
    const saves = customers.map(async (customer) => {
      while (going) {
        const from = performance.now()
        await save(customer).catch((error: unknown) => failures.push(error))
        times.push(performance.now() - from)
        await wait(PAUSE_MS)
      }
    })
    await wait(5000)
    const quiet = times.splice(0)
    const root = await nextRelease(join(folder, 'next'))
    const from = performance.now()
    for (const each of old) {
      await start(root)
      await each.kill('SIGTERM')
    }
    const seconds = (performance.now() - from) / 1000
    going = false
    await Promise.all(saves)
    const { rows } = await sql`select 1 from pg_index
      where indexrelid = to_regclass('will_revisions_by_time') and indisvalid`.execute(db)
    if (rows.length !== 1) throw new Error('The next release has built no index')
    const failed = failures.length + balancer.failed()
    const shown = { target: '', ok: true }
    const p99 = percentile(times, 99)
    return [
      { name: 'rows of the table', value: ROWS, unit: 'rows', ...shown },
      { name: 'upgrade of two servers, index and all', value: seconds, unit: 's', ...shown },
      { name: 'saves meanwhile', value: times.length, unit: 'saves', ...shown },
      { name: 'of them failed', value: failed, unit: 'saves', target: '<= 0', ok: failed === 0 },
      { name: 'save before it, 99 in 100', value: percentile(quiet, 99), unit: 'ms', ...shown },
      { name: 'save meanwhile, 99 in 100', value: p99, unit: 'ms', target: `<= ${MOST_MS}`, ok: p99 <= MOST_MS },
    ]
  } finally {
    going = false
    close()
    await balancer.close()
    await Promise.all(servers.map((server) => server.kill()))
    await db.destroy()
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
