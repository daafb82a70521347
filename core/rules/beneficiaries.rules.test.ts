import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { personTypes } from '../will/lists.ts'
import type { Person } from '../will/schema.ts'
import {
  childIsDescribed,
  childrenAreNamed,
  contactIsGiven,
  partnerIsNamed,
  personIsDescribed,
  someBeneficiaryIsNamed,
  somebodyInherits,
  somebodyIsNamed,
} from './beneficiaries.rules.ts'

const fullContact = {
  dob: { day: 1, month: 1, year: 1990 },
  email: 'anne@example.com',
  fulladdress: { house_name: '3', town: 'Ludlow', postcode: 'SY8 1BE' },
}

test.each([
  ['dob', ['dob.day']],
  ['email', ['email']],
  ['fulladdress', ['fulladdress.house_name', 'fulladdress.town', 'fulladdress.postcode']],
] as const)('a person reached by %s must give it, and neither of the other two', (useAddressType, fields) => {
  expect(contactIsGiven({ useAddressType }, today).map(({ field }) => field)).toEqual(fields)
  expect(contactIsGiven({ useAddressType, [useAddressType]: fullContact[useAddressType] }, today)).toEqual([])
})

test('relationship, description and contact detail may be left out', () => {
  expect(personIsDescribed({ fullname: 'Anne Price' }, today)).toEqual([])
})

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

  test('is an adult with the years of one: from 18 to 120 years back', () => {
    const born = (yearsAgo: number) => ({ ...today, year: today.year - yearsAgo })
    const codes = (dob: Person['dob']) =>
      childIsDescribed({ ...child, useAddressType: 'dob', isChild: 'No', dob }, today)
    expect([codes(born(18)), codes(born(120))]).toEqual([[], []])
    expect(codes(born(17))).toEqual([{ field: 'isChild', code: 'SELECT_OPTION' }])
    expect(codes(born(121))).toEqual([{ field: 'dob.year', code: 'DOB_TOO_OLD' }])
  })

  test('is under 18 with the years of one: from today to 18 years back', () => {
    const born = (yearsAgo: number) => ({ ...today, year: today.year - yearsAgo })
    const codes = (dob: Person['dob']) =>
      childIsDescribed({ ...child, useAddressType: 'dob', isChild: 'Yes', dob }, today)
    expect([codes(today), codes(born(17))]).toEqual([[], []])
    expect(codes(born(18))).toEqual([{ field: 'isChild', code: 'SELECT_OPTION' }])
    expect(codes(born(-1))).toEqual([{ field: 'dob.year', code: 'DOB_IN_FUTURE' }])
  })

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

test('a will with a partner names them', () => {
  expect(partnerIsNamed(aWill({ status: 'Married' }), today)).toEqual([{ field: 'fullname', code: 'FIELD_REQUIRED' }])
  const named = aWill({ status: 'Married', persons: [aPerson({ type: 'partner', fullname: 'Thomas Hale' })] })
  expect(partnerIsNamed(named, today)).toEqual([])
})

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
test.each(personTypes.map((type) => [type, beneficiaries.includes(type)] as const))(
  'somebody of type %s makes a beneficiary: %s',
  (type, is) => {
    const found = someBeneficiaryIsNamed(aWill({ persons: [aPerson({ type })] }), today)
    expect(found).toEqual(is ? [] : [{ field: 'persons', code: 'ADD_ONE_BENEFICIARY' }])
  },
)

test('a charity alone is a beneficiary', () => {
  expect(someBeneficiaryIsNamed(aWill({ charities: [aCharity()] }), today)).toEqual([])
})

test('at least one person or charity inherits', () => {
  const nobody = [{ field: 'persons', code: 'SELECT_INHERIT' }]
  expect(somebodyInherits(aWill({ persons: [aPerson()] }), today)).toEqual(nobody)
  expect(somebodyInherits(aWill({ persons: [anHeir(100, { isExcluded: true })] }), today)).toEqual(nobody)
  expect(somebodyInherits(aWill({ persons: [anHeir(100)] }), today)).toEqual([])
  expect(somebodyInherits(aWill({ charities: [aCharity({ inherit: true })] }), today)).toEqual([])
})

test('a will names at least one person', () => {
  expect(somebodyIsNamed(aWill({ charities: [aCharity()] }), today)).toEqual([
    { field: 'persons', code: 'ADD_ADULT_PERSON' },
  ])
  expect(somebodyIsNamed(aWill({ persons: [aPerson()] }), today)).toEqual([])
})
