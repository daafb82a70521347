import { VAT_PERCENT } from '#core/catalogue/products.ts'

/** Follows a price in a sentence: nothing for an operator who is not registered for VAT. */
export const withVat = VAT_PERCENT > 0 ? ', with VAT' : ''
