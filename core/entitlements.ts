import { type OrderItem, type ProductId, products } from './products.ts'
import { includes } from './will/questions.ts'
import type { Will } from './will/schema.ts'

/** What a partner holds who was invited to mirror a will. It is not for sale: whoever bought the pair gives it. */
export const PARTNER_OF_MIRROR = 'mirror-partner'

/** What somebody can hold. */
export type Entitlement = ProductId | typeof PARTNER_OF_MIRROR

export const entitlements: readonly Entitlement[] = [...products.map(({ id }) => id), PARTNER_OF_MIRROR]

export type PaidFlags = Pick<Will, 'paid' | 'mirrorWill' | 'checkMyWill' | 'lastPowerOfAttorney' | 'powersHeld'>

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
const holdsOneOf = (held: readonly Entitlement[], ...wanted: readonly Entitlement[]): boolean =>
  wanted.some((each) => includes(held, each))

const powersHeld = (held: readonly Entitlement[]): Pick<Will, 'powersHeld'> => {
  if (includes(held, 'lpa-both')) return { powersHeld: 'both' }
  return includes(held, 'lpa') ? { powersHeld: 'one' } : {}
}

/** What a will says of what its owner holds. Nothing else may say it. */
export const flagsOf = (held: readonly Entitlement[]): PaidFlags => ({
  paid: flag(holdsOneOf(held, 'will', 'mirror')),
  mirrorWill: flag(holdsOneOf(held, 'mirror', PARTNER_OF_MIRROR)),
  checkMyWill: flag(holdsOneOf(held, 'check')),
  lastPowerOfAttorney: flag(holdsOneOf(held, 'lpa', 'lpa-both')),
  ...powersHeld(held),
})

/** Products that hold the same thing: somebody who has one of a row needs no other of it. */
const alike: readonly (readonly ProductId[])[] = [
  ['will', 'mirror'],
  ['lpa', 'lpa-both'],
]

/** What an order gives. The payment test gives nothing. */
export const givenBy = (items: readonly OrderItem[]): ProductId[] =>
  items.filter((item): item is ProductId => includes(entitlements, item))

/** What an order would pay for a second time, of what its owner holds already. */
export const heldAlready = (items: readonly OrderItem[], held: readonly Entitlement[]): ProductId[] =>
  givenBy(items).filter((item) => holdsOneOf(held, ...(alike.find((row) => includes(row, item)) ?? [item])))
