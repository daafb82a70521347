import { type Recipient, recipientsOf } from '#core/estate/gift-takers.ts'
import { propertyGiven } from '#core/rules/gifts.rules.ts'
import { hundredths } from '#core/text/money.ts'
import { isFilled } from '#core/text/names.ts'
import { asNoun, endingOf } from '#core/will/describe.ts'
import type { GiftType } from '#core/will/lists.ts'
import { isByRate } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import type { Part } from '../clause.ts'
import { bodyNamed, type Party, partyOfCharity, partyOfPerson } from '../party.ts'
import { anyOf, type DraftRun, listOf, nameOf, sentence } from '../wording.ts'

/** Who gets a gift. */
export type GivenGift = {
  readonly to: readonly Party[]
  /** Who takes instead. */
  readonly backups: readonly Party[]
  /** The recipients whose children take in place of their parent. Without these and backups the gift becomes part of the residue. */
  readonly followed: readonly Party[]
  /** Its recipient bears the inheritance tax on it. Otherwise the rest of the estate does. */
  readonly bearsTax: boolean
}

const partyOf = (will: Will, gift: Gift, recipient: Recipient): Party => {
  switch (recipient.kind) {
    case 'person':
      return partyOfPerson(will, recipient.person)
    case 'charity':
      return partyOfCharity(recipient.charity)
    case 'typed':
      // Stryker disable next-line StringLiteral: keys tell apart those who are described, and a body that was typed is not
      return bodyNamed(`gift:${gift.id}`, recipient.name)
  }
}

export const givenTo = (will: Will, gift: Gift): GivenGift => {
  const { to, backups, followed } = recipientsOf(will, gift)
  return {
    to: to.map((each) => partyOf(will, gift, each)),
    backups: backups.map((each) => partyOf(will, gift, each)),
    followed: followed.map((person) => partyOfPerson(will, person)),
    bearsTax: gift.type !== 'Donation' && gift.tax === 'Paid by whoever gets it',
  }
}

/** `pence` goes to each recipient. */
export type SumOfMoney = GivenGift & { readonly pence: number }
export type Thing = GivenGift & { readonly what: string }
export type ShareOfAsset = GivenGift & {
  readonly what: string | undefined
  readonly provider: string
  readonly ending: string | undefined
  /** Of the value at death, in hundredths of a percent. Undefined: all of it. */
  readonly hundredths: number | undefined
}
export type Gifts = {
  readonly money: readonly SumOfMoney[]
  readonly items: readonly Thing[]
  readonly donations: readonly SumOfMoney[]
  /** As much as brings inheritance tax to its lower rate. */
  readonly byRate: readonly GivenGift[]
  readonly shares: readonly ShareOfAsset[]
}

const sum = (will: Will, gift: Gift): SumOfMoney => ({ ...givenTo(will, gift), pence: gift.amount ?? 0 })

const thing = (will: Will, gift: Gift): Thing => ({ ...givenTo(will, gift), what: asNoun(gift.title) })

const share = (will: Will, gift: Gift): ShareOfAsset => ({
  ...givenTo(will, gift),
  what: isFilled(gift.title) ? asNoun(gift.title) : undefined,
  provider: asNoun(gift.provider),
  ending: endingOf(gift.number),
  hundredths: gift.useSharePercent === 'A percentage' ? hundredths(gift.percentage ?? 0) : undefined,
})

export const giftsOfType = (will: Will, type: GiftType): Gift[] => will.gifts.filter((gift) => gift.type === type)

export const sumsToCharity = (will: Will): Gift[] => giftsOfType(will, 'Donation').filter((gift) => !isByRate(gift))

/** Shares of an asset that is not a property. */
export const giftsOfHoldings = (will: Will): Gift[] =>
  giftsOfType(will, 'Share of an asset').filter((gift) => !propertyGiven(will, gift))

export const giftsOf = (will: Will): Gifts => ({
  money: giftsOfType(will, 'Money').map((gift) => sum(will, gift)),
  items: giftsOfType(will, 'Item').map((gift) => thing(will, gift)),
  donations: sumsToCharity(will).map((gift) => sum(will, gift)),
  byRate: will.gifts.filter(isByRate).map((gift) => givenTo(will, gift)),
  shares: giftsOfHoldings(will).map((gift) => share(will, gift)),
})

/** One thing for several recipients: "those of A and B who take it, in equal shares". The rules for gifts say who takes. */
export const shared = (parties: readonly Party[]): DraftRun[] =>
  parties.length === 1 ? listOf(parties) : sentence`those of ${listOf(parties)} who take it, in equal shares`

const failure = ({ to }: GivenGift, each: boolean): string => {
  if (to.length === 1) return 'If that gift fails'
  const two = to.length === 2
  if (each) return two ? 'If a gift to either of them fails' : 'If a gift to any of them fails'
  return two ? 'If neither of them takes it' : 'If none of them takes it'
}

/** Whose children take a gift, or the part of one thing, in place of their parent. The rules for gifts say which children. */
const childrenFollow = ({ to, followed }: GivenGift, each: boolean): DraftRun[] => {
  const [first, ...others] = followed
  if (!first) return []
  const children = sentence`the children of ${others.length > 0 ? 'that person' : nameOf(first)}`
  if (to.length === 1) return sentence` If that gift fails, ${children} take it in place of their parent.`
  return each
    ? sentence` If the gift to ${anyOf(followed)} fails, ${children} take it in place of their parent.`
    : sentence` If ${anyOf(followed)} does not take it, ${children} take the part that was for their parent.`
}

/**
 * The sentences after a gift: who takes it instead if it fails, and that it bears its own tax. `each`: every recipient has a
 * gift of their own.
 */
export const afterGift = (given: GivenGift, each = false): DraftRun[] => [
  ...(given.backups.length === 0
    ? []
    : sentence` ${failure(given, each)}, it goes instead to ${shared(given.backups)}.`),
  ...childrenFollow(given, each),
  ...(given.bearsTax
    ? sentence` ${each && given.to.length > 1 ? 'Each of these gifts' : 'This gift'} bears its own inheritance tax.`
    : []),
]

/** On the step of the gifts a home for life, a fund and belongings are described too: those are other parts. */
export const concernsGifts = (field: string): boolean => !/^(?:trusts|belongings)/.test(field)

export const giftsPart: Part<Gifts> = {
  steps: ['will.gifts'],
  concerns: concernsGifts,
  of: giftsOf,
  missing: 'You have not finished describing your gifts.',
}
