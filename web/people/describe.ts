/** How people and things are described under their names. */

import { poundsInWords } from '#core/formats/amounts.ts'
import { ageOn } from '#core/formats/birthday.ts'
import { charitiesOf, isMinor, personsOf } from '#core/will/questions.ts'
import type { Account, Charity, Gift, Person, Pet, Will } from '#core/will/schema.ts'
import { today } from '../client/today.ts'

export const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export const describePerson = (person: Person): string => {
  const relation = person.relationship ?? (person.type === 'partner' ? 'Partner' : '')
  if (person.dob) return [relation, `aged ${ageOn(today(), person.dob)}`].filter(Boolean).join(' · ')
  return [relation, isMinor(person, today()) && 'under 18'].filter(Boolean).join(' · ')
}

export const describeCharity = (charity: Charity): string =>
  charity.charityId ? `Registered charity ${charity.charityId}` : 'Charity'

export const describePet = (pet: Pet): string =>
  [pet.type, pet.lookAfter === 'No' && 'no one to be named'].filter(Boolean).join(' · ')

const takersOf = (will: Will, gift: Gift): string =>
  listed.format([
    ...personsOf(will, gift.persons).map((person) => person.fullname),
    ...charitiesOf(will, gift.charities).map((charity) => charity.fullname),
  ])

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
