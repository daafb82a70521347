import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { CheckoutReply, OrderReply, OrdersReply } from '#core/api/payment.ts'
import { priceOf } from '#core/catalogue/products.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { appForAll, askForEverything, type Client, type Customer, type Reply } from '#testkit/start-app.ts'
import { createReviewDesk } from '../expert-review/expert-review.service.ts'

const app = appForAll({ renderer: inProcessRenderer })

const complete = async (answers: Partial<Will> = {}): Promise<Customer> => {
  const customer = await app.customer()
  const will = { ...simplestWill(), ...answers, id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

const buy = async (customer: Client, items: string[]): Promise<CheckoutReply> => {
  app.clock.pass(1000)
  const order = (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()
  await app.ask({
    method: 'POST',
    url: order.url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  app.clock.pass(1000)
  return order
}

const orderOf = async (customer: Client, { id }: CheckoutReply): Promise<OrderReply | undefined> =>
  (await customer.get('/api/account/orders')).json<OrdersReply>().orders.find((order) => order.id === id)

const refund = (customer: Client, { id }: CheckoutReply) => customer.post('/api/payment/refund', { id })
const agree = (customer: Client) => customer.post('/api/documents/consent', { startNow: true, loseRight: true })

const expectKept = async (customer: Client, order: CheckoutReply, why: string) => {
  expect(await orderOf(customer, order)).toMatchObject({ refundable: false, notRefundable: why })
  const reply = await refund(customer, order)
  expect(reply.status).toBe(422)
  expect(reply.json()).toMatchObject({ message: expect.stringContaining('your legal rights stay the same') })
}

const expectReturned = async (customer: Client, order: CheckoutReply) => {
  expect(await orderOf(customer, order)).toMatchObject({ refundable: true })
  expect((await refund(customer, order)).json()).toEqual({ done: true })
}

/** What the operator does in the provider's pages: the money goes back without the button. */
const returnByHand = async ({ id }: CheckoutReply) => {
  await app.db
    .updateTable('orders')
    .set({ state: 'refunded', refund_reason: 'provider' })
    .where('id', '=', id)
    .execute()
  await app.stores.entitlements.revoke(id, app.clock())
}

const answers = Object.fromEntries(willQuestions.map(({ id, options: [first] }) => [id, first]))

const desk = () =>
  createReviewDesk({
    expertReviews: app.stores.expertReviews,
    inTransaction: (work) => work(app.stores),
    enqueueMail: async () => true,
    clock: app.clock,
    homeUrl: () => '',
  })

const asked = async () => {
  const customer = await complete()
  const order = await buy(customer, ['check'])
  expect((await customer.post('/api/reading', { consent: true })).status).toBe(200)
  const reading = await app.stores.expertReviews.of(customer.userId, order.id)
  return { customer, order, reading: reading?.id ?? 0 }
}

describe('the findings of a check', () => {
  const answered = async () => {
    const customer = await complete()
    const order = await buy(customer, ['check'])
    const reply = await customer.post('/api/will-check', { external_id: order.external_id, answers })
    expect(reply.status).toBe(204)
    return { customer, order }
  }

  test('are paid for once they have been read', async () => {
    const { customer, order } = await answered()
    expect((await customer.get(`/api/will-check/${order.external_id}`)).status).toBe(200)
    await expectKept(customer, order, 'findings')
  })

  test('can be given back unread, and cannot be read afterwards', async () => {
    const { customer, order } = await answered()
    await expectReturned(customer, order)
    expect((await customer.get(`/api/will-check/${order.external_id}`)).status).toBe(402)
  })

  test('are never read and refunded at the same moment', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { customer, order } = await answered()
      const [read, back] = await Promise.all([
        customer.get(`/api/will-check/${order.external_id}`),
        refund(customer, order),
      ])
      expect([read.status, back.status]).not.toEqual([200, 200])
    }
  })

  test('cannot be read by a second payment that went back', async () => {
    const customer = await complete()
    const orders: CheckoutReply[] = []
    for (let times = 0; times < 2; times += 1)
      orders.push((await customer.post('/api/payment/checkout', { items: ['check'] })).json<CheckoutReply>())
    for (const { url } of orders)
      await app.ask({
        method: 'POST',
        url,
        payload: 'outcome=paid',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const [first, second] = orders
    if (!first || !second) throw new Error('Two were ordered')
    await customer.post('/api/will-check', { external_id: second.external_id, answers })
    await expectReturned(customer, first)
    expect((await customer.get(`/api/will-check/${second.external_id}`)).status).toBe(402)
  })
})

describe('an expert review', () => {
  test('that was asked for and not begun is withdrawn with the money, and the reader is not given it', async () => {
    const { customer, order, reading } = await asked()
    await expectReturned(customer, order)
    expect((await desk().queue()).map(({ id }) => id)).not.toContain(reading)
    expect(await desk().take(reading)).toBe(false)
    expect(await app.stores.expertReviews.of(customer.userId, order.id)).toBeUndefined()
  })

  test('that was begun is paid for, also when the customer withdraws it', async () => {
    const { customer, order, reading } = await asked()
    expect(await desk().take(reading)).toBe(true)
    await expectKept(customer, order, 'expert review')
    await customer.delete('/api/reading')
    await expectKept(customer, order, 'expert review')
  })

  test('that was sent is paid for', async () => {
    const { customer, order, reading } = await asked()
    await desk().take(reading)
    expect(await desk().send(reading, 'All is well.')).toBe(true)
    await expectKept(customer, order, 'expert review')
  })
})

describe('documents', () => {
  test('of an earlier version, downloaded again under a second order, are paid for by it', async () => {
    const customer = await complete()
    const first = await buy(customer, ['will'])
    await agree(customer)
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    await expectKept(customer, first, 'documents')
    await returnByHand(first)
    const second = await buy(customer, ['will'])
    await agree(customer)
    expect(await orderOf(customer, second)).toMatchObject({ refundable: true })
    expect((await customer.get('/api/documents/will.pdf?version=1')).status).toBe(200)
    await expectKept(customer, second, 'documents')
  })

  test('of the will leave money for other things alone', async () => {
    const customer = await complete()
    await buy(customer, ['will'])
    const [extra, print] = [await buy(customer, ['lpa']), await buy(customer, ['print'])]
    await agree(customer)
    await customer.get('/api/documents/pack.zip')
    await expectReturned(customer, extra)
    await expectReturned(customer, print)
  })
})

describe('a power of attorney', () => {
  const [MONEY, HEALTH] = lpaTypes
  const answered = () => complete({ ...completeExampleWill(), powers: [anLpa(MONEY), anLpa(HEALTH)] })
  const finish = async (customer: Client) => {
    const reply = await customer.post('/api/wills/lpa/complete', { version: 1 })
    expect(reply.status, JSON.stringify(reply.json())).toBe(200)
  }
  const returnable = async (customer: Client, order: CheckoutReply) => (await orderOf(customer, order))?.returnable
  const BOTH = [{ item: 'lpa-both', pence: priceOf('lpa-both') }]
  const filesIn = (reply: Reply) => {
    expect(reply.status, reply.bytes.toString().slice(0, 300)).toBe(200)
    return Object.keys(unzipSync(reply.bytes)).join()
  }
  const documentsIn = async (customer: Client) => filesIn(await customer.get('/api/documents/pack.zip'))

  test('of which nothing was answered goes back after everything was downloaded: the guide is nobody’s own', async () => {
    const customer = await complete()
    const order = await buy(customer, ['will', 'lpa-both'])
    await agree(customer)
    expect(await documentsIn(customer)).toContain('lasting power of attorney')
    expect(await orderOf(customer, order)).toMatchObject({ refundable: false, returnable: BOTH })
    const reply = await customer.post('/api/payment/refund', { id: order.id, item: 'lpa-both' })
    expect([reply.status, reply.json()]).toEqual([200, { done: true }])
  })

  test('bought alone and not answered goes back after everything was downloaded', async () => {
    const customer = await complete()
    await buy(customer, ['will'])
    const order = await buy(customer, ['lpa-both'])
    await agree(customer)
    await documentsIn(customer)
    await expectReturned(customer, order)
  })

  test('that was made goes back until its sheet is taken: the will beside it is not its sheet', async () => {
    const customer = await answered()
    const order = await buy(customer, ['will', 'lpa-both'])
    await agree(customer)
    await finish(customer)
    await customer.get('/api/documents/will.pdf')
    await customer.get('/api/documents/lpa-guide.pdf')
    expect(await returnable(customer, order)).toEqual(BOTH)
    expect((await customer.get('/api/documents/lpa-health.pdf')).status).toBe(200)
    expect(await returnable(customer, order)).toBeUndefined()
  })

  test('that was made is delivered with everything', async () => {
    const customer = await answered()
    const order = await buy(customer, ['will', 'lpa-both'])
    await agree(customer)
    await finish(customer)
    await documentsIn(customer)
    expect(await returnable(customer, order)).toBeUndefined()
  })

  test.each<[string, boolean]>([
    ['will', false],
    ['lpa-health', true],
  ])('its sheet leaves no other way: with %s downloaded, a copy of all data has it: %s', async (document, has) => {
    const customer = await answered()
    await buy(customer, ['will', 'lpa-both'])
    await agree(customer)
    await finish(customer)
    expect((await customer.get(`/api/documents/${document}.pdf`)).status).toBe(200)
    expect(filesIn(await askForEverything(customer)).includes('lpa-health')).toBe(has)
  })

  test('of two that were bought one by one, each is delivered with its own sheet', async () => {
    const customer = await answered()
    await buy(customer, ['will'])
    const first = await buy(customer, ['lpa'])
    app.clock.pass(1000)
    const second = await buy(customer, ['lpa'])
    await agree(customer)
    await finish(customer)
    await customer.get('/api/documents/lpa-financial.pdf')
    await expectKept(customer, first, 'power of attorney')
    await expectReturned(customer, second)
  })
})

test('a bound print that was posted is paid for', async () => {
  const customer = await complete()
  await buy(customer, ['will'])
  const order = await buy(customer, ['print'])
  await app.stores.deliveries.note(order.id, 'print', app.clock())
  await expectKept(customer, order, 'print')
})

test('an order that was refunded or lost does not let a customer give a review', async () => {
  const customer = await complete()
  await expectReturned(customer, await buy(customer, ['will']))
  expect((await customer.get('/api/reviews/mine')).json()).toEqual({ ask: false })
})
