import { includes, partnerNow } from '../will/questions.ts'
import type { paidShape, Will } from '../will/schema.ts'
import { isPosted, type OrderItem, type ProductId, posted, products } from './products.ts'

/** Held by the invited partner of a mirror will for as long as the two wills are a pair. */
export const PARTNER_OF_MIRROR = 'mirror-partner'
/** Held by the invited partner permanently: a paid will, which they still have to confirm. */
export const SECOND_WILL = 'second-will'

/** Held by both of a pair from the moment the invited partner has confirmed their will, for as long as the two wills are a pair. */
export const MIRROR_CONFIRMED = 'mirror-confirmed'

/** Held by the buyer of a second will that was added later, once the two wills are no longer a pair. */
export const PAIR_ENDED = 'pair-ended'

/** Not for sale: they follow from a pair that was bought. */
const given = [PARTNER_OF_MIRROR, SECOND_WILL, MIRROR_CONFIRMED, PAIR_ENDED] as const

/** What a customer can hold. */
export type Entitlement = ProductId | (typeof given)[number]

export const entitlements: readonly Entitlement[] = [...products.map(({ id }) => id), ...given]

export type PaidFlags = Pick<Will, keyof typeof paidShape>

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
const holdsOneOf = (held: readonly Entitlement[], ...wanted: readonly Entitlement[]): boolean =>
  wanted.some((each) => includes(held, each))

/** What pays for the will of its buyer. */
export const ownWill: readonly ProductId[] = ['will', 'mirror']

export const paysForWill = (items: readonly (Entitlement | OrderItem)[]): boolean =>
  items.some((each) => includes(ownWill, each))

/** Whether there is a will among these, paid for by its owner or for them. */
export const hasWill = (items: readonly (Entitlement | OrderItem)[]): boolean =>
  paysForWill(items) || includes(items, SECOND_WILL)

/** What pays for a will of the buyer's partner. */
export const isForPartner = (id: OrderItem): boolean => id === 'mirror' || id === 'mirror-upgrade'

/** Whether a product is added to a will of the customer's own that is not held. */
export const lacksOwnWill = (id: OrderItem, held: readonly Entitlement[]): boolean =>
  id === 'mirror-upgrade' && !includes(held, 'will')

/** Two orders of one power of attorney each count as both. */
const lpasHeld = (held: readonly Entitlement[]): Pick<Will, 'powersHeld'> => {
  const single = held.filter((each) => each === 'lpa').length
  if (includes(held, 'lpa-both') || single > 1) return { powersHeld: 'both' }
  return single === 1 ? { powersHeld: 'one' } : {}
}

/** The partner has paid for the will; its testator has not confirmed it yet. */
const toConfirm = (held: readonly Entitlement[]): Pick<Will, 'toConfirm'> =>
  holdsOneOf(held, SECOND_WILL) && !paysForWill(held) ? { toConfirm: 1 } : {}

/** A second will that was added later makes a pair only with a first one that is still paid for. */
const boughtPair = (held: readonly Entitlement[]): boolean =>
  holdsOneOf(held, 'mirror') || (holdsOneOf(held, 'mirror-upgrade') && holdsOneOf(held, 'will'))

/** The payment flags of a will, derived from what its owner holds. Nothing else may set them. */
export const flagsOf = (held: readonly Entitlement[]): PaidFlags => ({
  paid: flag(paysForWill(held)),
  mirrorWill: flag(boughtPair(held) || holdsOneOf(held, PARTNER_OF_MIRROR)),
  ...(holdsOneOf(held, MIRROR_CONFIRMED) && { mirrorConfirmed: 1 }),
  ...toConfirm(held),
  checkMyWill: flag(holdsOneOf(held, 'check')),
  lastPowerOfAttorney: flag(holdsOneOf(held, 'lpa', 'lpa-both')),
  ...lpasHeld(held),
  ...(held.some(isPosted) && { printOrdered: 1 }),
})

/** What the payment flags of a will say that its owner holds: `flagsOf` read backwards, for the browser, which knows only the flags. */
export const heldBy = ({
  paid,
  mirrorWill,
  toConfirm,
  checkMyWill,
  lastPowerOfAttorney,
  powersHeld,
  printOrdered,
}: PaidFlags): Entitlement[] => [
  ...(paid === 1 ? (['will'] as const) : []),
  ...(mirrorWill === 1 ? (['mirror'] as const) : []),
  ...(toConfirm === 1 ? ([SECOND_WILL] as const) : []),
  ...(checkMyWill === 1 ? (['check'] as const) : []),
  ...(lastPowerOfAttorney === 1 ? ([powersHeld === 'one' ? 'lpa' : 'lpa-both'] as const) : []),
  ...(printOrdered === 1 ? posted : []),
]

/** Which will of a pair the customer has: the buyer's is the first. Undefined when the will is not part of a pair. */
export const placeInPair = (held: readonly Entitlement[]): 'first' | 'second' | undefined => {
  if (boughtPair(held)) return 'first'
  return includes(held, PARTNER_OF_MIRROR) ? 'second' : undefined
}

/** Which will of a pair the documents are of. Until the partner has confirmed theirs there is no second will to speak of. */
export const placeInConfirmedPair = (held: readonly Entitlement[]): 'first' | 'second' | undefined =>
  includes(held, MIRROR_CONFIRMED) ? placeInPair(held) : undefined

/** Groups of equivalent entitlements: a customer who holds one of a group needs no other of it. */
const alike: readonly (readonly Entitlement[])[] = [
  [...ownWill, SECOND_WILL],
  ['mirror-upgrade', 'mirror', PARTNER_OF_MIRROR],
  ['lpa', 'lpa-both'],
  // An order has one print, wherever it goes.
  posted,
]

/** The entitlements an order gives. The payment test gives none. */
export const givenBy = (items: readonly OrderItem[]): ProductId[] =>
  items.filter((item): item is ProductId => includes(entitlements, item))

/**
 * The items of an order that its owner holds already and would pay for twice. A customer who holds one power of attorney may
 * order the other, so one power of attorney counts as held only if it was given after this order was made.
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

/** Whether a customer with this will may be offered a product beside it. */
export const mayBeOffered = (id: ProductId, will: Will): boolean => {
  const held = heldBy(will)
  if (heldAlready([id], held).length > 0 || lacksOwnWill(id, held)) return false
  return !isForPartner(id) || partnerNow(will) !== undefined
}
