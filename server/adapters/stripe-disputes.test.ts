import { afterAll, describe, expect, test } from 'vitest'
import type { PairReply } from '#core/api/couple.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { priceOf, totalOf } from '#core/catalogue/products.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { price } from '#core/text/money.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { confirmWill, download, invitationTo, willOf } from '#testkit/couple.ts'
import { atDesk } from '#testkit/desk.ts'
import { type Client, soon } from '#testkit/start-app.ts'
import { openStripeShop } from '#testkit/stripe-shop.ts'
import { sentOrWaiting, waitingMail } from '#testkit/waiting-mail.ts'
import { openOrder, orderWith } from '../features/desk/finance.service.ts'

const {
  app,
  stripe,
  call,
  order,
  paid,
  orders,
  letters: lettersAbout,
  letter,
  anotherShop,
  close,
} = await openStripeShop()
afterAll(close)

const documents = async (customer: Client): Promise<number> => (await customer.get('/api/documents')).status
const stateOf = async ({ external_id }: CheckoutReply) => (await app.stores.orders.byExternalId(external_id))?.state

describe('a payment that the customer’s bank questions', () => {
  test('closes what it paid for and tells the customer kindly, once', async () => {
    const { customer, bought } = await paid()
    expect(await documents(customer)).toBe(200)
    const event = stripe.dispute(bought.external_id)
    for (let times = 0; times < 3; times += 1) expect((await call(event)).status).toBe(200)
    expect(await documents(customer)).toBe(402)
    expect(await orders(customer)).toMatchObject([{ dispute: 'disputed', refundable: false }])
    const words = `for order ${bought.id} is being questioned`
    expect(await letter(words)).toContain('Your answers are safe')
    expect(await lettersAbout(words)).toHaveLength(1)
  })

  test('is open again when we win, with the same things, whatever comes twice or late', async () => {
    const { customer, bought } = await paid(['will', 'print'])
    const opened = stripe.dispute(bought.external_id)
    await call(opened)
    const closed = stripe.decide(bought.external_id, 'won')
    for (const event of [closed, opened, closed]) await call(event)
    expect(await documents(customer)).toBe(200)
    expect((await app.stores.entitlements.held(customer.userId)).toSorted()).toEqual(['print', 'will'])
    expect(await orders(customer)).toMatchObject([{ id: bought.id, refundable: true }])
    expect(
      await letter(`decided about your payment of ${price(totalOf(['will', 'print']))} for order ${bought.id}`),
    ).toContain('use what you bought again')
    expect(await lettersAbout('Thank you. This is your receipt')).not.toHaveLength(0)
  })

  test('stays closed when we lose, and the customer can order again', async () => {
    const { customer, bought } = await paid()
    await call(stripe.dispute(bought.external_id))
    await call(stripe.decide(bought.external_id, 'lost'))
    expect(await documents(customer)).toBe(402)
    expect(await orders(customer)).toMatchObject([{ dispute: 'lost', refundable: false }])
    expect(await letter(`for order ${bought.id} back to you. You can no longer use what you bought with it`)).toContain(
      'order again',
    )
    await call(stripe.pay((await order(customer)).external_id))
    expect(await documents(customer)).toBe(200)
  })

  test('of which only the end is heard changes nothing when we won, and takes back when we lost', async () => {
    const [won, lost] = [await paid(), await paid()]
    stripe.dispute(won.bought.external_id)
    stripe.dispute(lost.bought.external_id)
    await call(stripe.decide(won.bought.external_id, 'won'))
    await call(stripe.decide(lost.bought.external_id, 'lost'))
    expect([await documents(won.customer), await documents(lost.customer)]).toEqual([200, 402])
    expect(await stateOf(lost.bought)).toBe('lost')
  })

  test('and that was bought again meanwhile is not paid for twice: the money we win goes back', async () => {
    const { customer, bought } = await paid()
    await call(stripe.dispute(bought.external_id))
    await call(stripe.pay((await order(customer)).external_id))
    await call(stripe.decide(bought.external_id, 'won'))
    expect(stripe.sessionOf(bought.external_id).refunded).toBe(true)
    expect(await app.stores.entitlements.held(customer.userId)).toEqual(['will'])
    expect(await stateOf(bought)).toBe('refunded')
  })

  test('of both wills of a couple closes the partner’s too, and opens both when we win', async () => {
    const { customer, bought } = await paid(['mirror'])
    await customer.post('/api/pair/invite', { email: `thomas${bought.id}@hale.example` })
    const partner = await app.customer()
    await partner.post('/api/pair/accept', { token: await invitationTo(app, `thomas${bought.id}@hale.example`) })
    const state = async (one: Client) => (await one.get('/api/pair')).json<PairReply>().pair?.state
    const { email } = (await partner.get('/api/account')).json<{ email: string }>()
    const told = async (subject: string) =>
      (await app.mail(0)).filter((mail) => mail.to === email && mail.subject === subject).length

    await call(stripe.dispute(bought.external_id))
    expect([await state(partner), await app.stores.entitlements.held(partner.userId)]).toEqual(['disputed', []])
    await expect.poll(() => told('You cannot download your documents now')).toBe(1)
    await call(stripe.decide(bought.external_id, 'won'))
    expect([await state(customer), await state(partner)]).toEqual(['accepted', 'accepted'])
    await expect.poll(() => told('You can download your documents again')).toBe(1)
  })

  test('is only what Stripe says it is: a signed event about a dispute that there is not closes nothing', async () => {
    const { customer, bought } = await paid()
    const other = await paid()
    const event = stripe.dispute(other.bought.external_id)
    const intent = (id: string) => `pi_${stripe.sessionOf(id).id.slice(8)}`
    const claimed = event.payload.replaceAll(intent(other.bought.external_id), intent(bought.external_id))
    expect((await call({ ...event, payload: claimed })).status).toBe(200)
    expect(await documents(customer)).toBe(200)
  })

  test('that is an inquiry, for which no money is held, closes nothing', async () => {
    const { customer, bought } = await paid()
    await call(stripe.inquire(bought.external_id))
    expect(await documents(customer)).toBe(200)
  })

  test('before we ever heard of it gives nothing, and everything once we win', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
    const bought = await order(customer)
    const payment = stripe.pay(bought.external_id)
    stripe.dispute(bought.external_id)
    await call(payment)
    expect(await stateOf(bought)).toBe('disputed')
    expect(await documents(customer)).toBe(402)
    await call(stripe.decide(bought.external_id, 'won'))
    expect(await documents(customer)).toBe(200)
    expect(await letter(`Order: ${bought.id} `)).toContain('receipt')
  })

  test.each([
    ['of one product', { item: 'print' }],
    ['of all', {}],
  ])(
    'and that we lose leaves no money %s on its way back from us',
    {
      timeout: 30_000,
    },
    async (_, of) => {
      const { customer, bought } = await paid(['will', 'print'])
      stripe.away(true)
      await customer.post('/api/payment/refund', { id: bought.id, ...of })
      stripe.away(false)
      stripe.dispute(bought.external_id)
      await call(stripe.decide(bought.external_id, 'lost'))
      const [shown] = await orders(customer)
      expect(shown).toMatchObject({ dispute: 'lost' })
      expect(shown).not.toHaveProperty('returnedItems')
      expect(shown).not.toHaveProperty('refund')
      expect((await openOrder(app.stores, await orderWith(app.stores, bought.id))).itemRefunds).toEqual([])
    },
  )

  test('cannot be refunded with the button, and a refund that is owed waits for the bank', async () => {
    const { customer, bought } = await paid()
    await call(stripe.dispute(bought.external_id))
    const reply = await customer.post('/api/payment/refund', { id: bought.id })
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('Your bank is dealing') })
    const second = await paid()
    stripe.dispute(second.bought.external_id)
    // The bank was faster than the button.
    expect((await second.customer.post('/api/payment/refund', { id: second.bought.id })).json()).toEqual({
      done: false,
    })
    expect(await stateOf(second.bought)).toBe('disputed')
    await call(stripe.decide(second.bought.external_id, 'won'))
    expect(stripe.sessionOf(second.bought.external_id).refunded).toBe(true)
    expect(await stateOf(second.bought)).toBe('refunded')
  })
})

