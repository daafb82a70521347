/** What the finance role reads and makes. Each call uses the stores it is given: those of the transaction that notes it. */
import type {
  DeskCode,
  DeskMonth,
  DeskMonthsReply,
  DeskOrder,
  DeskOrderReply,
  NewCode,
} from '#core/api/desk-finance.ts'
import { paidBack, waitsFor } from '#core/catalogue/order.ts'
import { type OrderItem, products, vatWithin } from '#core/catalogue/products.ts'
import { isCode, tidyCode } from '#core/catalogue/promo.ts'
import { type Delivery, isKept } from '#core/catalogue/refundability.ts'
import { type Day, dayOfIso, isRealDay } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { PromoCode } from '../../db/repositories/promo-codes.store.ts'
import type { Stores } from '../../db/stores.ts'
import { startOfDay } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { refundsOf, returnableItems } from '../payments/item-refunds.ts'

const waitOf = (order: Order, owesItem: boolean): Pick<DeskOrder, 'waits' | 'sentBack'> => {
  const waits = waitsFor(order, owesItem)
  return { ...(waits && { waits }), ...(waits === 'by hand' && { sentBack: order.sentBack }) }
}

type OfDesk = Order & { readonly delivered: readonly Delivery[]; readonly owesItem: boolean }

/** An order without whose it is. */
export const deskOrderOf = ({ owesItem, ...order }: OfDesk): DeskOrder => ({
  id: order.id,
  ordered: order.createdAt.toISOString(),
  ...(order.decidedAt && { decided: order.decidedAt.toISOString() }),
  items: [...order.items],
  listPrice: order.listPrice,
  total: order.total,
  state: order.state,
  ...(order.refundReason !== undefined && { refund: order.refundReason }),
  ...(paidBack(order) > 0 && { returned: paidBack(order) }),
  ...waitOf(order, owesItem),
  ...(order.promoCode !== undefined && { promoCode: order.promoCode }),
  delivered: [...order.delivered],
})

/** The order with this number, whoever's. Throws NotFound. */
export const orderWith = async ({ orders }: Pick<Stores, 'orders'>, id: number): Promise<Order> => {
  const order = await orders.forOperator(id)
  if (!order) throw new NotFound(`There is no order ${id}.`)
  return order
}

/** One order with all that is known of it. */
export const openOrder = async (stores: Stores, order: Order): Promise<DeskOrderReply> => {
  const { states, deliveries, consentedAt } = await stores.orderBook.history(order.id)
  const promo = order.promoCode === undefined ? undefined : await stores.promoCodes.find(order.promoCode)
  const itemRefunds = await refundsOf(stores, order)
  const whole = isKept(order)
  return {
    ...deskOrderOf({
      ...order,
      delivered: deliveries.map(({ what }) => what),
      owesItem: itemRefunds.some(({ done }) => !done),
    }),
    vat: vatWithin(order.total, order.vatPercent),
    provider: order.provider,
    ...(order.paymentRef !== undefined && { payment: order.paymentRef }),
    ...(promo && { funder: promo.funder }),
    states: states.map(({ state, at, why }) => ({ state, at: at.toISOString(), ...(why !== undefined && { why }) })),
    deliveries: deliveries.map(({ what, at }) => ({ what, at: at.toISOString() })),
    ...(consentedAt && { consented: consentedAt.toISOString() }),
    itemRefunds: itemRefunds.map(({ item, pence, why, done }) => ({ item, pence, why, done })),
    canGoBack: { whole, items: (await returnableItems(stores, order, 'operator')).map(({ item }) => item) },
  }
}

/** The month in England and Wales, as in 2026-11. */
export const monthOf = (at: Date): string => {
  const { year, month } = londonDay(at)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The first moment of a month written as 2026-11, in England and Wales, and of the one after it. */
const boundsOf = (month: string): readonly [from: Date, to: Date] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 }
  return [startOfDay({ year, month: number, day: 1 }), startOfDay(next)]
}

const sumNames = ['orders', 'taken', 'vat', 'takenOff', 'returned', 'lost', 'closed'] as const
type Sums = Pick<DeskMonth, (typeof sumNames)[number]>
const NOTHING: Sums = { orders: 0, taken: 0, vat: 0, takenOff: 0, returned: 0, lost: 0, closed: 0 }

const monthsOf = async ({ orderBook }: Pick<Stores, 'orderBook'>): Promise<DeskMonth[]> => {
  const months = new Map<string, Sums>()
  const add = (month: string, more: Partial<Sums>) => {
    const sums = { ...(months.get(month) ?? NOTHING) }
    for (const name of sumNames) sums[name] += more[name] ?? 0
    months.set(month, sums)
  }
  for (const { month, ...sums } of await orderBook.paid()) add(month, sums)
  for (const { month, pence } of await orderBook.returned()) add(month, { returned: pence })
  for (const { month, pence } of await orderBook.lost()) add(month, { lost: pence })
  for (const { month, pence } of await orderBook.ofClosedAccounts()) add(month, { closed: pence })
  return [...months].map(([month, sums]) => ({ month, ...sums })).toSorted((a, b) => (a.month < b.month ? 1 : -1))
}

