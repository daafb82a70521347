/** How long a save takes while others' packs are made, on a server as `npm start` runs it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { addComplimentaryOrder } from '../../server/features/payments/settlement.service.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving } from './customers.ts'
import { sender } from './load.ts'
import { type Measure, percentile } from './measure.ts'

const SAVES = 600
const PACKS = 100
const LONGEST_MS = 20
/** As often as a customer types: not so fast that saves wait for each other. */
const PAUSE_MS = 10

const prepare = async (dataDir: string): Promise<Customer[]> => {
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const customers = await addCustomers(db, encryption, 2)
  const clock = () => new Date()
  const stores = createStores(db, createVaults({ ...encryption, clock }))
  for (const { id } of customers)
    await addComplimentaryOrder(stores, { userId: id, externalId: randomUUID(), entitlements: ['will'], at: clock() })
  await db.destroy()
  return customers
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Milliseconds that each save takes, one after the other, until enough have been made. */
const timesOfSaves = async (save: () => Promise<void>, isOver: (saves: number) => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver(times.length)) {
    const start = performance.now()
    await save()
    times.push(performance.now() - start)
    await pause()
  }
  return times
}

export const savesWhilePrinting = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const [typist, reader] = await prepare(folder)
  if (!typist || !reader) throw new Error('There are no customers')
  const server = await startServer({ dataDir: folder })
  const { send, close } = sender(Number(new URL(server.url).port), 4)
  const save = () => saving(send)(typist)
  // Different answers ask for a new pack.
  const newPack = async () => {
    await saving(send)(reader)
    const reply = await fetch(`${server.url}/api/documents`, { headers: { authorization: `Bearer ${reader.token}` } })
    if (reply.status !== 200) throw new Error(`The documents answered ${reply.status}: ${await reply.text()}`)
    await reply.arrayBuffer()
  }
  try {
    await newPack()
    const alone = await timesOfSaves(save, (saves) => saves >= SAVES)
    let packs = 0
    const printing = (async () => {
      while (packs < PACKS) {
        await newPack()
        packs += 1
      }
    })()
    const beside = await timesOfSaves(save, () => packs >= PACKS)
    await printing
    const [value, idle] = [percentile(beside, 99), percentile(alone, 99)]
    return [
      { name: 'a save while nothing is printed (99 %)', value: idle, unit: 'ms', target: '', ok: true },
      {
        name: `a save while packs are made (99 % of ${beside.length})`,
        value,
        unit: 'ms',
        target: `<= ${LONGEST_MS}`,
        ok: value <= LONGEST_MS,
      },
      { name: 'a save while packs are made against none', value: value / idle, unit: 'times', target: '', ok: true },
    ]
  } finally {
    close()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