describe('a partner’s will that was added later, when the money of the customer’s own has gone', () => {
  const withPartner = async () => {
    const { customer, bought: own } = await paid(['will'], completeExampleWill())
    app.clock.pass(1000)
    const added = await order(customer, ['mirror-upgrade'])
    await call(stripe.pay(added.external_id))
    const email = `thomas${added.id}@hale.example`
    await customer.post('/api/pair/invite', { email })
    const partner = await app.customer()
    await partner.post('/api/pair/accept', { token: await invitationTo(app, email) })
    await confirmWill(partner, app)
    return { customer, own, added, partner }
  }
  const lose = async ({ external_id }: CheckoutReply) => {
    await call(stripe.dispute(external_id))
    await call(stripe.decide(external_id, 'lost'))
  }
  const ways: [string, (own: CheckoutReply) => Promise<unknown>][] = [
    ['with the bank', lose],
    ['at Stripe', ({ external_id }) => call(stripe.refund(external_id))],
    ['from our desk', ({ id }) => anotherShop().refunds.refundAsOperator(id, undefined)],
  ]
  const later = () => {
    app.clock.pass(10 * 60_000)
    return anotherShop().reconcile()
  }

  test.each(ways)('%s, is not paid back once the partner has downloaded it', async (_by, goesBack) => {
    const { own, added, partner } = await withPartner()
    expect((await download(partner)).status).toBe(200)
    await goesBack(own)
    await later()
    expect(await stateOf(added)).toBe('paid')
    expect(stripe.sessionOf(added.external_id).refunded).toBeFalsy()
    expect((await willOf(partner)).paid).toBe(1)
  })

  test.each(ways)('%s, is paid back while nobody has downloaded it', async (_by, goesBack) => {
    const { own, added, partner } = await withPartner()
    await goesBack(own)
    await later()
    expect(await stateOf(added)).toBe('refunded')
    expect((await willOf(partner)).paid).toBe(0)
  })

  test.each(ways)(
    '%s, stays with a former partner also where one order paid for both, who is told nothing of it',
    async (_by, goesBack) => {
      const { customer, bought } = await paid(['mirror'])
      const email = `owen${bought.id}@hale.example`
      await customer.post('/api/pair/invite', { email })
      const partner = await app.customer()
      await partner.post('/api/pair/accept', { token: await invitationTo(app, email) })
      await confirmWill(partner, app)
      await partner.post('/api/pair/end')
      await goesBack(bought)
      await later()
      expect(await stateOf(bought)).toMatch(/refunded|lost/)
      expect([(await willOf(customer)).paid, (await willOf(partner)).paid]).toEqual([0, 1])
      const account = (await partner.get('/api/account')).json<{ email: string }>()
      const told = [...(await sentOrWaiting(app, 'a refund')), ...(await waitingMail(app, 'a disputed payment'))]
      const news = told.filter(({ to, subject }) => to === account.email && /refunded|documents now/.test(subject))
      expect(news).toEqual([])
    },
  )

  test('is told to the partner who loses it', async () => {
    const { own, added, partner } = await withPartner()
    const { email } = (await partner.get('/api/account')).json<{ email: string }>()
    await lose(own)
    // Stripe speaks of the other order again: what is owed of it is sent.
    await call(stripe.pay(added.external_id))
    expect((await willOf(partner)).paid).toBe(0)
    const told = async () =>
      (await app.mail(0)).filter(
        ({ to, subject }) => to === email && subject === 'The payment for your will was refunded',
      )
    await expect.poll(told, soon).toHaveLength(1)
  })

  test('and we win its money back too late, stays with a former partner', async () => {
    const { customer, own, added, partner } = await withPartner()
    await call(stripe.dispute(added.external_id))
    await partner.post('/api/pair/end')
    expect((await customer.post('/api/payment/refund', { id: own.id })).json()).toEqual({ done: true })
    await call(stripe.decide(added.external_id, 'won'))
    expect(await stateOf(added)).toBe('paid')
    expect((await willOf(partner)).paid).toBe(1)
  })
})

