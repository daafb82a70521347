import { describe, expect, test } from 'vitest'
import { priceOf, vatWithin } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForEach } from '#testkit/start-app.ts'

const app = appForEach({ publicUrl: 'https://wills.example' })

const given = completeExampleWill()
const executor = given.persons.find(({ id }) => given.executor.includes(id))

/** Pays for a will whose executor can be reached at `email`, and who is to be told or not. */
const payFor = async (notifyExecutors: 'Yes' | 'No', email: string | undefined) => {
  const customer = await app.customer()
  const persons = given.persons.map((person) =>
    person.id === executor?.id ? { ...person, ...(email !== undefined && { email }) } : person,
  )
  const will = { ...given, persons, notifyExecutors, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  const order = await customer.post('/api/payment/checkout', { items: ['will'] })
  expect(order.status).toBe(200)
  const { external_id, id } = order.json<{ external_id: string; id: number }>()
  await app.ask({
    method: 'POST',
    url: `/sandbox/pay/${external_id}`,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { customer, external_id, id }
}

const subjects = async (count: number) => (await app.mail(count)).map(({ subject }) => subject).sort()
const RECEIPT = 'Your receipt from Heirloom'
const READY = 'Your will is ready to print'

describe('paying for a will', () => {
  test('brings a receipt, and word that the documents are ready, once', async () => {
    const { customer, external_id, id } = await payFor('No', 'anne@example.com')
    expect(await subjects(2)).toEqual([RECEIPT, READY])
    await customer.get(`/api/payment/check/${external_id}`)
    expect(await subjects(2)).toEqual([RECEIPT, READY])
    const receipt = (await app.mail(2)).find(({ subject }) => subject === RECEIPT)
    expect(receipt?.text).toContain(
      `Total: ${price(priceOf('will'))}\nIncludes VAT at 20%: ${price(vatWithin(priceOf('will')))}`,
    )
    expect(receipt?.text).toContain(`Order: ${id}`)
    expect(receipt?.text).toContain('3 November 2026')
  })

  // Promise: since.executors
  test.each<['Yes' | 'No', string | undefined]>([
    ['No', 'anne@example.com'],
    ['Yes', undefined],
    ['Yes', 'anne@example.com'],
  ])('tells no executor, also when the answer is %s and the address is %s', async (answer, email) => {
    await payFor(answer, email)
    expect(await subjects(2)).toEqual([RECEIPT, READY])
  })
})

test('an incomplete link unsubscribes no recipient, and says so', async () => {
  const reply = await app.api().post('/api/unsubscribe', { token: 'half a li' })
  expect([reply.status, reply.json()]).toMatchObject([422, { errors: { '': ['UNSUBSCRIBE_LINK_DEAD'] } }])
})
