import { propertyGiven } from '#core/rules/gifts.rules.ts'
import { hundredths } from '#core/text/amounts.ts'
import { isFilled } from '#core/text/contact.ts'
import type { Account, Gift, Will } from '#core/will/schema.ts'
import { addressLine } from '../party.ts'
import { asNoun, type Given, givenTo } from './given.ts'

export type GiftOfProperty = Given & {
  /** The home is described by its address, any other property as it was typed. */
  readonly home: boolean
  readonly where: string
  /** Whatever is the main home at death goes in its place. */
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
