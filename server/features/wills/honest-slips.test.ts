import { expect, test } from 'vitest'
import { stopsCheckout } from '#core/advice/advice.ts'
import { isStepName } from '#core/journey/steps.ts'
import { itemPaths } from '#core/will/changes.ts'
import { editable, newWill } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { seededRandom } from '#testkit/crash.ts'
import { type Customer, oneActionOn, oneSlip, reachedTheEnd } from '#testkit/honest-customer.ts'
import * as walker from '#testkit/journey-walker.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

/** The same customers as in `core/journey/dead-ends.test.ts`, against the server: what the pages let through, it stores. */

const CUSTOMERS = 8
const SLIPS = 40
const MOST_ACTIONS = 30

const app = appForAll()

const changedKeys = (before: Will, after: Will): Partial<EditableWill> => {
  const was: Record<string, unknown> = editable(before)
  return Object.fromEntries(
    Object.entries(editable(after)).filter(([key, value]) => JSON.stringify(was[key]) !== JSON.stringify(value)),
  )
}

/** Adds the people and pets that are new, as a dialog does, with the version that each addition makes. */
const withAdditions = async (client: Client, version: number, before: Will, after: Will): Promise<number> => {
  let newest = version
  for (const list of ['persons', 'pets'] as const) {
    const known = new Set<number>(before[list].map(({ id }) => id))
    for (const { id, ...item } of after[list].filter((one) => !known.has(one.id))) {
      const reply = await client.post(`/api/wills/${itemPaths[list]}/create`, { ...item, version: newest })
      expect(reply.status, reply.text).toBe(200)
      expect(reply.json<{ id: number }>().id).toBe(id)
      newest = reply.json<{ version: number }>().version
    }
  }
  return newest
}

/** Sends what an action changed: a page that was left has been saved, what was done on a page is saved at once. */
const sent = async (client: Client, version: number, before: Customer, after: Customer): Promise<number> => {
  const part = changedKeys(before.will, after.will)
  if (Object.keys(part).length === 0) return version
  const base = await withAdditions(client, version, before.will, after.will)
  const step = before.at?.name
  const leftPage = step !== undefined && isStepName(step) && step !== 'will.summary' && after.at?.name !== step
  const reply = leftPage
    ? await client.post('/api/form', { step, version: base, will: part })
    : await client.post('/api/wills/wills/groupAssetsUpdate', { version: base, will: editable(after.will) })
  expect(reply.text, `${step} ${Object.keys(part)}`).toContain('"version"')
  expect(reply.status).toBe(200)
  return reply.json<{ version: number }>().version
}

test(`the server stores what ${CUSTOMERS} customers do in ${SLIPS} slips each, and sells them the will they end with`, {
  timeout: 60_000,
}, async () => {
  const draw = seededRandom(2026)
  let sold = 0
  for (let each = 0; each < CUSTOMERS; each += 1) {
    const account = await app.customer()
    const will = newWill(account.willId)
    let customer = walker.logIn(walker.aWalker({ will, full: will, mode: { sponsored: false } }))
    let version = (await account.get('/api/form')).json<{ will: Will }>().will.version
    const act = async (next: Customer) => {
      // Paying is for the end of this test.
      const after = { ...next, will: { ...next.will, paid: 0 as const } }
      version = await sent(account, version, customer, after)
      customer = after
    }
    for (let slip = 0; slip < SLIPS; slip += 1) await act(oneSlip(customer, draw))
    for (let actions = 0; actions < MOST_ACTIONS && !reachedTheEnd(customer); actions += 1)
      await act(oneActionOn(customer))
    expect(reachedTheEnd(customer)).toBe(true)
    if (stopsCheckout(customer.will, today).length > 0) continue
    const order = await account.post('/api/payment/checkout', { items: ['will'] })
    expect(order.status, order.text).toBe(200)
    sold += 1
  }
  expect(sold).toBeGreaterThan(CUSTOMERS / 2)
})
