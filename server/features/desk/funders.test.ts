import { beforeAll, expect, test } from 'vitest'
import type { DeskFundersReply } from '#core/api/desk-finance.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { simplestWill } from '#testkit/builders.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { appForAll, type Customer } from '#testkit/start-app.ts'

const FUNDER = 'St Luke’s Hospice'

let finance: AtDesk
const app = appForAll({ publicUrl: DESK_HOME })
beforeAll(async () => {
  finance = await atDesk(app, ['finance'])
  for (const code of ['LUKES-1', 'LUKES-2'])
    await app.stores.promoCodes.add(
      {
        code,
        funder: FUNDER,
        scope: 'checkout',
        discount: { percent: 50 },
        startsAt: new Date('2026-01-15T12:00:00Z'),
        endsAt: undefined,
        useLimit: undefined,
        personLimit: undefined,
      },
      app.clock(),
    )
})

/** Buys with a code, at a moment. */
const bought = async (customer: Customer, promoCode: string, at: string, item = 'will'): Promise<void> => {
  const reply = await customer.post('/api/payment/checkout', { items: [item], promoCode })
  const { id, url } = reply.json<CheckoutReply>()
  await app.ask({
    method: 'POST',
    url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await app.db.updateTable('orders').set({ decided_at: at }).where('id', '=', id).execute()
}

const counts = async () => {
  const { funders } = (await finance.get('/api/desk/funders')).json<DeskFundersReply>()
  return funders.find(({ funder }) => funder === FUNDER)
}

test('who pays for codes is told of ten customers or more, and of nobody who leaves afterwards', async () => {
  const customers: Customer[] = []
  for (let at = 0; at < 11; at += 1) {
    const customer = await app.customer()
    await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
    customers.push(customer)
  }
  // Nine in January by either code. One of them comes again in February, and counts once.
  for (const [at, customer] of customers.slice(0, 9).entries())
    await bought(customer, `LUKES-${1 + (at % 2)}`, '2026-01-20T12:00:00.000Z')
  const [first] = customers
  if (first) await bought(first, 'LUKES-2', '2026-02-03T12:00:00.000Z', 'lpa')
  expect(await counts()).toEqual({ funder: FUNDER, periods: [], since: { first: '2026-01', last: '2026-10' } })
  for (const customer of customers.slice(9)) await bought(customer, 'LUKES-1', '2026-02-10T12:00:00.000Z')

  const told = { first: '2026-01', last: '2026-02', people: 11 }
  const read = { funder: FUNDER, periods: [told], since: { first: '2026-03', last: '2026-10' } }
  expect(await counts()).toEqual(read)
  await app.db
    .deleteFrom('orders')
    .where('user_id', '=', first?.userId ?? 0)
    .execute()
  expect(await counts()).toEqual(read)

  const file = await finance.post('/api/desk/funders/counts', { funder: FUNDER })
  expect(file.text).toBe('from,to,customers\r\n2026-01,2026-02,11\r\n2026-03,2026-10,fewer than ten\r\n')
  expect(file.headers['content-type']).toContain('text/csv')
})
