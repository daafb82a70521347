import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { OrdersReply } from '#core/api/payment.ts'
import { priceOf } from '#core/catalogue/products.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { DocumentRenderer } from '#server/features/documents/render-pack.ts'
import { addComplimentaryOrder } from '#server/features/payments/settlement.service.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import {
  accept,
  buyerOfPair,
  confirmWill,
  couple,
  download,
  finishWill,
  invitationTo,
  pairOf,
  refund,
  willOf,
} from '#testkit/couple.ts'
import { fakePayments } from '#testkit/fake-payments.ts'
import { appForAll, type Client, plainPapers, soon, startApp } from '#testkit/start-app.ts'
import { openTestShop } from '#testkit/test-shop.ts'

const app = appForAll()

/** Mail is sent in the background. */
const finish = (one: Client & { userId: number }, at = app) => finishWill(one, at)
const confirm = (one: Client & { userId: number }) => confirmWill(one, app)

describe('the partner', () => {
  // Promise: mode.mirror
  test('gets a will of their own, made from the first, in which the two have changed places', async () => {
    const { buyer, partner } = await couple(app)
    const will = await willOf(partner)
    expect(fullNameOf(will.details)).toBe('Thomas Hale')
    expect(partnerOf(will)?.fullname).toBe('Margaret Ellen Hale')
    expect(will).toMatchObject({ mirrorWill: 1, toConfirm: 1, paid: 0, gifts: [], accounts: [], pets: [] })
    expect(JSON.stringify(will)).not.toMatch(/Colin|Sam Price|Peggy/)
    expect(await pairOf(buyer)).toMatchObject({ place: 'first', state: 'accepted', canInvite: false })
    expect(await pairOf(partner)).toMatchObject({ place: 'second', state: 'accepted', other: 'Margaret Hale' })
  })

  test('has a copy: what either changes afterwards the other does not see', async () => {
    const { buyer, partner } = await couple(app)
    const [first, second] = [await willOf(buyer), await willOf(partner)]
    await buyer.post('/api/wills/persons/create', { fullname: 'Only Margaret', type: 'Person' })
    expect(await willOf(partner)).toEqual(second)
    const before = await willOf(buyer)
    expect(before.version).toBeGreaterThan(first.version)
    await partner.post('/api/wills/persons/create', { fullname: 'Only Thomas', type: 'Person' })
    expect(await willOf(buyer)).toEqual(before)
  })

  test('accepts, and the sender is told by mail, without a word of what the will says', async () => {
    const own = await startApp()
    try {
      const { buyer, email } = await couple(own)
      const address = (await own.stores.users.find(buyer.userId))?.email
      const mail = await vi.waitUntil(
        async () => (await own.mail(0)).find(({ subject }) => subject === 'Your invitation was accepted'),
        soon,
      )
      expect(mail.to).toBe(address)
      expect(mail.text).not.toMatch(/Thomas|Ludlow|£/)
      expect(mail.text).not.toContain(email)
      expect((await own.mail(0)).filter(({ to }) => to === email)).toHaveLength(1)
    } finally {
      await own.close()
    }
  })

  test('who has a will already keeps it as it is', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'kept@nine.example' })
    const token = await invitationTo(app, 'kept@nine.example')
    const partner = await app.customer()
    await partner.post('/api/wills/persons/create', { fullname: 'Ruth Hale', type: 'Person' })
    const before = await willOf(partner)
    expect((await accept(partner, token)).json()).toEqual({ derived: false })
    expect(await willOf(partner)).toEqual({ ...before, mirrorWill: 1, toConfirm: 1 })
  })

  test('downloads nothing before they have confirmed the will, and pays nothing', async () => {
    const { partner } = await couple(app)
    expect((await partner.get('/api/documents')).status).toBe(402)
    expect((await partner.post('/api/payment/checkout', { items: ['will'] })).status).toBe(422)
    const confirmed = await confirm(partner)
    expect(confirmed.status).toBe(200)
    expect(confirmed.json()).toMatchObject({ will: { paid: 1, mirrorWill: 1 } })
    expect(confirmed.json<{ will: Will }>().will).not.toHaveProperty('toConfirm')
    expect((await download(partner)).status).toBe(200)
  })

  test('cannot confirm a will with something missing, nor one that changed since it was read', async () => {
    const { partner } = await couple(app)
    const { version } = await willOf(partner)
    const unfinished = await partner.post('/api/pair/confirm', { version })
    expect(unfinished.status).toBe(422)
    expect(unfinished.json<{ message: string }>().message).toContain('not complete')
    await finish(partner)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(409)
    expect((await willOf(partner)).paid).toBe(0)
  })

  test('confirms once; again changes nothing', async () => {
    const { partner } = await couple(app)
    await confirm(partner)
    const { version } = await willOf(partner)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(200)
  })

  test('is the only one who can: the buyer has paid, and another customer has not', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(
      customer.userId,
      { ...completeExampleWill(), id: customer.willId, version: 0 },
      app.clock(),
    )
    expect((await customer.post('/api/pair/confirm', { version: 1 })).status).toBe(402)
  })
})

