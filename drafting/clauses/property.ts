import { propertyGiven } from '#core/rules/gifts.rules.ts'
import { hundredths } from '#core/text/money.ts'
import { isFilled } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { asNoun } from '#core/will/describe.ts'
import type { Account, Gift, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { answer, clauses, type DraftRun, paragraph, paragraphOrList, percent, sentence } from '../wording.ts'
import { afterGift, concernsGifts, type GivenGift, givenTo, shared } from './gifts.ts'

export type GiftOfProperty = GivenGift & {
  /** The home is described by its address, any other property as it was typed. */
  readonly home: boolean
  readonly where: string
  /** The property that is the main home at death is given in its place. */
  readonly orLaterHome: boolean
  /** Of the testator's interest, in hundredths of a percent. Undefined: all of it. */
  readonly hundredths: number | undefined
  /** Nothing said leaves the debt with the property, as Administration of Estates Act 1925 s.35 does. */
  readonly freeOfMortgage: boolean
}

const whereIs = ({ details }: Will, property: Account, gift: Gift): string => {
  if (property.isYourOwn === 'Yes') return details.address ? addressLine(details.address) : 'my home'
  return asNoun(isFilled(property.title) ? property.title : gift.title)
}

const giftOf = (will: Will, gift: Gift, property: Account): GiftOfProperty => {
  const home = property.isYourOwn === 'Yes'
  return {
    ...givenTo(will, gift),
    home,
    where: whereIs(will, property, gift),
    orLaterHome: home && gift.replacementHome === 'Yes',
    hundredths: gift.useSharePercent === 'A percentage' ? hundredths(gift.percentage ?? 0) : undefined,
    freeOfMortgage: gift.mortgageTerms === 'Free of the mortgage',
  }
}

export const giftsOfProperty = (will: Will): GiftOfProperty[] =>
  will.gifts.flatMap((gift) => {
    const property = propertyGiven(will, gift)
    return property ? [giftOf(will, gift, property)] : []
  })

const terms = ({ freeOfMortgage, hundredths }: GiftOfProperty): DraftRun[] => {
  const given = hundredths === undefined ? '' : ', and that belongs to the part I give'
  const debt = `the part of any mortgage or other debt secured on the property when I die that I ought to bear${given}.`
  return freeOfMortgage
    ? sentence`free of ${debt} My Executors pay that part of the debt, and no more, from the fund in ${clauses('estate-on-trust')}.`
    : sentence`subject to ${debt}`
}

const gift = (given: GiftOfProperty): DraftRun[] => {
  const part =
    given.hundredths === undefined ? 'all my interest' : sentence`${percent(given.hundredths)} of my interest`
  const which = given.home ? answer(given.where) : sentence`the property known as ${answer(given.where)}`
  const replacement = given.orLaterHome ? ' or, if that is not my main home when I die, in the property that is,' : ''
  return sentence`I give ${part} in ${which}${replacement} to ${shared(given.to)}, ${terms(given)}${afterGift(given)}`
}

export const propertyGiftsPart: Part<readonly GiftOfProperty[]> = {
  steps: ['will.gifts'],
  concerns: concernsGifts,
  of: giftsOfProperty,
  missing: 'You have not finished describing your gifts.',
}

/** No right to live in a home: that is a clause of its own. */
export const property = defineClause({
  id: 'property',
  heading: 'Gifts of property',
  steps: ['will.gifts', 'will.about-me.you-own-property'],
  when: 'There is a gift of a property, or of a part of one.',
  appliesTo: (will) => giftsOfProperty(will).length > 0,
  needs: { propertyGifts: propertyGiftsPart },
  from: ['gifts', 'accounts', 'details', 'persons', 'charities'],
  why: 'Gives a house or flat to the people you chose, and says who pays its mortgage.',
  source: 'Administration of Estates Act 1925 s.35; Law of Property Act 1925 ss.36 and 184; Wills Act 1837 s.24',
  draft: ({ propertyGifts }) => [
    paragraphOrList(propertyGifts.map(gift)),
    paragraph`If my interest in a property passes to a co-owner automatically when I die, the gift of it has no effect. Whatever I have not given of a property is part of my Residuary Estate.`,
  ],
})
