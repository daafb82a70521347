import { moneyBack as words } from '#words/en/money-back.ts'
import { includes } from '../will/questions.ts'
import { type OrderItem, type ProductId, productById, totalOf, vatWithin } from './products.ts'

/** The discount of a promo code. `percent` is a whole number from 1 to 100; `pence` is at least 1. */
export type Discount = { readonly percent: number } | { readonly pence: number }

/** Where a code is used: at the checkout, or at registration through a sponsor's link (the sponsor then pays for the will). */
export type PromoScope = 'checkout' | 'registration'

/** A promo code. Its funder pays part of an order or all of it. */
export type Promo = {
  readonly code: string
  /** Who pays for the discount. Shown wherever the code is used. */
  readonly funder: string
  readonly discount: Discount
  /** The products that it reduces. Absent: the whole basket. */
  readonly products?: readonly ProductId[] | undefined
}

/** Pence. Payment providers refuse smaller card payments, so a smaller remainder is waived. */
export const SMALLEST_PAYMENT = 30

/**
 * What is left to pay, in pence: from 0 to the whole price. `price` is what the discount reduces, `besides` what it leaves as
 * it is. Fractions of a penny are rounded down, and a remainder that is too small for a payment is waived.
 */
export const afterDiscount = (price: number, discount: Discount, besides = 0): number => {
  const reduced =
    'percent' in discount ? Math.floor((price * (100 - discount.percent)) / 100) : Math.max(0, price - discount.pence)
  const left = besides + reduced
  return left < SMALLEST_PAYMENT ? 0 : left
}

/** What a code takes off, and of what. */
export type Reduction = Pick<Promo, 'discount' | 'products'>

/** The price of the items of a basket that a code reduces. */
const reducedPrice = (items: readonly OrderItem[], { products }: Reduction, priceAt?: Prices): number =>
  totalOf(products ? items.filter((item) => includes(products, item)) : items, priceAt)

/** Why a code takes nothing off a basket, in a sentence; undefined when it takes something off. */
export const whyNothingOff = (items: readonly OrderItem[], promo: Reduction): string | undefined => {
  if (sumOf(items, promo).discount > 0) return undefined
  if (totalOf(items) === 0 || !promo.products) return words.free
  const names = promo.products.map((id) => `“${productById(id).name}”`)
  return words.codeIsFor(names.join(' and '))
}

export type Sum = {
  /** The total before the discount. */
  readonly listPrice: number
  readonly discount: number
  /** The amount to pay. */
  readonly total: number
  /** The VAT included in `total`. */
  readonly vat: number
}

/** What a product costs, or cost on the day of an order. */
type Prices = (id: OrderItem) => number

/** The sums of a basket, in pence including VAT. Used by the page and the server. */
export const sumOf = (items: readonly OrderItem[], promo?: Reduction, priceAt?: Prices): Sum => {
  const listPrice = totalOf(items, priceAt)
  const price = promo ? reducedPrice(items, promo, priceAt) : 0
  const total = promo && price > 0 ? afterDiscount(price, promo.discount, listPrice - price) : listPrice
  return { listPrice, discount: listPrice - total, total, vat: vatWithin(total) }
}

/** The stored form of a code: upper case, without spaces. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const isCode = (code: string): boolean => /^[A-Z0-9-]{3,40}$/.test(code)

/**
 * What someone who pays for codes may know of the customers it sent: how many came in a period, and of fewer than ten nothing but
 * that they are fewer than ten. Periods are whole months that are over, they do not overlap, and each is told once and for all. So
 * no two figures, of one look or of two, have a difference that is a count under ten.
 */

/** The fewest people that are told as a number. */
export const FUNDER_LEAST = 10

/** Months as in 2026-11, both included. */
export type Months = { readonly first: string; readonly last: string }
export type FunderPeriod = Months & { readonly people: number }

/** The month after one, or before it. */
const monthFrom = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = 12 * year + number - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export type FunderCounts = {
  /** Oldest first. */
  readonly periods: readonly FunderPeriod[]
  /** The months since, which have fewer than ten people. */
  readonly since?: Months
}

/**
 * @param told the periods that were told before: they stay, whatever became of their customers.
 * @param byMonth people by the month in which each came first. A month may come more than once.
 * @param begin the month of the first code.
 * @param today a month that is not over.
 */
export const funderCounts = (
  told: readonly FunderPeriod[],
  byMonth: readonly { readonly month: string; readonly people: number }[],
  { begin, today }: { readonly begin: string; readonly today: string },
): FunderCounts => {
  const periods = [...told]
  const last = told.at(-1)?.last
  let first = last === undefined ? begin : monthFrom(last, 1)
  let people = 0
  for (let month = first; month < today; month = monthFrom(month, 1)) {
    for (const each of byMonth) if (each.month === month) people += each.people
    if (people < FUNDER_LEAST) continue
    periods.push({ first, last: month, people })
    first = monthFrom(month, 1)
    people = 0
  }
  return { periods, ...(first < today && { since: { first, last: monthFrom(today, -1) } }) }
}