test('the documents know which will of the pair they are once both are confirmed, until it is one no more', async () => {
  const seen: unknown[] = []
  const renderer: DocumentRenderer = {
    ...plainPapers,
    pack: (will, day, pair) => {
      seen.push([pair, will.mirrorWill, will.mirrorConfirmed])
      return plainPapers.pack(will, day)
    },
  }
  const own = await startApp({ renderer })
  try {
    const { buyer, partner } = await couple(own)
    await buyer.get('/api/documents')
    const version = await finish(partner, own)
    expect((await partner.post('/api/pair/confirm', { version })).status).toBe(200)
    for (const one of [buyer, partner]) await one.get('/api/documents')
    await partner.post('/api/pair/end')
    for (const one of [buyer, partner]) await one.get('/api/documents')
    expect(seen).toEqual([
      [undefined, 1, undefined],
      ['first', 1, 1],
      ['second', 1, 1],
      [undefined, 0, undefined],
      [undefined, 0, undefined],
    ])
  } finally {
    await own.close()
  }
})

test('the buyer is told that the partner has confirmed, and nothing of the will', async () => {
  const { buyer, partner } = await couple(app)
  expect(await pairOf(buyer)).not.toHaveProperty('confirmed')
  await confirm(partner)
  for (const one of [buyer, partner]) expect(await pairOf(one)).toMatchObject({ state: 'accepted', confirmed: true })
  const { email = '' } = (await app.stores.users.find(buyer.userId)) ?? {}
  const told = async () =>
    (await app.mail(0)).filter(({ to, subject }) => to === email && subject.includes('confirmed'))
  await expect.poll(told).toHaveLength(1)
  const [{ text = '' } = {}] = await told()
  expect(text).toContain('You do not have to sign again because of this.')
  expect(text).not.toMatch(/Colin|Ruth|Daniel/)
})

