import { type ProductId, products } from '#core/products.ts'

const isProductId = (value: unknown): value is ProductId => products.some(({ id }) => id === value)

/** What is being bought, as the add-ons page left it in the history entry. The will alone, where it left nothing. */
export const basketFrom = (state: unknown): readonly ProductId[] => {
  const items = typeof state === 'object' && state !== null && 'items' in state ? state.items : undefined
  const known = Array.isArray(items) ? items.filter(isProductId) : []
  return known.length > 0 ? known : ['will']
}
