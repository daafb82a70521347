import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { priceOf, totalOf, vatWithin } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { simplestWill } from '#testkit/builders.ts'
import { type Client, soon, startApp, type TestApp } from '#testkit/start-app.ts'
import { type StripeEvent, type StripeServer, startStripe } from '#testkit/stripe-server.ts'
import { openTestShop } from '#testkit/test-shop.ts'
import { createStripePayments } from './stripe-payments.ts'

let stripe: StripeServer
let app: TestApp
const settings = () => ({ secretKey: 'sk_test_1', webhookSecret: stripe.webhookSecret, apiBase: stripe.url })

beforeAll(async () => {
  stripe = await startStripe()
  app = await startApp({
    publicUrl: 'https://wills.example',
    payments: { by: 'stripe', ...settings() },
  })
})
afterAll(async () => {
  // Whatever was asked of Stripe in all of these tests is described by Stripe.
  expect(stripe.refused).toEqual([])
  await app.close()
  await stripe.close()
})

const complete = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  return customer
}

const order = async (customer: Client, items = ['will']): Promise<CheckoutReply> =>
  (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()

type Signed = { signature?: string; payload?: string }

const call = ({ payload }: StripeEvent, given: Signed = {}) =>
  app.ask({
    method: 'POST',
    url: '/api/payment/webhook/stripe',
    payload: given.payload ?? payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': given.signature ?? stripe.sign(payload, app.clock()),
    },
  })

const isPaid = async (customer: Client): Promise<boolean> =>
  (await customer.post('/api/wills/list')).json<{ wills: { paid: number }[] }>().wills[0]?.paid === 1

const orders = async (customer: Client) => (await customer.get('/api/account/orders')).json<OrdersReply>().orders
const lettersAbout = async (words: string): Promise<string[]> =>
  (await app.mail(1)).map(({ text }) => text).filter((text) => text.includes(words))

/** A letter that has these words, as soon as it has been sent. */
const letter = (words: string): Promise<string> => vi.waitUntil(async () => (await lettersAbout(words))[0], soon)

const statusOf = async (customer: Client, { external_id }: CheckoutReply): Promise<number> =>
  (await customer.get(`/api/payment/check/${external_id}`)).json<{ status: number }>().status

describe('the checkout', () => {
  test('sends the customer to Stripe, with each price, and back here', async () => {
    const customer = await complete()
    const bought = await order(customer, ['will', 'print'])
    expect(bought.url).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_test_/)
    const { asked, amount } = stripe.sessionOf(bought.external_id)
    expect(amount).toBe(totalOf(['will', 'print']))
    expect(asked).toMatchObject({
      success_url: 'https://wills.example/my-will/payment-successful',
      cancel_url: 'https://wills.example/my-will/payment-error',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'gbp', unit_amount: priceOf('will'), product_data: { name: 'Your will' } },
        },
        { quantity: 1, price_data: { unit_amount: priceOf('print') } },
      ],
    })
  })

  test('tells Stripe nothing of who the customer is', async () => {
    const customer = await complete()
    const bought = await order(customer)
    expect(JSON.stringify(stripe.sessionOf(bought.external_id).asked)).not.toMatch(/Hale|Margaret|example\.com/)
  })

  test('says what to do when Stripe does not answer, and loses nothing', { timeout: 30_000 }, async () => {
    const customer = await complete()
    stripe.away(true)
    const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
    stripe.away(false)
    expect(reply.status).toBe(503)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('Try again in a minute') })
    expect((await order(customer)).url).toContain('cs_test_')
  })
})

