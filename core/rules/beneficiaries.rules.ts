import { ageOn, type Day, isRealDay, isUnder18 } from '../text/calendar-day.ts'
import { isCharityNumber } from '../text/names.ts'
import { beneficiaryTypes } from '../will/lists.ts'
import {
  childrenEverOf,
  hasPartner,
  includes,
  inheritors,
  isLiving,
  partnerOf,
  personsOf,
  petsOf,
  petsToLookAfter,
  relationsToSay,
} from '../will/questions.ts'
import { isToldApart, notToldApart } from '../will/same-name.ts'
import type { Charity, Person, Pet, Will } from '../will/schema.ts'
import { addressAnywhereGiven, dateOfBirthGiven, emailGiven } from './fields.rules.ts'
import type { Problem } from './messages.ts'
import { filled, firstOf, fullNameGiven, type Rule, unless } from './rule.ts'

/** The chosen contact detail (date of birth, email or address) is required; the other two are ignored. */
export const contactIsGiven = (person: Partial<Person>, today: Day): Problem[] => {
  switch (person.useAddressType) {
    case 'dob':
      return dateOfBirthGiven('dob', person.dob, today)
    case 'email':
      return emailGiven('email', person.email)
    case 'fulladdress':
      return addressAnywhereGiven('fulladdress', person.fulladdress)
    case undefined:
      return []
  }
}

/** Years. A younger partner is a slip in the date. */
const PARTNER_FROM_AGE = 16

const partnerIsOldEnough = ({ type, dob, useAddressType }: Partial<Person>, today: Day): Problem[] =>
  unless(
    type !== 'partner' ||
      dob === undefined ||
      (useAddressType ?? 'dob') !== 'dob' ||
      !isRealDay(dob) ||
      ageOn(today, dob) >= PARTNER_FROM_AGE,
    'dob.year',
    'PARTNER_UNDER_16',
  )

export const personIsDescribed = (person: Partial<Person>, today: Day): Problem[] => [
  ...fullNameGiven('fullname', person.fullname),
  ...firstOf(contactIsGiven(person, today), partnerIsOldEnough(person, today)),
]

/** A child needs a name and, while living, either a date of birth or an answer to whether they are under 18. */
export const childIsDescribed = (child: Partial<Person>, today: Day): Problem[] => [
  ...personIsDescribed(child, today),
  ...unless(child.died || child.isChild !== undefined || child.dob !== undefined, 'isChild', 'SELECT_OPTION'),
  ...unless(child.relationship !== undefined, 'relationship', 'SELECT_OPTION'),
  ...unless(
    child.isChild === undefined || child.dob === undefined || (child.isChild === 'Yes') === isUnder18(child.dob, today),
    'isChild',
    'SELECT_OPTION',
  ),
]

export const relationField = (person: Person) => `relationship.${person.id}`

/** Asked on the partner's page. */
export const relationsAreSaid: Rule = (will) =>
  relationsToSay(will).flatMap((person) =>
    unless(person.relationship !== undefined, relationField(person), 'SELECT_OPTION'),
  )

/** A testator who has left the partner whose will theirs was made from is asked with the children. */
export const relationsAreSaidAlone: Rule = (will, today) => (hasPartner(will) ? [] : relationsAreSaid(will, today))

export const partnerIsNamed: Rule = (will) => fullNameGiven('fullname', partnerOf(will)?.fullname)

export const childrenAreNamed: Rule = (will) => [
  ...unless(will.haveChildren !== undefined, 'haveChildren', 'SELECT_OPTION'),
  ...unless(will.haveChildren !== 'Yes' || childrenEverOf(will).length > 0, 'persons', 'ADD_CHILD'),
]

export const someBeneficiaryIsNamed: Rule = (will) =>
  unless(
    will.charities.length > 0 || will.persons.some(({ type }) => includes(beneficiaryTypes, type)),
    'persons',
    'ADD_ONE_BENEFICIARY',
  )

export const aBeneficiaryInherits: Rule = (will) => unless(inheritors(will).length > 0, 'persons', 'SELECT_INHERIT')

export const aPersonIsNamed: Rule = (will) => unless(will.persons.length > 0, 'persons', 'ADD_ADULT_PERSON')

export const petGuardianField = (pet: Pet) => `guardianId.${pet.id}`

export const petIsDescribed = (pet: Partial<Pet>): Problem[] => [
  ...filled('fullname', pet.fullname),
  ...unless(pet.type !== undefined, 'type', 'SELECT_OPTION'),
  ...unless(pet.lookAfter !== undefined, 'lookAfter', 'SELECT_OPTION'),
]

/** The will prints both: a name that is a number, or a number that cannot be one, would not be found by an executor. */
export const charityIsDescribed = ({ fullname, charityId = '' }: Partial<Charity>): Problem[] => [
  ...(fullname && /\d/.test(fullname) && !/\p{L}/u.test(fullname)
    ? [{ field: 'fullname', code: 'CHARITY_NAME_WITHOUT_LETTERS' } as const]
    : filled('fullname', fullname)),
  ...unless(charityId === '' || isCharityNumber(charityId.trim()), 'charityId', 'CHARITY_NUMBER_WRONG_FORMAT'),
]

export const petsAreNamed: Rule = (will) => [
  ...unless(will.havePets !== undefined, 'havePets', 'SELECT_OPTION'),
  ...unless(will.havePets !== 'Yes' || petsOf(will).length > 0, 'pets', 'ADD_PET'),
]

/** Whether there are people, all of them living. */
export const areChosenAndLiving = (people: readonly Person[]): boolean => people.length > 0 && people.every(isLiving)

export const petsHaveGuardians: Rule = (will) =>
  petsToLookAfter(will).flatMap((pet) =>
    unless(areChosenAndLiving(personsOf(will, pet.guardianId)), petGuardianField(pet), 'SELECT_GUARDIAN'),
  )

/** A gift whose words fit two people may fail for uncertainty, or need a court to decide who was meant. */
export const peopleAreToldApart: Rule = (will) => unless(notToldApart(will).length === 0, 'people', 'SAME_NAME')

/** The id of a person who is not added yet. No person of a will has it. */
export const NEW_PERSON_ID = 0

/** The same for a person about to be added or changed. */
export const personIsToldApart = ({ persons }: Pick<Will, 'persons'>, person: Person): Problem[] =>
  unless(isToldApart(person, { persons }), 'fullname', 'SAME_NAME')
