/** Descriptions of gifts, accounts and recipients. */

import { hundredths, percentInWords, poundsInWords } from '../text/money.ts'
import { listed } from '../text/names.ts'
import { streetLine } from './address-lines.ts'
import { charitiesOf, isByRate, personsOf } from './questions.ts'
import type { Account, Gift, Will } from './schema.ts'

const takersOf = (will: Will, { type, persons, charities }: Gift): string =>
  listed.format(
    [...(type === 'Donation' ? [] : personsOf(will, persons)), ...charitiesOf(will, charities)].map(
      (each) => each.fullname,
    ),
  )

const ENDING_LENGTH = 4

/** The last characters of an account or reference number. Never the whole number, because a proved will is public. */
export const endingOf = (number: string | undefined): string | undefined =>
  number?.replace(/[\s-]/g, '').slice(-ENDING_LENGTH) || undefined

const holding = ({ provider, title, number }: Gift): string => {
  const ending = endingOf(number)
  const known = [title, ending && `ending ${ending}`].filter(Boolean)
  return provider?.trim() ? [`what is held with ${provider.trim()}`, ...known].join(', ') : 'an asset'
}

const propertyIn = (will: Will, gift: Gift, home: string): string | undefined => {
  const account = will.accounts.find(({ id }) => id === gift.accountId)
  return account && (account.isYourOwn === 'Yes' ? home : account.title?.trim() || 'a property')
}

/** The name of a gift. `home` is the phrase for the testator's home. */
export const nameOfGift = (will: Will, gift: Gift, home = 'your home'): string => {
  switch (gift.type) {
    case 'Money':
    case 'Donation':
      if (isByRate(gift)) return 'Enough for the lower rate of inheritance tax'
      return gift.amount === undefined ? gift.type : poundsInWords(gift.amount)
    case 'Item':
      return gift.title ?? 'Item'
    case 'Share of an asset': {
      const asset = propertyIn(will, gift, home) ?? holding(gift)
      return gift.useSharePercent === 'A percentage' ? `${gift.percentage ?? 0}% of ${asset}` : `All of ${asset}`
    }
  }
}

/** What is said of a gift besides who gets it. */
export const termsOfGift = ({ mortgageTerms, tax }: Pick<Gift, 'mortgageTerms' | 'tax'>): string =>
  [mortgageTerms?.toLowerCase(), tax === 'Paid by whoever gets it' && 'inheritance tax paid by whoever gets it']
    .filter(Boolean)
    .join(' · ')

export const describeGift = (will: Will, gift: Gift): string => {
  const takers = takersOf(will, gift) || gift.charityName || ''
  if (takers === '') return 'Nobody chosen yet'
  return [`to ${takers}`, termsOfGift(gift)].filter(Boolean).join(' · ')
}

export const nameOfAccount = (account: Account): string => account.title || account.assetType

/** The name of a property in a list of them. The home has its address, so that it is not taken for another property. */
export const nameOfProperty = ({ details }: Pick<Will, 'details'>, account: Account): string => {
  if (account.isYourOwn !== 'Yes') return account.title?.trim() || 'A property'
  return details.address ? `My home, ${streetLine(details.address)}` : 'My home'
}

/** "40%": the testator's own part, where it is said. */
export const partOwned = ({ ownershipPercent }: Account): string | undefined =>
  ownershipPercent === undefined ? undefined : `${percentInWords(hundredths(ownershipPercent))}%`

export const describeAccount = (account: Account): string =>
  [account.title && account.assetType, account.number, account.owner].filter(Boolean).join(' · ')