describe('a call by Stripe', () => {
  test('pays for the will, and sends one receipt however often it comes', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const event = stripe.pay(bought.external_id)
    for (let times = 0; times < 3; times += 1) expect((await call(event)).status).toBe(200)
    expect(await isPaid(customer)).toBe(true)
    expect(await orders(customer)).toMatchObject([
      { total: priceOf('will'), vat: vatWithin(priceOf('will')), refundable: true },
    ])
    expect(await letter(`Order: ${bought.id}\n`)).toContain(`Includes VAT at 20%: ${price(vatWithin(priceOf('will')))}`)
    expect(await lettersAbout(`Order: ${bought.id}\n`)).toHaveLength(1)
  })

  // Promise: api.webhook
  test.each([
    [
      'a foreign signature',
      (event: StripeEvent) => ({ signature: stripe.sign(event.payload, app.clock(), 'whsec_other') }),
    ],
    ['a body that was changed', (event: StripeEvent) => ({ payload: event.payload.replace('completed', 'expired!!') })],
    [
      'a signature from ten minutes ago',
      (event: StripeEvent) => ({ signature: stripe.sign(event.payload, new Date(app.clock().getTime() - 600_000)) }),
    ],
    ['no signature to speak of', () => ({ signature: 'v1=' })],
  ])('with %s is refused and changes nothing', async (_what, forged) => {
    const customer = await complete()
    const event = stripe.pay((await order(customer)).external_id)
    expect((await call(event, forged(event))).status).toBe(400)
    expect(await isPaid(customer)).toBe(false)
  })

  test('without any signature is refused', async () => {
    const reply = await app.ask({
      method: 'POST',
      url: '/api/payment/webhook/stripe',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(400)
  })

  // Promise: api.webhook
  test('says nothing of its own: an event that claims a payment Stripe knows nothing of pays for nothing', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const event = stripe.pay((await order(await complete())).external_id)
    const claimed = event.payload.replaceAll(
      /"client_reference_id":"[^"]+"/g,
      `"client_reference_id":"${bought.external_id}"`,
    )
    expect((await call({ ...event, payload: claimed })).status).toBe(200)
    expect(await isPaid(customer)).toBe(false)
  })

  test('about another thing, or another service’s session, is accepted and ignored', async () => {
    const other = {
      id: 'evt_1',
      type: 'customer.created',
      object: {},
      payload: '{"id":"evt_1","object":"event","type":"customer.created","data":{"object":{}}}',
    }
    expect((await call(other)).status).toBe(200)
  })

  test('is asked for again when Stripe cannot say how the payment stands', { timeout: 30_000 }, async () => {
    const customer = await complete()
    const event = stripe.pay((await order(customer)).external_id)
    stripe.away(true)
    const first = await call(event)
    stripe.away(false)
    expect(first.status).toBe(500)
    expect((await call(event)).status).toBe(200)
    expect(await isPaid(customer)).toBe(true)
  })
})

describe('a payment whose money comes later', () => {
  test('pays when it comes, though the calls arrive the wrong way round', async () => {
    const customer = await complete()
    const bought = await order(customer)
    const promised = stripe.promise(bought.external_id)
    expect(await statusOf(customer, bought)).toBe(0)
    const arrived = stripe.arrive(bought.external_id, true)
    await call(arrived)
    await call(promised)
    expect(await isPaid(customer)).toBe(true)
    expect(await orders(customer)).toHaveLength(1)
  })

  test('fails when it does not come, and one may try again', async () => {
    const customer = await complete()
    const bought = await order(customer)
    await call(stripe.promise(bought.external_id))
    await call(stripe.arrive(bought.external_id, false))
    expect(await statusOf(customer, bought)).toBe(2)
    await call(stripe.pay((await order(customer)).external_id))
    expect(await isPaid(customer)).toBe(true)
  })
})

test('a session that is not paid in time expires', async () => {
  const customer = await complete()
  const bought = await order(customer)
  await call(stripe.expire(bought.external_id))
  expect(await statusOf(customer, bought)).toBe(2)
})

test('a payment counts though Stripe’s call never comes', async () => {
  const customer = await complete()
  const bought = await order(customer)
  stripe.pay(bought.external_id)
  expect(await statusOf(customer, bought)).toBe(1)
  expect(await isPaid(customer)).toBe(true)
})

test('the second of two payments for the same goes back at once, and the customer is told', async () => {
  const customer = await complete()
  const first = await order(customer)
  app.clock.pass(1000)
  const second = await order(customer)
  await call(stripe.pay(first.external_id))
  await call(stripe.pay(second.external_id))
  expect(stripe.sessionOf(first.external_id).refunded).toBe(false)
  expect(stripe.sessionOf(second.external_id).refunded).toBe(true)
  expect(await isPaid(customer)).toBe(true)
  expect(await statusOf(customer, second)).toBe(1)
  expect(await orders(customer)).toMatchObject([
    { id: second.id, refund: { why: 'duplicate', done: true }, refundable: false },
    { id: first.id, refundable: true },
  ])
  expect(await letter(`for order ${second.id}.`)).toContain('already paid for this')
})

test('a payment of another amount than was asked for gives nothing and goes back', async () => {
  const customer = await complete()
  const bought = await order(customer)
  const event = stripe.pay(bought.external_id)
  Object.assign(stripe.sessionOf(bought.external_id), { amount: 890 })
  await call(event)
  expect(await isPaid(customer)).toBe(false)
  expect(stripe.sessionOf(bought.external_id).refunded).toBe(true)
  expect(await orders(customer)).toMatchObject([{ refund: { why: 'wrong-amount', done: true } }])
})

