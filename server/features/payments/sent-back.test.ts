import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aboutRefund } from '#core/api/desk-acts.ts'
import type { DeskMonthsReply, DeskOrderReply, DeskOrdersReply } from '#core/api/desk-finance.ts'
import type { FoundCustomerReply, TodayReply } from '#core/api/desk-queues.ts'
import { priceOf, totalOf } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { openStripeShop } from '#testkit/stripe-shop.ts'

/** In pence. */
const willAndPrint = totalOf(['will', 'print'])

const {
  app,
  stripe,
  call,
  paid: paidFor,
  orders,
  letters,
  letter,
  anotherShop,
  close,
} = await openStripeShop(DESK_HOME)
let finance: AtDesk
beforeAll(async () => {
  finance = await atDesk(app, ['finance'])
})
afterAll(close)

const paid = (items = ['will', 'print']) => paidFor(items)
const atTheDesk = async (id: number) => (await finance.get(`/api/desk/orders/${id}`)).json<DeskOrderReply>()
const waitsAtDesk = async (id: number) =>
  (await finance.get('/api/desk/today')).json<TodayReply>().waiting.filter(({ number }) => number === id)
const listed = async (show: string) =>
  (await finance.get(`/api/desk/orders?show=${show}`)).json<DeskOrdersReply>().orders
const sums = async () => {
  const [month] = (await finance.get('/api/desk/totals')).json<DeskMonthsReply>().months
  return { taken: month?.taken ?? 0, returned: month?.returned ?? 0 }
}

const byHand = async (id: number) =>
  finance.post(`/api/desk/orders/${id}/refund`, {
    reason: 'Paid to another account',
    byHand: true,
    passkey: await finance.confirmed('refund an order', aboutRefund(id, undefined)),
  })

