/** A partner's will that is bought after the customer's own. */
import { describe, expect, test } from 'vitest'
import type { Pair } from '#core/api/couple.ts'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { priceOf } from '#core/catalogue/products.ts'
import type { Will } from '#core/will/schema.ts'
import { aPromo, completeExampleWill } from '#testkit/builders.ts'
import { confirmWill, download, invitationTo, sandboxOutcome } from '#testkit/couple.ts'
import { appForAll, type Client, type Customer, plainPapers } from '#testkit/start-app.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { workHere } from '#testkit/work-here.ts'
import { createPromoCodeStore } from '../../db/repositories/promo-codes.store.ts'
import { createTasks } from '../../work/tasks.ts'

const app = appForAll({ renderer: plainPapers, work: workHere(createTasks(plainPapers)) })

const order = async (customer: Client, item: string) => {
  app.clock.pass(1000)
  return customer.post('/api/payment/checkout', { items: [item] })
}
const buy = async (customer: Client, item: string) => {
  const made = (await order(customer, item)).json<CheckoutReply>()
  await sandboxOutcome(app, made.url, 'paid')
  return made
}
const withWill = async (will: Will = completeExampleWill()): Promise<Customer> => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...will, id: customer.willId, version: 0 }, app.clock())
  return customer
}
const withPaidWill = async () => {
  const customer = await withWill()
  return { customer, own: await buy(customer, 'will') }
}
const joinedBy = async (customer: Customer) => {
  const email = `thomas${customer.userId}@hale.example`
  await customer.post('/api/pair/invite', { email })
  const partner = await app.customer()
  await partner.post('/api/pair/accept', { token: await invitationTo(app, email) })
  return partner
}
const willOf = async (customer: Client) => (await customer.get('/api/form')).json<{ will: Will }>().will
const pairOf = async (customer: Client) => (await customer.get('/api/pair')).json<{ pair: Pair | null }>().pair
const ordersOf = async (customer: Client) => (await customer.get('/api/account/orders')).json<OrdersReply>().orders
const refund = (customer: Client, id: number) => customer.post('/api/payment/refund', { id })

test('whoever has paid for their own will adds one for their partner for the difference, and invites them', async () => {
  const { customer } = await withPaidWill()
  await buy(customer, 'mirror-upgrade')
  expect(await willOf(customer)).toMatchObject({ paid: 1, mirrorWill: 1 })
  expect((await ordersOf(customer)).map(({ total }) => total).reduce((sum, each) => sum + each, 0)).toBe(
    priceOf('mirror'),
  )
  const partner = await joinedBy(customer)
  expect(await pairOf(customer)).toMatchObject({ place: 'first', state: 'accepted' })
  expect(await pairOf(partner)).toMatchObject({ place: 'second', state: 'accepted' })
  expect(await willOf(partner)).toMatchObject({ paid: 0, toConfirm: 1, mirrorWill: 1 })
})

test.each([
  ['without a will that is paid for', 'Pay for your own will first. Then you can add one for your partner.', withWill],
  [
    'without a partner in the will',
    'Name your partner in your will first.',
    async () => {
      const customer = await withWill({ ...completeExampleWill(), status: 'Single' })
      await buy(customer, 'will')
      return customer
    },
  ],
  [
    'twice',
    'You have already paid for this: A will for your partner.',
    async () => {
      const { customer } = await withPaidWill()
      await buy(customer, 'mirror-upgrade')
      return customer
    },
  ],
])('it is not sold %s', async (_when, why, given) => {
  const refused = await order(await given(), 'mirror-upgrade')
  expect(refused.status).toBe(422)
  expect(refused.json()).toMatchObject({ errors: { items: [why] } })
})

test('the wills of a couple are not sold together either to a customer whose will names no partner', async () => {
  const refused = await order(await withWill({ ...completeExampleWill(), status: 'Single' }), 'mirror')
  expect(refused.status).toBe(422)
  expect(refused.json()).toMatchObject({ errors: { items: ['Name your partner in your will first.'] } })
})

test('it is not sold beside the wills of a couple, nor beside the will it is added to', async () => {
  const customer = await withWill()
  for (const other of ['will', 'mirror'])
    expect((await customer.post('/api/payment/checkout', { items: [other, 'mirror-upgrade'] })).json()).toMatchObject({
      errors: { items: [expect.stringMatching(/^Choose one of these: /)] },
    })
})

test('two tabs that both pay for it are charged for one', async () => {
  const { customer } = await withPaidWill()
  const [one, other] = [
    (await order(customer, 'mirror-upgrade')).json<CheckoutReply>(),
    (await order(customer, 'mirror-upgrade')).json<CheckoutReply>(),
  ]
  await sandboxOutcome(app, one.url, 'paid')
  await sandboxOutcome(app, other.url, 'paid')
  expect((await ordersOf(customer)).flatMap(({ refund }) => refund?.why ?? [])).toEqual(['duplicate'])
})

test('its money goes back alone: the partner loses their will, and the customer keeps their own', async () => {
  const { customer } = await withPaidWill()
  const added = await buy(customer, 'mirror-upgrade')
  const partner = await joinedBy(customer)
  expect((await refund(customer, added.id)).json()).toEqual({ done: true })
  expect(await willOf(customer)).toMatchObject({ paid: 1, mirrorWill: 0 })
  expect((await willOf(partner)).toConfirm).toBeUndefined()
  expect(await pairOf(partner)).toMatchObject({ state: 'refunded' })
})

