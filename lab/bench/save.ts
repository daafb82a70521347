/** A durable save through the whole stack, against a bare handler that does one transaction on the same kind of file. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editable } from '../../core/will/new-will.ts'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers, type Customer, saving, savingBare } from './customers.ts'
import { perSecond, sender } from './load.ts'
import { type Measure, median } from './measure.ts'
import { startBareServer } from './start-bare-server.ts'

// Short turns, so that other load on the machine affects both alike.
const ROUNDS = 12
const WARM_UP_MS = 1000
const ROUND_MS = 300

/** As many as the bare handler keeps. What stands in the way: docs/decisions/0017-a-request-has-its-own-statements.md. */
const LEAST_RATIO = 1
const CONNECTIONS = [8, 32, 64]

const prepare = async (dataDir: string, count: number): Promise<Customer[]> => {
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const customers = await addCustomers(db, encryption, count)
  await db.destroy()
  return customers
}

const measured = async (connections: number): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const customers = await prepare(folder, connections)
  const server = await startServer({ dataDir: folder })
  const ids = customers.map(({ id }) => id).join(',')
  const body = JSON.stringify(editable(completeExampleWill()))
  const bare = await startBareServer('bare-server.ts', join(folder, 'bare.sqlite'), ids, body)
  const ours = sender(Number(new URL(server.url).port), connections)
  const theirs = sender(bare.port, connections)
  const full: number[] = []
  const least: number[] = []
  try {
    await perSecond(customers, saving(ours.send), WARM_UP_MS)
    await perSecond(customers, savingBare(theirs.send), WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round += 1) {
      full.push(await perSecond(customers, saving(ours.send), ROUND_MS))
      least.push(await perSecond(customers, savingBare(theirs.send), ROUND_MS))
    }
  } finally {
    ours.close()
    theirs.close()
    await Promise.all([server.kill(), bare.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  const ratio = median(full.map((saves, round) => saves / (least[round] ?? saves)))
  const shown = { unit: 'saves/s', target: '', ok: true }
  const at = `at ${connections} connections`
  return [
    { name: `durable save, whole stack, ${at}`, value: Math.round(median(full)), ...shown },
    { name: `durable save, bare node:http and one transaction, ${at}`, value: Math.round(median(least)), ...shown },
    {
      name: `durable save, whole stack against bare, ${at}`,
      value: Number(ratio.toFixed(2)),
      unit: 'ratio',
      target: `>= ${LEAST_RATIO}`,
      ok: ratio >= LEAST_RATIO,
    },
  ]
}

/** Saves a second of both, in turns, and their ratio. */
export const run = async (): Promise<Measure[]> => {
  const measures: Measure[] = []
  for (const connections of CONNECTIONS) measures.push(...(await measured(connections)))
  return measures
}
