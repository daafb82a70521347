/** How much memory the server takes for people who are signed in and have just read and saved their wills. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving } from './customers.ts'
import { type Send, sender } from './load.ts'
import type { Measure } from './measure.ts'
import { memoryOf } from './processor-use.ts'

/** The first warm the server up: its code is compiled and its heap has grown. */
const FIRST = 1_000
const FURTHER = 2_000
const CONNECTIONS = 8
/** Of a server that rests, in megabytes. */
const MOST_AT_REST = 200

const readingAndSaving =
  (send: Send) =>
  async (customer: Customer): Promise<void> => {
    const { status } = await send('/api/wills/list', '{}', { authorization: `Bearer ${customer.token}` })
    if (status !== 200) throw new Error(`Reading answered ${status}`)
    await saving(send)(customer)
  }

const allOf = async (customers: readonly Customer[], act: (customer: Customer) => Promise<void>): Promise<void> => {
  const waiting = [...customers]
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await act(next)
  })
  await Promise.all(workers)
}

export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-sessions-'))
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const customers = await addCustomers(db, encryption, FIRST + FURTHER)
  await db.destroy()
  const server = await startServer({ dataDir })
  const pid = server.process.pid ?? 0
  const { send, close } = sender(Number(new URL(server.url).port), CONNECTIONS)
  try {
    const atStart = memoryOf(pid)
    await allOf(customers.slice(0, FIRST), readingAndSaving(send))
    const warm = memoryOf(pid)
    await allOf(customers.slice(FIRST), readingAndSaving(send))
    const value = ((memoryOf(pid) - warm) * 1000) / FURTHER
    const shown = { unit: 'MB', target: '', ok: true }
    return [
      {
        name: 'memory of the server that has just started',
        value: atStart,
        unit: 'MB',
        target: `<= ${MOST_AT_REST}`,
        ok: atStart <= MOST_AT_REST,
      },
      { name: `memory of the server after its first ${FIRST} sessions`, value: warm, ...shown },
      { name: 'memory of 1,000 open sessions', value, ...shown },
    ]
  } finally {
    close()
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