describe('a dispute about the wills of a couple who part', () => {
  const pair = async () => {
    const { customer, bought } = await paid(['mirror'])
    const email = `frances${bought.id}@hale.example`
    await customer.post('/api/pair/invite', { email })
    const partner = await app.customer()
    await partner.post('/api/pair/accept', { token: await invitationTo(app, email) })
    await confirmWill(partner, app)
    return { customer, bought, partner }
  }
  const dispute = async ({ bought }: { bought: CheckoutReply }) => call(stripe.dispute(bought.external_id))
  const decide = async ({ bought }: { bought: CheckoutReply }, how: 'won' | 'lost') =>
    call(stripe.decide(bought.external_id, how))
  const isPaid = async (one: Client) => (await willOf(one)).paid === 1

  test('closes the buyer’s will alone once they have parted, and opens it when we win', async () => {
    const both = await pair()
    await both.customer.post('/api/pair/end')
    await dispute(both)
    expect([await isPaid(both.customer), await isPaid(both.partner)]).toEqual([false, true])
    await decide(both, 'won')
    expect([await isPaid(both.customer), await isPaid(both.partner)]).toEqual([true, true])
    expect(await willOf(both.customer)).not.toHaveProperty('mirrorConfirmed')
  })

  test.each<['won' | 'lost', boolean]>([
    ['won', true],
    ['lost', false],
  ])(
    'that is open when they part leaves the partner’s will theirs from then on, also when it is %s',
    async (how, is) => {
      const both = await pair()
      await dispute(both)
      expect(await isPaid(both.partner)).toBe(false)
      await both.partner.post('/api/pair/end')
      expect(await isPaid(both.partner)).toBe(true)
      await decide(both, how)
      expect([await isPaid(both.customer), await isPaid(both.partner)]).toEqual([is, true])
      for (const one of [both.customer, both.partner]) {
        expect((await willOf(one)).mirrorWill).toBe(0)
        expect(await willOf(one)).not.toHaveProperty('mirrorConfirmed')
      }
    },
  )

  test('leaves the partner’s will theirs also when the buyer deletes their account, once the bank has decided', async () => {
    const both = await pair()
    await dispute(both)
    const erase = () => both.customer.delete('/api/account', { current: 'correct horse' })
    expect((await erase()).status).toBe(422)
    await both.partner.post('/api/pair/end')
    expect(await isPaid(both.partner)).toBe(true)
    expect((await decide(both, 'lost')).status).toBe(200)
    expect((await erase()).status).toBe(204)
    expect((await call(stripe.decide(both.bought.external_id, 'lost'))).status).toBe(200)
    expect(await isPaid(both.partner)).toBe(true)
  })

  test('takes the will of a new partner with the buyer’s own when we lose, while nobody has downloaded it', async () => {
    const both = await pair()
    await both.customer.post('/api/pair/end')
    app.clock.pass(1000)
    const added = await order(both.customer, ['mirror-upgrade'])
    await call(stripe.pay(added.external_id))
    await dispute(both)
    await decide(both, 'lost')
    await anotherShop().settlement.settle((await app.stores.orders.byExternalId(added.external_id)) ?? expect.fail())
    expect(await stateOf(added)).toBe('refunded')
    expect(await isPaid(both.partner)).toBe(true)
  })

  test('that is won gives no will again whose money went back alone', async () => {
    const both = await pair()
    await both.customer.post('/api/pair/end')
    expect((await both.customer.post('/api/payment/refund', { id: both.bought.id, item: 'will' })).json()).toEqual({
      done: true,
    })
    app.clock.pass(1000)
    await dispute(both)
    await decide(both, 'won')
    expect([await isPaid(both.customer), await isPaid(both.partner)]).toEqual([false, true])
    expect(await app.stores.entitlements.held(both.customer.userId)).toEqual([])
  })
})

