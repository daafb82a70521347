import { describe, expect, test, vi } from 'vitest'
import type { CheckoutReply, OrderReply, OrdersReply } from '#core/api/payment.ts'
import { priceOf } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { simplestWill } from '#testkit/builders.ts'
import { appForAll, type Client, soon } from '#testkit/start-app.ts'

const app = appForAll()

const choose = (url: string, outcome: string) =>
  app.ask({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const buy = async (customer: Client, items: string[], outcome = 'paid'): Promise<CheckoutReply> => {
  const order = (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()
  await choose(order.url, outcome)
  return order
}

const buyer = async (items = ['will']) => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  return { ...customer, order: await buy(customer, items) }
}

const ordersOf = async (customer: Client): Promise<OrderReply[]> =>
  (await customer.get('/api/account/orders')).json<OrdersReply>().orders
const refund = (customer: Client, id: number) => customer.post('/api/payment/refund', { id })
const agree = (customer: Client) => customer.post('/api/documents/consent', { startNow: true, loseRight: true })

describe('before the first download', () => {
  test('one press gives all the money back and takes the will back', async () => {
    const customer = await buyer()
    expect(await ordersOf(customer)).toMatchObject([
      { id: customer.order.id, total: priceOf('will'), refundable: true },
    ])
    expect((await refund(customer, customer.order.id)).json()).toEqual({ done: true })
    expect(await ordersOf(customer)).toMatchObject([{ refund: { why: 'asked', done: true }, refundable: false }])
    expect((await customer.get('/api/documents')).status).toBe(402)
    expect((await customer.get(`/api/payment/check/${customer.order.external_id}`)).json()).toEqual({ status: 2 })
  })

  test('agreeing to the download does not end it: only the download does', async () => {
    const customer = await buyer()
    await agree(customer)
    expect(await ordersOf(customer)).toMatchObject([{ refundable: true }])
  })

  test('the same will can be bought again afterwards', async () => {
    const customer = await buyer()
    await refund(customer, customer.order.id)
    await buy(customer, ['will'])
    expect((await customer.get('/api/documents')).status).toBe(200)
  })

  test('what is agreed for one order is asked for again with the next', async () => {
    const customer = await buyer()
    await agree(customer)
    await refund(customer, customer.order.id)
    await buy(customer, ['will'])
    expect((await customer.get('/api/documents')).json()).toMatchObject({ consentGiven: false })
  })

  test('money for an extra goes back without the will', async () => {
    const customer = await buyer()
    app.clock.pass(1000)
    const extra = await buy(customer, ['print'])
    expect((await refund(customer, extra.id)).json()).toEqual({ done: true })
    expect((await customer.get('/api/documents')).status).toBe(200)
  })
})

describe('after the first download', () => {
  test('the button is gone, and pressing it all the same says whom to write to', async () => {
    const customer = await buyer()
    await agree(customer)
    app.clock.pass(1000)
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    expect(await ordersOf(customer)).toMatchObject([{ refundable: false }])
    const reply = await refund(customer, customer.order.id)
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('write to us') })
    expect((await customer.get('/api/documents')).status).toBe(200)
  })

  test('what is bought later can still go back', async () => {
    const customer = await buyer()
    await agree(customer)
    await customer.get('/api/documents/will.pdf')
    app.clock.pass(1000)
    const extra = await buy(customer, ['lpa'])
    expect(await ordersOf(customer)).toMatchObject([
      { id: extra.id, refundable: true },
      { id: customer.order.id, refundable: false },
    ])
  })
})

describe('the first download', () => {
  test.each([
    ['nothing', {}],
    ['one statement', { startNow: true }],
    ['the other', { loseRight: true }],
    ['an un-ticked box', { startNow: true, loseRight: false }],
  ])('waits for both statements: %s is not enough', async (_what, body) => {
    const customer = await buyer()
    expect((await customer.post('/api/documents/consent', body)).status).toBe(422)
    for (const path of ['will.pdf', 'pack.zip', 'will.pdf?version=1']) {
      const reply = await customer.get(`/api/documents/${path}`)
      expect(reply.status).toBe(422)
      expect(reply.json()).toMatchObject({ errors: { consent: ['CONSENT_NEEDED'] } })
    }
    expect(await ordersOf(customer)).toMatchObject([{ refundable: true }])
  })

  test('comes after both, which are kept with their time', async () => {
    const customer = await buyer()
    expect((await agree(customer)).status).toBe(204)
    expect((await customer.get('/api/documents')).json()).toMatchObject({ consentGiven: true })
    expect((await customer.get('/api/documents/pack.zip')).status).toBe(200)
    const kept = await app.db
      .selectFrom('download_consents')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .execute()
    const at = app.clock().toISOString()
    expect(kept).toEqual([
      { order_id: customer.order.id, user_id: customer.userId, start_now_at: at, lose_right_at: at },
    ])
  })

  test('is confirmed by mail, once', async () => {
    const customer = await buyer()
    await agree(customer)
    await agree(customer)
    const { user } = (await customer.get('/api/form')).json<{ user: { email: string } }>()
    const mine = async () =>
      (await app.mail(1)).filter(({ to, subject }) => to === user.email && subject.startsWith('What you agreed to'))
    const [mail] = await vi.waitUntil(async () => (await mine()).length > 0 && mine(), soon)
    expect(mail?.text).toContain('you can no longer cancel')
    expect(await mine()).toHaveLength(1)
  })

  test('cannot be agreed to before anything was paid', async () => {
    expect((await agree(await app.customer())).status).toBe(402)
  })

  test('and a refund at the same moment never both happen', async () => {
    for (let times = 0; times < 5; times += 1) {
      const customer = await buyer()
      await agree(customer)
      await customer.get('/api/documents')
      app.clock.pass(1000)
      const [file, back] = await Promise.all([
        customer.get('/api/documents/will.pdf?version=1'),
        refund(customer, customer.order.id),
      ])
      expect([file.status, back.status]).not.toEqual([200, 200])
      expect([file.status, back.status]).toContain(200)
    }
  })
})

