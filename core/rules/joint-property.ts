/** Gifts of a property or an account that its joint owner takes by survivorship, whatever the will says. */

import { endingOf } from '../will/describe.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { includes, mayPassToCoOwner, personsOf } from '../will/questions.ts'
import type { Account, Gift, Person, Will } from '../will/schema.ts'
import { bankName, isOfHolding, propertyGiven } from './gifts.rules.ts'

export type LostGift = { readonly property: Account; readonly coOwners: readonly Person[] }

/** Whether a gift is for the joint owners and no one else: it gives them what they take anyway. */
const isOnlyFor = (coOwners: readonly Person[], will: Will, { persons = [], charities = [] }: Partial<Gift>): boolean =>
  coOwners.length > 0 &&
  persons.length > 0 &&
  charities.length === 0 &&
  personsOf(will, persons).every((person) => coOwners.includes(person))

/**
 * The property of a gift that does nothing while a joint owner is alive, with its joint owners (Law of Property Act 1925
 * s.36(2)). Undefined for any other gift.
 */
export const lostToCoOwner = (will: Will, gift: Partial<Gift>): LostGift | undefined => {
  const property = propertyGiven(will, gift)
  if (!property || !mayPassToCoOwner(property)) return undefined
  const coOwners = personsOf(will, property.mortgageWithPersons)
  return isOnlyFor(coOwners, will, gift) ? undefined : { property, coOwners }
}

/** What a bank or a registrar pays over to the owner who is left. */
export const kindsBySurvivorship = ['Bank account', 'Savings or ISA', 'Investments or shares'] as const

/** Whether the words and the number of a gift fit an account on the list: "Acorn Bank" fits "Joint account, Acorn Bank plc". */
const fits = ({ title, number }: Account, gift: Partial<Gift>): boolean => {
  const [listed, given] = [bankName(title), bankName(gift.provider)]
  const [ending, givenEnding] = [endingOf(number), endingOf(gift.number)]
  return (
    listed !== '' &&
    given !== '' &&
    (listed.includes(given) || given.includes(listed)) &&
    (ending === undefined || givenEnding === undefined || ending.endsWith(givenEnding))
  )
}

const listedJointly = (will: Will, gift: Partial<Gift>): Account | undefined =>
  will.accounts.find(
    (account) =>
      includes(kindsBySurvivorship, account.assetType) && account.owner === JOINT_OWNER && fits(account, gift),
  )

const saysJoint = ({ provider = '', title = '' }: Partial<Gift>): boolean => /\bjoint\b/iu.test(`${provider} ${title}`)

/**
 * The joint owners of the account that a gift describes, if it is or may be a joint one. Where the gift does not say whose name
 * the account is in, the list of what the testator owns tells, or the words of the gift. Empty: a joint account whose other
 * owner is not known. Undefined: no gift of a joint account, or one to its joint owners alone.
 */
export const ownersOfJointAccount = (will: Will, gift: Partial<Gift>): readonly Person[] | undefined => {
  if (!isOfHolding(gift) || gift.owner === 'I own it alone') return undefined
  const listed = listedJointly(will, gift)
  if (gift.owner === undefined && !listed && !saysJoint(gift)) return undefined
  const coOwners = personsOf(will, listed?.mortgageWithPersons ?? [])
  return isOnlyFor(coOwners, will, gift) ? undefined : coOwners
}
