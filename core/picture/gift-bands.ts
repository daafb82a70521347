/** The gifts of the picture: each leaves the estate before the rest is shared. */

import { kept } from '#words/en/forms.ts'
import { type Deaths, type GiftTaker, penceOf, recipientsOf, takersOfGift } from '../estate/gift-takers.ts'
import { lostToCoOwner, ownersOfJointAccount } from '../rules/joint-property.ts'
import { poundsInWords } from '../text/money.ts'
import { nameOfGift } from '../will/describe.ts'
import type { TrustKind } from '../will/lists.ts'
import { isByRate, petsToLookAfter } from '../will/questions.ts'
import type { Gift, Person, Pet, Will } from '../will/schema.ts'
import { holdsEverythingFor } from '../will/trusts.ts'
import type { Card, CardKey } from './cards.ts'
import { enjoysOf } from './held.ts'
import { iconOfGift, type ThingIcon } from './icons.ts'
import { cardAt, heldFor, type Taker, takerOfCard, takerOfGift } from './takers.ts'

/** Who takes a gift, or a part of it, and in whose place. */
export type GiftTaking = {
  readonly to: Taker
  readonly through: CardKey | undefined
  /** What they have of one sum or thing that several share. Of a trust that never starts the shares are said with it. */
  readonly shares?: { readonly what: string; readonly pence: number } | 'equally' | 'unequally' | undefined
}

/** A gift, not drawn to scale. */
export type GiftBand = {
  readonly key: `gift ${number}` | `pet ${number}` | `trust ${TrustKind}`
  /** "£5,000", "your gold ring", "£500 with Biscuit". */
  readonly what: string
  /** To each of the takers, of money, but for those who share one sum. */
  readonly pence: number | undefined
  readonly icon: ThingIcon
  /** Empty where it becomes part of the rest. */
  readonly takings: readonly GiftTaking[]
  /** Those who have died and whose gift becomes part of the rest. */
  readonly lapsed: readonly CardKey[]
  /** The other owner of the property or account takes it by survivorship, so that the gift of it does nothing. */
  readonly toCoOwner: boolean
  /** No gift: what the law gives a husband, wife or civil partner before the rest is shared. */
  readonly first?: true
}

/** "my gold ring." is "your gold ring" in words to the testator. */
const toTheTestator = (typed: string): string =>
  typed
    .trim()
    .replace(/[.;,]$/, '')
    .replace(/^my\b/iu, 'your')
    .replace(/^(All|Enough) /, (first) => first.toLowerCase())

/** Whether another owner is left who takes by survivorship what the gift is of. An owner who is not known counts as left. */
const isLost = (will: Will, gift: Gift, { died, outlived = [] }: Deaths): boolean => {
  const isLeft = (owners: readonly Person[]): boolean =>
    owners.length === 0 || owners.some(({ id }) => !died.includes(id) || outlived.includes(id))
  const account = ownersOfJointAccount(will, gift)
  if (account) return isLeft(account)
  const lost = lostToCoOwner(will, gift)
  return lost?.property.ownershipType === 'Joint tenants' && isLeft(lost.coOwners)
}

/** What is given to a disabled person for whom everything is held goes to the executors. */
export const heldIfAll = (will: Will, cards: readonly Card[], taker: Taker): Taker => {
  const card = taker.kind === 'card' ? cardAt(cards, taker.key) : undefined
  const isHeld = card?.key.startsWith('person ') && holdsEverythingFor(will, Number(card.key.replace('person ', '')))
  return card && isHeld ? heldFor(card, enjoysOf['Disabled person']) : taker
}

const partOf = (pence: number | undefined, taker: GiftTaker): GiftTaking['shares'] => {
  if (pence === undefined) return 'equally'
  const own = penceOf(pence, taker)
  return { what: poundsInWords(own), pence: own }
}

/** What somebody has of a gift, in words. */
export const whatOfTaking = ({ what }: Pick<GiftBand, 'what'>, { shares }: GiftTaking): string =>
  typeof shares === 'object' ? shares.what : what

const bandOf = (will: Will, cards: readonly Card[], gift: Gift, deaths: Deaths): GiftBand => {
  const recipients = recipientsOf(will, gift)
  const { takers, lapsed } = takersOfGift(recipients, deaths)
  const toCoOwner = isLost(will, gift, deaths)
  const pence = recipients.each && !isByRate(gift) ? gift.amount : undefined
  return {
    key: `gift ${gift.id}`,
    what: toTheTestator(nameOfGift(will, gift)),
    pence,
    icon: iconOfGift(gift),
    takings: toCoOwner
      ? []
      : takers.map((taker) => ({
          to: heldIfAll(will, cards, takerOfGift(cards, taker.to, taker.children, deaths.died)),
          through: taker.through && `person ${taker.through.id}`,
          ...(taker.among > 1 && { shares: partOf(pence, taker) }),
        })),
    lapsed: toCoOwner ? [] : lapsed.map(({ id }): CardKey => `person ${id}`),
    toCoOwner,
  }
}

/** Money for the first of those asked to look after a pet who has not died. It is part of the rest where nobody is left. */
const withPet = (will: Will, cards: readonly Card[], pet: Pet, { died }: Deaths): GiftBand[] => {
  const { id, fullname, guardianId, money = 0 } = pet
  if (money === 0 || guardianId.length === 0) return []
  const keeper = guardianId.find((each) => !died.includes(each))
  const card = keeper === undefined ? undefined : cardAt(cards, `person ${keeper}`)
  const [first] = guardianId
  return [
    {
      key: `pet ${id}`,
      what: kept.said(`${poundsInWords(money)} with ${fullname}`),
      pence: money,
      icon: 'paw',
      takings: card
        ? [
            {
              to: heldIfAll(will, cards, takerOfCard(card)),
              through: first !== undefined && first !== keeper ? `person ${first}` : undefined,
            },
          ]
        : [],
      lapsed: card ? [] : guardianId.map((each): CardKey => `person ${each}`),
      toCoOwner: false,
    },
  ]
}

/** In the order in which they were added; the money that goes with pets comes last. */
export const giftBandsOf = (will: Will, cards: readonly Card[], deaths: Deaths): GiftBand[] => [
  ...will.gifts.map((gift) => bandOf(will, cards, gift, deaths)),
  ...petsToLookAfter(will).flatMap((pet) => withPet(will, cards, pet, deaths)),
]