describe('ending it', () => {
  test('is told to both', async () => {
    const { buyer, partner } = await couple(app)
    await partner.post('/api/pair/end')
    const addresses = await Promise.all(
      [buyer, partner].map(async ({ userId }) => (await app.stores.users.find(userId))?.email ?? ''),
    )
    await expect
      .poll(async () =>
        (await app.mail(0)).filter(({ subject, to }) => /no longer linked/.test(subject) && addresses.includes(to)),
      )
      .toHaveLength(2)
    const mails = await app.mail(0)
    const textTo = (email: string | undefined) =>
      mails.find(({ to, subject }) => to === email && /no longer linked/.test(subject))?.text
    expect(textTo(addresses[0])).toContain('Your will and your partner’s will are no longer linked.')
    expect(textTo(addresses[1])).toContain('You unlinked your will and your partner’s will.')
  })

  test('is told to the partner of a customer who deletes the account', async () => {
    const { buyer, partner } = await couple(app)
    const { email = '' } = (await app.stores.users.find(partner.userId)) ?? {}
    await buyer.delete('/api/account', { current: 'correct horse' })
    await expect
      .poll(async () =>
        (await app.mail(0)).filter(({ subject, to }) => /no longer linked/.test(subject) && to === email),
      )
      .toHaveLength(1)
  })

  test.each(['buyer', 'partner'] as const)('by the %s leaves both with their will and what was paid', async (who) => {
    const both = await couple(app)
    await confirm(both.partner)
    await download(both.buyer)
    expect((await both[who].post('/api/pair/end')).json()).toMatchObject({ pair: { state: 'ended' } })
    for (const one of [both.buyer, both.partner]) {
      expect(await pairOf(one)).toMatchObject({ state: 'ended', canInvite: false })
      expect(await willOf(one)).toMatchObject({ paid: 1, mirrorWill: 0 })
      expect((await download(one)).status).toBe(200)
      expect((await one.post('/api/pair/end')).status).toBe(404)
    }
  })

  test('before the partner has confirmed leaves their will to be confirmed, for nothing', async () => {
    const { buyer, partner } = await couple(app)
    await buyer.post('/api/pair/end')
    expect(await willOf(partner)).toMatchObject({ paid: 0, mirrorWill: 0, toConfirm: 1 })
    expect((await confirm(partner)).json()).toMatchObject({ will: { paid: 1, mirrorWill: 0 } })
    expect((await download(partner)).status).toBe(200)
  })

  test('of an order that gives a will and a pair leaves the will, and the account can be deleted', async () => {
    const buyer = await app.customer()
    await addComplimentaryOrder(app.stores, {
      userId: buyer.userId,
      externalId: randomUUID(),
      entitlements: ['will', 'mirror'],
      at: app.clock(),
    })
    expect((await buyer.post('/api/pair/end')).status).toBe(200)
    expect(await willOf(buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect((await buyer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
  })

  test('leaves each free to be in another pair, which is the one that they see and can end', async () => {
    const { buyer } = await couple(app)
    await buyer.post('/api/pair/end')
    const next = await buyerOfPair(app)
    await next.post('/api/pair/invite', { email: 'again@nine.example' })
    expect((await accept(buyer, await invitationTo(app, 'again@nine.example'))).status).toBe(200)
    expect(await pairOf(buyer)).toMatchObject({ place: 'second', state: 'accepted' })
    expect((await buyer.post('/api/pair/end')).status).toBe(200)
    expect(await willOf(buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect(await pairOf(next)).toMatchObject({ state: 'ended' })
  })

  test('before it is accepted revokes the link, and the second will can still be given', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'ended@ten.example' })
    const token = await invitationTo(app, 'ended@ten.example')
    await buyer.post('/api/pair/end')
    expect(await pairOf(buyer)).toMatchObject({ state: 'ended', canInvite: true })
    expect(await willOf(buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect((await accept(await app.customer(), token)).status).toBe(422)
    app.clock.pass(1000)
    await buyer.post('/api/pair/invite', { email: 'ended@ten.example' })
    expect(await willOf(buyer)).toMatchObject({ mirrorWill: 1 })
    const again = await invitationTo(app, 'ended@ten.example', 2)
    expect((await accept(await app.customer(), again)).status).toBe(200)
  })

  test('before an invitation can be undone by inviting', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/end')
    expect(await pairOf(buyer)).toMatchObject({ state: 'ended', canInvite: true })
    expect((await buyer.post('/api/pair/invite', { email: 'new@eleven.example' })).status).toBe(200)
  })

  test('happens by itself when one of the two deletes the account, and the other keeps everything', async () => {
    const first = await couple(app)
    await confirm(first.partner)
    expect((await first.buyer.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect(await willOf(first.partner)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect((await download(first.partner)).status).toBe(200)

    const second = await couple(app)
    await second.partner.delete('/api/account', { current: 'correct horse' })
    expect(await willOf(second.buyer)).toMatchObject({ paid: 1, mirrorWill: 0 })
    expect(await pairOf(second.buyer)).toMatchObject({ state: 'ended', canInvite: false })
  })
})

describe('money back', () => {
  test('takes both wills back, also one that was confirmed', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    expect((await refund(buyer, buyer.order.id)).json()).toEqual({ done: true })
    expect(await pairOf(buyer)).toBeNull()
    expect(await pairOf(partner)).toMatchObject({ state: 'refunded' })
    for (const one of [buyer, partner]) {
      expect(await willOf(one)).toMatchObject({ paid: 0, mirrorWill: 0 })
      expect((await one.get('/api/documents')).status).toBe(402)
    }
  })

  test('is told to the partner kindly, once, without a word of who asked for it', async () => {
    const { buyer, partner } = await couple(app)
    const { email = '' } = (await app.stores.users.find(partner.userId)) ?? {}
    for (let times = 0; times < 2; times += 1) await refund(buyer, buyer.order.id)
    const told = async () =>
      (await app.mail(0)).filter(({ to, subject }) => to === email && subject.includes('refunded'))
    await expect.poll(told).toHaveLength(1)
    expect((await told())[0]?.text).toContain('Your answers are safe')
    expect((await told())[0]?.text).not.toMatch(/partner|buyer|bank|asked/)
  })

  test('revokes an invitation that is not accepted', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: 'money@twelve.example' })
    const token = await invitationTo(app, 'money@twelve.example')
    await refund(buyer, buyer.order.id)
    expect((await accept(await app.customer(), token)).status).toBe(422)
  })

  test('cannot be had with the button once the partner has downloaded theirs', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    app.clock.pass(1000)
    await download(partner)
    expect((await refund(buyer, buyer.order.id)).status).toBe(422)
    expect(await willOf(partner)).toMatchObject({ paid: 1 })
  })

  test('cannot be had with the button either when the partner has deleted their account since', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    app.clock.pass(1000)
    await download(partner)
    expect((await partner.delete('/api/account', { current: 'correct horse' })).status).toBe(204)
    expect((await refund(buyer, buyer.order.id)).status).toBe(422)
  })

  const endedPair = async () => {
    const both = await couple(app)
    await both.partner.post('/api/pair/end')
    return both
  }
  const orderOf = async (one: Client) => (await one.get('/api/account/orders')).json<OrdersReply>().orders[0]
  const refundOwn = (one: Client, id: number) => one.post('/api/payment/refund', { id, item: 'will' })

  test('after the pair was ended is for the buyer’s own will, and the former partner keeps what was paid for', async () => {
    const { buyer, partner } = await endedPair()
    expect((await refund(buyer, buyer.order.id)).json()).toMatchObject({
      message: expect.stringContaining('Your former partner keeps the will'),
    })
    expect(await orderOf(buyer)).toMatchObject({
      refundable: false,
      notRefundable: 'former partner',
      returnable: [{ item: 'will', pence: priceOf('will') }],
    })
    for (let times = 0; times < 2; times += 1)
      expect((await refundOwn(buyer, buyer.order.id)).json()).toEqual({ done: true })
    expect(await orderOf(buyer)).toMatchObject({ returned: priceOf('will') })
    expect((await willOf(buyer)).paid).toBe(0)
    expect(await willOf(partner)).toMatchObject({ toConfirm: 1 })
    expect((await confirm(partner)).status).toBe(200)
    expect((await willOf(partner)).paid).toBe(1)
  })

  test('for the buyer’s own will is open until they download it, whatever the former partner does', async () => {
    const { buyer, partner } = await couple(app)
    await confirm(partner)
    await buyer.post('/api/pair/end')
    expect((await download(partner)).status).toBe(200)
    expect((await orderOf(buyer))?.returnable).toEqual([{ item: 'will', pence: priceOf('will') }])
    expect((await download(buyer)).status).toBe(200)
    expect(await orderOf(buyer)).not.toHaveProperty('returnable')
    expect((await refundOwn(buyer, buyer.order.id)).status).toBe(422)
  })

  test('for the buyer’s own will is not had alone while the two are a pair', async () => {
    const { buyer } = await couple(app)
    expect((await refundOwn(buyer, buyer.order.id)).status).toBe(422)
    expect((await willOf(buyer)).paid).toBe(1)
  })

  test('lets the partner buy a will alone, and the buyer a new pair', async () => {
    const { buyer, partner } = await couple(app)
    await finish(partner)
    await refund(buyer, buyer.order.id)
    expect((await partner.post('/api/payment/checkout', { items: ['will'] })).status).toBe(200)
    expect((await buyer.post('/api/payment/checkout', { items: ['mirror'] })).status).toBe(200)
  })
})

test('a bank that questions the payment and a partner who confirms at one moment leave no will open', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { buyer, partner } = await couple(app)
    const version = await finish(partner)
    const till = fakePayments('sandbox')
    const shop = openTestShop({ db: app.db, provider: till, clock: app.clock, will: completeExampleWill() })
    const order = (await app.stores.orders.byExternalId(buyer.order.external_id)) ?? expect.fail()
    await till.begin(order)
    till.pay(order.externalId)
    till.dispute(order.externalId, 'disputed')
    await Promise.all([partner.post('/api/pair/confirm', { version }), shop.settlement.settle(order)])
    expect(await app.stores.entitlements.held(partner.userId)).toEqual([])
  }
})

test('a buyer who deletes their account and a partner who confirms at one moment leave no mark of a pair', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { buyer, partner } = await couple(app)
    const version = await finish(partner)
    const [confirmed, deleted] = await Promise.all([
      partner.post('/api/pair/confirm', { version }),
      buyer.delete('/api/account', { current: 'correct horse' }),
    ])
    expect([confirmed.status, deleted.status]).toEqual([200, 204])
    expect((await app.stores.entitlements.held(partner.userId)).toSorted()).toEqual(['second-will', 'will'])
  }
})

test('what each did with the pair stands in their own history', async () => {
  const { buyer, partner } = await couple(app)
  await confirm(partner)
  await buyer.post('/api/pair/end')
  const actions = async (one: Client) =>
    (await one.get('/api/account/history')).json<{ events: { action: string }[] }>().events.map(({ action }) => action)
  expect(await actions(buyer)).toEqual(expect.arrayContaining(['invited a partner', 'ended the pair']))
  expect(await actions(partner)).toEqual(expect.arrayContaining(['accepted an invitation', 'confirmed the will']))
  expect(await actions(buyer)).not.toContain('accepted an invitation')
})
