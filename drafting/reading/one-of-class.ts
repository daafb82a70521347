import { ADULT_FROM_AGE } from '#core/constants.ts'
import { mayBeInClass, mayShare } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { ageInClass, ageOrStart, idsThatMayTake } from '#core/will/young-takers.ts'
import { ages as words } from '#words/en/reading.ts'

/** When a grandchild has what they get as one of the class, where one who is named has another age or start. */
export const asOneOfClass = (will: Will): string[] => {
  const inClass = ageInClass(will)
  const isNamed = mayShare(will)
    .filter((person) => mayBeInClass(person) && ageOrStart(person) !== inClass)
    .some((person) => ageOrStart(person) !== ADULT_FROM_AGE || idsThatMayTake(will).includes(person.id))
  if (inClass === undefined || !isNamed) return []
  return [inClass === 'from the start' ? words.asOneFromStart : words.asOneOfGroup(inClass), words.anythingElseTheyGet]
}
