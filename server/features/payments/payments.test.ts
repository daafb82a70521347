import { describe, expect, test } from 'vitest'
import { acknowledgement, stopsCheckout } from '#core/advice/advice.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { priceOf, products, totalOf } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { simplestWill, straightforward, today } from '#testkit/builders.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const complete = async (given: Partial<Will> = {}) => {
  const customer = await app.customer()
  const will = { ...simplestWill(given), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

const order = async (customer: Client, items = ['will']): Promise<CheckoutReply> =>
  (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()

const choose = (url: string, outcome: string) =>
  app.ask({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const statusOf = async (customer: Client, { external_id }: CheckoutReply): Promise<number> =>
  (await customer.get(`/api/payment/check/${external_id}`)).json<{ status: number }>().status

const isPaid = async (customer: Client): Promise<boolean> =>
  (await customer.get('/api/form')).json<{ will: Will }>().will.paid === 1

// Promise: api.prices
test('the prices are public', async () => {
  const list = (await app.api().get('/api/products')).json<{ products: unknown; governmentFees: unknown[] }>()
  expect(list.products).toEqual(products.map(({ id, name, price, for: gets }) => ({ id, name, price, for: gets })))
  expect(list.governmentFees).toHaveLength(2)
})

describe('the checkout', () => {
  // Promise: complete.whole
  test('refuses a will that is not complete, naming the steps', async () => {
    const customer = await app.customer()
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    expect(reply.status).toBe(422)
    const { message, errors } = reply.json<{ message: string; errors: object }>()
    expect(message).toMatch(/^Your will is not complete/)
    expect(errors).toMatchObject({
      'will.about-me.full-name:first_name': ['FIELD_REQUIRED'],
      'will.about-me.dob:dob.day': ['DOB_REQUIRED'],
    })
  })

  test('refuses a will that needs a solicitor first, saying why', async () => {
    const customer = await complete({ situation: { ...straightforward, 'land-abroad': 'Yes' } })
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    expect(reply.status).toBe(422)
    const { errors } = reply.json<{ errors: Record<string, string[]> }>()
    expect(Object.keys(errors)).toEqual(['will.about-me.marital-status:T2'])
    expect(errors['will.about-me.marital-status:T2']?.join()).toContain('second will')
  })

  test('asks for no other sum than the page named, where a price has changed since it was opened', async () => {
    const customer = await complete()
    const pay = (total: number) => customer.post('/api/payment/checkout', { items: ['will'], total })
    const reply = await pay(priceOf('will') - 1000)
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining(price(priceOf('will')))])
    expect((await customer.get('/api/account/orders')).json()).toEqual({ orders: [] })
    expect((await pay(priceOf('will'))).status).toBe(200)
  })

  test('takes no notice of the advice for an extra that is not the will', async () => {
    const customer = await complete({ situation: { ...straightforward, 'land-abroad': 'Yes' } })
    expect((await customer.post('/api/payment/checkout', { items: ['storage'] })).status).toBe(200)
  })

  test('waits for a warning to be acknowledged', async () => {
    const customer = await complete({ situation: { ...straightforward, 'serious-illness': 'Yes' } })
    const pay = () => customer.post('/api/payment/checkout', { items: ['will'] })
    const refused = await pay()
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['will.about-me.marital-status:T14'])
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    const [warning] = stopsCheckout(will, today)
    const saved = await customer.post('/api/form', {
      step: 'will.about-me.marital-status',
      version: will.version,
      will: { acknowledged: warning && [acknowledgement(will, warning, today)] },
    })
    expect(saved.status).toBe(200)
    expect((await pay()).status).toBe(200)
  })

  test.each([
    ['an unknown question', { situation: { 'has-a-yacht': 'Yes' } }],
    ['an unknown answer', { situation: { illness: 'Perhaps' } }],
    ['an unknown warning', { acknowledged: [{ trigger: 'T99', on: today, wording: 'Understood.', about: [] }] }],
  ])('a save cannot carry %s', async (_what, will) => {
    const customer = await complete()
    const { version } = (await customer.get('/api/form')).json<{ will: Will }>().will
    const reply = await customer.post('/api/form', { step: 'will.about-me.dob', version, will })
    expect(reply.status).toBe(422)
  })

  // Promise: api.prices.2
  test.each([
    ['an unknown product', { items: ['crown jewels'] }],
    ['nothing', { items: [] }],
    ['the same thing twice', { items: ['print', 'print'] }],
    ['its own price', { items: ['will'], total: 1 }],
  ])('refuses %s', async (_what, body) => {
    const customer = await complete()
    expect((await customer.post('/api/payment/checkout', body)).status).toBe(422)
  })

  // Promise: api.prices.2, default.payments
  test('charges what the price list says', async () => {
    const customer = await complete()
    const { url } = await order(customer, ['will', 'print'])
    const page = await app.api().get(url)
    expect(page.status).toBe(200)
    expect(page.text).toContain(price(totalOf(['will', 'print'])))
    expect(page.text).toContain('No card is asked for and no money moves.')
    expect(page.text).not.toContain('<script')
  })

  test('does not sell the same will twice', async () => {
    const customer = await complete()
    await choose((await order(customer)).url, 'paid')
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { items: [expect.stringContaining('already paid')] } })
  })
})

