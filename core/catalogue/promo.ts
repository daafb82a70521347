import { type OrderItem, totalOf, vatWithin } from './products.ts'

/** What a promo code takes off. `percent` is a whole number from 1 to 100, `pence` at least 1. */
export type Discount = { readonly percent: number } | { readonly pence: number }

/** Where a code is used: at the checkout, or when somebody registers with a sponsor's link, who then pays for the will. */
export type PromoScope = 'checkout' | 'registration'

/** Somebody's promise to pay part of an order, or all of it. */
export type Promo = {
  readonly code: string
  /** Who pays what the customer does not. Named wherever the code is used. */
  readonly funder: string
  readonly discount: Discount
}

/** Pence. Card payments smaller than this are refused by those who carry them out, so what is left below it is waived. */
export const SMALLEST_PAYMENT = 30

/**
 * What is still to pay of a price, in pence: never below 0, never more than the price. Part of a penny is the customer's,
 * so a percentage leaves the price rounded down.
 */
export const afterDiscount = (price: number, discount: Discount): number => {
  const left =
    'percent' in discount ? Math.floor((price * (100 - discount.percent)) / 100) : Math.max(0, price - discount.pence)
  return left < SMALLEST_PAYMENT ? 0 : left
}

export type Sum = {
  /** The prices as they are advertised. */
  readonly listPrice: number
  readonly discount: number
  /** What is paid. */
  readonly total: number
  /** The VAT inside `total`. */
  readonly vat: number
}

/** What a basket comes to, in pence, with VAT. The page and the server both ask here. */
export const sumOf = (items: readonly OrderItem[], promo?: Pick<Promo, 'discount'>): Sum => {
  const listPrice = totalOf(items)
  const total = promo ? afterDiscount(listPrice, promo.discount) : listPrice
  return { listPrice, discount: listPrice - total, total, vat: vatWithin(total) }
}

/** A code as it is kept: people type it in any case, with spaces. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const isCode = (code: string): boolean => /^[A-Z0-9-]{3,40}$/.test(code)
