import { ageOn, isRealDay, isUnder18 } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { YesNo } from '#core/will/lists.ts'
import { isMinor } from '#core/will/questions.ts'
import type { Birthday, Charity, Person, Pet } from '#core/will/schema.ts'
import { describe as words } from '#words/en/people.ts'
import { today } from '../../api/today.ts'

/** The descriptions of people and things under their names. */

export const describePerson = (person: Person): string => {
  const relation = person.relationship ?? (person.type === 'partner' ? 'Partner' : '')
  if (person.died) return words.hasDiedLeavingChildren(relation)
  if (person.dob) return [relation, words.aged(ageOn(today(), person.dob))].filter(Boolean).join(' · ')
  return [relation, isMinor(person, today()) && 'under 18'].filter(Boolean).join(' · ')
}

export const describeCharity = (charity: Charity): string =>
  charity.charityId ? words.registeredCharity(charity.charityId) : 'Charity'

export const describePet = (pet: Pet): string =>
  [
    pet.type,
    pet.lookAfter === 'No' && 'nobody named',
    pet.lookAfter === 'Yes' && pet.money && words.goesWithIt(poundsInWords(pet.money)),
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether a person is under 18, once the date of birth is complete. */
export const minorAnswer = (dob: Birthday | undefined): YesNo | undefined =>
  dob && isRealDay(dob) ? (isUnder18(dob, today()) ? 'Yes' : 'No') : undefined
