/** The age at which what a person is left becomes theirs: 18, or a later one that the testator chose. */
import { ADULT_FROM_AGE } from '../constants.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import { ownChildrenOf } from './backups.ts'
import { laterChildrenMayTake } from './later-children.ts'
import type { ChildrenAge } from './lists.ts'
import type { Person, Will } from './schema.ts'

/** The oldest age that may be chosen: the reliefs for a parent's will end there (Inheritance Tax Act 1984 s.71D). */
const OLDEST_AGE = 25

/** The age of the testator's own children, with those born or adopted later. Wills saved before this was asked say 18. */
export const ageOfChildren = (will: Pick<Will, 'childrenAge'>): ChildrenAge => will.childrenAge ?? ADULT_FROM_AGE

/** Whether what this person is left is theirs from the start, and only looked after until they are 18. Absent: if they reach the age. */
export const isTheirsAtOnce = ({ young }: Pick<Person, 'young'>): boolean => young === 'Theirs at once'

/**
 * The age at which what this person is left becomes theirs, or is no longer looked after. A stepchild or grandchild takes at 18, as
 * anyone else does, until the testator chooses another age for them.
 */
export const ageToTake = (will: Will, person: Person): ChildrenAge => {
  if (isTheirsAtOnce(person)) return ADULT_FROM_AGE
  if (ownChildrenOf(will).some(({ id }) => id === person.id)) return ageOfChildren(will)
  return person.age ?? ADULT_FROM_AGE
}

const isUnder = (person: Person, age: number, today: Day): boolean =>
  !person.died && (person.dob ? ageOn(today, person.dob) < age : person.isChild === 'Yes')

/** Whether executors would hold what this person is left. Of an adult without a date of birth it is not known, and not said. */
export const isTooYoung = (will: Will, person: Person, today: Day): boolean =>
  isUnder(person, ageToTake(will, person), today)

/** Whether the age is asked: a child of the testator's own is under 25, all are still to come, or a later age was chosen. */
export const asksForChildrenAge = (will: Will, today: Day): boolean => {
  const own = ownChildrenOf(will)
  if (own.length === 0) return laterChildrenMayTake(will)
  return ageOfChildren(will) > ADULT_FROM_AGE || own.some((child) => isUnder(child, OLDEST_AGE, today))
}
