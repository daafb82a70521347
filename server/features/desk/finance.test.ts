import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskAuditReply } from '#core/api/desk.ts'
import { aboutRefund } from '#core/api/desk-acts.ts'
import type {
  DeskCodesReply,
  DeskExperimentsReply,
  DeskMonthsReply,
  DeskOrderReply,
  DeskOrdersReply,
} from '#core/api/desk-finance.ts'
import type { DecidedBody } from '#core/api/fields.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { brand } from '#core/brand.ts'
import type { OrderState } from '#core/catalogue/order.ts'
import { type OrderItem, priceOf, totalOf, vatWithin } from '#core/catalogue/products.ts'
import { simplestWill } from '#testkit/builders.ts'
import { couple } from '#testkit/couple.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { fakePayments } from '#testkit/fake-payments.ts'
import { appForAll } from '#testkit/start-app.ts'
import { openTestShop } from '#testkit/test-shop.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'

/** In pence. */
const willAndPrint = totalOf(['will', 'print'])

let finance: AtDesk
const app = appForAll({ publicUrl: DESK_HOME })
beforeAll(async () => {
  finance = await atDesk(app, ['finance', 'owner'])
})

const bought = async (items: string[], promoCode?: string) => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  const { id, url } = (
    await customer.post('/api/payment/checkout', { items, ...(promoCode !== undefined && { promoCode }) })
  ).json<CheckoutReply>()
  await app.ask({
    method: 'POST',
    url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { id, customer }
}

/** Sends back an order, or one product of it, with the passkey. */
const payBack = async (id: number, reason: string, item?: OrderItem) =>
  finance.post(`/api/desk/orders/${id}/refund`, {
    ...(item && { item }),
    reason,
    passkey: await finance.confirmed('refund an order', aboutRefund(id, item)),
  })

const orders = async (query = '') => (await finance.get(`/api/desk/orders${query}`)).json<DeskOrdersReply>()
const order = async (id: number) => (await finance.get(`/api/desk/orders/${id}`)).json<DeskOrderReply>()
const audit = async () => (await finance.get('/api/desk/done')).json<DeskAuditReply>().rows

describe('orders', () => {
  test('are listed newest first without a word of whose they are, and open with all that a bank asks for', async () => {
    const { id } = await bought(['lpa'])
    await app.stores.deliveries.note(id, 'power of attorney', app.clock())
    const reply = await finance.get('/api/desk/orders')
    expect(reply.json<DeskOrdersReply>().orders[0]).toMatchObject({
      id,
      items: ['lpa'],
      total: priceOf('lpa'),
      state: 'paid',
    })
    expect(reply.text).not.toMatch(/Margaret|Hale|example\.com/)
    expect(await order(id)).toMatchObject({
      vat: vatWithin(priceOf('lpa')),
      provider: 'sandbox',
      deliveries: [{ what: 'power of attorney' }],
      canGoBack: { whole: true, items: [] },
    })
    expect((await order(id)).states.map(({ state }) => state)).toEqual(['created', 'pending', 'paid'])
  })

  test('come in pages that neither leave out an order nor show one twice, in both directions', async () => {
    const page = { show: 'all' as const, rows: 2 }
    for (let bought_ = 0; bought_ < 3; bought_ += 1) await bought(['will'])
    const { orderBook } = app.stores
    const forwards: number[] = []
    let before: number | undefined
    do {
      const { orders: rows, older, newer } = await orderBook.page({ ...page, before })
      expect(newer).toBe(before !== undefined)
      forwards.push(...rows.map(({ id }) => id))
      before = older ? rows.at(-1)?.id : undefined
    } while (before !== undefined)
    expect(forwards).toEqual(forwards.toSorted((a, b) => b - a))
    expect(new Set(forwards).size).toBe(forwards.length)
    const last = forwards.at(-1) ?? 0
    const back = await orderBook.page({ ...page, after: last })
    expect(back.orders.map(({ id }) => id)).toEqual(forwards.slice(-3, -1))
    expect([back.newer, back.older]).toEqual([forwards.length > 3, true])
  })

  test('are shown by what has become of them', async () => {
    const { id } = await bought(['will'])
    expect((await orders('?show=paid')).orders.map((each) => each.id)).toContain(id)
    expect((await orders('?show=disputed')).orders).toEqual([])
    await app.stores.orders.oweRefund(id, 'operator')
    expect((await orders('?show=owed')).orders.map((each) => each.id)).toContain(id)
    expect((await orders('?show=paid')).orders.map((each) => each.id)).not.toContain(id)
  })

  test('in dispute have a list of their own', async () => {
    const { id } = await bought(['will'])
    await app.stores.orders.move(id, { from: 'paid', to: 'disputed', at: app.clock() })
    const reply = (await finance.get('/api/desk/disputes')).json<DeskOrdersReply>()
    expect(reply.orders.map((each) => each.id)).toContain(id)
    expect((await payBack(id, 'Paid twice')).status).toBe(422)
  })
})

describe('a refund', () => {
  test('needs a reason, sends the money back once, tells the customer, and is noted with the reason', async () => {
    const { id, customer } = await bought(['will'])
    expect((await finance.post(`/api/desk/orders/${id}/refund`, {})).status).toBe(422)
    const reply = await payBack(id, 'Paid twice')
    expect([reply.status, reply.json()]).toEqual([200, { done: true }])
    expect(await order(id)).toMatchObject({ state: 'refunded', refund: 'operator', canGoBack: { whole: false } })
    // It waits, or has been sent by now.
    await expect
      .poll(async () => (await sentOrWaiting(app, 'a refund')).map((mail) => mail.subject))
      .toContain(`Your money is on its way back from ${brand.name}`)
    expect((await audit()).find(({ act }) => act === 'refund an order')).toMatchObject({
      about: `order ${id}`,
      role: 'finance',
      reason: 'Paid twice',
      who: 'Priya Nair',
    })
    // Its reply was lost, and the button is pressed again: the money does not stay, and does not go twice.
    expect((await payBack(id, 'Paid twice')).json()).toEqual({ done: true })
    expect((await order(id)).states.filter(({ state }) => state === 'refunded')).toHaveLength(1)
    expect((await audit()).filter(({ about }) => about === `order ${id}`)).toMatchObject([
      { act: 'open an order' },
      { act: 'open an order' },
      { act: 'refund an order' },
    ])
    expect((await customer.get('/api/documents')).status).toBe(402)
  })

  test('needs the passkey, for this order and this product alone: an open session sends no money', async () => {
    const { id } = await bought(['will', 'lpa'])
    const { id: another } = await bought(['will'])
    const send = (body: object) => finance.post(`/api/desk/orders/${id}/refund`, { reason: 'Paid twice', ...body })
    expect((await send({})).status).toBe(422)
    for (const about of [aboutRefund(another, undefined), aboutRefund(id, 'lpa')])
      expect((await send({ passkey: await finance.confirmed('refund an order', about) })).status).toBe(422)
    expect(await order(id)).toMatchObject({ state: 'paid', canGoBack: { whole: true } })
  })

  test('of one product leaves the rest, and nothing is noted of a refund that was refused', async () => {
    const { id } = await bought(['will', 'lpa'])
    expect((await order(id)).canGoBack).toEqual({ whole: true, items: ['lpa'] })
    expect((await payBack(id, 'A fault of ours', 'lpa')).status).toBe(200)
    expect(await order(id)).toMatchObject({
      state: 'paid',
      returned: priceOf('lpa'),
      itemRefunds: [{ item: 'lpa', done: true }],
    })
    expect((await payBack(id, 'A fault of ours', 'lpa')).json()).toEqual({ done: true })
    expect(await order(id)).toMatchObject({ state: 'paid', returned: priceOf('lpa') })
    const refunds = async () => (await audit()).filter(({ act }) => act === 'refund an order').length
    const before = await refunds()
    expect((await payBack(id, 'A fault of ours', 'will')).status).toBe(422)
    expect(await refunds()).toBe(before)
  })

  test('of the will of a buyer whose pair has ended leaves the former partner’s, whatever was downloaded', async () => {
    const { buyer, partner } = await couple(app)
    const { id } = buyer.order
    expect((await order(id)).canGoBack).toEqual({ whole: true, items: [] })
    expect((await payBack(id, 'A fault of ours', 'will')).status).toBe(422)
    await buyer.post('/api/pair/end')
    await app.stores.deliveries.note(id, 'documents', app.clock())
    expect((await order(id)).canGoBack).toEqual({ whole: true, items: ['will'] })
    const sent = await Promise.all([1, 2].map(() => payBack(id, 'A fault of ours', 'will')))
    expect(sent.map((reply) => reply.json())).toEqual([{ done: true }, { done: true }])
    expect((await audit()).filter(({ about }) => about === aboutRefund(id, 'will'))).toHaveLength(1)
    expect(await order(id)).toMatchObject({
      state: 'paid',
      returned: priceOf('will'),
      itemRefunds: [{ item: 'will', done: true }],
    })
    expect(await app.stores.entitlements.held(buyer.userId)).toEqual([])
    expect(await app.stores.entitlements.held(partner.userId)).toEqual(['second-will'])
  })
})

describe('codes', () => {
  const make = (body: object) => finance.post('/api/desk/codes', body)
  const hospice = { code: 'hospice-26', funder: 'St Luke’s Hospice', scope: 'checkout', discount: { percent: 50 } }

  test('are made with who pays and with limits, take money off, and end with a reason', async () => {
    const made = await make({ ...hospice, useLimit: 5, personLimit: 1, products: ['will'], until: '2027-06-30' })
    expect(made.json<DeskCodesReply>().codes).toContainEqual(
      expect.objectContaining({ code: 'HOSPICE-26', funder: 'St Luke’s Hospice', useLimit: 5, used: 0 }),
    )
    const { id } = await bought(['will'], 'HOSPICE-26')
    expect(await order(id)).toMatchObject({
      total: priceOf('will') / 2,
      promoCode: 'HOSPICE-26',
      funder: 'St Luke’s Hospice',
    })
    const ended = await finance.post('/api/desk/codes/end', { code: 'HOSPICE-26', reason: 'The money is used up' })
    expect(ended.json<DeskCodesReply>().codes.find(({ code }) => code === 'HOSPICE-26')).toMatchObject({ used: 1 })
    expect((await finance.post('/api/desk/codes/end', { code: 'NO-SUCH', reason: 'A test' })).status).toBe(404)
  })

  test('are made once, though the reply was lost and the same is sent again, and never for another purpose', async () => {
    const again = { ...hospice, code: 'hospice-27' }
    for (let sent = 0; sent < 2; sent += 1) {
      const made = await make({ ...again, useLimit: 5, until: '2027-06-30' })
      expect(made.json<DeskCodesReply>().codes.filter(({ code }) => code === 'HOSPICE-27')).toHaveLength(1)
      app.clock.pass(1000)
    }
    expect((await audit()).filter(({ about }) => about === 'code HOSPICE-27')).toHaveLength(1)
    for (const other of [{}, { useLimit: 6 }, { discount: { percent: 60 } }, { from: '2026-12-01' }])
      expect((await make({ ...again, until: '2027-06-30', ...other })).status).toBe(422)
    await finance.post('/api/desk/codes/end', { code: 'HOSPICE-27', reason: 'The money is used up' })
    expect((await make({ ...again, useLimit: 5, until: '2027-06-30' })).status).toBe(422)
  })

  test.each([
    [{ code: 'A!' }, 'code'],
    [{ code: 'HOSPICE-26' }, 'code'],
    [{ funder: '  ' }, 'funder'],
    [{ discount: { percent: 101 } }, 'discount'],
    [{ until: '2026-02-30' }, 'until'],
    [{ until: '2020-01-01' }, 'until'],
    [{ scope: 'registration', personLimit: 2 }, 'scope'],
  ])('with %j are refused at the field', async (wrong, field) => {
    const reply = await make({ ...hospice, code: 'OTHER', ...wrong })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.json<{ errors: object }>().errors).join()).toContain(field)
  })
})

