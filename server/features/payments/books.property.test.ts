import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { moneyKept, paidBack, waitsFor, wasPaid } from '#core/catalogue/order.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { openStripeShop } from '#testkit/stripe-shop.ts'
import { recordIn } from '../../db/records.ts'
import { deskOrderOf, totalsOf } from '../desk/finance.service.ts'

const { app, stripe, call, paid, orders, anotherShop, close } = await openStripeShop()
afterAll(close)

/** Pence that were kept of accounts that are gone. */
let closed = 0

const steps = fc.oneof(
  fc.constantFrom('refund', 'refund print', 'refund lpa', 'refund at Stripe', 'sent back', 'sent back print'),
  fc.constantFrom('question', 'question a part', 'win', 'lose', 'refuse', 'make again', 'busy', 'pay by hand'),
  fc.constantFrom('part at Stripe', 'again at Stripe', 'look', 'operator'),
)

test('whatever becomes of the money of an order, the books, the desk and the customer tell the same of it', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 12 }), async (story) => {
      const { customer, id, external } = await paid(['will', 'print', 'lpa'])
      const shop = anotherShop()
      const told = stripe.events.length
      const session = stripe.sessionOf(external)
      const order = async () => {
        const found = await app.stores.orders.forOperator(id)
        if (!found) throw new Error('There is no such order')
        return found
      }
      const said: string[] = []
      /** What nobody gave back yet. Nobody refunds at Stripe what was questioned. */
      const left = async () => (session.dispute ? 0 : session.amount - session.returned - (await order()).byHand)
      const does: Record<string, () => Promise<unknown>> = {
        refund: () => customer.post('/api/payment/refund', { id }),
        'refund print': () => customer.post('/api/payment/refund', { id, item: 'print' }),
        'refund lpa': () => customer.post('/api/payment/refund', { id, item: 'lpa' }),
        operator: () => shop.refunds.refundAsOperator(id, undefined).catch(() => undefined),
        'refund at Stripe': async () =>
          (await left()) === session.amount - session.returned && call(stripe.refund(external)),
        'part at Stripe': async () => (await left()) >= 700 && call(stripe.refundPart(external, 700)),
        'sent back': () => call(stripe.returnRefund(external)),
        'sent back print': () => call(stripe.returnRefund(external, 'print')),
        question: async () => session.dispute === undefined && call(stripe.dispute(external)),
        'question a part': async () => session.dispute === undefined && call(stripe.dispute(external, 2000)),
        // By a slip of ours, though it was paid by hand.
        'again at Stripe': async () =>
          !session.dispute && session.returned < session.amount && call(stripe.refund(external)),
        win: async () => session.dispute === 'needs_response' && call(stripe.decide(external, 'won')),
        lose: async () => session.dispute === 'needs_response' && call(stripe.decide(external, 'lost')),
        refuse: async () => stripe.refuseRefunds(external, 'charge_not_refundable'),
        busy: async () => stripe.refuseRefunds(external, 'balance_insufficient'),
        'make again': async () => stripe.refuseRefunds(external, undefined),
        'pay by hand': () => shop.refunds.paidByHand(app.stores, id).catch(() => undefined),
        look: async () => undefined,
      }
      for (const step of story) {
        app.clock.pass(1000)
        await does[step]?.()
        for (let times = 0; times < 2; times += 1) await shop.settlement.settleQuietly(await order())
        said.push(step)
        const now = await order()
        const items = await app.stores.itemRefunds.of(id)
        const owesItem = items.some(({ done }) => !done)
        const waits = waitsFor(now, owesItem)
        const context = JSON.stringify({ said, now, items })
        const lost = session.dispute === 'lost' ? (session.disputed ?? session.amount) : 0
        const got = now.byHand + session.returned + (now.state === 'lost' ? 0 : lost)
        // The desk is told of a bank that asks, and of money that is the shop's.
        if (session.dispute === 'needs_response') expect(waits, context).toBe('dispute')
        else if (now.state === 'refunded') expect(waits, context).toBe(got > now.total ? 'too much' : undefined)
        // What goes back for one product is noted with it.
        if (now.state !== 'lost' && now.state !== 'disputed')
          expect(paidBack(now), context).toBe(
            waits === 'refund' && now.refundReason === undefined ? Math.min(got, paidBack(now)) : got,
          )
        if (now.state === 'paid') expect(now.returned + now.sentBack, context).toBeLessThanOrEqual(now.total)
        const done = items.reduce((sum, { done, pence }) => (done ? sum + pence : sum), 0)
        if (now.state === 'paid') expect(done, context).toBeLessThanOrEqual(now.returned)
        const [shown] = await orders(customer)
        expect(shown?.sentBack, context).toBe(waits === 'by hand' ? now.sentBack : undefined)
        expect(deskOrderOf({ ...now, delivered: [], owesItem }).sentBack, context).toBe(shown?.sentBack)
        const rows = await app.db.selectFrom('orders').selectAll().execute()
        const all = rows.map((row) => recordIn('orders', row))
        const kept = all.reduce((sum, each) => (wasPaid(each.state) ? sum + moneyKept(each) : sum), 0)
        const { months } = await totalsOf(app.stores, app.clock())
        const booked = months.reduce((sum, { taken, returned, lost: gone }) => sum + taken - returned - gone, 0)
        expect(booked, context).toBe(kept)
      }
      // The account goes once no money waits, and what is said of its payments later changes nothing.
      const before = await order()
      const { status } = await customer.delete('/api/account', { current: 'correct horse' })
      const there = await app.stores.orders.forOperator(id)
      const context = JSON.stringify({ said, status, before, there })
      if (there)
        expect([status, waitsFor(there, true)], context).toEqual([422, expect.stringMatching(/refund|hand|dispute/)])
      else {
        expect(status, context).toBe(204)
        const lost = session.dispute === 'lost' ? (session.disputed ?? session.amount) : 0
        if (before.state !== 'lost') closed += before.total - before.byHand - session.returned - lost
        for (const event of stripe.events.slice(told)) expect((await call(event)).status).toBe(200)
        const { months } = await totalsOf(app.stores, app.clock())
        expect(
          months.reduce((sum, month) => sum + month.closed, 0),
          context,
        ).toBe(closed)
      }
    }),
    {
      numRuns: fewerRuns(40),
      examples: [
        [['refuse', 'refund print', 'refund at Stripe', 'sent back']],
        [['busy', 'refund print', 'refund', 'part at Stripe']],
      ],
    },
  )
})
