import { type OrderItem, totalOf, vatWithin } from './products.ts'

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
}

/** Pence. Payment providers refuse smaller card payments, so a smaller remainder is waived. */
export const SMALLEST_PAYMENT = 30

/** The price after the discount, in pence: from 0 to the price. Fractions of a penny are rounded down. */
export const afterDiscount = (price: number, discount: Discount): number => {
  const left =
    'percent' in discount ? Math.floor((price * (100 - discount.percent)) / 100) : Math.max(0, price - discount.pence)
  return left < SMALLEST_PAYMENT ? 0 : left
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

/** The sums of a basket, in pence including VAT. Used by the page and the server. */
export const sumOf = (items: readonly OrderItem[], promo?: Pick<Promo, 'discount'>): Sum => {
  const listPrice = totalOf(items)
  const total = promo ? afterDiscount(listPrice, promo.discount) : listPrice
  return { listPrice, discount: listPrice - total, total, vat: vatWithin(total) }
}

/** The stored form of a code: upper case, without spaces. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const isCode = (code: string): boolean => /^[A-Z0-9-]{3,40}$/.test(code)