const refundItem = (customer: Client, id: number, item: string) => customer.post('/api/payment/refund', { id, item })
const received = async (customer: Client, subject: string) => {
  const { user } = (await customer.get('/api/form')).json<{ user: { email: string } }>()
  const mine = async () =>
    (await app.everyMail()).find((mail) => mail.to === user.email && mail.subject.includes(subject))
  return vi.waitUntil(mine, soon)
}

describe('one product of an order', () => {
  test('goes back after the will was downloaded, until it is delivered itself, and the rest is kept', async () => {
    const customer = await buyer(['will', 'print', 'lpa'])
    const { id } = customer.order
    await agree(customer)
    await customer.get('/api/documents/will.pdf')
    expect(await ordersOf(customer)).toMatchObject([
      {
        refundable: false,
        notRefundable: 'documents',
        returnable: [
          { item: 'lpa', pence: priceOf('lpa') },
          { item: 'print', pence: priceOf('print') },
        ],
      },
    ])
    expect((await refundItem(customer, id, 'print')).json()).toEqual({ done: true })
    expect(await ordersOf(customer)).toMatchObject([
      {
        returned: priceOf('print'),
        returnedItems: [{ item: 'print', pence: priceOf('print'), done: true }],
        returnable: [{ item: 'lpa', pence: priceOf('lpa') }],
      },
    ])
    expect((await customer.get('/api/prints')).json()).toEqual({ prints: [] })
    expect((await customer.get('/api/documents')).status).toBe(200)
    expect((await received(customer, 'Some of your money')).text).toContain(price(priceOf('print')))
  })

  test('goes back once, however often it is asked for, and can be bought again', async () => {
    const customer = await buyer(['will', 'print'])
    const { id } = customer.order
    await Promise.all([1, 2, 3].map(() => refundItem(customer, id, 'print')))
    expect(await ordersOf(customer)).toMatchObject([{ returned: priceOf('print'), refundable: true }])
    app.clock.pass(1000)
    await buy(customer, ['print'])
    expect((await customer.get('/api/prints')).json()).toMatchObject({ prints: [{ state: 'to ask' }] })
  })

  test('is left out of what goes back with the whole order later', async () => {
    const customer = await buyer(['will', 'print'])
    await refundItem(customer, customer.order.id, 'print')
    expect((await refund(customer, customer.order.id)).json()).toEqual({ done: true })
    expect((await received(customer, 'Your money')).text).toContain(price(priceOf('will')))
  })

  test.each([
    ['the will', ['will', 'print'], 'will'],
    ['what was not ordered', ['will', 'print'], 'lpa'],
    ['the only thing in the order', ['lpa'], 'lpa'],
  ])('is not %s', async (_what, items, item) => {
    const customer = await buyer(items)
    const reply = await refundItem(customer, customer.order.id, item)
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('write to us') })
  })

  test('of another customer is not found', async () => {
    const [owner, other] = [await buyer(['will', 'print']), await app.customer()]
    expect((await refundItem(other, owner.order.id, 'print')).status).toBe(404)
  })

  test('is not refunded once it was delivered', async () => {
    const customer = await buyer(['will', 'print'])
    await app.stores.deliveries.note(customer.order.id, 'print', app.clock())
    expect((await refundItem(customer, customer.order.id, 'print')).status).toBe(422)
  })
})

describe('an order of another customer', () => {
  test('cannot be refunded or seen', async () => {
    const [owner, other] = [await buyer(), await app.customer()]
    expect((await refund(other, owner.order.id)).status).toBe(404)
    expect(await ordersOf(other)).toEqual([])
    expect((await owner.get('/api/documents')).status).toBe(200)
  })
})

test('an order that was never paid is in no list, and there is nothing to give back', async () => {
  const customer = await buyer()
  await refund(customer, customer.order.id)
  const declined = await buy(customer, ['will'], 'declined')
  expect(await ordersOf(customer)).toHaveLength(1)
  expect((await refund(customer, declined.id)).status).toBe(422)
})
