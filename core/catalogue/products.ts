import { feeWords, productWords } from '#words/en/products.ts'
import type { paidShape, Will } from '../will/schema.ts'

/** Products and prices, in pence including VAT. This file is the only source of prices. */

export const PRICES_AS_OF = '2026-11-01'

/** Percent of VAT included in every price. 0 for an operator who is not registered for VAT. */
export const VAT_PERCENT = 20

/** Follows a price in a sentence: nothing for an operator who is not registered for VAT. */
export const withVat = VAT_PERCENT > 0 ? ', with VAT' : ''

/** Pence. A customer who adds the second will later pays the same in all. */
const [WILL, WILLS_FOR_TWO] = [8900, 13900]

type Row = {
  readonly id: keyof typeof productWords
  /** Pence. */
  readonly price: number
  /** As a will or wills, as powers of attorney, as anything else beside a will, or on pages of its own. */
  readonly sold: 'as a will' | 'as powers' | 'beside a will' | 'apart'
  /** Made of a will that is paid for before it, or with it. */
  readonly ofAWill?: true
  /** Sent to an address that its customer gives. */
  readonly byPost?: true
}

/** `for`: what the customer gets, on the price list and where it is offered. */
type Named = { readonly name: string; readonly for: string }

const named = <const Each extends Row>(row: Each): Each & Named => ({ ...row, ...productWords[row.id] })

export const products = [
  named({ id: 'will', price: WILL, sold: 'as a will' }),
  named({ id: 'mirror', price: WILLS_FOR_TWO, sold: 'as a will' }),
  named({ id: 'mirror-upgrade', price: WILLS_FOR_TWO - WILL, sold: 'as a will' }),
  named({ id: 'check', price: 4900, sold: 'apart' }),
  named({ id: 'lpa', price: 7900, sold: 'as powers' }),
  named({ id: 'lpa-both', price: 13900, sold: 'as powers' }),
  named({ id: 'print', price: 1500, sold: 'beside a will', ofAWill: true, byPost: true }),
  named({ id: 'storage', price: 0, sold: 'apart' }),
] as const

/** A product for one penny that tests the payment. It is in no price list and not sold in production. */
export const testProduct = named({ id: 'payment-test', price: 1, sold: 'apart' })

export type ProductId = (typeof products)[number]['id']
/** What an order can hold. */
export type OrderItem = ProductId | typeof testProduct.id
export type Product = Row & Named & { readonly id: OrderItem }

/** Fees charged by the government, each a figure of law. They are shown beside a price and never included in it. */
export const governmentFees = [
  { id: 'lpa-registration', figure: 'lpa-registration-fee', ...feeWords['lpa-registration'] },
  { id: 'will-deposit', figure: 'will-deposit-fee', ...feeWords['will-deposit'] },
] as const

const all: readonly Product[] = [...products, testProduct]

export const productById = (id: OrderItem): Product => {
  const product = all.find((each) => each.id === id)
  if (!product) throw new Error(`There is no product ${id}`)
  return product
}

/** Whether a product is of no use without a will, so that it is neither left alone in a basket nor sold. */
export const isMadeOfWill = (id: OrderItem): boolean => productById(id).ofAWill === true

/** The products that are sent by post. */
export const posted: readonly ProductId[] = products.flatMap((each) => ('byPost' in each ? [each.id] : []))
export const isPosted = (id: string): boolean => posted.some((each) => each === id)

/** Whether a basket holds only one of these two: it has one product that is a will or wills, one of powers of attorney, and one to post. */
export const isInsteadOf = (one: OrderItem, other: OrderItem): boolean => {
  const { sold } = productById(one)
  if (one === other) return false
  if (isPosted(one) && isPosted(other)) return true
  return (sold === 'as a will' || sold === 'as powers') && productById(other).sold === sold
}

const place = (id: OrderItem): number => all.findIndex((each) => each.id === id)

/** A basket as it is read everywhere: the will first, then what goes with it. */
export const inOrder = <Item extends OrderItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => place(a) - place(b))

/** What a product costs today, in pence. */
export const priceOf = (id: OrderItem): number => productById(id).price

/** The total price of a basket, in pence: today, or at the prices that are given. */
export const totalOf = (ids: readonly OrderItem[], priceAt: (id: OrderItem) => number = priceOf): number =>
  ids.reduce((total, id) => total + priceAt(id), 0)

/** The VAT included in an amount, to the nearest penny. */
export const vatWithin = (pence: number, percent: number = VAT_PERCENT): number =>
  Math.round((pence * percent) / (100 + percent))

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
  wanted.some((each) => held.includes(each))

/** What pays for the will of its buyer. */
export const ownWill: readonly ProductId[] = ['will', 'mirror']

export const paysForWill = (items: readonly (Entitlement | OrderItem)[]): boolean =>
  items.some((each) => ownWill.some((own) => own === each))

/** Whether there is a will among these, paid for by its owner or for them. */
export const hasWill = (items: readonly (Entitlement | OrderItem)[]): boolean =>
  paysForWill(items) || items.includes(SECOND_WILL)

/** What pays for a will of the buyer's partner. */
export const isForPartner = (id: OrderItem): boolean => id === 'mirror' || id === 'mirror-upgrade'

/** Whether a product is added to a will of the customer's own that is not held. */
export const lacksOwnWill = (id: OrderItem, held: readonly Entitlement[]): boolean =>
  id === 'mirror-upgrade' && !held.includes('will')

/** Two orders of one power of attorney each count as both. */
const lpasHeld = (held: readonly Entitlement[]): Pick<Will, 'powersHeld'> => {
  const single = held.filter((each) => each === 'lpa').length
  if (held.includes('lpa-both') || single > 1) return { powersHeld: 'both' }
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
  return held.includes(PARTNER_OF_MIRROR) ? 'second' : undefined
}

/** Which will of a pair the documents are of. Until the partner has confirmed theirs there is no second will to speak of. */
export const placeInConfirmedPair = (held: readonly Entitlement[]): 'first' | 'second' | undefined =>
  held.includes(MIRROR_CONFIRMED) ? placeInPair(held) : undefined

/** Groups of equivalent entitlements: a customer who holds one of a group needs no other of it. */
const alike: readonly (readonly Entitlement[])[] = [
  [...ownWill, SECOND_WILL],
  ['mirror-upgrade', 'mirror', PARTNER_OF_MIRROR],
  ['lpa', 'lpa-both'],
  // An order has one print, wherever it goes.
  posted,
]

/** The entitlements an order gives. The payment test gives none. */
export const givenBy = (items: readonly OrderItem[]): ProductId[] => items.filter((item) => item !== testProduct.id)

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
    if (item === 'lpa' && lpasHeld(held).powersHeld === 'one') return givenSince.includes('lpa')
    return holdsOneOf(held, ...(alike.find((row) => row.includes(item)) ?? [item]))
  })
