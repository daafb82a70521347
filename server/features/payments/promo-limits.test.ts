import { describe, expect, test } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { type OrderItem, priceOf, totalOf } from '#core/catalogue/products.ts'
import { aPromo, simplestWill } from '#testkit/builders.ts'
import { fakePayments } from '#testkit/fake-payments.ts'
import { appForAll, type Client, type Customer, startApp, type TestApp } from '#testkit/start-app.ts'
import { openTestShop } from '#testkit/test-shop.ts'
import { createPromoCodeStore, type PromoCode } from '../../db/repositories/promo-codes.store.ts'

const app = appForAll()

const complete = async (on = app): Promise<Customer> => {
  const customer = await on.customer()
  await on.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, on.clock())
  return customer
}

let codes = 0
const promo = async (given: Partial<PromoCode> = {}, on = app): Promise<string> => {
  codes += 1
  const code = `LIMIT-${codes}`
  const half = { discount: { percent: 50 } }
  await createPromoCodeStore(on.db).add({ ...aPromo(on.clock()), ...half, code, ...given }, on.clock())
  return code
}

const buy = (customer: Client, promoCode: string, items: readonly OrderItem[] = ['will']) =>
  customer.post('/api/payment/checkout', { items, promoCode })

const choose = (url: string, outcome = 'paid') =>
  app.ask({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const ordersOf = async (customer: Client) => (await customer.get('/api/account/orders')).json<OrdersReply>().orders

const uses = (code: string) => createPromoCodeStore(app.db).uses(code, { userId: 0 })

const four: readonly (readonly OrderItem[])[] = [['will'], ['lpa-both'], ['check'], ['lpa']]

describe('a code is used up as it may be, and not once more', () => {
  test('a code for one order pays for one of four orders that one customer begins one after the other', async () => {
    const code = await promo({ useLimit: 1 })
    const customer = await complete()
    const urls: string[] = []
    for (const items of four) urls.push((await buy(customer, code, items)).json<CheckoutReply>().url)
    for (const url of urls) await choose(url)
    expect((await ordersOf(customer)).filter(({ refund }) => !refund)).toHaveLength(1)
    expect((await uses(code)).all).toBe(1)
  })

  test('a code for one order pays for one of four orders that one customer begins at the same moment', async () => {
    const code = await promo({ useLimit: 1 })
    const customer = await complete()
    const replies = await Promise.all(four.map((items) => buy(customer, code, items)))
    await Promise.all(replies.map((reply) => choose(reply.json<CheckoutReply>().url)))
    expect((await ordersOf(customer)).filter(({ refund }) => !refund)).toHaveLength(1)
    expect((await uses(code)).all).toBe(1)
  })

  test('a code that each customer has once is refused the second time, in words that say so', async () => {
    const code = await promo({ personLimit: 1 })
    const customer = await complete()
    await choose((await buy(customer, code)).json<CheckoutReply>().url)
    const again = await buy(customer, code, ['lpa'])
    expect(again.status).toBe(422)
    expect(again.json()).toMatchObject({ message: expect.stringContaining('You have already used this code') })
    expect((await buy(await complete(), code)).status).toBe(200)
  })

  test('an order that a newer one replaces cannot be paid any more, and the newer one can', async () => {
    const code = await promo({ personLimit: 1 })
    const customer = await complete()
    const older = (await buy(customer, code)).json<CheckoutReply>()
    const newer = (await buy(customer, code, ['will', 'print'])).json<CheckoutReply>()
    await choose(older.url)
    await choose(newer.url)
    expect(await ordersOf(customer)).toMatchObject([{ id: newer.id, total: totalOf(['will', 'print']) / 2 }])
    expect((await customer.get(`/api/payment/check/${older.external_id}`)).json()).toEqual({ status: 1 })
  })

  test('fifty unpaid orders of one account leave the code to everybody else', async () => {
    const code = await promo({ useLimit: 2 })
    const attacker = await complete()
    for (let times = 0; times < 50; times += 1) await buy(attacker, code)
    expect((await uses(code)).all).toBe(1)
    expect((await buy(await complete(), code)).status).toBe(200)
  })

  test.each(['declined', 'expired'] as const)('an order that was %s holds no use any more', async (outcome) => {
    const till = fakePayments(`till of what was ${outcome}`)
    const shop = openTestShop({ db: app.db, provider: till, clock: app.clock, will: simplestWill() })
    const code = await promo({ useLimit: 1 })
    const [first, second] = [await app.register(), await app.register()]
    const { external_id } = await shop.payments.checkout(first.id, ['will'], code)
    await expect(shop.payments.checkout(second.id, ['will'], code)).rejects.toThrow('used up')
    if (outcome === 'declined') till.decline(external_id)
    else till.expire(external_id)
    await shop.payments.check(first.id, external_id)
    await shop.payments.checkout(second.id, ['will'], code)
  })

  test('a use comes back with the money, and stays when the account is deleted', async () => {
    const code = await promo({ useLimit: 1 })
    const first = await complete()
    const order = (await buy(first, code)).json<CheckoutReply>()
    await choose(order.url)
    await first.post('/api/payment/refund', { id: order.id })
    expect((await uses(code)).all).toBe(0)
    const second = await app.register()
    const api = app.api(second.token)
    await api.post('/api/wills/init')
    await choose((await buy(api, code, ['check'])).json<CheckoutReply>().url)
    expect((await api.delete('/api/account', { current: second.password })).status).toBe(204)
    expect((await uses(code)).all).toBe(1)
    expect((await buy(await complete(), code)).status).toBe(422)
  })
})

test('a payment that comes when the code has no use left goes back, and the customer is told why', async () => {
  const till = fakePayments('late')
  const shop = openTestShop({ db: app.db, provider: till, clock: app.clock, will: simplestWill() })
  const code = await promo({ useLimit: 1 })
  const [first, second] = [await app.register(), await app.register()]
  const late = await shop.payments.checkout(first.id, ['will'], code)
  till.decline(late.external_id)
  await shop.payments.check(first.id, late.external_id)
  const paid = await shop.payments.checkout(second.id, ['will'], code)
  till.pay(paid.external_id)
  expect(await shop.payments.check(second.id, paid.external_id)).toBe(1)
  // The bank takes the declined payment after all.
  Object.assign(till.payments.get(late.external_id) ?? {}, { state: 'paid' })
  const order = await shop.stores.orders.byExternalId(late.external_id)
  if (order) await shop.settlement.settle(order)
  expect(await shop.payments.check(first.id, late.external_id)).toBe(2)
  expect(till.keptOrders()).toEqual([paid.external_id])
  expect(await shop.refunds.list(first.id)).toMatchObject([{ refund: { why: 'code-used-up', done: true } }])
})

describe('what a code takes nothing off does not spend it', () => {
  test('a note of where the original is, which costs nothing, is ordered without the code', async () => {
    const code = await promo({ useLimit: 1 })
    const reply = await buy(await complete(), code, ['storage'])
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('is free') })
    expect((await uses(code)).all).toBe(0)
  })

  test('a code for some products says which, and takes off only those', async () => {
    const code = await promo({ products: ['will', 'mirror'], discount: { percent: 100 } })
    const customer = await complete()
    const refused = await customer.post('/api/payment/promo', { code, items: ['print'] })
    expect(refused.json()).toMatchObject({
      errors: {
        promoCode: [
          'This code is for “Your will” and “Wills for you and your partner”, which you are not ordering now. Keep it for another time, and pay without it.',
        ],
      },
    })
    expect((await buy(customer, code, ['print'])).status).toBe(422)
    expect((await customer.post('/api/payment/promo', { code, items: ['will', 'print'] })).json()).toMatchObject({
      products: ['will', 'mirror'],
    })
    await choose((await buy(customer, code, ['will', 'print'])).json<CheckoutReply>().url)
    expect(await ordersOf(customer)).toMatchObject([{ listPrice: totalOf(['will', 'print']), total: priceOf('print') }])
  })
})

