import { describe, expect, test, vi } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { aPromo, simplestWill } from '#testkit/builders.ts'
import { appForAll, type Client, soon } from '#testkit/start-app.ts'
import { createPromoCodeStore, type PromoCode } from '../../db/repositories/promo-codes.store.ts'

const app = appForAll()

const complete = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  return customer
}

let codes = 0
const promo = async (given: Partial<PromoCode> = {}): Promise<string> => {
  codes += 1
  const code = `CODE-${codes}`
  await createPromoCodeStore(app.db).add({ ...aPromo(app.clock()), code, ...given }, app.clock())
  return code
}

const buy = (customer: Client, promoCode: string, items = ['will']) =>
  customer.post('/api/payment/checkout', { items, promoCode })

const choose = (url: string, outcome: string) =>
  app.ask({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const isPaid = async (customer: Client): Promise<boolean> =>
  (await customer.post('/api/wills/list')).json<{ wills: { paid: number }[] }>().wills[0]?.paid === 1

const refusalOf = async (customer: Client, code: string): Promise<string> => {
  const reply = await customer.post('/api/payment/promo', { code })
  expect(reply.status).toBe(422)
  expect((await buy(customer, code)).status).toBe(422)
  return reply.json<{ errors: { promoCode: string[] } }>().errors.promoCode.join()
}

test('a code says what it takes off and who pays for it, before anything is ordered', async () => {
  const customer = await complete()
  const code = await promo({ discount: { pence: 2000 } })
  expect((await customer.post('/api/payment/promo', { code: ` ${code.toLowerCase()} ` })).json()).toEqual({
    code,
    funder: 'St Luke’s Hospice',
    discount: { pence: 2000 },
  })
})

test('a code that takes part off is paid for at the page, less what it takes off', async () => {
  const customer = await complete()
  const code = await promo({ discount: { percent: 33 } })
  const { url } = (await buy(customer, code)).json<CheckoutReply>()
  const page = (await app.api().get(url)).text
  expect(page).toContain('£59.63')
  expect(page).toContain(`Less £29.37 with the code ${code}`)
  await choose(url, 'paid')
  expect(await isPaid(customer)).toBe(true)
  const [order] = (await customer.get('/api/account/orders')).json<OrdersReply>().orders
  expect(order).toMatchObject({ listPrice: 8900, total: 5963, promoCode: code, vat: 994 })
})

test('a code that takes all of it off pays at once, with an order and a receipt, and no payment page', async () => {
  const customer = await complete()
  const bought = (await buy(customer, await promo())).json<CheckoutReply>()
  expect(bought.url).toBe('/my-will/payment-successful')
  expect((await customer.get(`/api/payment/check/${bought.external_id}`)).json()).toEqual({ status: 1 })
  expect(await isPaid(customer)).toBe(true)
  const receipt = await vi.waitUntil(
    async () => (await app.mail(1)).find(({ text }) => text.includes(`Order: ${bought.id}\n`)),
    soon,
  )
  expect(receipt.text).toMatch(/Your will: £89\.00\nCode CODE-\d+: −£89\.00\nTotal: £0\.00/)
  const [order] = (await customer.get('/api/account/orders')).json<OrdersReply>().orders
  expect(order).toMatchObject({ total: 0, refundable: false })
})

describe('a code is refused, with a reason,', () => {
  test('when it does not exist', async () => {
    expect(await refusalOf(await complete(), 'NOBODYS')).toContain('do not know')
  })

  test('before it begins', async () => {
    const code = await promo({ startsAt: new Date(app.clock().getTime() + 1) })
    expect(await refusalOf(await complete(), code)).toContain('cannot be used yet')
  })

  test('from the moment it ends', async () => {
    const code = await promo({ endsAt: new Date(app.clock().getTime() + 1000) })
    const customer = await complete()
    expect((await customer.post('/api/payment/promo', { code })).status).toBe(200)
    app.clock.pass(1000)
    expect(await refusalOf(customer, code)).toContain('has ended')
  })

  test('when it was used up as it may be', async () => {
    const code = await promo({ useLimit: 2 })
    const [first, second, third] = [await complete(), await complete(), await complete()]
    expect((await buy(first, code)).status).toBe(200)
    expect((await buy(second, code)).status).toBe(200)
    expect(await refusalOf(third, code)).toContain('used up')
  })
})

test('the last use of a code goes to one of those who press at the same time', async () => {
  const code = await promo({ useLimit: 1 })
  const customers = await Promise.all(Array.from({ length: 4 }, complete))
  const replies = await Promise.all(customers.map((customer) => buy(customer, code)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})

test('a customer who went back and pays again with their code is not refused because of their own order', async () => {
  const code = await promo({ useLimit: 1, discount: { percent: 50 } })
  const customer = await complete()
  expect((await buy(customer, code)).status).toBe(200)
  expect((await buy(customer, code)).status).toBe(200)
})

test('the same code does not give the same will twice', async () => {
  const code = await promo()
  const customer = await complete()
  const replies = await Promise.all([buy(customer, code), buy(customer, code)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await customer.get('/api/account/orders')).json<OrdersReply>().orders).toHaveLength(1)
})

test('a code that leaves a few pence leaves nothing, as no card payment is that small', async () => {
  const code = await promo({ discount: { pence: 8880 } })
  expect((await buy(await complete(), code)).json<CheckoutReply>().url).toBe('/my-will/payment-successful')
})