test('it goes back with the will it was added to', async () => {
  const { customer, own } = await withPaidWill()
  const added = await buy(customer, 'mirror-upgrade')
  const partner = await joinedBy(customer)
  await refund(customer, own.id)
  expect(await willOf(customer)).toMatchObject({ paid: 0, mirrorWill: 0 })
  expect((await willOf(partner)).toConfirm).toBeUndefined()
  const back = new Map((await ordersOf(customer)).map(({ id, refund: why }) => [id, why]))
  expect(back.get(own.id)).toEqual({ why: 'asked', done: true })
  expect(back.get(added.id)).toEqual({ why: 'will-returned', done: true })
})

test('a payment for it that arrives after its will was refunded goes back', async () => {
  const { customer, own } = await withPaidWill()
  const late = (await order(customer, 'mirror-upgrade')).json<CheckoutReply>()
  await refund(customer, own.id)
  await sandboxOutcome(app, late.url, 'paid')
  expect(await willOf(customer)).toMatchObject({ paid: 0, mirrorWill: 0 })
  expect((await ordersOf(customer)).find(({ id }) => id === late.id)?.refund?.why).toBe('will-returned')
})

test('that a sponsor paid for in full goes back at once, and nobody is told of money', async () => {
  const { customer, own } = await withPaidWill()
  await createPromoCodeStore(app.db).add(aPromo(app.clock()), app.clock())
  await customer.post('/api/payment/checkout', { items: ['mirror-upgrade'], promoCode: aPromo(app.clock()).code })
  const partner = await joinedBy(customer)
  const refundsTo = async (one: Client) => {
    const { email } = (await one.get('/api/account')).json<{ email: string }>()
    return (await sentOrWaiting(app, 'a refund')).flatMap(({ to, text }) =>
      to === email && /refunded/.test(text) ? [text] : [],
    )
  }
  expect((await ordersOf(customer)).find(({ id }) => id === own.id)).toMatchObject({ alsoBack: 0 })
  await refund(customer, own.id)
  expect((await ordersOf(customer)).find(({ total }) => total === 0)?.refund).toEqual({
    why: 'will-returned',
    done: true,
  })
  expect(await refundsTo(customer)).toEqual([expect.stringContaining(`for order ${own.id}`)])
  expect(await refundsTo(partner)).toHaveLength(1)
})

test('a refund of something else leaves it as it is', async () => {
  const { customer } = await withPaidWill()
  await buy(customer, 'mirror-upgrade')
  const power = await buy(customer, 'lpa')
  await refund(customer, power.id)
  expect(await willOf(customer)).toMatchObject({ paid: 1, mirrorWill: 1 })
})

test('once the pair has ended each keeps a will, and the will for a new partner can be added', async () => {
  const { customer } = await withPaidWill()
  await buy(customer, 'mirror-upgrade')
  await joinedBy(customer)
  await customer.post('/api/pair/end')
  expect(await willOf(customer)).toMatchObject({ paid: 1, mirrorWill: 0 })
  expect(await pairOf(customer)).toMatchObject({ state: 'ended' })
  await buy(customer, 'mirror-upgrade')
  expect(await willOf(customer)).toMatchObject({ paid: 1, mirrorWill: 1 })
  expect(await pairOf(customer)).toMatchObject({ state: 'not-invited', canInvite: true })
})

describe('once the pair has ended', () => {
  const endedPair = async () => {
    const { customer, own } = await withPaidWill()
    const added = await buy(customer, 'mirror-upgrade')
    const partner = await joinedBy(customer)
    await confirmWill(partner, app)
    await customer.post('/api/pair/end')
    return { customer, own, added, partner }
  }

  test('the former partner keeps their will when the customer has the money for their own back', async () => {
    const { customer, own, added, partner } = await endedPair()
    const asked = (await ordersOf(customer)).find(({ id }) => id === own.id)
    expect(asked).toMatchObject({ refundable: true })
    expect(asked).not.toHaveProperty('alsoBack')
    expect((await refund(customer, own.id)).json()).toEqual({ done: true })
    expect((await willOf(customer)).paid).toBe(0)
    expect((await willOf(partner)).paid).toBe(1)
    expect((await ordersOf(customer)).find(({ id }) => id === added.id)).not.toHaveProperty('refund')
  })

  test('the money for the former partner’s will stays, though nobody has downloaded it', async () => {
    const { customer, added, partner } = await endedPair()
    expect((await ordersOf(customer)).find(({ id }) => id === added.id)).toMatchObject({
      refundable: false,
      notRefundable: 'former partner',
    })
    expect((await refund(customer, added.id)).status).toBe(422)
    expect((await willOf(partner)).paid).toBe(1)
  })

  test('what the former partner downloads does not keep the customer from having their own money back', async () => {
    const { customer, own, partner } = await endedPair()
    expect((await download(partner)).status).toBe(200)
    expect((await refund(customer, own.id)).json()).toEqual({ done: true })
    expect((await willOf(partner)).paid).toBe(1)
  })

  test('the will of a new partner goes back with the customer’s own, and the former partner’s stays', async () => {
    const { customer, own, partner } = await endedPair()
    const again = await buy(customer, 'mirror-upgrade')
    const next = await app.customer()
    const email = `owen${customer.userId}@hale.example`
    await customer.post('/api/pair/invite', { email })
    await next.post('/api/pair/accept', { token: await invitationTo(app, email) })
    expect((await ordersOf(customer)).find(({ id }) => id === own.id)).toMatchObject({
      alsoBack: priceOf('mirror-upgrade'),
    })
    await refund(customer, own.id)
    expect((await ordersOf(customer)).find(({ id }) => id === again.id)?.refund?.why).toBe('will-returned')
    expect((await willOf(next)).toConfirm).toBeUndefined()
    expect((await willOf(partner)).paid).toBe(1)
  })
})
