import { type ProductId, products } from '#core/catalogue/products.ts'

/** What is being bought. */
export type KeptBasket = { readonly items: readonly ProductId[]; readonly promoCode?: string | undefined }

const isProductId = (value: unknown): value is ProductId => products.some(({ id }) => id === value)

/** Apart from the rest of what is stored: a visitor's first page has no room for the products. */
export const isKeptBasket = (value: unknown): value is KeptBasket =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.length > 0 &&
  value.items.every(isProductId) &&
  (!('promoCode' in value) || value.promoCode === undefined || typeof value.promoCode === 'string')
