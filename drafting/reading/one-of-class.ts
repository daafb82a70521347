import { ADULT_FROM_AGE } from '#core/constants.ts'
import { mayBeInClass, mayShare } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { ageInClass, ageOrStart, idsThatMayTake, isAllHeldFor } from '#core/will/young-takers.ts'
import { ages as words } from '#words/en/reading.ts'

/** That the age of the class is for nothing else, where one who is named has another age or start. Else empty. */
export const apartFromClass = (will: Will): string => {
  const inClass = ageInClass(will)
  const isNamed = mayShare(will)
    .filter((person) => mayBeInClass(person) && !isAllHeldFor(will, person.id) && ageOrStart(person) !== inClass)
    .some((person) => ageOrStart(person) !== ADULT_FROM_AGE || idsThatMayTake(will).includes(person.id))
  return inClass !== undefined && isNamed ? words.apartFromGroup : ''
}
