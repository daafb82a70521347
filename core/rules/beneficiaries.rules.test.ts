import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aPet, aWill, simplestWill, today } from '#testkit/builders.ts'
import { personTypes } from '../will/lists.ts'
import type { Person } from '../will/schema.ts'
import {
  aBeneficiaryInherits,
  aPersonIsNamed,
  childIsDescribed,
  childrenAreNamed,
  contactIsGiven,
  partnerIsNamed,
  peopleAreToldApart,
  personIsDescribed,
  personIsToldApart,
  petIsDescribed,
  petsAreNamed,
  petsHaveGuardians,
  someBeneficiaryIsNamed,
} from './beneficiaries.rules.ts'

const fullContact = {
  dob: { day: 1, month: 1, year: 1990 },
  email: 'anne@example.com',
  fulladdress: { house_name: '3', town: 'Ludlow', postcode: 'SY8 1BE' },
}

// Promise: rule.contact
test.each([
  ['dob', ['dob.day']],
  ['email', ['email']],
  ['fulladdress', ['fulladdress.house_name', 'fulladdress.town', 'fulladdress.postcode']],
] as const)('a person reached by %s must give it, and neither of the other two', (useAddressType, fields) => {
  expect(contactIsGiven({ useAddressType }, today).map(({ field }) => field)).toEqual(fields)
  expect(contactIsGiven({ useAddressType, [useAddressType]: fullContact[useAddressType] }, today)).toEqual([])
})

// Promise: rule.optional
test('relationship, description and contact detail may be left out', () => {
  expect(personIsDescribed({ fullname: 'Anne Price' }, today)).toEqual([])
})

// Promise: name.full
test('a person needs a full name', () => {
  expect(personIsDescribed({ fullname: 'Anne' }, today)).toEqual([{ field: 'fullname', code: 'NAME_WRONG_FORMAT' }])
})

describe('a child', () => {
  const child: Partial<Person> = { fullname: 'Ruth Hale', relationship: 'Daughter' }

  test('is under 18 or not, by an answer or a date of birth', () => {
    expect(childIsDescribed(child, today)).toEqual([{ field: 'isChild', code: 'SELECT_OPTION' }])
    expect(childIsDescribed({ ...child, isChild: 'No' }, today)).toEqual([])
    expect(childIsDescribed({ ...child, isChild: 'Yes' }, today)).toEqual([])
    expect(childIsDescribed({ ...child, isChild: 'No', dob: { day: 1, month: 1, year: 1990 } }, today)).toEqual([])
    expect(childIsDescribed({ ...child, dob: { day: 1, month: 1, year: 1990 } }, today)).toEqual([])
  })

  // Promise: years.adult-child, limit.child
  test('is an adult if born from 18 to 120 years ago', () => {
    const born = (yearsAgo: number) => ({ ...today, year: today.year - yearsAgo })
    const codes = (dob: Person['dob']) =>
      childIsDescribed({ ...child, useAddressType: 'dob', isChild: 'No', dob }, today)
    expect([codes(born(18)), codes(born(120))]).toEqual([[], []])
    expect(codes(born(17))).toEqual([{ field: 'isChild', code: 'SELECT_OPTION' }])
    expect(codes(born(121))).toEqual([{ field: 'dob.year', code: 'DOB_TOO_OLD' }])
  })

  // Promise: years.child, limit.child
  test('is under 18 if born from today to 18 years ago', () => {
    const born = (yearsAgo: number) => ({ ...today, year: today.year - yearsAgo })
    const codes = (dob: Person['dob']) =>
      childIsDescribed({ ...child, useAddressType: 'dob', isChild: 'Yes', dob }, today)
    expect([codes(today), codes(born(17))]).toEqual([[], []])
    expect(codes(born(18))).toEqual([{ field: 'isChild', code: 'SELECT_OPTION' }])
    expect(codes(born(-1))).toEqual([{ field: 'dob.year', code: 'DOB_IN_FUTURE' }])
  })

  // Promise: years.child
  test('cannot be under 18 and born longer ago', () => {
    const dob = { day: 1, month: 1, year: 1990 }
    expect(childIsDescribed({ ...child, isChild: 'Yes', dob }, today)).toEqual([
      { field: 'isChild', code: 'SELECT_OPTION' },
    ])
  })

  test('is a son, a daughter or a stepchild', () => {
    expect(childIsDescribed({ fullname: 'Ruth Hale', isChild: 'No' }, today)).toEqual([
      { field: 'relationship', code: 'SELECT_OPTION' },
    ])
  })
})

