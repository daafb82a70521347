/** What each taker is to inheritance tax: exempt or not, and whether a home that they take is closely inherited. */

import type { BeneficiaryShare } from '../estate/distribution.ts'
import type { Day } from '../text/calendar-day.ts'
import { isFilled } from '../text/names.ts'
import {
  charityById,
  classesOf,
  isBody,
  isDescendant,
  isExemptPerson,
  isMinor,
  isOwnChild,
  isStepchild,
  personById,
} from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Charity, Person, Will } from '../will/schema.ts'
import { isTheirsAtOnce } from '../will/young-takers.ts'
import type { TaxRefusal, TaxTaker } from './taxed-estate.ts'

/** A stepchild is one by a marriage: the child of a partner who is not married to the testator is not (s.8K(3)). */
const isStepIssue = ({ status }: Pick<Will, 'status'>, person: Person): boolean =>
  status !== 'Living with a partner but not married' && factsOf(person.relationship).descendant === 'step'

/**
 * Whether a home left to this person is closely inherited (s.8K). What is held for a child until 18 counts for the testator's own
 * child and stepchild alone, be it until 25 (ss.8J, 71A and 71D). Who is 18 and waits for a later age has the income of it, and so
 * counts as its owner (s.8J(4)). What is theirs at once and only looked after is theirs.
 */
const inheritsClosely = (will: Will, person: Person, on: Day): boolean => {
  if (!isDescendant(person) && !isStepIssue(will, person)) return false
  return !isMinor(person, on) || isOwnChild(person) || isStepchild(person) || isTheirsAtOnce(person)
}

export const keyOfPerson = (id: number): string => `person ${id}`
/** What executors hold for a person while it is not theirs. */
export const keyOfHeldFor = (id: number): string => `held ${keyOfPerson(id)}`
export const keyOfCharity = (id: number): string => `charity ${id}`
/** The children of a person, together. */
export const keyOfChildrenOf = (id: number): string => `children of person ${id}`

/** The key of a taker, as the picture of the will has it. The children of one person are one taker: the shares of each are alike. */
const keyOfTaking = (taking: BeneficiaryShare): string => {
  switch (taking.type) {
    case 'person':
      return keyOfPerson(taking.id)
    case 'charity':
      return keyOfCharity(taking.id)
    case 'child':
      return keyOfChildrenOf(taking.of)
    case 'later-child':
      return `later-child ${[taking.n, ...taking.below].join('.')}`
    case 'grandchildren':
      return 'My grandchildren'
    case 'grandchild':
      return `grandchild ${[taking.family, taking.n, ...taking.below].join('.')}`
    case 'next-of-kin':
      return taking.type
  }
}

export const takerOfPerson = (will: Will, person: Person, on: Day): TaxTaker | TaxRefusal => {
  if (isBody(person)) return 'CHARITY_UNSURE'
  const key = keyOfPerson(person.id)
  if (isExemptPerson(will, person)) return { key, exempt: 'spouse' }
  return inheritsClosely(will, person, on) ? { key, closely: true } : { key }
}

/**
 * The person for whom a home, the income of the rest or a fund for their needs is held: treated as the owner of it, and so exempt as they
 * are, and a home in it is inherited by them (Inheritance Tax Act 1984 ss.8J(4), 18, 49 and 89B).
 */
export const takerHeldFor = (will: Will, id: number): TaxTaker => {
  const person = personById(will, id)
  const key = keyOfHeldFor(id)
  if (person && isExemptPerson(will, person)) return { key, exempt: 'spouse' }
  return person && (isDescendant(person) || isStepIssue(will, person)) ? { key, closely: true } : { key }
}

/** A body is exempt where it is a registered charity (s.23). */
export const takerOfCharity = ({ id, charityId }: Charity): TaxTaker | TaxRefusal =>
  isFilled(charityId) ? { key: keyOfCharity(id), exempt: 'charity' } : 'CHARITY_UNSURE'

/** Children who take in the place of a parent. Their ages are not known. */
export const takerOfChildren = (will: Will, parent: Person, adult: boolean): TaxTaker => {
  const key = keyOfChildrenOf(parent.id)
  return adult && (isDescendant(parent) || isStepIssue(will, parent)) ? { key, closely: true } : { key }
}

/** @param adult Whether those who are not named are taken to be of age. */
export const takerOfShare = (will: Will, taking: BeneficiaryShare, on: Day, adult: boolean): TaxTaker | TaxRefusal => {
  const key = keyOfTaking(taking)
  switch (taking.type) {
    case 'person': {
      const person = personById(will, taking.id)
      return person ? takerOfPerson(will, person, on) : 'NEXT_OF_KIN'
    }
    case 'charity': {
      const charity = charityById(will, taking.id)
      return charity ? takerOfCharity(charity) : 'CHARITY_UNSURE'
    }
    case 'child': {
      const parent = personById(will, taking.of)
      const atOnce = parent?.died && isTheirsAtOnce(parent)
      const closely = (adult || atOnce) && parent !== undefined && (isDescendant(parent) || isStepIssue(will, parent))
      return closely ? { key, closely } : { key }
    }
    case 'later-child':
      return taking.below.length === 0 || adult ? { key, closely: true } : { key }
    case 'grandchildren':
    case 'grandchild': {
      const group = classesOf(will).find(({ of }) => of === 'My grandchildren')
      const atOnce = group?.young === 'Theirs at once'
      return adult || atOnce ? { key, closely: true } : { key }
    }
    case 'next-of-kin':
      return 'NEXT_OF_KIN'
  }
}