describe('codes cannot be guessed', () => {
  const AN_HOUR = 60 * 60_000
  const limits = { callsPerMinute: 100_000, loginsPerMinute: 10, proofOfWorkAfter: 100_000 }
  const register = (on: TestApp, ip: string, pt_: string, email: string) =>
    on.ask({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: ip,
      payload: {
        name: 'Margaret',
        last_name: 'Hale',
        email,
        password: 'a long sentence of words',
        optin: true,
        homeowner: 'No',
        england_or_wales: 'Yes',
        pt_,
      },
    })

  test('not at the checkout, not at the price list, and not at both in turn', async () => {
    const limited = await startApp({ limits })
    try {
      const customer = await complete(limited)
      const code = await promo({}, limited)
      const statuses: number[] = []
      for (let guess = 0; guess < 12; guess += 1)
        statuses.push(
          (guess % 2 === 0
            ? await buy(customer, `GUESS-${guess}`, ['check'])
            : await customer.post('/api/payment/promo', { code: `GUESS-${guess}` })
          ).status,
        )
      expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
      // The right one is not told apart from the others, and an order without a code is not held up.
      expect((await buy(customer, code, ['check'])).status).toBe(429)
      expect((await customer.post('/api/payment/checkout', { items: ['check'] })).status).toBe(200)
      // Many accounts of one network share the allowance, and an hour of slow guessing has its own.
      expect((await buy(await complete(limited), 'GUESS-X', ['check'])).status).toBe(429)
      for (let minute = 0; minute < 4; minute += 1) {
        limited.clock.pass(60_000)
        for (let guess = 0; guess < 9; guess += 1) await buy(customer, `SLOW-${minute}-${guess}`, ['check'])
      }
      limited.clock.pass(60_000)
      expect((await buy(customer, code, ['check'])).status).toBe(429)
      limited.clock.pass(AN_HOUR)
      expect((await buy(await complete(limited), code, ['check'])).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('not by making accounts, and one network cannot take all wills of a sponsor at once', async () => {
    const limited = await startApp({ limits: { ...limits, loginsPerMinute: 5 } })
    try {
      const code = await promo({ scope: 'registration', useLimit: 50 }, limited)
      const statuses: number[] = []
      for (let account = 0; account < 24; account += 1) {
        if (account % 4 === 0) limited.clock.pass(60_000)
        statuses.push((await register(limited, '203.0.113.7', code, `farm-${account}@example.com`)).status)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(15)
      expect(statuses.slice(15)).toEqual(Array(9).fill(429))
      expect((await register(limited, '203.0.113.8', code, 'another@example.com')).status).toBe(200)
      limited.clock.pass(60_000)
      expect((await register(limited, '203.0.113.7', '', 'unsponsored@example.com')).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