describe('totals', () => {
  test('have what was paid, the VAT in it, what codes took off and what went back, and the products of the month', async () => {
    const { months: before, products: soldBefore } = (await finance.get('/api/desk/totals')).json<DeskMonthsReply>()
    const { id } = await bought(['will', 'lpa'])
    await payBack(id, 'A fault of ours', 'lpa')
    const { months, products } = (await finance.get('/api/desk/totals')).json<DeskMonthsReply>()
    const gained = (name: 'orders' | 'taken' | 'vat' | 'returned') =>
      (months[0]?.[name] ?? 0) - (before[0]?.[name] ?? 0)
    expect([gained('orders'), gained('taken'), gained('vat'), gained('returned')]).toEqual([
      1,
      totalOf(['will', 'lpa']),
      vatWithin(totalOf(['will', 'lpa'])),
      priceOf('lpa'),
    ])
    const soldOf = (all: typeof products) => all.find(({ id: product }) => product === 'lpa')?.sold ?? 0
    expect(soldOf(products) - soldOf(soldBefore)).toBe(1)
  })

  type Sum = 'taken' | 'returned' | 'lost' | 'closed'
  /** What the sums of the month became more by. */
  const gained = async (what: () => Promise<unknown>, ...names: Sum[]) => {
    const now = async () => (await finance.get('/api/desk/totals')).json<DeskMonthsReply>().months[0]
    const before = await now()
    await what()
    const after = await now()
    return names.map((name) => (after?.[name] ?? 0) - (before?.[name] ?? 0))
  }

  test('have no penny twice of an order whose money the bank took back after a part of it had gone', async () => {
    const lose = async () => {
      const { id } = await bought(['will', 'print'])
      await payBack(id, 'A fault of ours', 'print')
      const move = (from: OrderState, to: OrderState) => app.stores.orders.move(id, { from, to, at: app.clock() })
      await move('paid', 'lost')
      await move('lost', 'disputed')
      await move('disputed', 'lost')
    }
    expect(await gained(lose, 'taken', 'returned', 'lost')).toEqual([willAndPrint, priceOf('print'), priceOf('will')])
  })

  test('have no penny twice of a product whose money was owed when the whole order went back', async () => {
    const till = fakePayments('till of totals')
    const clock = () => {
      app.clock.pass(1)
      return app.clock()
    }
    const shop = openTestShop({ db: app.db, provider: till, clock, will: simplestWill() })
    const { userId } = await app.customer()
    const buyAndReturn = async () => {
      const { id, external_id } = await shop.payments.checkout(userId, ['will', 'print'], undefined)
      till.pay(external_id)
      expect(await shop.payments.check(userId, external_id)).toBe(1)
      till.away(true)
      await shop.refunds.refundItem(userId, id, 'print')
      await shop.refunds.refund(userId, id)
      till.away(false)
      await shop.settlement.settle((await shop.stores.orders.byExternalId(external_id)) ?? expect.fail())
    }
    expect(await gained(buyAndReturn, 'taken', 'returned')).toEqual([willAndPrint, willAndPrint])
  })

  test('count of a deleted account what was kept of its money', async () => {
    const customers = await Promise.all([bought(['will', 'print']), bought(['will'])])
    const [some, none] = customers.map(({ id }) => id)
    await payBack(some ?? 0, 'A fault of ours', 'print')
    await payBack(none ?? 0, 'A fault of ours')
    const erase = async () => {
      for (const { customer } of customers) await customer.delete('/api/account', { current: 'correct horse' })
    }
    expect(await gained(erase, 'taken', 'returned', 'closed')).toEqual([
      -priceOf('will') - willAndPrint,
      -willAndPrint,
      priceOf('will'),
    ])
  })

  test('keep apart what deleted accounts had paid', async () => {
    const at = app.clock()
    await app.stores.closedAccounts.add({
      userId: 1,
      email: 'gone@example.com',
      why: 'asked',
      orders: [{ items: ['will'], total: priceOf('will'), ordered: '2026-06-30T23:30:00.000Z' }],
      openedAt: at.toISOString(),
      closedAt: at,
      willId: undefined,
    })
    const { months } = (await finance.get('/api/desk/totals')).json<DeskMonthsReply>()
    // Half past midnight on the first of July, in British Summer Time.
    expect(months.find(({ month }) => month === '2026-07')).toMatchObject({ taken: 0, closed: priceOf('will') })
  })

  test('an order counts in the month that it is in England and Wales', async () => {
    const { id } = await bought(['will'])
    await app.db.updateTable('orders').set({ decided_at: '2025-08-31T23:10:00.000Z' }).where('id', '=', id).execute()
    const { months } = (await finance.get('/api/desk/totals')).json<DeskMonthsReply>()
    expect(months.find(({ month }) => month === '2025-09')).toMatchObject({ orders: 1, taken: priceOf('will') })
    const file = await finance.post('/api/desk/totals/orders', { month: '2025-09', reason: 'Bookkeeping' })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text.split('\r\n')).toMatchObject(
      [/^order,/, new RegExp(`^${id},`), ''].map((each) => expect.stringMatching(each)),
    )
  })

  test('a funder whose name begins like a formula is text in the file', async () => {
    await finance.post('/api/desk/codes', {
      code: 'FORMULA',
      funder: '=1+1, "Ltd"',
      scope: 'checkout',
      discount: { percent: 10 },
    })
    const { id } = await bought(['will'], 'FORMULA')
    await app.db.updateTable('orders').set({ decided_at: '2025-03-10T12:00:00.000Z' }).where('id', '=', id).execute()
    const { text } = await finance.post('/api/desk/totals/orders', { month: '2025-03', reason: 'Bookkeeping' })
    expect(text).toContain(`,FORMULA,"'=1+1, ""Ltd""",paid,`)
  })
})

