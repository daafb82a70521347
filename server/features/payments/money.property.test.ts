import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenBy, heldAlready, type ProductId } from '#core/catalogue/products.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { type FakePayments, fakePayments } from '#testkit/fake-payments.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { appForAll } from '#testkit/start-app.ts'
import { openTestShop, type TestShop } from '#testkit/test-shop.ts'
import type { PaymentProvider } from '../../adapters/payment-provider.ts'
import { createUserStore } from '../../db/repositories/users.store.ts'
import type { InTransaction } from '../../db/stores.ts'
import { HttpError } from '../../platform/errors.ts'

const app = appForAll()
beforeAll(async () => {
  const { promoCodes } = openTestShop({
    db: app.db,
    provider: fakePayments(),
    clock: app.clock,
    will: completeExampleWill(),
  }).stores
  const open = {
    scope: 'checkout' as const,
    startsAt: new Date(0),
    endsAt: undefined,
    useLimit: undefined,
    personLimit: undefined,
    funder: 'A hospice',
  }
  await promoCodes.add({ ...open, code: 'ALLOFIT', discount: { percent: 100 } }, app.clock())
  await promoCodes.add({ ...open, code: 'THIRD', discount: { percent: 33 } }, app.clock())
})

const RUNS = fewerRuns(33)

/** The process dies here. What it had sent is sent; what it had not kept is lost. */
class PowerCut extends Error {}

/** Runs out after so many places where a process can die. */
type Fuse = { left: number }

const burn = (fuse: Fuse): void => {
  fuse.left -= 1
  if (fuse.left === 0) throw new PowerCut()
}

const mortalProvider = (provider: PaymentProvider, fuse: Fuse): PaymentProvider => {
  const mortal =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      burn(fuse)
      const result = await call(...args)
      burn(fuse)
      return result
    }
  return {
    name: provider.name,
    begin: mortal(provider.begin),
    look: mortal(provider.look),
    refund: mortal(provider.refund),
    refundItem: mortal(provider.refundItem),
    close: mortal(provider.close),
    changedSince: mortal(provider.changedSince),
  }
}

const mortalTransactions =
  (fuse: Fuse) =>
  (inTransaction: InTransaction): InTransaction =>
  async (work) => {
    const result = await inTransaction(async (stores) => {
      const done = await work(stores)
      burn(fuse)
      return done
    })
    burn(fuse)
    return result
  }

const baskets: readonly ProductId[][] = [
  ['will'],
  ['will'],
  ['will', 'print'],
  ['mirror'],
  ['lpa'],
  ['lpa-both', 'print'],
  ['storage'],
]

const place = fc.nat(5)
const steps = fc.oneof(
  fc.record({
    do: fc.constant('checkout' as const),
    basket: fc.constantFrom(...baskets),
    code: fc.constantFrom(undefined, undefined, 'ALLOFIT', 'THIRD'),
  }),
  fc.record({ do: fc.constantFrom('pay', 'pay', 'pay', 'decline', 'expire', 'refund at the provider'), which: place }),
  fc.record({
    do: fc.constant('bank' as const),
    which: place,
    says: fc.constantFrom('disputed', 'disputed', 'won', 'lost'),
  }),
  fc.record({
    do: fc.constantFrom('event', 'event', 'look', 'ask for the money back', 'ask for the print back'),
    which: place,
  }),
  fc.record({ do: fc.constantFrom('open the will', 'reconcile', 'provider away', 'provider back', 'download') }),
  fc.record({ do: fc.constant('time passes' as const), minutes: fc.constantFrom(1, 10, 24 * 60 + 61) }),
  fc.record({ do: fc.constant('power cut' as const), after: fc.integer({ min: 1, max: 6 }) }),
)
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

type World = {
  readonly userId: number
  readonly till: FakePayments
  readonly fuse: Fuse
  shop: TestShop
  readonly sent: string[]
}

