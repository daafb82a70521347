import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import type { HistoryReply } from '#core/api/history.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { FormReply } from '#core/api/wills.ts'
import { editable } from '#core/will/new-will.ts'
import { simplestWill } from '#testkit/builders.ts'
import { CRASH_SEEDS, isConnectionLost, registration, seededRandom } from '#testkit/crash.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { crashDatabase } from '#testkit/test-database.ts'

/** Milliseconds for a test that starts processes, on a machine with other things to do. */
const PATIENCE = 120_000
const CUSTOMERS = 4
const SAVES = 200
const post = (server: RunningServer, path: string, body: object, token = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

type Customer = { readonly token: string; acknowledged: number; tried: number }

const register = async (server: RunningServer, email: string): Promise<Customer> => {
  const reply = await post(server, '/api/auth/register', registration(email))
  const { token }: Session = await reply.json()
  await post(server, '/api/wills/init', {}, token)
  return { token, acknowledged: 0, tried: 0 }
}

/** Saves 1, 2, 3… as the customer's funeral wishes until the server is gone. */
const keepSaving = async (server: RunningServer, customer: Customer, onSaved: () => void): Promise<void> => {
  try {
    while (customer.acknowledged < SAVES / CUSTOMERS) {
      customer.tried = customer.acknowledged + 1
      const whatToDo = { option: 'Burial', description: String(customer.tried) }
      const body = { step: 'will.gifts', version: customer.acknowledged, will: { whatToDo } }
      const reply = await post(server, '/api/form', body, customer.token)
      await reply.text()
      if (reply.status !== 200) throw new Error(`A save was answered with ${reply.status}`)
      customer.acknowledged = customer.tried
      onSaved()
    }
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

const savedOf = async (server: RunningServer, { token }: Customer): Promise<number> => {
  const reply = await fetch(`${server.url}/api/form`, { headers: { authorization: `Bearer ${token}` } })
  const { will }: FormReply = await reply.json()
  expect(will.version).toBe(Number(will.whatToDo?.description ?? 0))
  return will.version
}

/** One server, which every test finds running: after a crash it starts again on what its database has. */
let server: RunningServer
let dataDir: string
let environment: Readonly<Record<string, string>>
const start = () => startServer({ dataDir, environment })

beforeAll(async () => {
  dataDir = newFolder()
  environment = (await crashDatabase(dataDir)).environment
  server = await start()
}, PATIENCE)
beforeEach(async () => {
  if (server.process.exitCode !== null || server.process.signalCode !== null) server = await start()
}, PATIENCE)
afterAll(async () => {
  await server.kill()
})

test(
  'asked politely to stop, it finishes and ends well',
  async () => {
    const customer = await register(server, 'stop@example.com')
    await server.kill('SIGTERM')
    expect(server.process.exitCode).toBe(0)
    expect(customer.token).toHaveLength(43)
  },
  PATIENCE,
)

// Promise: kept.server
test.each(CRASH_SEEDS)(
  'every acknowledged save is there after the power fails in the middle (moment %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const killAfter = 20 + random(SAVES - 40)
    const emails = Array.from({ length: CUSTOMERS }, (_, index) => `crash${seed}-${index}@example.com`)
    const customers = await Promise.all(emails.map((email) => register(server, email)))

    let saved = 0
    let killing: Promise<void> | undefined
    const onSaved = () => {
      saved += 1
      if (saved === killAfter) {
        const wait = random(3)
        killing = new Promise<void>((resolve) => setTimeout(resolve, wait)).then(() => server.kill('SIGKILL'))
      }
    }
    await Promise.all(customers.map((customer) => keepSaving(server, customer, onSaved)))
    await killing
    expect(server.process.signalCode).toBe('SIGKILL')

    server = await start()
    for (const customer of customers) {
      const there = await savedOf(server, customer)
      expect(there).toBeGreaterThanOrEqual(customer.acknowledged)
      expect(there).toBeLessThanOrEqual(customer.tried)
    }
  },
  PATIENCE,
)

/** A customer at the payment page of a complete will. */
const atThePayment = async (server: RunningServer, email: string) => {
  const { token } = await register(server, email)
  const will = editable(simplestWill())
  for (const { id: _id, ...person } of will.persons) await post(server, '/api/wills/persons/create', person, token)
  await post(server, '/api/wills/wills/groupAssetsUpdate', { version: will.persons.length, will }, token)
  const order = await post(server, '/api/payment/checkout', { items: ['will'] }, token)
  expect(order.status).toBe(200)
  const { url }: CheckoutReply = await order.json()
  return { token, url }
}

/** Whether the payment was acknowledged before the server was gone. */
const pay = async (server: RunningServer, url: string): Promise<boolean> => {
  try {
    const body = new URLSearchParams({ outcome: 'paid' })
    return (await fetch(`${server.url}${url}`, { method: 'POST', body, redirect: 'manual' })).status === 303
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    return false
  }
}

test.each(CRASH_SEEDS)(
  'a payment is whole or not there after the power fails in the middle (moment %i)',
  async (seed) => {
    const emails = Array.from({ length: CUSTOMERS }, (_, index) => `paid${seed}-${index}@example.com`)
    const customers = await Promise.all(emails.map((email) => atThePayment(server, email)))
    const paying = customers.map(({ url }) => pay(server, url))
    await new Promise<void>((resolve) => setTimeout(resolve, seededRandom(seed)(15)))
    await server.kill('SIGKILL')
    const acknowledged = await Promise.all(paying)

    server = await start()
    for (const [index, { token, url }] of customers.entries()) {
      const read = async (path: string) =>
        (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
      const paidFor = async () => {
        const { events }: HistoryReply = await read('/api/account/history')
        const { will }: FormReply = await read('/api/form')
        return { paid: will.paid, events: events.map(({ action }) => action).filter((action) => action === 'paid') }
      }
      const whole = { paid: 1, events: ['paid'] }
      if (acknowledged[index]) expect(await paidFor()).toEqual(whole)
      // Whatever was left undone is done when the customer comes back, and never twice.
      expect(await pay(server, url)).toBe(true)
      expect(await paidFor()).toEqual(whole)
    }
  },
  PATIENCE,
)

test(
  'in production it does not start with the payment sandbox, and says what to set',
  async () => {
    const starting = startServer({ dataDir: newFolder(), environment: { NODE_ENV: 'production' } })
    await expect(starting).rejects.toThrow(/ended with 1.*PAYMENT_PROVIDER/s)
  },
  PATIENCE,
)
