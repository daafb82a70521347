import { giftsRead as words } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import { hundredths, percentInWords, poundsInWords } from '../text/money.ts'
import { streetLine } from './address-lines.ts'
import { JOINT_OWNER } from './lists.ts'
import { isByRate, relationOf } from './questions.ts'
import { factsOf } from './relationships.ts'
import type { Account, Gift, Person, Will } from './schema.ts'

/** Descriptions of gifts, accounts and recipients. */

/** What was typed, without a final full stop: the sentence around it has its own. */
// Stryker disable next-line StringLiteral: a gift is drafted once it is described
export const asNoun = (typed: string | undefined): string => (typed ?? '').trim().replace(/[.;,]$/, '')

const ENDING_LENGTH = 4

/** The last characters of an account or reference number. Never the whole number, because a proved will is public. */
export const endingOf = (number: string | undefined): string | undefined =>
  number?.replace(/[\s-]/g, '').slice(-ENDING_LENGTH) || undefined

const holding = ({ provider, title, number }: Gift): string => {
  const ending = endingOf(number)
  const known = [asNoun(title), ending && words.ending(ending)].filter(Boolean)
  return provider?.trim() ? [words.heldWith(asNoun(provider)), ...known].join(', ') : words.anAsset
}

type Own = Pick<typeof words, 'home' | 'ownPart'>

const propertyIn = (will: Will, gift: Gift, { home, ownPart }: Own): string | undefined => {
  const account = will.accounts.find(({ id }) => id === gift.accountId)
  if (!account) return undefined
  const property = account.isYourOwn === 'Yes' ? home : asNoun(account.title) || words.aProperty
  return account.owner === JOINT_OWNER ? ownPart(property) : property
}

/** The name of a gift. `own`: the phrases for the testator's home, and for their part of what others own too. */
export const nameOfGift = (will: Will, gift: Gift, own: Own = words): string => {
  switch (gift.type) {
    case 'Money':
    case 'Donation':
      if (isByRate(gift)) return words.lowerRate
      return gift.amount === undefined ? kept.said(gift.type) : poundsInWords(gift.amount)
    case 'Item':
      return asNoun(gift.title) || words.item
    case 'Share of an asset': {
      const asset = propertyIn(will, gift, own) ?? holding(gift)
      return gift.useSharePercent === 'A percentage' ? words.percentOf(gift.percentage ?? 0, asset) : words.allOf(asset)
    }
  }
}

/** The same as the testator says it. */
export const nameOfMyGift = (will: Will, gift: Gift): string =>
  nameOfGift(will, gift, { home: words.homeOfMine, ownPart: words.partOfMine })

export const nameOfAccount = (account: Account): string => account.title || account.assetType

/** The name of a property in a list of them. The home has its address, so that it is not taken for another property. */
export const nameOfProperty = ({ details }: Pick<Will, 'details'>, account: Account): string => {
  if (account.isYourOwn !== 'Yes') return account.title?.trim() || words.property
  return details.address ? words.myHomeAt(streetLine(details.address)) : words.myHome
}

/** "40%": the testator's own part, where it is said. */
export const partOwned = ({ ownershipPercent }: Account): string | undefined =>
  ownershipPercent === undefined ? undefined : `${percentInWords(hundredths(ownershipPercent))}%`

export const describeAccount = (account: Account): string =>
  [account.title && account.assetType, account.number, account.owner].filter(Boolean).join(' · ')

/** What to call a person after their name: "she" and "her" only where the relationship tells it, else the name again. */

/** "she", "her"; without a pronoun the name and "Anne’s". */
export type Pronouns = { readonly they: string; readonly their: string; readonly them: string }

/** @param name How the person is called on this page, such as the first name. */
export const pronounsOf = (person: Person, name: string): Pronouns => {
  const { pronoun } = factsOf(relationOf(person))
  if (pronoun === 'he') return { they: 'he', their: 'his', them: 'him' }
  if (pronoun === 'she') return { they: 'she', their: 'her', them: 'her' }
  return { they: name, their: `${name}’s`, them: name }
}
