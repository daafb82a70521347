/** Gifts of a property that its joint owner takes by survivorship, whatever the will says. */

import { JOINT_OWNER } from '../will/lists.ts'
import { personsOf } from '../will/questions.ts'
import type { Account, Gift, Person, Will } from '../will/schema.ts'
import { propertyGiven } from './gifts.rules.ts'

/** Whether a property passes, or may pass, to its joint owner by itself. An unanswered or unsure tenancy may. */
export const mayPassToCoOwner = ({ owner, ownershipType }: Account): boolean =>
  owner === JOINT_OWNER && ownershipType !== 'Tenants in common'

export type LostGift = { readonly property: Account; readonly coOwners: readonly Person[] }

/**
 * The property of a gift that does nothing while a joint owner is alive, with its joint owners (Law of Property Act 1925
 * s.36(2)). A gift to the joint owners alone gives them what they take anyway. Undefined for any other gift.
 */
export const lostToCoOwner = (will: Will, gift: Partial<Gift>): LostGift | undefined => {
  const property = propertyGiven(will, gift)
  if (!property || !mayPassToCoOwner(property)) return undefined
  const coOwners = personsOf(will, property.mortgageWithPersons)
  const others = personsOf(will, gift.persons ?? []).filter((person) => !coOwners.includes(person))
  const onlyToCoOwners = (gift.persons ?? []).length > 0 && others.length === 0 && (gift.charities ?? []).length === 0
  return onlyToCoOwners ? undefined : { property, coOwners }
}
