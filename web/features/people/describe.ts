/** How people and things are described under their names. */
import { ageOn } from '#core/text/birthday.ts'
import { isMinor } from '#core/will/questions.ts'
import type { Charity, Person, Pet } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

export const describePerson = (person: Person): string => {
  const relation = person.relationship ?? (person.type === 'partner' ? 'Partner' : '')
  if (person.dob) return [relation, `aged ${ageOn(today(), person.dob)}`].filter(Boolean).join(' · ')
  return [relation, isMinor(person, today()) && 'under 18'].filter(Boolean).join(' · ')
}

export const describeCharity = (charity: Charity): string =>
  charity.charityId ? `Registered charity ${charity.charityId}` : 'Charity'

export const describePet = (pet: Pet): string =>
  [pet.type, pet.lookAfter === 'No' && 'no one to be named'].filter(Boolean).join(' · ')