/** Who pays for each code. */
const fundersByCode = async ({ promoCodes }: Pick<Stores, 'promoCodes'>): Promise<ReadonlyMap<string, string>> =>
  new Map((await promoCodes.list()).map(({ code, funder }) => [code, funder]))

const fundersOf = async (stores: Stores, orders: readonly Order[]): Promise<DeskMonthsReply['funders']> => {
  const funderOf = await fundersByCode(stores)
  const sums = new Map<string, DeskMonthsReply['funders'][number]>()
  for (const { promoCode, listPrice, total } of orders) {
    const funder = promoCode === undefined ? undefined : funderOf.get(promoCode)
    if (funder === undefined || listPrice === total) continue
    const before = sums.get(funder) ?? { funder, orders: 0, takenOff: 0 }
    sums.set(funder, { funder, orders: before.orders + 1, takenOff: before.takenOff + listPrice - total })
  }
  return [...sums.values()].toSorted((a, b) => b.takenOff - a.takenOff)
}

/** What each month brought in and gave back, and what the month of `now` sold. */
export const totalsOf = async (stores: Stores, now: Date): Promise<DeskMonthsReply> => {
  const orders = await stores.orderBook.paidBetween(...boundsOf(monthOf(now)))
  const sold = new Map<OrderItem, number>()
  for (const item of orders.flatMap(({ items }) => items)) sold.set(item, (sold.get(item) ?? 0) + 1)
  return {
    months: await monthsOf(stores),
    products: products.map(({ id, price }) => ({ id, price, sold: sold.get(id) ?? 0 })),
    funders: await fundersOf(stores, orders),
  }
}

const CSV_COLUMNS = [
  'order',
  'ordered',
  'paid',
  'products',
  'list price',
  'total',
  'VAT',
  'code',
  'funder',
  'state',
  'returned',
]

/** A field of a CSV file (RFC 4180). Text that begins as a formula does is marked as text, because spreadsheets would run it. */
const csvField = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a CSV file. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

const inPounds = (pence: number): string => (pence / 100).toFixed(2)

/** The orders of a month as a table: numbers, products and sums in pounds, and no customer. */
export const ordersAsCsv = async (stores: Stores, month: string): Promise<string> => {
  const orders = await stores.orderBook.paidBetween(...boundsOf(month))
  const funderOf = await fundersByCode(stores)
  const rows = orders.map((order) => [
    String(order.id),
    order.createdAt.toISOString(),
    order.decidedAt?.toISOString() ?? '',
    order.items.join(' '),
    inPounds(order.listPrice),
    inPounds(order.total),
    inPounds(vatWithin(order.total, order.vatPercent)),
    order.promoCode ?? '',
    funderOf.get(order.promoCode ?? '') ?? '',
    order.state,
    inPounds(paidBack(order)),
  ])
  return asCsv([CSV_COLUMNS, ...rows])
}

/** Every code, with who pays for it and how often it was used. */
export const codesOf = async ({ promoCodes }: Pick<Stores, 'promoCodes'>): Promise<DeskCode[]> =>
  (await promoCodes.list()).map((promo) => ({
    code: promo.code,
    funder: promo.funder,
    scope: promo.scope,
    discount: promo.discount,
    ...(promo.products && { products: [...promo.products] }),
    starts: promo.startsAt.toISOString(),
    ...(promo.endsAt && { ends: promo.endsAt.toISOString() }),
    ...(promo.useLimit !== undefined && { useLimit: promo.useLimit }),
    ...(promo.personLimit !== undefined && { personLimit: promo.personLimit }),
    used: promo.paidOrders,
  }))

const dayIn = (field: string, written: string): Day => {
  const day = dayOfIso(written)
  if (!isRealDay(day)) throw new Invalid({ [field]: ['Write a real day'] })
  return day
}

/** The code that was asked for. Throws Invalid with the field that is wrong. */
export const codeFrom = (typed: NewCode, now: Date): PromoCode => {
  const code = tidyCode(typed.code)
  if (!isCode(code)) throw new Invalid({ code: ['A code has 3 to 40 letters, digits and hyphens'] })
  const funder = typed.funder.trim()
  if (funder === '') throw new Invalid({ funder: ['Write who pays for it'] })
  if (typed.scope === 'registration' && (typed.products !== undefined || typed.personLimit !== undefined))
    throw new Invalid({ scope: ['A code for sign-up pays for a whole will, once for each customer'] })
  const startsAt = typed.from === undefined ? now : startOfDay(dayIn('from', typed.from))
  const endsAt = typed.until === undefined ? undefined : startOfDay(dayIn('until', typed.until), 1)
  if (endsAt && endsAt <= startsAt) throw new Invalid({ until: ['It would end before it begins'] })
  return {
    code,
    funder,
    scope: typed.scope,
    discount: typed.scope === 'registration' ? { percent: 100 } : typed.discount,
    startsAt,
    endsAt,
    useLimit: typed.useLimit,
    personLimit: typed.personLimit,
    ...(typed.products && { products: typed.products }),
  }
}