describe('a refund that the customer’s bank sends back', () => {
  test('is not counted as paid back, is told to the customer once, and waits at the desk until it is paid another way', async () => {
    const { customer, id, external } = await paid()
    const before = await sums()
    await customer.post('/api/payment/refund', { id })
    expect(await sums()).toEqual({ ...before, returned: before.returned + willAndPrint })
    const failed = stripe.returnRefund(external)
    for (let times = 0; times < 3; times += 1) expect((await call(failed)).status).toBe(200)
    expect(await sums()).toEqual(before)
    expect(await orders(customer)).toMatchObject([
      { sentBack: willAndPrint, refund: { why: 'asked', done: false }, refundable: false },
    ])
    expect(await app.stores.entitlements.held(customer.userId)).toEqual([])
    const words = `refund of ${price(willAndPrint)} for order ${id} could not be paid`
    expect(await letter(words)).toContain('The money is still yours')
    expect(await letters(words)).toHaveLength(1)
    expect(await waitsAtDesk(id)).toMatchObject([{ kind: 'refund', short: expect.stringContaining('another way') }])
    expect(await atTheDesk(id)).toMatchObject({ state: 'paid', sentBack: willAndPrint })
    // Nobody tries the closed card every minute.
    const asked = stripe.calls.get('POST /v1/refunds')
    await app.ask({ method: 'GET', url: '/api/health' })
    await call(failed)
    expect(stripe.calls.get('POST /v1/refunds')).toBe(asked)

    expect((await byHand(id)).json()).toEqual({ done: true })
    expect((await byHand(id)).status).toBe(422)
    await call(failed)
    expect(await sums()).toEqual({ ...before, returned: before.returned + willAndPrint })
    expect(await orders(customer)).toMatchObject([{ refund: { why: 'asked', done: true } }])
    expect((await orders(customer))[0]?.sentBack).toBeUndefined()
    expect(await waitsAtDesk(id)).toEqual([])
    expect(await letters(words)).toHaveLength(1)
  })

  test('and that is refunded again on Stripe’s pages waits no longer', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await call(stripe.refund(external))
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded' })
    expect((await atTheDesk(id)).sentBack).toBeUndefined()
    expect(await waitsAtDesk(id)).toEqual([])
  })

  test('and of which a part is refunded again on Stripe’s pages is owed for the rest alone', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await call(stripe.refundPart(external, 4000))
    expect(await atTheDesk(id)).toMatchObject({ state: 'paid', sentBack: willAndPrint - 4000, returned: 4000 })
    expect(await letter(`£40.00 of the ${price(willAndPrint)} you paid for order ${id}`)).not.toContain(
      'You keep what you bought',
    )
    await byHand(id)
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', returned: willAndPrint })
    expect(await letter(`refunded ${price(willAndPrint - 4000)} for order ${id}`)).toContain('asked for a refund')
  })

  test('is found without its event, and though the event of the refund comes after it', async () => {
    const { customer, id, external } = await paid()
    const refunded = stripe.refund(external)
    stripe.returnRefund(external)
    await call(refunded)
    expect(await orders(customer)).toMatchObject([{ id, refundable: true }])
    expect(await app.stores.entitlements.held(customer.userId)).toContain('will')
  })

  test('for one product leaves the rest as it was, and is that product’s alone', async () => {
    const { customer, id, external } = await paid(['will', 'print', 'lpa'])
    const before = await sums()
    await customer.post('/api/payment/refund', { id, item: 'print' })
    await customer.post('/api/payment/refund', { id, item: 'lpa' })
    const [{ returned = 0 } = {}] = await orders(customer)
    await call(stripe.returnRefund(external, 'print'))
    const pence = priceOf('print')
    expect(await sums()).toEqual({ ...before, returned: before.returned + returned - pence })
    expect(await orders(customer)).toMatchObject([{ sentBack: pence, returned: returned - pence }])
    expect((await orders(customer))[0]?.returnedItems?.toSorted((a, b) => a.item.localeCompare(b.item))).toMatchObject([
      { item: 'lpa', done: true },
      { item: 'print', done: false },
    ])
    expect(await app.stores.entitlements.held(customer.userId)).toEqual(['will'])
    await byHand(id)
    expect(await sums()).toEqual({ ...before, returned: before.returned + returned })
    expect((await orders(customer))[0]).toMatchObject({ returned })
    expect((await orders(customer))[0]?.returnedItems?.every(({ done }) => done)).toBe(true)
    // The rest can go back afterwards, and what was paid by hand does not go back twice.
    await customer.post('/api/payment/refund', { id })
    const { amount, returned: atStripe } = stripe.sessionOf(external)
    expect(await sums()).toEqual({ ...before, returned: before.returned + amount })
    expect(atStripe).toBe(amount - pence)
  })

  test('of a part that was given back on Stripe’s pages takes nothing from the customer', async () => {
    const { customer, id, external } = await paid()
    await call(stripe.refundPart(external, 2000))
    await call(stripe.returnRefund(external))
    expect(await orders(customer)).toMatchObject([{ sentBack: 2000 }])
    expect((await orders(customer))[0]?.returned).toBeUndefined()
    expect(await waitsAtDesk(id)).toHaveLength(1)
    expect((await customer.get('/api/documents')).status).toBe(200)
    await byHand(id)
    expect(await orders(customer)).toMatchObject([{ returned: 2000 }])
  })

  test('keeps the account until it is paid, because nobody could tell of it without', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    const erase = () => customer.delete('/api/account', { current: 'correct horse' })
    expect((await erase()).json()).toMatchObject({ message: expect.stringContaining('Write to us') })
    await byHand(id)
    expect((await erase()).status).toBe(204)
  })
})

test('a dispute of a part of the money that is lost is counted as that part, and the rest is kept', async () => {
  const { customer, id, external } = await paid()
  const before = await sums()
  await call(stripe.dispute(external, 2000))
  expect((await customer.get('/api/documents')).status).toBe(402)
  for (let times = 0; times < 2; times += 1) await call(stripe.decide(external, 'lost'))
  const told = async () => (await letters(`order ${id}`)).filter((text) => !text.includes('receipt'))
  expect(await sums()).toEqual({ ...before, returned: before.returned + 2000 })
  expect(await orders(customer)).toMatchObject([{ returned: 2000 }])
  expect((await customer.get('/api/documents')).status).toBe(200)
  expect(await atTheDesk(id)).toMatchObject({ state: 'paid', returned: 2000 })
  expect(await letter(`£20.00 of the ${price(willAndPrint)} you paid for order ${id}`)).toContain(
    'use what you bought again',
  )
  // Of the question, and of how it ended.
  expect(await told()).toHaveLength(2)
  await customer.post('/api/payment/refund', { id })
  // Stripe refunds nothing of a payment that was charged back.
  expect(await orders(customer)).toMatchObject([{ returned: 2000, sentBack: willAndPrint - 2000 }])
})

