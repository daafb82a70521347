import { expect, test } from 'vitest'
import type { ProductId } from '#core/catalogue/products.ts'
import { simplestWill } from '#testkit/builders.ts'
import { fakePayments } from '#testkit/fake-payments.ts'
import { appForAll } from '#testkit/start-app.ts'
import { openTestShop } from '#testkit/test-shop.ts'

const app = appForAll()

let tills = 0

/** A customer of a shop of their own. */
const opened = async () => {
  tills += 1
  const { id: userId } = await app.register()
  const counter = fakePayments(`counter-${tills}`)
  const shop = openTestShop({ db: app.db, provider: counter, clock: app.clock, will: simplestWill() })
  const buy = async (items: ProductId[] = ['will']) =>
    (await shop.payments.checkout(userId, items, undefined)).external_id
  return { userId, till: counter, shop, buy, held: () => shop.stores.entitlements.held(userId) }
}

test('a payment whose webhook is lost is found a minute later', async () => {
  const { till: counter, shop, buy, held } = await opened()
  counter.pay(await buy())
  expect(await shop.reconcile()).toEqual({ looked: 0, finished: 0, changed: 0 })
  app.clock.pass(60_000)
  expect(await shop.reconcile()).toEqual({ looked: 1, finished: 1, changed: 0 })
  expect(await held()).toEqual(['will'])
  expect(await shop.reconcile()).toEqual({ looked: 0, finished: 0, changed: 0 })
})

test('money that is owed goes back as soon as the provider answers', async () => {
  const { userId, till: counter, shop, buy } = await opened()
  const externalId = await buy()
  counter.pay(externalId)
  await shop.payments.check(userId, externalId)
  const [order] = await shop.refunds.list(userId)
  counter.away(true)
  expect(await shop.refunds.refund(userId, order?.id ?? 0)).toEqual({ done: false })
  app.clock.pass(60_000)
  expect(await shop.reconcile()).toEqual({ looked: 1, finished: 0, changed: 0 })
  counter.away(false)
  expect(await shop.reconcile()).toEqual({ looked: 1, finished: 1, changed: 0 })
  expect(counter.keptFrom(userId)).toBe(0)
})

test('one order that cannot be asked about keeps none of the others', async () => {
  const broken = fakePayments('broken')
  const look: typeof broken.look = async (order) => {
    if (order.items.includes('lpa')) throw new Error('The provider fails')
    return broken.look(order)
  }
  const { id: userId } = await app.register()
  const shop = openTestShop({ db: app.db, provider: { ...broken, look }, clock: app.clock, will: simplestWill() })
  for (const item of ['lpa', 'will'] as const)
    broken.pay((await shop.payments.checkout(userId, [item], undefined)).external_id)
  app.clock.pass(60_000)
  expect(await shop.reconcile()).toEqual({ looked: 2, finished: 1, changed: 0 })
  expect(await shop.stores.entitlements.held(userId)).toEqual(['will'])
})

test('an order whose payment page never opened is over a day later', async () => {
  const { userId, till: counter, shop, buy } = await opened()
  counter.away(true)
  await expect(buy()).rejects.toThrow('could not open the payment page')
  counter.away(false)
  app.clock.pass(25 * 60 * 60 * 1000)
  expect(await shop.reconcile()).toEqual({ looked: 1, finished: 1, changed: 0 })
  const [order] = await shop.stores.orders.list(userId)
  expect(order?.state).toBe('expired')
})

test('a provider that never answers keeps no customer from their will', async () => {
  const { id: userId } = await app.register()
  const counter = fakePayments('silent')
  const silent = { ...counter, look: () => new Promise<never>(() => {}) }
  const wait = () => Promise.resolve()
  const shop = openTestShop({ db: app.db, provider: silent, clock: app.clock, will: simplestWill(), wait })
  await shop.payments.checkout(userId, ['will'], undefined)
  await expect(shop.payments.settlePending(userId)).resolves.toBeUndefined()
})
