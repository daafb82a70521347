/** How the things in a will are described. */
import { poundsInWords } from '../formats/amounts.ts'
import { listed } from '../formats/listed.ts'
import { charitiesOf, personsOf } from './questions.ts'
import type { Account, Gift, Will } from './schema.ts'

const takersOf = (will: Will, gift: Gift): string =>
  listed.format([...personsOf(will, gift.persons), ...charitiesOf(will, gift.charities)].map((each) => each.fullname))

export const nameOfGift = (gift: Gift): string => {
  switch (gift.type) {
    case 'Money':
    case 'Donation':
      return gift.amount === undefined ? gift.type : poundsInWords(gift.amount)
    case 'Item':
      return gift.title ?? 'Item'
    case 'Share of an asset': {
      const asset = gift.accountId === undefined ? (gift.provider ?? 'an asset') : 'a property'
      return gift.useSharePercent === 'A percentage' ? `${gift.percentage ?? 0}% of ${asset}` : `All of ${asset}`
    }
  }
}

export const describeGift = (will: Will, gift: Gift): string => {
  const takers = takersOf(will, gift) || gift.charityName || ''
  return takers === '' ? 'Nobody chosen yet' : `to ${takers}`
}

export const nameOfAccount = (account: Account): string => account.title || account.assetType

export const describeAccount = (account: Account): string =>
  [account.title && account.assetType, account.number, account.owner].filter(Boolean).join(' · ')