// Promise: rule.beneficiary.3
test('a will with a partner names them', () => {
  expect(partnerIsNamed(aWill({ status: 'Married' }), today)).toEqual([{ field: 'fullname', code: 'FIELD_REQUIRED' }])
  const named = aWill({ status: 'Married', persons: [aPerson({ type: 'partner', fullname: 'Thomas Hale' })] })
  expect(partnerIsNamed(named, today)).toEqual([])
})

// Promise: rule.beneficiary.2
test.each([
  [undefined, 0, [{ field: 'haveChildren', code: 'SELECT_OPTION' }]],
  ['Yes', 0, [{ field: 'persons', code: 'ADD_CHILD' }]],
  ['Yes', 1, []],
  ['No', 0, []],
] as const)('children "%s" with %d named gives %j', (haveChildren, count, expected) => {
  const { haveChildren: _, ...rest } = aWill({ persons: count ? [aPerson({ type: 'Child' })] : [] })
  expect(childrenAreNamed({ ...rest, ...(haveChildren && { haveChildren }) }, today)).toEqual(expected)
})

const beneficiaries = ['Child', 'Person', 'Charity', 'partner']
// Promise: rule.beneficiary
test.each(personTypes.map((type) => [type, beneficiaries.includes(type)] as const))(
  'a person of type %s is a beneficiary: %s',
  (type, is) => {
    const found = someBeneficiaryIsNamed(aWill({ persons: [aPerson({ type })] }), today)
    expect(found).toEqual(is ? [] : [{ field: 'persons', code: 'ADD_ONE_BENEFICIARY' }])
  },
)

// Promise: rule.beneficiary
test('a charity alone is a beneficiary', () => {
  expect(someBeneficiaryIsNamed(aWill({ charities: [aCharity()] }), today)).toEqual([])
})

// Promise: rule.inherit
test('at least one person or charity inherits', () => {
  const noHeir = [{ field: 'persons', code: 'SELECT_INHERIT' }]
  expect(aBeneficiaryInherits(aWill({ persons: [aPerson()] }), today)).toEqual(noHeir)
  expect(aBeneficiaryInherits(aWill({ persons: [anHeir(100, { isExcluded: true })] }), today)).toEqual(noHeir)
  expect(aBeneficiaryInherits(aWill({ persons: [anHeir(100)] }), today)).toEqual([])
  expect(aBeneficiaryInherits(aWill({ charities: [aCharity({ inherit: true })] }), today)).toEqual([])
})

// Promise: rule.adult
test('a will names at least one person', () => {
  expect(aPersonIsNamed(aWill({ charities: [aCharity()] }), today)).toEqual([
    { field: 'persons', code: 'ADD_ADULT_PERSON' },
  ])
  expect(aPersonIsNamed(aWill({ persons: [aPerson()] }), today)).toEqual([])
})

// Promise: rule.pet-guardian.2
test.each([
  [undefined, 0, [{ field: 'havePets', code: 'SELECT_OPTION' }]],
  ['Yes', 0, [{ field: 'pets', code: 'ADD_PET' }]],
  ['Yes', 1, []],
  ['No', 0, []],
] as const)('pets "%s" with %d named gives %j', (havePets, count, expected) => {
  const { havePets: _, ...rest } = aWill({ pets: count ? [aPet()] : [] })
  expect(petsAreNamed({ ...rest, ...(havePets && { havePets }) }, today)).toEqual(expected)
})

test.each([
  // Promise: rule.pet-guardian
  ['a pet to be looked after, without a guardian', 'Yes', [], [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  [
    'a pet to be looked after by a person who is not in the will',
    'Yes',
    [9],
    [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }],
  ],
  [
    'a pet to be looked after by someone who has died',
    'Yes',
    [1, 2],
    [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }],
  ],
  // Promise: who.pets
  ['a pet to be looked after by a friend', 'Yes', [1], []],
  // Promise: rule.pet-guardian
  ['a pet that need not be looked after', 'No', [], []],
] as const)('%s', (_what, lookAfter, guardianId, expected) => {
  const will = aWill({
    havePets: 'Yes',
    persons: [aPerson(), aPerson({ id: 2, died: true })],
    pets: [aPet({ lookAfter, guardianId: [...guardianId] })],
  })
  expect(petsHaveGuardians(will, today)).toEqual(expected)
})

