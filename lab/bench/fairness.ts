/**
 * What an honest customer's save takes while 50 accounts with the largest wills that a save accepts, and 20 addresses without an account,
 * ask for whatever costs the most, each as fast as it is answered. The limits are those of the product.
 */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { largestWills } from '../../testkit/largest-wills.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving } from './customers.ts'
import { customerWith } from './event-loop.ts'
import { type Held, MONITOR_AT, WATCHED } from './event-loop-monitor.ts'
import type { Callers } from './fairness-callers.ts'
import { sender } from './load.ts'
import { type Measure, percentile } from './measure.ts'
import { memoryOf } from './processor-use.ts'

const MS = 1000
/** Five minutes, or as many seconds as are asked for: a short run says less about the memory. */
const SECONDS = Number(process.env.FAIRNESS_SECONDS ?? 300)

const ACCOUNTS = 50
const ADDRESSES = 20
const VERSIONS = 10

const HONEST = 10
/** Between two saves of one customer: fewer than the saves that a minute allows. */
const PAUSE_MS = 600

const MOST_MS = 100
const MOST_HELD_MS = 50
/** The memory at the end against that after a fifth of the time. */
const FLAT = 1.25

/** The limits of the product: those of the measured server are out of the way for other benches. */
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: '3000',
  LOGIN_RATE_LIMIT_PER_MINUTE: '60',
  PROOF_OF_WORK_AFTER: '5',
  SAVE_RATE_LIMIT_PER_MINUTE: '120',
  WORK_SECONDS: '120',
}

const prepare = async (dataDir: string): Promise<{ honest: Customer[]; callers: Omit<Callers, 'url' | 'seconds'> }> => {
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const honest = await addCustomers(db, encryption, HONEST)
  const stores = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
  const makers = Object.values(largestWills)
  const accounts: Callers['accounts'][number][] = []
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const will = makers[at % makers.length]?.()
    if (!will) throw new Error('There are no large wills')
    const { token, order } = await customerWith(stores, will, VERSIONS)
    accounts.push({ token, owned: { external_id: randomUUID(), order, session: 'none', password: 'correct horse' } })
  }
  await db.destroy()
  return { honest, callers: { accounts, addresses: ADDRESSES } }
}

export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const { honest, callers } = await prepare(dataDir)
  const monitorFile = new URL('./event-loop-monitor.ts', import.meta.url)
  const server = await startServer({
    dataDir,
    environment: { ...LIMITS, TRUST_PROXY: '1', NODE_OPTIONS: `--import=${monitorFile.href}` },
  })
  const port = server.output().split(MONITOR_AT)[1]?.split('\n')[0]
  if (port === undefined) throw new Error('The event loop is not watched')
  const heldSince = async (): Promise<Held> => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Held
  const memory = () => memoryOf(server.process.pid ?? 0)

  const times: number[] = []
  const failures: string[] = []
  const { send, close } = sender(Number(new URL(server.url).port), HONEST)
  const saveOften = async (customer: Customer, at: number, ends: number): Promise<void> => {
    const from = { 'x-forwarded-for': `198.51.100.${at + 1}`, [WATCHED]: 'yes' }
    const save = saving((path, body, headers) => send(path, body, { ...headers, ...from }))
    await wait((PAUSE_MS * at) / HONEST)
    while (performance.now() < ends) {
      const start = performance.now()
      await save(customer).catch((error: Error) => failures.push(error.message))
      times.push(performance.now() - start)
      await wait(PAUSE_MS)
    }
  }
  /** Saves with nobody else there: the same code, the same machine. */
  const savesFor = async (seconds: number): Promise<void> => {
    const ends = performance.now() + seconds * MS
    await Promise.all(honest.map((customer, at) => saveOften(customer, at, ends)))
  }
  try {
    await savesFor(Math.min(20, SECONDS / 3))
    const alone = percentile(times.splice(0).slice(2 * HONEST), 99)

    const attack = fork(new URL('./fairness-callers.ts', import.meta.url), { serialization: 'advanced' })
    let answered: Readonly<Record<string, number>> = {}
    attack.on('message', (counts: typeof answered) => {
      answered = counts
    })
    attack.send({ ...callers, url: server.url, seconds: SECONDS } satisfies Callers)
    const ended = once(attack, 'exit')
    await heldSince()
    await savesFor(SECONDS / 5)
    const [early, halfway] = [memory(), await heldSince()]
    await savesFor((SECONDS * 4) / 5)
    const [late, held] = [memory(), await heldSince()]
    await ended
    console.error(answered, failures.slice(0, 5))
    const value = percentile(times, 99)
    const kept = percentile([...halfway.watched, ...held.watched], 99)
    const longest = Math.max(halfway.processor, held.processor)
    return [
      { name: 'an honest save, 99 in 100, with nobody else', value: alone, unit: 'ms', target: '', ok: true },
      {
        name: 'an honest save, 99 in 100, among hostile callers',
        value,
        unit: 'ms',
        target: `<= ${MOST_MS}`,
        ok: value <= MOST_MS,
      },
      {
        name: 'an honest save, half of them, among hostile callers',
        value: percentile(times, 50),
        unit: 'ms',
        target: '',
        ok: true,
      },
      {
        name: 'processor time of the thread from an honest save to its answer, 99 in 100',
        value: kept,
        unit: 'ms',
        target: `<= ${MOST_MS}`,
        ok: kept <= MOST_MS,
      },
      {
        name: 'honest saves that failed',
        value: failures.length,
        unit: '',
        target: '0',
        ok: failures.length === 0,
      },
      {
        name: 'the longest that the thread was held, in processor time',
        value: longest,
        unit: 'ms',
        target: `<= ${MOST_HELD_MS}`,
        ok: longest <= MOST_HELD_MS,
      },
      {
        name: 'memory of the server at the end against a fifth of the way',
        value: late / early,
        unit: 'times',
        target: `<= ${FLAT}`,
        ok: late / early <= FLAT,
      },
      { name: 'memory of the server at the end', value: late, unit: 'MB', target: '', ok: true },
      { name: 'seconds of it', value: SECONDS, unit: 's', target: '', ok: true },
      ...Object.entries(answered).map(([status, count]) => ({
        name: `hostile calls answered ${status}`,
        value: count,
        unit: '',
        target: '',
        ok: true,
      })),
    ]
  } finally {
    close()
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