const sides = [
  { url: undefined, weight: 50 },
  { url: '/prices', weight: 50 },
]

test('experiments are listed with their counts, and one that is started stops the other of its funnel', async () => {
  const { experiments } = app.stores
  for (const name of ['first', 'second']) await experiments.create(name, 'lpf-a', sides, app.clock())
  expect((await finance.post('/api/desk/experiments/first/start')).status).toBe(204)
  await experiments.countShown('first', 0, true)
  await experiments.countSignedUp('first', 0)
  await finance.post('/api/desk/experiments/second/start')
  const listed = (await finance.get('/api/desk/experiments')).json<DeskExperimentsReply>().experiments
  expect(listed.map(({ name, running }) => [name, running])).toEqual([
    ['first', false],
    ['second', true],
  ])
  expect(listed[0]?.sides).toEqual([
    { weight: 50, shown: 1, signedUp: 1 },
    { url: '/prices', weight: 50, shown: 0, signedUp: 0 },
  ])
  expect((await finance.post('/api/desk/experiments/second/stop')).status).toBe(204)
})

test('an experiment that someone else started meanwhile is not stopped by starting another, unless that was read', async () => {
  const { experiments } = app.stores
  for (const name of ['shorter', 'longer']) await experiments.create(name, 'lpf-b', sides, app.clock())
  const other = await atDesk(app, ['owner'], 'Grace Vale')
  expect((await other.post('/api/desk/experiments/shorter/start', { over: null })).status).toBe(204)
  const told = await finance.post('/api/desk/experiments/longer/start', { over: null })
  expect(told.status).toBe(409)
  const { message, standing } = told.json<DecidedBody>()
  expect([message, standing]).toEqual([expect.stringContaining('Grace Vale, 3 November 2026'), 'shorter'])
  expect((await experiments.runningOn('lpf-b'))?.name).toBe('shorter')
  expect((await other.post('/api/desk/experiments/shorter/start', { over: null })).status).toBe(204)
  expect((await finance.post('/api/desk/experiments/longer/start', { over: standing })).status).toBe(204)
  expect((await experiments.runningOn('lpf-b'))?.name).toBe('longer')
})

test('an experiment is made at the desk, and does not run until it is started', async () => {
  const made = { name: 'lead', funnel: 'lpf-a', sides: ['stay=50', '/prices=50'] }
  // Its reply was lost, and it is sent again.
  for (let sent = 0; sent < 2; sent += 1) expect((await finance.post('/api/desk/experiments', made)).status).toBe(204)
  const { experiments } = (await finance.get('/api/desk/experiments')).json<DeskExperimentsReply>()
  expect(experiments.filter((each) => each.name === 'lead')).toMatchObject([
    { name: 'lead', running: false, sides: [{ weight: 50 }, { url: '/prices', weight: 50 }] },
  ])
  for (const other of [{ sides: ['stay=40', '/prices=60'] }, { sides: ['stay=50', '/how-it-works=50'] }])
    expect((await finance.post('/api/desk/experiments', { ...made, ...other })).json()).toMatchObject({
      errors: { name: ['There is an experiment of this name already'] },
    })
  const elsewhere = { ...made, name: 'else', sides: ['stay=50', 'https://other.example/=50'] }
  expect((await finance.post('/api/desk/experiments', elsewhere)).status).toBe(422)
})
