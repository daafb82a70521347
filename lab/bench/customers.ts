/** Customers of the measured server, and their requests. */
import { randomBytes } from 'node:crypto'
import type { Encryption } from '../../server/crypto/master-keys.ts'
import type { Database } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { newToken, tokenHash } from '../../server/platform/random.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import type { Send } from './load.ts'

export type Customer = { readonly id: number; readonly willId: number; readonly token: string; version: number }

const HOUR_MS = 3_600_000

let made = 0

/** Customers with a complete will, logged in. */
export const addCustomers = async (db: Database, encryption: Encryption, count: number): Promise<Customer[]> => {
  const at = new Date()
  const { users, sessions, wills } = createStores(db, createVaults({ ...encryption, clock: () => at }))
  const customers: Customer[] = []
  for (let index = 0; index < count; index += 1) {
    made += 1
    const person = { name: 'Margaret', last_name: 'Hale', email: `bench${made}@example.com`, homeowner: 'Yes' }
    const id = await users.add({ ...person, passwordHash: 'none', marketing: undefined, at })
    if (id === undefined) throw new Error('The bench database was not empty')
    await users.verify(id, at)
    const token = newToken(randomBytes)
    await sessions.open(id, tokenHash(token), at, at.getTime() + HOUR_MS)
    const willId = await wills.init(id, at)
    await wills.save(id, { ...completeExampleWill(), id: willId, version: 0 }, at)
    customers.push({ id, willId, token, version: 1 })
  }
  return customers
}

let saves = 1_000_000

/** SQLite does not write a page that stays as it was, so every save says something new. */
const saveOf = ({ version }: Pick<Customer, 'version'>): string => {
  saves += 1
  const description = `At sunrise, as I have said ${saves} times.`
  return JSON.stringify({
    step: 'will.funeral-wishes',
    version,
    will: { whatToDo: { option: 'Cremation', description } },
  })
}

/** Saves a step as the browser does. Throws when it is refused: no other request changes the customer's will. */
export const saving =
  (send: Send) =>
  async (customer: Customer): Promise<void> => {
    const { status, text } = await send('/api/form', saveOf(customer), { authorization: `Bearer ${customer.token}` })
    if (status !== 200) throw new Error(`A save answered ${status}: ${text}`)
    const { version }: { version: number } = JSON.parse(text)
    if (version !== customer.version + 1) throw new Error(`Version ${customer.version} was followed by ${version}`)
    customer.version = version
  }

/** The same save for a bare handler, which is told the row. */
export const savingBare =
  (send: Send) =>
  async (customer: Customer): Promise<void> => {
    const { status, text } = await send('/', saveOf(customer), { 'x-row': String(customer.id) })
    if (status !== 200) throw new Error(`The bare handler answered ${status}`)
    JSON.parse(text)
  }
