/** A durable save through the whole stack, against a bare handler that does one transaction on the same kind of file. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editable } from '#core/will/new-will.ts'
import { newToken, tokenHash } from '#server/auth/tokens.ts'
import { configuredMasterKeys } from '#server/sealing/configured-master-keys.ts'
import { keyringOf } from '#server/sealing/keyring.ts'
import { safeOf } from '#server/sealing/safe.ts'
import { openDatabase } from '#server/store/database.ts'
import { storesIn } from '#server/store/stores.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { startServer } from '#testkit/start-server.ts'
import { perSecond, type Send, sender } from './load.ts'
import type { Measure } from './run.ts'

const CUSTOMERS = 8
// Short turns: whatever else the machine does falls on both alike.
const ROUNDS = 12
const WARM_UP_MS = 1000
const ROUND_MS = 300
const LEAST_RATIO = 0.6

type Customer = { readonly id: number; readonly token: string; version: number }

const prepare = async (dataDir: string): Promise<Customer[]> => {
  const masterKeys = configuredMasterKeys({ dataDir, masterKey: undefined }, randomBytes)
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'), { masterKeys, randomBytes })
  const keyring = keyringOf({ masterKeys, randomBytes, clock: () => new Date() })
  const { users, sessions, wills } = storesIn(db, safeOf(keyring, randomBytes))
  const customers: Customer[] = []
  const at = new Date()
  for (let index = 1; index <= CUSTOMERS; index += 1) {
    const person = { name: 'Margaret', last_name: 'Hale', email: `bench${index}@example.com`, homeowner: 'Yes' }
    const id = await users.add({ ...person, passwordHash: 'none', marketing: undefined, at })
    if (id === undefined) throw new Error('The bench database was not empty')
    const token = newToken(randomBytes)
    await sessions.open(id, tokenHash(token), at, at.getTime() + 3_600_000)
    const willId = await wills.init(id, at)
    await wills.save(id, { ...completeExampleWill(), id: willId, version: 0 }, at)
    customers.push({ id, token, version: 1 })
  }
  await db.destroy()
  return customers
}

let saves = 1_000_000

// SQLite does not write a page that stays as it was, so every save says something new.
const saveOf = ({ version }: Pick<Customer, 'version'>): string => {
  saves += 1
  const description = `At sunrise, as I have said ${saves} times.`
  return JSON.stringify({
    step: 'will.funeral-wishes',
    version,
    will: { whatToDo: { option: 'Cremation', description } },
  })
}

const saving =
  (send: Send) =>
  async (customer: Customer): Promise<void> => {
    const { status, text } = await send('/api/form', saveOf(customer), { authorization: `Bearer ${customer.token}` })
    if (status !== 200) throw new Error(`A save answered ${status}: ${text}`)
    const { version }: { version: number } = JSON.parse(text)
    customer.version = version
  }

const savingBare =
  (send: Send) =>
  async (customer: Customer): Promise<void> => {
    const { status, text } = await send('/', saveOf(customer), { 'x-row': String(customer.id) })
    if (status !== 200) throw new Error(`The bare handler answered ${status}`)
    JSON.parse(text)
  }

const startBare = async (file: string, customers: readonly Customer[]) => {
  const script = join(import.meta.dirname, 'bare-server.ts')
  const body = JSON.stringify(editable(completeExampleWill()))
  const child = spawn(process.execPath, [script, file, customers.map(({ id }) => id).join(','), body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port]: Buffer[] = await once(child.stdout, 'data')
  return {
    port: Number(String(port)),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Saves a second of both, in turns, and their ratio. */
export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const customers = await prepare(folder)
  const server = await startServer({ dataDir: folder })
  const bare = await startBare(join(folder, 'bare.sqlite'), customers)
  const ours = sender(Number(new URL(server.url).port), CUSTOMERS)
  const theirs = sender(bare.port, CUSTOMERS)
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
  const measured = { unit: 'saves/s', target: '', ok: true }
  return [
    { name: 'durable save, whole stack', value: Math.round(median(full)), ...measured },
    { name: 'durable save, bare node:http and one transaction', value: Math.round(median(least)), ...measured },
    {
      name: 'durable save, whole stack against bare',
      value: Number(ratio.toFixed(2)),
      unit: 'ratio',
      target: `>= ${LEAST_RATIO}`,
      ok: ratio >= LEAST_RATIO,
    },
  ]
}