test('a question of the bank about money that has gone back is told to the customer, once', async () => {
  const { customer, id, external } = await paid()
  await customer.post('/api/payment/refund', { id })
  for (let times = 0; times < 2; times += 1) await call(stripe.dispute(external))
  expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', waits: 'dispute' })
  const told = await letters('We had returned that money already')
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('tell your bank that you have had it back')
})

describe('a refund that Stripe refuses', () => {
  test.each(['charge_not_refundable', 'charge_disputed', 'charge_already_refunded'])(
    'for good (%s) is asked for once, told once, and waits at the desk until it is paid another way',
    async (code) => {
      const { customer, id, external } = await paid()
      const before = await sums()
      stripe.refuseRefunds(external, code)
      expect((await customer.post('/api/payment/refund', { id })).json()).toEqual({ done: false })
      expect(await orders(customer)).toMatchObject([{ sentBack: willAndPrint, refund: { why: 'asked', done: false } }])
      expect(await waitsAtDesk(id)).toMatchObject([{ kind: 'refund', short: expect.stringContaining('another way') }])
      const asked = stripe.calls.get('POST /v1/refunds')
      app.clock.pass(2 * 60_000)
      await anotherShop().reconcile()
      await customer.post('/api/payment/refund', { id })
      expect(stripe.calls.get('POST /v1/refunds')).toBe(asked)
      const words = `refund of ${price(willAndPrint)} for order ${id} could not be paid`
      expect(await letter(words)).toContain('The money is still yours')
      expect(await letters(words)).toHaveLength(1)
      expect(await sums()).toEqual(before)
      await byHand(id)
      expect(await sums()).toEqual({ ...before, returned: before.returned + willAndPrint })
      expect(await atTheDesk(id)).toMatchObject({ state: 'refunded' })
    },
  )

  test('for one product is that product’s alone', async () => {
    const { customer, id, external } = await paid(['will', 'print'])
    stripe.refuseRefunds(external, 'charge_not_refundable')
    await customer.post('/api/payment/refund', { id, item: 'print' })
    expect(await orders(customer)).toMatchObject([
      { sentBack: priceOf('print'), returnedItems: [{ item: 'print', done: false }] },
    ])
    await byHand(id)
    expect(await orders(customer)).toMatchObject([
      { returned: priceOf('print'), returnedItems: [{ item: 'print', done: true }] },
    ])
    expect((await orders(customer))[0]?.sentBack).toBeUndefined()
  })

  test('or that a bank sends back takes with it what was still to go the same way', { timeout: 30_000 }, async () => {
    const { customer, id, external } = await paid(['will', 'print', 'lpa'])
    await customer.post('/api/payment/refund', { id, item: 'print' })
    stripe.away(true)
    await customer.post('/api/payment/refund', { id, item: 'lpa' })
    stripe.away(false)
    const lpa = (await orders(customer))[0]?.returnedItems?.find(({ item }) => item === 'lpa')?.pence ?? 0
    await call(stripe.returnRefund(external, 'print'))
    expect(await orders(customer)).toMatchObject([{ sentBack: priceOf('print') + lpa }])
    await byHand(id)
    expect(await orders(customer)).toMatchObject([{ returned: priceOf('print') + lpa }])
    expect(stripe.sessionOf(external).returned).toBe(0)
  })

  test('is said in the same words wherever somebody looks', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    const part = await paid()
    await call(stripe.refundPart(part.external, 2000))
    await call(stripe.returnRefund(part.external))
    const support = await atDesk(app, ['support'])
    for (const order of [id, part.id]) {
      expect(await listed('owed')).toContainEqual(expect.objectContaining({ id: order, waits: 'by hand' }))
      expect((await listed('paid')).map((each) => each.id)).not.toContain(order)
      const found = await support.post('/api/desk/customers/find', { order, lastName: 'Hale', reason: 'They wrote' })
      expect(found.json<FoundCustomerReply>().next.join()).toContain(`Order ${order}: a refund could not be paid`)
    }
  })

  test('is no longer owed once the bank has given the money back itself', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await call(stripe.dispute(external))
    expect((await atTheDesk(id)).waits).toBe('dispute')
    expect((await orders(customer))[0]?.sentBack).toBeUndefined()
    await call(stripe.decide(external, 'lost'))
    expect(await atTheDesk(id)).toMatchObject({ state: 'lost' })
    expect((await atTheDesk(id)).sentBack).toBeUndefined()
    expect((await customer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
  })

  test('because a bank questioned the payment a moment before waits for the bank', async () => {
    const { customer, id, external } = await paid()
    stripe.refuseRefunds(external, 'charge_disputed')
    stripe.dispute(external)
    await customer.post('/api/payment/refund', { id })
    expect(await atTheDesk(id)).toMatchObject({ state: 'disputed' })
    expect((await atTheDesk(id)).sentBack).toBeUndefined()
  })

  test('for one product for now is owed wherever somebody looks', { timeout: 30_000 }, async () => {
    const { customer, id, external } = await paid(['will', 'print'])
    stripe.refuseRefunds(external, 'idempotency_key_in_use')
    await customer.post('/api/payment/refund', { id, item: 'print' })
    expect(await listed('owed')).toContainEqual(expect.objectContaining({ id, waits: 'refund' }))
    expect((await listed('paid')).map((each) => each.id)).not.toContain(id)
    const { elsewhere } = (await finance.get('/api/desk/today')).json<TodayReply>()
    expect(elsewhere).toContainEqual(expect.objectContaining({ kind: 'refund', number: id }))
    const refused = await customer.delete('/api/account', { current: 'correct horse' })
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('has not gone through yet') })
    stripe.refuseRefunds(external, undefined)
    expect((await customer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
  })

  test('for now is asked for again, less and less often, and then goes back', { timeout: 30_000 }, async () => {
    const { customer, id, external } = await paid()
    const shop = anotherShop()
    const order = async () => app.stores.orders.forOperator(id)
    stripe.refuseRefunds(external, 'balance_insufficient')
    await customer.post('/api/payment/refund', { id })
    const tries = async (minutes: number) => {
      const asked = stripe.calls.get('POST /v1/refunds') ?? 0
      for (let passed = 0; passed < minutes; passed += 1) {
        app.clock.pass(60_000)
        await shop.reconcile()
      }
      return (stripe.calls.get('POST /v1/refunds') ?? 0) - asked
    }
    expect(await tries(2)).toBeGreaterThan(0)
    expect(await tries(60)).toBeLessThan(8)
    expect(await order()).toMatchObject({ state: 'paid', sentBack: 0 })
    stripe.refuseRefunds(external, undefined)
    await tries(60)
    expect(await order()).toMatchObject({ state: 'refunded' })
  })
})

