import { includes } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { type OrderItem, type ProductId, products } from './products.ts'

/** What a partner holds who was invited to mirror a will, for as long as the two wills are a pair. */
export const PARTNER_OF_MIRROR = 'mirror-partner'
/** What the partner holds for good: a will that is paid for, and theirs once they have confirmed it. */
export const SECOND_WILL = 'second-will'

/** Not for sale: whoever bought the pair gives them. */
const given = [PARTNER_OF_MIRROR, SECOND_WILL] as const

/** What somebody can hold. */
export type Entitlement = ProductId | (typeof given)[number]

export const entitlements: readonly Entitlement[] = [...products.map(({ id }) => id), ...given]

export type PaidFlags = Pick<
  Will,
  'paid' | 'mirrorWill' | 'toConfirm' | 'checkMyWill' | 'lastPowerOfAttorney' | 'powersHeld'
>

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
const holdsOneOf = (held: readonly Entitlement[], ...wanted: readonly Entitlement[]): boolean =>
  wanted.some((each) => includes(held, each))

/** Two orders of one power of attorney each make both. */
const lpasHeld = (held: readonly Entitlement[]): Pick<Will, 'powersHeld'> => {
  const single = held.filter((each) => each === 'lpa').length
  if (includes(held, 'lpa-both') || single > 1) return { powersHeld: 'both' }
  return single === 1 ? { powersHeld: 'one' } : {}
}

/** Paid for by a partner, and not confirmed yet by the one whose will it is. */
const toConfirm = (held: readonly Entitlement[]): Pick<Will, 'toConfirm'> =>
  holdsOneOf(held, SECOND_WILL) && !holdsOneOf(held, 'will', 'mirror') ? { toConfirm: 1 } : {}

/** What a will says of what its owner holds. Nothing else may say it. */
export const flagsOf = (held: readonly Entitlement[]): PaidFlags => ({
  paid: flag(holdsOneOf(held, 'will', 'mirror')),
  mirrorWill: flag(holdsOneOf(held, 'mirror', PARTNER_OF_MIRROR)),
  ...toConfirm(held),
  checkMyWill: flag(holdsOneOf(held, 'check')),
  lastPowerOfAttorney: flag(holdsOneOf(held, 'lpa', 'lpa-both')),
  ...lpasHeld(held),
})

/** Which will of a pair somebody has: the buyer's is the first. Undefined for a will that is no part of one. */
export const placeInPair = (held: readonly Entitlement[]): 'first' | 'second' | undefined => {
  if (includes(held, 'mirror')) return 'first'
  return includes(held, PARTNER_OF_MIRROR) ? 'second' : undefined
}

/** What holds the same thing: somebody who has one of a row needs no other of it. */
const alike: readonly (readonly Entitlement[])[] = [
  ['will', 'mirror', SECOND_WILL],
  ['lpa', 'lpa-both'],
]

/** What an order gives. The payment test gives nothing. */
export const givenBy = (items: readonly OrderItem[]): ProductId[] =>
  items.filter((item): item is ProductId => includes(entitlements, item))

/**
 * What an order would pay for a second time, of what its owner holds already. Whoever holds one power of attorney may order
 * the other, so it counts how much of what they hold was given only since the order was made: that order meant the same one.
 */
export const heldAlready = (
  items: readonly OrderItem[],
  held: readonly Entitlement[],
  givenSince: readonly Entitlement[] = [],
): ProductId[] =>
  givenBy(items).filter((item) => {
    if (item === 'lpa' && lpasHeld(held).powersHeld === 'one') return includes(givenSince, 'lpa')
    return holdsOneOf(held, ...(alike.find((row) => includes(row, item)) ?? [item]))
  })