test('pets need no guardian once the answer is that there are none', () => {
  expect(petsHaveGuardians(aWill({ havePets: 'No', pets: [aPet()] }), today)).toEqual([])
})

// Promise: rule.pet-guardian.2
test('a pet has a name, a kind, and an answer to whether it should be looked after', () => {
  expect(petIsDescribed({})).toEqual([
    { field: 'fullname', code: 'FIELD_REQUIRED' },
    { field: 'type', code: 'SELECT_OPTION' },
    { field: 'lookAfter', code: 'SELECT_OPTION' },
  ])
  expect(petIsDescribed(aPet())).toEqual([])
})

test('a pet may be called anything', () => {
  expect(petIsDescribed(aPet({ fullname: 'R2-D2' }))).toEqual([])
})

const sam = anHeir(50, { id: 1, fullname: 'Sam Price', relationship: 'Nephew' })
const home = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }
const born = (year: number) => ({ day: 4, month: 5, year })
const otherSam = (given: Partial<Person> = {}) => ({ ...sam, id: 2, ...given })
const willWith = (...persons: Person[]) => simplestWill({ persons })

// Promise: rule.beneficiary.4
test.each<[string, Person, Person]>([
  ['another relationship', sam, otherSam({ relationship: 'Friend' })],
  ['a relationship of one of them only', sam, otherSam({ relationship: 'Other' })],
  ['an address of one of them', sam, otherSam({ useAddressType: 'fulladdress', fulladdress: home })],
  ['years of birth', { ...sam, dob: born(1961) }, otherSam({ dob: born(1990) })],
  ['another name', sam, otherSam({ fullname: 'Sam Pryce' })],
])('two people are told apart by %s', (_what, one, other) => {
  expect(peopleAreToldApart(willWith(one, other), today)).toEqual([])
})

// Promise: rule.beneficiary.4
test.each<[string, Person, Person]>([
  ['the same name and relationship', sam, otherSam()],
  ['capitals and spaces', sam, otherSam({ fullname: ' SAM  price ' })],
  ['an email, which the will does not print', sam, otherSam({ useAddressType: 'email', email: 'sam@example.test' })],
  ['an address that is not the detail chosen', sam, otherSam({ useAddressType: 'email', fulladdress: home })],
  ['one year of birth', { ...sam, dob: born(1961) }, otherSam()],
  ['two birthdays in one year', { ...sam, dob: born(1961) }, otherSam({ dob: { day: 5, month: 5, year: 1961 } })],
])('two people are not told apart by %s', (_what, one, other) => {
  expect(peopleAreToldApart(willWith(one, other), today)).toEqual([{ field: 'people', code: 'SAME_NAME' }])
})

test('a person whom the will never names is no problem', () => {
  const unused = aPerson({ id: 2, fullname: 'Sam Price', relationship: 'Nephew' })
  expect(peopleAreToldApart(willWith(sam, unused), today)).toEqual([])
})

test('a person described like another is reported when added, and not when changed', () => {
  expect(personIsToldApart(willWith(sam), otherSam({ id: 0 }))).toEqual([{ field: 'fullname', code: 'SAME_NAME' }])
  expect(personIsToldApart(willWith(sam), { ...sam, description: 'Plays the cello' })).toEqual([])
})

test('a partner younger than 16 is a slip of the year', () => {
  const partner = { fullname: 'Thomas Hale', type: 'partner', useAddressType: 'dob' } as const
  expect(personIsDescribed({ ...partner, dob: { day: 1, month: 5, year: 2020 } }, today)).toEqual([
    { field: 'dob.year', code: 'PARTNER_UNDER_16' },
  ])
  expect(personIsDescribed({ ...partner, dob: { day: 1, month: 5, year: 1960 } }, today)).toEqual([])
  expect(personIsDescribed({ ...partner, type: 'Person', dob: { day: 1, month: 5, year: 2020 } }, today)).toEqual([])
})