describe('a payment that a bank questions', () => {
  beforeAll(async () => {
    finance = await atDesk(app, ['finance'])
  })
  test('keeps the account until the bank has decided, because the record of the order answers it', async () => {
    const { customer, external } = await paid()
    await call(stripe.dispute(external))
    const erase = () => customer.delete('/api/account', { current: 'correct horse' })
    expect((await erase()).json()).toMatchObject({ message: expect.stringContaining('Your bank is looking into') })
    await call(stripe.decide(external, 'won'))
    expect((await erase()).status).toBe(204)
  })

  test('though it was refunded already waits at the desk for the bank, and says since when it is refunded', async () => {
    const { customer, id, external } = await paid()
    const before = await sums()
    await customer.post('/api/payment/refund', { id })
    for (let times = 0; times < 2; times += 1) await call(stripe.dispute(external))
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', waits: 'dispute', returned: willAndPrint })
    expect((await atTheDesk(id)).states.at(-1)).toMatchObject({ state: 'refunded', why: 'asked' })
    expect((await listed('disputed')).map((each) => each.id)).toContain(id)
    const { elsewhere } = (await finance.get('/api/desk/today')).json<TodayReply>()
    expect(elsewhere).toContainEqual(expect.objectContaining({ kind: 'dispute', number: id }))
    expect((await customer.delete('/api/account', { current: 'correct horse' })).status).toBe(422)
    await call(stripe.decide(external, 'won'))
    expect((await atTheDesk(id)).waits).toBeUndefined()
    expect((await listed('disputed')).map((each) => each.id)).not.toContain(id)
    expect(await sums()).toEqual({ ...before, returned: before.returned + willAndPrint })
  })

  test('though it was refunded by hand waits at the desk too, and is found without its event', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await byHand(id)
    stripe.dispute(external)
    await anotherShop().reconcile()
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', waits: 'dispute' })
    stripe.decide(external, 'won')
    app.clock.pass(11 * 60_000)
    await anotherShop().reconcile()
    expect((await atTheDesk(id)).waits).toBeUndefined()
  })
})