describe('all the money back', () => {
  test('comes from Stripe once, however often the button is pressed', async () => {
    const customer = await complete()
    const bought = await order(customer)
    await call(stripe.pay(bought.external_id))
    const before = stripe.calls.get('POST /v1/refunds') ?? 0
    for (let times = 0; times < 3; times += 1)
      expect((await customer.post('/api/payment/refund', { id: bought.id })).json()).toEqual({ done: true })
    expect(stripe.sessionOf(bought.external_id).refunded).toBe(true)
    expect((stripe.calls.get('POST /v1/refunds') ?? 0) - before).toBe(1)
    expect(await isPaid(customer)).toBe(false)
  })

  test('is owed while Stripe does not answer, and goes back afterwards', { timeout: 30_000 }, async () => {
    const customer = await complete()
    const bought = await order(customer)
    await call(stripe.pay(bought.external_id))
    stripe.away(true)
    expect((await customer.post('/api/payment/refund', { id: bought.id })).json()).toEqual({ done: false })
    expect(await isPaid(customer)).toBe(false)
    stripe.away(false)
    expect((await customer.post('/api/payment/refund', { id: bought.id })).json()).toEqual({ done: true })
  })

  test('is not repeated when it was made in Stripe’s own pages and the webhook was lost', async () => {
    const customer = await complete()
    const bought = await order(customer)
    await call(stripe.pay(bought.external_id))
    stripe.refund(bought.external_id)
    expect((await customer.post('/api/payment/refund', { id: bought.id })).json()).toEqual({ done: true })
    expect(await isPaid(customer)).toBe(false)
  })

  test('made in Stripe’s own pages takes back what it paid for', async () => {
    const customer = await complete()
    const bought = await order(customer)
    await call(stripe.pay(bought.external_id))
    await call(stripe.refund(bought.external_id))
    expect(await isPaid(customer)).toBe(false)
    expect(await orders(customer)).toMatchObject([{ refund: { why: 'provider', done: true } }])
  })
})

test('a slow or broken Stripe never keeps a customer from their will', { timeout: 30_000 }, async () => {
  const customer = await complete()
  await order(customer)
  stripe.away(true)
  const reply = await customer.get('/api/form')
  stripe.away(false)
  expect(reply.status).toBe(200)
})

test('what goes wrong with a payment is logged without a word of whose it is', { timeout: 30_000 }, async () => {
  const lines: string[] = []
  const logged = await startApp({
    publicUrl: 'https://wills.example',
    payments: { by: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: stripe.url },
    logLevel: 'info',
    logSink: { write: (line) => void lines.push(line) },
  })
  try {
    const customer = await logged.customer()
    await logged.stores.wills.save(
      customer.userId,
      { ...simplestWill(), id: customer.willId, version: 0 },
      logged.clock(),
    )
    const { external_id } = await order(customer)
    stripe.away(true)
    expect((await customer.get('/api/form')).status).toBe(200)
    expect((await customer.get(`/api/payment/check/${external_id}`)).json()).toEqual({ status: 0 })
    stripe.away(false)
    const all = lines.join('')
    expect(all).toContain('not settled')
    expect(all).not.toMatch(new RegExp(`Hale|Margaret|example\\.com|sk_test|${external_id}`))
  } finally {
    stripe.away(false)
    await logged.close()
  }
})

describe('the money for one product', () => {
  test('goes back once, is told of once, and the rest stays paid', async () => {
    const customer = await complete()
    const bought = await order(customer, ['will', 'print'])
    await call(stripe.pay(bought.external_id))
    const back = () => customer.post('/api/payment/refund', { id: bought.id, item: 'print' })
    expect((await Promise.all([back(), back()])).map(({ status }) => status)).toEqual([200, 200])
    expect(stripe.sessionOf(bought.external_id).returned).toBe(priceOf('print'))
    await letter(`of order ${bought.id}`)
    await call(stripe.refundPart(bought.external_id, 0))
    expect(await isPaid(customer)).toBe(true)
    expect(await lettersAbout('You keep what you bought')).toEqual([])
    expect(await orders(customer)).toMatchObject([{ returned: priceOf('print'), total: totalOf(['will', 'print']) }])
  })

  test('is owed while Stripe does not answer, and sent by the job that looks for what is owed', {
    timeout: 30_000,
  }, async () => {
    const customer = await complete()
    const bought = await order(customer, ['will', 'print'])
    await call(stripe.pay(bought.external_id))
    stripe.away(true)
    const reply = await customer.post('/api/payment/refund', { id: bought.id, item: 'print' })
    stripe.away(false)
    expect(reply.json()).toEqual({ done: false })
    expect(await orders(customer)).toMatchObject([{ returnedItems: [{ item: 'print', done: false }] }])
    expect((await customer.get('/api/prints')).json()).toEqual({ prints: [] })
    app.clock.pass(2 * 60_000)
    await openTestShop({
      db: app.db,
      provider: createStripePayments({ ...settings(), publicUrl: 'https://wills.example' }),
      clock: app.clock,
      will: simplestWill(),
    }).reconcile()
    expect(stripe.sessionOf(bought.external_id).returned).toBe(priceOf('print'))
    expect(await orders(customer)).toMatchObject([{ returned: priceOf('print'), returnedItems: [{ done: true }] }])
  })
})