describe('without a webhook', () => {
  test('refunds and disputes, and how they end, are found by the job that looks for what was missed', async () => {
    const [returned, questioned] = [await paid(), await paid()]
    stripe.refund(returned.bought.external_id)
    stripe.dispute(questioned.bought.external_id)
    expect(await anotherShop().reconcile()).toMatchObject({ changed: expect.any(Number) })
    expect([await stateOf(returned.bought), await stateOf(questioned.bought)]).toEqual(['refunded', 'disputed'])
    expect([await documents(returned.customer), await documents(questioned.customer)]).toEqual([402, 402])
    stripe.decide(questioned.bought.external_id, 'won')
    const shop = anotherShop()
    expect(await shop.reconcile()).toMatchObject({ changed: 1 })
    expect(await documents(questioned.customer)).toBe(200)
    // It does not ask again at once.
    const asked = stripe.calls.get('GET /v1/events')
    await shop.reconcile()
    expect(stripe.calls.get('GET /v1/events')).toBe(asked)
    app.clock.pass(10 * 60_000)
    await shop.reconcile()
    expect(stripe.calls.get('GET /v1/events')).toBe((asked ?? 0) + 1)
  })
})

describe('an account that is deleted', { timeout: 60_000 }, () => {
  const erase = async (customer: Client) => (await customer.delete('/api/account', { current: 'correct horse' })).status
  const unpaid = async () => {
    const customer = await app.customer()
    return { customer, bought: await order(customer, ['check']) }
  }

  test('leaves no payment page open, on which money could be taken for nothing', async () => {
    const { customer, bought } = await unpaid()
    expect(await erase(customer)).toBe(204)
    expect(stripe.sessionOf(bought.external_id).status).toBe('expired')
  })

  test('waits while a payment page cannot be closed', async () => {
    const { customer } = await unpaid()
    stripe.away(true)
    const refused = await erase(customer)
    stripe.away(false)
    expect(refused).toBe(422)
    expect(await erase(customer)).toBe(204)
  })

  test('at the desk, because its customer wrote to us, leaves no payment page open either, and waits while one cannot be closed', async () => {
    const { customer, bought } = await unpaid()
    const deleted = async () => {
      const desk = await atDesk(app, ['support'])
      return desk.post(`/api/desk/customers/${customer.userId}/delete`, {
        proof: 'a document shown on a call',
        reason: 'They wrote by post',
        passkey: await desk.confirmed('delete the account', `customer ${customer.userId}`),
      })
    }
    expect((await deleted()).json()).toMatchObject({ state: 'asked' })
    expect(stripe.sessionOf(bought.external_id).status).toBe('open')
    app.clock.pass(ASKED_DELETION_WAIT_DAYS * DAY_MS)
    stripe.away(true)
    const refused = await deleted()
    stripe.away(false)
    expect([refused.status, await app.stores.users.find(customer.userId)]).toEqual([422, expect.anything()])
    expect((await deleted()).json()).toEqual({ state: 'deleted' })
    expect(stripe.sessionOf(bought.external_id).status).toBe('expired')
  })

  test.each([
    ['all the money', undefined],
    ['the money for one product', 'print'],
  ])('waits until %s that is owed has been sent back', async (_what, item) => {
    const { customer, bought } = await paid(['will', 'print'])
    stripe.away(true)
    const reply = await customer.post('/api/payment/refund', { id: bought.id, item })
    const refused = await erase(customer)
    stripe.away(false)
    expect([reply.json(), refused]).toEqual([{ done: false }, 422])
    expect(await erase(customer)).toBe(204)
    const { refunded, returned } = stripe.sessionOf(bought.external_id)
    expect(refunded || returned === priceOf('print')).toBe(true)
  })
})

