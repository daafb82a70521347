/**
 * `npm run soak`, `npm run soak -- --minutes 10`: mixed load for a while on two processes with PostgreSQL and one with SQLite, while
 * processes are killed, the database goes away, the disk is full and the clock jumps. Then everything acknowledged has to be there.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectTo, type Database } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { seededRandom } from '../../testkit/crash.ts'
import { runHeirloom } from '../../testkit/run-command.ts'
import type { Measure } from '../bench/measure.ts'
import { lost, moneyCountedWrongly, openTransactions } from './checks.ts'
import { type Counts, journeys, noCounts } from './customer.ts'
import { createDeskWork } from './desk.ts'
import { lineThrough, residentMegabytes, type Sample } from './memory.ts'
import { encryption, onPostgres, onSqlite, type Site } from './site.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
})
const MINUTES = Number(values.minutes)
const CUSTOMERS_AT_ONCE = 4
const BETWEEN_FAULTS_MS = 6000
const SAMPLE_MS = 2000
/** Of the time, until memory is measured: caches fill and code is compiled. */
const WARM_UP = 1 / 3
/** Of what a process holds, by which the line may rise over the time that is measured. */
const FLAT = 0.1

const none = (name: string, value: number): Measure => ({ name, value, unit: '', target: '0', ok: value === 0 })
const counted = (name: string, value: number, unit = ''): Measure => ({ name, value, unit, target: '', ok: true })

const started = performance.now()
const isOver = (): boolean => performance.now() - started > MINUTES * 60_000
const say = (what: string): void => console.log(`${((performance.now() - started) / 60_000).toFixed(2)} min  ${what}`)

const random = seededRandom(Number(values.seed) || 1)
const pause = () => wait(20 + random(180))

/** One fault after the other, until the time is over. Returns how many there were. */
const troubled = async ({ name, faults }: Site): Promise<number> => {
  let count = 0
  while (!isOver()) {
    await wait(BETWEEN_FAULTS_MS + random(BETWEEN_FAULTS_MS))
    const fault = faults[count % faults.length]
    if (!fault || isOver()) break
    say(`${name}: ${fault.name}`)
    await fault.happen()
    count += 1
  }
  return count
}

const sampled = async (pid: number): Promise<Sample[]> => {
  const samples: Sample[] = []
  while (!isOver()) {
    samples.push({ seconds: (performance.now() - started) / 1000, megabytes: residentMegabytes(pid) })
    await wait(SAMPLE_MS)
  }
  return samples.filter(({ seconds }) => seconds > MINUTES * 60 * WARM_UP)
}

const memoryOf = (name: string, samples: readonly Sample[]): Measure[] => {
  const { perHour, start, end } = lineThrough(samples)
  const rise = (end - start) / start
  return [
    counted(`${name}: memory where the line begins`, start, 'MB'),
    counted(`${name}: memory where it ends`, end, 'MB'),
    counted(`${name}: the line, of ${samples.length} samples`, perHour, 'MB an hour'),
    {
      name: `${name}: by which memory rose`,
      value: rise * 100,
      unit: '%',
      target: `< ${FLAT * 100} %`,
      ok: rise < FLAT,
    },
  ]
}

/** Lines of `heirloom doctor` that find something. A small disk has less room than it wants. */
const foundByDoctor = async ({ machines, database }: Site): Promise<string[]> => {
  const found: string[] = []
  for (const environment of machines) {
    const { out, err } = await runHeirloom(['doctor'], { environment: { ...environment }, now: () => new Date() })
    const failed = out.split('\n').filter((line) => line.startsWith('NO') && !line.includes('disk'))
    found.push(...failed, ...(out === '' ? [err.replaceAll(database, 'the database')] : []))
  }
  return found
}

const checked = async (
  site: Site,
  db: Database,
  customers: Parameters<typeof lost>[2],
  wrong: string[],
): Promise<Measure[]> => {
  const { name, machines } = site
  await runHeirloom(['reconcile'], { environment: { ...machines[0] }, now: () => new Date() })
  const gone = await lost(db, encryption, customers)
  const found = await foundByDoctor(site)
  for (const line of [...wrong, ...gone, ...found].slice(0, 40)) console.log(`${name}: ${line}`)
  return [
    none(`${name}: customers who lost a save, or have one twice`, gone.length),
    none(`${name}: answers that should not be`, wrong.length),
    ...(await moneyCountedWrongly(db, customers)).map(({ what, count }) => none(`${name}: ${what}`, count)),
    none(`${name}: what doctor finds`, found.length),
  ]
}

const soaked = async (site: Site, { buys }: { buys: boolean }): Promise<Measure[]> => {
  const { name, url } = site
  const db = connectTo(site.database)
  const counts: Counts = noCounts()
  const wrong: string[] = []
  const { users, wills } = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
  const prepare = async (id: number, willId: number): Promise<boolean> => {
    try {
      await wills.save(id, { ...completeExampleWill(), id: willId, version: 0 }, new Date())
      await users.verify(id, new Date())
      return true
    } catch {
      // The database is away, or its disk is full.
      return false
    }
  }
  try {
    const load = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, index) =>
      journeys({ site: url, name: `${name.toLowerCase()}${index}x`, counts, wrong, isOver, pause, prepare, buys }),
    )
    const desk = createDeskWork({ db, site: url, wrong, isOver, pause: () => wait(500) })
    const [faults, samples, pages] = await Promise.all([
      troubled(site),
      site.steady === undefined ? [] : sampled(site.steady),
      desk(),
      ...load.map(({ act }) => act()),
    ])
    const customers = load.flatMap((each) => each.customers)
    const idle = await openTransactions(db)
    await site.stop()
    return [
      counted(`${name}: faults`, faults),
      ...Object.entries(counts).map(([what, count]) => counted(`${name}: ${what}`, count)),
      counted(`${name}: pages of the desk`, pages),
      none(`${name}: transactions left open`, idle),
      ...(await checked(site, db, customers, wrong)),
      ...(samples.length > 1 ? memoryOf(name, samples) : []),
    ]
  } finally {
    await db.destroy()
  }
}

const sites = [await onPostgres(), await onSqlite()]
try {
  const [postgres, sqlite] = sites
  if (!postgres || !sqlite) throw new Error('There is nothing to put under load')
  const measures = (await Promise.all([soaked(postgres, { buys: true }), soaked(sqlite, { buys: false })])).flat()
  for (const { name, value, unit, target, ok } of measures)
    console.log(
      `${ok ? 'ok' : 'NO'}  ${name}: ${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}${target && ` (${target})`}`,
    )
  process.exitCode = measures.every(({ ok }) => ok) ? 0 : 1
} finally {
  for (const site of sites) {
    await site.stop().catch(() => undefined)
    await site.remove()
  }
}