const opened = (world: World): TestShop =>
  openTestShop({
    db: app.db,
    provider: mortalProvider(world.till, world.fuse),
    clock: app.clock,
    will: completeExampleWill(),
    around: mortalTransactions(world.fuse),
  })

const orderAt = async ({ sent, shop }: World, which: number) => {
  const externalId = sent[which % Math.max(sent.length, 1)]
  return externalId === undefined ? undefined : shop.stores.orders.byExternalId(externalId)
}

const download = async ({ shop, userId }: World): Promise<void> => {
  downloads += 1
  const version = downloads
  const pack = {
    version,
    made: app.clock(),
    downloaded: undefined,
    answersHash: '',
    contents: { clauses: [], documents: [] },
    changed: [],
    documents: [],
  }
  await shop.stores.issuedDocuments.add(userId, pack, [{ name: 'will', sha256: '', pdf: new Uint8Array([1]) }])
  await shop.stores.issuedDocuments.markDownloaded(userId, version, app.clock())
}

const carryOut = async (world: World, step: Step): Promise<void> => {
  const { shop, till, userId, fuse, sent } = world
  app.clock.pass(1000)
  switch (step.do) {
    case 'checkout': {
      // What the customer is sent to is known to them only when the reply arrives.
      const { external_id } = await shop.payments.checkout(userId, step.basket, step.code)
      sent.push(external_id)
      return
    }
    case 'open the will':
      return shop.payments.settlePending(userId)
    case 'reconcile':
      await shop.reconcile()
      return
    case 'provider away':
    case 'provider back':
      return till.away(step.do === 'provider away')
    case 'download':
      return download(world)
    case 'time passes':
      return app.clock.pass(step.minutes * 60_000)
    case 'power cut':
      fuse.left = step.after
      return
  }
  const order = await orderAt(world, step.which)
  if (!order) return
  switch (step.do) {
    case 'pay':
      return till.pay(order.externalId)
    case 'decline':
      return till.decline(order.externalId)
    case 'expire':
      return till.expire(order.externalId)
    case 'refund at the provider':
      return till.refundAtProvider(order.externalId)
    case 'bank':
      return till.dispute(order.externalId, step.says)
    case 'event':
      await shop.settlement.settle(order)
      return
    case 'look':
      await shop.payments.check(userId, order.externalId)
      return
    case 'ask for the money back':
      await shop.refunds.refund(userId, order.id)
      return
    case 'ask for the print back':
      await shop.refunds.refundItem(userId, order.id, 'print')
      return
  }
}

/** A refusal is an answer. After a power cut the server starts again, with nothing but the database. */
const survive = async (world: World, step: Step): Promise<void> => {
  try {
    await carryOut(world, step)
  } catch (error) {
    const isExpected =
      error instanceof HttpError || error instanceof PowerCut || String(error).includes('does not answer')
    if (!isExpected) throw error
    if (error instanceof PowerCut) world.shop = opened(world)
  }
}

let runs = 0
let downloads = 0

const newUser = async (): Promise<number> => {
  const id = await createUserStore(app.db).add({
    name: 'Margaret',
    last_name: 'Hale',
    email: `till-${runs}@example.com`,
    passwordHash: '',
    homeowner: 'No',
    marketing: undefined,
    at: app.clock(),
  })
  if (id === undefined) throw new Error('This email is taken')
  return id
}

const played = async (story: readonly Step[]): Promise<World> => {
  runs += 1
  const userId = await newUser()
  const world = { userId, till: fakePayments(`till-${runs}`), fuse: { left: 0 }, sent: [] as string[] }
  const whole: World = {
    ...world,
    shop: openTestShop({ db: app.db, provider: world.till, clock: app.clock, will: completeExampleWill() }),
  }
  whole.shop = opened(whole)
  for (const step of story) await survive(whole, step)
  return whole
}