describe('a part of the money that goes back at Stripe', () => {
  test('is told and shown, and leaves what was bought; the rest takes it back', async () => {
    const { customer, bought } = await paid()
    const event = stripe.refundPart(bought.external_id, 2000)
    for (let times = 0; times < 2; times += 1) await call(event)
    expect(await documents(customer)).toBe(200)
    expect(await orders(customer)).toMatchObject([{ returned: 2000, refundable: true }])
    const words = `£20.00 of the ${price(priceOf('will'))} you paid for order ${bought.id}`
    expect(await letter(words)).toContain('You keep what you bought')
    expect(await lettersAbout(words)).toHaveLength(1)
    await call(stripe.refundPart(bought.external_id, priceOf('will') - 2000))
    expect(await documents(customer)).toBe(402)
    expect(await letter(`${price(priceOf('will') - 2000)} for order ${bought.id}.`)).toContain('sent this one back')
  })

  test('leaves no product that could go back alone with more money than is left, or with all of it', async () => {
    const { customer, bought } = await paid(['will', 'lpa', 'print'])
    const returnable = async () => (await orders(customer))[0]?.returnable?.map(({ item }) => item)
    expect(await returnable()).toEqual(['lpa', 'print'])
    await call(stripe.refundPart(bought.external_id, totalOf(['will', 'print'])))
    expect(await returnable()).toEqual(['print'])
    expect((await customer.post('/api/payment/refund', { id: bought.id, item: 'lpa' })).status).toBe(422)
    await call(stripe.refundPart(bought.external_id, priceOf('lpa') - priceOf('print') + 100))
    expect(await returnable()).toBeUndefined()
    expect(await documents(customer)).toBe(200)
  })
})

test('an order that a newer one with the same code replaces is closed at Stripe, and cannot be paid', async () => {
  const at = app.clock()
  const code = {
    code: 'ONCE',
    scope: 'checkout',
    discount: { percent: 50 },
    funder: 'A hospice',
    startsAt: at,
    endsAt: undefined,
    useLimit: undefined,
    personLimit: 1,
  } as const
  await app.stores.promoCodes.add(code, at)
  const customer = await app.customer()
  const [older, newer] = [
    (await customer.post('/api/payment/checkout', { items: ['check'], promoCode: 'ONCE' })).json<CheckoutReply>(),
    (await customer.post('/api/payment/checkout', { items: ['lpa'], promoCode: 'ONCE' })).json<CheckoutReply>(),
  ]
  expect(stripe.sessionOf(older.external_id).status).toBe('expired')
  expect(await stateOf(older)).toBe('expired')
  expect(stripe.sessionOf(newer.external_id).status).toBe('open')
})