describe('money that went back twice', () => {
  test('by hand and on Stripe’s pages is told at the desk, until the customer has sent the second back', async () => {
    const { customer, id, external } = await paid()
    const before = await sums()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await byHand(id)
    for (let times = 0; times < 2; times += 1) await call(stripe.refund(external))
    expect(await sums()).toEqual({ ...before, returned: before.returned + 2 * willAndPrint })
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', waits: 'too much', returned: 2 * willAndPrint })
    expect(await waitsAtDesk(id)).toMatchObject([{ kind: 'refund', short: expect.stringContaining('too much') }])
    expect(await orders(customer)).toMatchObject([{ tooMuch: willAndPrint, refund: { done: true } }])
    const support = await atDesk(app, ['support'])
    const found = await support.post('/api/desk/customers/find', { order: id, lastName: 'Hale', reason: 'They wrote' })
    expect(found.json<FoundCustomerReply>().next.join()).toContain(`Order ${id}: the customer got more back`)
    expect((await byHand(id)).json()).toEqual({ done: true })
    await call(stripe.refund(external))
    expect(await sums()).toEqual({ ...before, returned: before.returned + willAndPrint })
    expect((await atTheDesk(id)).waits).toBeUndefined()
    expect(await waitsAtDesk(id)).toEqual([])
    expect((await byHand(id)).status).toBe(422)
  })

  test('because a bank took back what was refunded is told at the desk, and never keeps a customer from leaving', async () => {
    const { customer, id, external } = await paid()
    const before = await sums()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.dispute(external))
    await call(stripe.decide(external, 'lost'))
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', waits: 'too much', returned: 2 * willAndPrint })
    expect(await sums()).toEqual({ ...before, returned: before.returned + 2 * willAndPrint })
    expect((await customer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
  })

  test('in parts that are more than was paid takes back what was bought, as all of it does', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id, item: 'print' })
    await call(stripe.returnRefund(external))
    await byHand(id)
    await call(stripe.refundPart(external, 9500))
    expect(await atTheDesk(id)).toMatchObject({
      state: 'refunded',
      waits: 'too much',
      returned: priceOf('print') + 9500,
    })
    expect(await app.stores.entitlements.held(customer.userId)).toEqual([])
  })

  test('is put right by a second refund that a bank sends back', async () => {
    const { customer, id, external } = await paid()
    await customer.post('/api/payment/refund', { id })
    await call(stripe.returnRefund(external))
    await byHand(id)
    await call(stripe.refund(external))
    await call(stripe.returnRefund(external))
    expect(await atTheDesk(id)).toMatchObject({ state: 'refunded', returned: willAndPrint })
    expect((await atTheDesk(id)).waits).toBeUndefined()
  })
})
