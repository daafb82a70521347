/** A gift as another kind of gift, with everything that was typed kept. */
import { kindOfThing, sumIn, THINGS_ONLY, type ThingKind } from '../text/kind-of-thing.ts'
import { readPounds } from '../text/money.ts'
import { streetLine } from '../will/address-lines.ts'
import type { Account, Gift, Will } from '../will/schema.ts'
import { isHomeNotOwned } from './gifts.rules.ts'

/** The words that say what is given. */
export const wordsOf = ({ type, title, provider }: Partial<Gift>): string =>
  ((type === 'Item' ? title : provider) ?? '').trim()

const isNamedIn = (words: string, name: string | undefined): boolean =>
  name !== undefined && name.trim() !== '' && words.toLowerCase().includes(name.trim().toLowerCase())

/** The listed property that the words mean: one that they name, or the home where only the home is listed. */
export const propertyMeant = (
  { accounts, details, ownProperty }: Pick<Will, 'accounts' | 'details' | 'ownProperty'>,
  words: string,
): Account | undefined => {
  const properties = accounts.filter(
    (account) => account.assetType === 'Property' && !isHomeNotOwned({ ownProperty }, account),
  )
  const home = properties.find(({ isYourOwn }) => isYourOwn === 'Yes')
  const street = details.address && streetLine(details.address)
  if (home && (isNamedIn(words, street) || /\b(?:my|our|the family|main) home\b/iu.test(words))) return home
  return properties.find((property) => property !== home && isNamedIn(words, property.title))
}

/** The words that are not carried by the gift itself go with it, where they can be read and changed. */
const withMessage = (gift: Partial<Gift>, words: string): string => gift.message?.trim() || words

/**
 * The change that makes a gift one of the kind its words read as. A pension and a policy are no gift, and a property that is not
 * listed must be added first (`propertyMeant`): undefined.
 */
export const asKind = (will: Will, gift: Partial<Gift>, kind: ThingKind): Partial<Gift> | undefined => {
  const words = wordsOf(gift)
  switch (kind) {
    case 'property': {
      const property = propertyMeant(will, words)
      if (!property) return undefined
      return { type: 'Share of an asset', accountId: property.id, title: words, message: withMessage(gift, words) }
    }
    case 'business':
    case 'account':
      return { type: 'Share of an asset', accountId: undefined, provider: words, title: undefined }
    case 'money': {
      const sum = sumIn(words)
      return {
        type: 'Money',
        ...(sum !== undefined && { amount: readPounds(sum) }),
        title: undefined,
        message: withMessage(gift, words),
      }
    }
    case 'contents':
      return { title: `${words}, ${THINGS_ONLY}` }
    case 'pension':
    case 'policy':
      return undefined
  }
}

/** The gifts whose words speak of a business or of shares in a private company. */
export const giftsOfBusinesses = ({ gifts }: Pick<Will, 'gifts'>): Gift[] =>
  gifts.filter(
    (gift) =>
      (gift.type === 'Item' || (gift.type === 'Share of an asset' && gift.accountId === undefined)) &&
      kindOfThing(wordsOf(gift)) === 'business' &&
      gift.keptAsTyped?.trim() !== wordsOf(gift),
  )
