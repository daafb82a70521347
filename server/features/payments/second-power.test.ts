import { expect, test } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import type { Will } from '#core/will/schema.ts'
import { sandboxOutcome } from '#testkit/couple.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const order = async (customer: Client, item = 'lpa'): Promise<CheckoutReply> => {
  app.clock.pass(1000)
  return (await customer.post('/api/payment/checkout', { items: [item] })).json<CheckoutReply>()
}
const pay = async ({ url }: CheckoutReply) => {
  app.clock.pass(1000)
  await sandboxOutcome(app, url, 'paid')
}
const bought = async (customer: Client) => {
  const made = await order(customer)
  await pay(made)
  return made
}
const powersHeld = async (customer: Client) => (await customer.get('/api/form')).json<{ will: Will }>().will.powersHeld
const statusOf = async (customer: Client, { external_id }: CheckoutReply) =>
  (await customer.get(`/api/payment/check/${external_id}`)).json<{ status: number }>().status
const returned = async (customer: Client) =>
  (await customer.get('/api/account/orders'))
    .json<OrdersReply>()
    .orders.filter(({ refund }) => refund?.why === 'duplicate').length

// Promise: extra.lpa
test('a customer with one power of attorney buys the other later, and then has both', async () => {
  const customer = await app.customer()
  await bought(customer)
  expect(await powersHeld(customer)).toBe('one')
  await bought(customer)
  expect(await powersHeld(customer)).toBe('both')
  expect(await returned(customer)).toBe(0)
})

test('a third cannot be bought, nor both where one is held', async () => {
  const customer = await app.customer()
  await bought(customer)
  const both = await customer.post('/api/payment/checkout', { items: ['lpa-both'] })
  expect(both.json()).toMatchObject({
    errors: { items: ['You have already paid for one of the two. Choose only the other.'] },
  })
  await bought(customer)
  expect((await customer.post('/api/payment/checkout', { items: ['lpa'] })).status).toBe(422)
})

test('two tabs that both pay for the first are charged for one', async () => {
  const customer = await app.customer()
  const [one, other] = [await order(customer), await order(customer)]
  await pay(other)
  expect(await statusOf(customer, one)).toBe(1)
  await pay(one)
  await statusOf(customer, one)
  expect(await powersHeld(customer)).toBe('one')
  expect(await returned(customer)).toBe(1)
})

test('two tabs that both pay for the second are charged for one', async () => {
  const customer = await app.customer()
  await bought(customer)
  const [one, other] = [await order(customer), await order(customer)]
  for (const each of [one, other]) {
    await pay(each)
    await statusOf(customer, each)
  }
  expect(await powersHeld(customer)).toBe('both')
  expect(await returned(customer)).toBe(1)
})

test('the money for the second goes back without the first', async () => {
  const customer = await app.customer()
  await bought(customer)
  const second = await bought(customer)
  await customer.post('/api/payment/refund', { id: second.id })
  expect(await powersHeld(customer)).toBe('one')
})

test('what was finished for the first is open again with the second, so that both are finished', async () => {
  const customer = await app.customer()
  await bought(customer)
  await app.stores.wills.setStatusFields(customer.userId, { lpoaDate: '2026-11-03' })
  await bought(customer)
  expect((await customer.get('/api/form')).json<{ will: Will }>().will).not.toHaveProperty('lpoaDate')
})