describe('on the test payment page', () => {
  // Promise: role.paid.2, call.check
  test('nothing is paid until something is chosen', async () => {
    const customer = await complete()
    const bought = await order(customer)
    expect(await statusOf(customer, bought)).toBe(0)
    expect(await isPaid(customer)).toBe(false)
  })

  // Promise: step.payment-successful, call.check, limit.success
  test('paying pays for the will and goes on', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const reply = await choose(bought.url, 'paid')
    expect([reply.status, reply.headers.location]).toEqual([303, '/my-will/payment-successful'])
    expect(await statusOf(customer, bought)).toBe(1)
    expect(await isPaid(customer)).toBe(true)
  })

  // Promise: step.payment-error
  test('being declined leaves the will unpaid, and one may try again', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const reply = await choose(bought.url, 'declined')
    expect([reply.status, reply.headers.location]).toEqual([303, '/my-will/payment-error'])
    expect(await statusOf(customer, bought)).toBe(2)
    expect(await isPaid(customer)).toBe(false)
    await choose((await order(customer)).url, 'paid')
    expect(await isPaid(customer)).toBe(true)
  })

  test('a payment that comes later arrives ten seconds later', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const reply = await choose(bought.url, 'later')
    expect([reply.status, reply.headers.location]).toEqual([303, '/my-will/payment-successful'])
    app.clock.pass(9_999)
    expect(await statusOf(customer, bought)).toBe(0)
    expect(await isPaid(customer)).toBe(false)
    app.clock.pass(1)
    expect(await statusOf(customer, bought)).toBe(1)
    expect(await isPaid(customer)).toBe(true)
  })

  test('a payment that comes later counts though the browser that began it never asks', async () => {
    const customer = await complete()
    await choose((await order(customer)).url, 'later')
    expect(await isPaid(customer)).toBe(false)
    app.clock.pass(10_000)
    expect(await isPaid(customer)).toBe(true)
  })

  test('a will paid for later is not sold again, though its status was not asked since', async () => {
    const customer = await complete()
    await choose((await order(customer)).url, 'later')
    app.clock.pass(10_000)
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { items: [expect.stringContaining('already paid')] } })
  })

  test('a payment of another customer pays for that customer alone', async () => {
    const [customer, other] = [await complete(), await complete()]
    await choose((await order(customer)).url, 'later')
    app.clock.pass(10_000)
    expect(await isPaid(other)).toBe(false)
  })

  test.each([
    ['paid', 'declined', 1, '/my-will/payment-successful'],
    ['declined', 'paid', 2, '/my-will/payment-error'],
    ['paid', 'paid', 1, '/my-will/payment-successful'],
  ])('having chosen %s, choosing %s changes nothing', async (first, second, status, location) => {
    const customer = await complete()
    const bought = await order(customer)
    await choose(bought.url, first)
    expect((await choose(bought.url, second)).headers.location).toBe(location)
    expect(await statusOf(customer, bought)).toBe(status)
    expect((await app.api().get(bought.url)).text).toContain('This test payment is finished')
  })

  test('an unknown choice and an unknown payment are refused', async () => {
    const customer = await complete()
    expect((await choose((await order(customer)).url, 'free')).status).toBe(422)
    expect((await choose('/sandbox/pay/0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001', 'paid')).status).toBe(404)
  })
})

test('an order for what was paid for in another tab is not waited for', async () => {
  const customer = await complete()
  const [first, second] = [await order(customer), await order(customer)]
  await choose(first.url, 'paid')
  expect(await statusOf(customer, second)).toBe(1)
})

test('paying for an extra does not pay for the will', async () => {
  const customer = await complete()
  const bought = await order(customer, ['storage'])
  await choose(bought.url, 'paid')
  expect(await statusOf(customer, bought)).toBe(1)
  expect(await isPaid(customer)).toBe(false)
})

test('a payment does not collide with a save', async () => {
  const customer = await complete()
  const { version } = (await customer.get('/api/form')).json<{ will: Will }>().will
  await choose((await order(customer)).url, 'paid')
  const whatToDo = { option: 'Burial' }
  const reply = await customer.post('/api/form', { step: 'will.funeral-wishes', version, will: { whatToDo } })
  expect(reply.status).toBe(200)
  expect(reply.json<{ will: Will }>().will).toMatchObject({ paid: 1, whatToDo })
})
