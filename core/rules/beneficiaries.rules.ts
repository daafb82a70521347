import { type Day, isUnder18 } from '../text/birthday.ts'
import { beneficiaryTypes } from '../will/lists.ts'
import { childrenOf, includes, inheritors, partnerOf } from '../will/questions.ts'
import type { Person } from '../will/schema.ts'
import { dateOfBirthGiven } from './date-of-birth.rules.ts'
import { addressGiven, emailGiven, fullNameGiven } from './fields.rules.ts'
import type { Problem } from './messages.ts'
import { type Rule, unless } from './rule.ts'

/** The chosen contact detail (date of birth, email or address) is required; the other two are left out of account. */
export const contactIsGiven = (person: Partial<Person>, today: Day): Problem[] => {
  switch (person.useAddressType) {
    case 'dob':
      return dateOfBirthGiven('dob', person.dob, today)
    case 'email':
      return emailGiven('email', person.email)
    case 'fulladdress':
      return addressGiven('fulladdress', person.fulladdress, 'POSTCODE_NOT_UK')
    case undefined:
      return []
  }
}

export const personIsDescribed = (person: Partial<Person>, today: Day): Problem[] => [
  ...fullNameGiven('fullname', person.fullname),
  ...contactIsGiven(person, today),
]

/** A child needs a name, and either a date of birth or an answer to whether they are under 18. */
export const childIsDescribed = (child: Partial<Person>, today: Day): Problem[] => [
  ...personIsDescribed(child, today),
  ...unless(child.isChild !== undefined || child.dob !== undefined, 'isChild', 'SELECT_OPTION'),
  ...unless(child.relationship !== undefined, 'relationship', 'SELECT_OPTION'),
  ...unless(
    child.isChild === undefined || child.dob === undefined || (child.isChild === 'Yes') === isUnder18(child.dob, today),
    'isChild',
    'SELECT_OPTION',
  ),
]

export const partnerIsNamed: Rule = (will) => fullNameGiven('fullname', partnerOf(will)?.fullname)

export const childrenAreNamed: Rule = (will) => [
  ...unless(will.haveChildren !== undefined, 'haveChildren', 'SELECT_OPTION'),
  ...unless(will.haveChildren !== 'Yes' || childrenOf(will).length > 0, 'persons', 'ADD_CHILD'),
]

export const someBeneficiaryIsNamed: Rule = (will) =>
  unless(
    will.charities.length > 0 || will.persons.some(({ type }) => includes(beneficiaryTypes, type)),
    'persons',
    'ADD_ONE_BENEFICIARY',
  )

export const somebodyInherits: Rule = (will) => unless(inheritors(will).length > 0, 'persons', 'SELECT_INHERIT')

export const somebodyIsNamed: Rule = (will) => unless(will.persons.length > 0, 'persons', 'ADD_ADULT_PERSON')