/** The provider answers again, and the job that looks for what was missed runs, as it does every minute. */
const putRight = async (world: World): Promise<void> => {
  world.till.away(false)
  world.fuse.left = 0
  world.shop = opened(world)
  app.clock.pass(2 * 60_000)
  await world.shop.reconcile()
}

const paidByOrder = async ({ userId }: World) =>
  app.db
    .selectFrom('entitlements')
    .innerJoin('orders', 'orders.id', 'entitlements.order_id')
    .where('entitlements.user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .select(['product', 'external_id', 'total', 'items'])
    .execute()

/** The products of the customer's orders that went back alone. */
const returnedOf = async ({ userId }: World) =>
  app.db
    .selectFrom('item_refunds')
    .innerJoin('orders', 'orders.id', 'item_refunds.order_id')
    .where('orders.user_id', '=', userId)
    .select(['external_id', 'item', 'pence', 'done_at'])
    .execute()

describe('whatever customers press, whatever the provider says or fails to say, and wherever the power fails,', () => {
  // Promise: api.webhook.2
  test('the money taken is the money for what was given, exactly once', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 24 }), async (story) => {
        const world = await played(story)
        await putRight(world)

        const held = await paidByOrder(world)
        const cost = new Map(held.map(({ external_id, total }) => [external_id, total]))
        const charged = [...cost].filter(([, total]) => total > 0).map(([externalId]) => externalId)
        // A refund made at the provider is heard of by its event alone.
        const unheard = world.sent.filter((id) => (world.till.payments.get(id)?.refunds ?? 0) > 0)
        expect(charged.filter((id) => !unheard.includes(id)).toSorted()).toEqual(world.till.keptOrders().toSorted())

        const returned = await returnedOf(world)
        for (const [externalId] of cost) {
          const rows = held.filter(({ external_id }) => external_id === externalId)
          const gone = returned.filter(({ external_id }) => external_id === externalId).map(({ item }) => item)
          expect(rows.map(({ product }) => product).toSorted()).toEqual(
            givenBy(JSON.parse(rows[0]?.items ?? '[]'))
              .filter((item) => !gone.includes(item))
              .toSorted(),
          )
        }
        const products = held.map(({ product }) => product as ProductId)
        for (const [index, product] of products.entries())
          expect(heldAlready([product], products.toSpliced(index, 1))).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  test('once everything has been said, nothing that was given back is still held', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 24 }), async (story) => {
        const world = await played(story)
        await putRight(world)
        for (const externalId of world.till.payments.keys()) {
          const order = await world.shop.stores.orders.byExternalId(externalId)
          if (order) await world.shop.settlement.settle(order)
        }
        const held = await paidByOrder(world)
        const total = new Map(held.map(({ external_id, total }) => [external_id, total]))
        const back = (await returnedOf(world)).filter(({ external_id }) => total.has(external_id))
        expect(back.filter(({ done_at }) => done_at === null)).toEqual([])
        const paid = [...total.values()].reduce((sum, each) => sum + each, 0)
        const worth = back.reduce((sum, { pence }) => sum - pence, paid)
        expect(worth).toBe(world.till.keptFrom(world.userId))
      }),
      { numRuns: RUNS },
    )
  })
})

test('of three payments for the same will that arrive at one moment, one is kept', async () => {
  for (let times = 0; times < 10; times += 1) {
    const world = await played([])
    const { shop, userId, till: counter } = world
    const begun = await Promise.all(
      Array.from({ length: 3 }, () => shop.payments.checkout(userId, ['will'], undefined)),
    )
    for (const { external_id } of begun) counter.pay(external_id)
    const orders = await Promise.all(begun.map(({ external_id }) => shop.stores.orders.byExternalId(external_id)))
    const known = orders.filter((order) => order !== undefined)
    await Promise.all([...known, ...known].map(shop.settlement.settle))
    expect(await shop.stores.entitlements.held(userId)).toEqual(['will'])
    expect(counter.keptOrders()).toHaveLength(1)
  }
})
