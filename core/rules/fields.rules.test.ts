import { describe, expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { addressLine } from '../will/address-lines.ts'
import { addressAnywhereGiven, addressGiven, dateOfBirthGiven, emailGiven } from './fields.rules.ts'
import { filled, fullNameGiven, nameGiven, optionalName } from './rule.ts'

const codes = (problems: { code: string }[]) => problems.map(({ code }) => code)

// Promise: required.default, required.spaces
test.each([
  [undefined, ['FIELD_REQUIRED']],
  ['', ['FIELD_REQUIRED']],
  ['   ', ['FIELD_EMPTY']],
  ['Ludlow', []],
])('a required field holding %j gives %j', (value, expected) => {
  expect(codes(filled('town', value))).toEqual(expected)
})

// Promise: name.digit
test.each([
  [undefined, ['FIELD_REQUIRED']],
  [' ', ['FIELD_EMPTY']],
  ['Anna2', ['NAME_WITHOUT_NUMBER_WRONG_FORMAT']],
  ['A.', ['NAME_WRONG_FORMAT']],
  ['a'.repeat(51), ['NAME_TOO_LONG']],
  ['a'.repeat(60), ['NAME_TOO_LONG']],
  ['a'.repeat(50), []],
  ['Anna', []],
])('a name of %j gives %j', (value, expected) => {
  expect(codes(nameGiven('first_name', value))).toEqual(expected)
})

// Promise: name.digit
test.each([
  [undefined, ['FIELD_REQUIRED']],
  ['Anna', ['NAME_WRONG_FORMAT']],
  ['Anna Bell 2nd', ['NAME_WITHOUT_NUMBER_WRONG_FORMAT']],
  ['Anna Bell', []],
])('a full name of %j gives %j', (value, expected) => {
  expect(codes(fullNameGiven('fullname', value))).toEqual(expected)
})

// Promise: details.middle-name, name.full.2
test('a middle name may be left out, but if given it must be a name', () => {
  expect(optionalName('middle_name', undefined)).toEqual([])
  expect(optionalName('middle_name', ' ')).toEqual([])
  expect(codes(optionalName('middle_name', 'R2'))).toEqual(['NAME_WITHOUT_NUMBER_WRONG_FORMAT'])
})

// Promise: required.own, format.email
test.each([
  [undefined, ['EMAIL_WRONG_FORMAT']],
  ['', ['EMAIL_WRONG_FORMAT']],
  ['anna', ['EMAIL_WRONG_FORMAT']],
  ['anna@example.com', []],
])('an email of %j gives %j', (value, expected) => {
  expect(codes(emailGiven('email', value))).toEqual(expected)
})

// Promise: required.own, rule.address
test('an empty address names each part it needs', () => {
  expect(addressGiven('address', undefined)).toEqual([
    { field: 'address.house_name', code: 'FIELD_REQUIRED' },
    { field: 'address.town', code: 'FIELD_REQUIRED' },
    { field: 'address.postcode', code: 'POSTCODE_WRONG_FORMAT' },
  ])
})

// Promise: details.middle-name, format.postcode, rule.address
test('an address needs no street, but a postcode of the right form', () => {
  const home = { house_name: 'The Mill', town: 'Ludlow', postcode: 'SY8 1AB' }
  expect(addressGiven('address', home)).toEqual([])
  expect(addressGiven('address', { ...home, postcode: '12345' })).toEqual([
    { field: 'address.postcode', code: 'POSTCODE_WRONG_FORMAT' },
  ])
})

// Promise: format.date
test.each([
  ['nothing', undefined, 'dob.day', 'DOB_REQUIRED'],
  ['no day', { month: 2, year: 1990 }, 'dob.day', 'DOB_REQUIRED'],
  ['no month', { day: 2, year: 1990 }, 'dob.month', 'DOB_REQUIRED'],
  ['no year', { day: 2, month: 2 }, 'dob.year', 'DOB_REQUIRED'],
  ['30 February', { day: 30, month: 2, year: 1990 }, 'dob.day', 'DOB_NOT_REAL'],
  ['29 February of a common year', { day: 29, month: 2, year: 1990 }, 'dob.day', 'DOB_NOT_REAL'],
  ['tomorrow', { ...today, day: today.day + 1 }, 'dob.year', 'DOB_IN_FUTURE'],
  // Promise: years.gift
  ['121 years ago', { ...today, year: today.year - 121 }, 'dob.year', 'DOB_TOO_OLD'],
])('a date of birth with %s is sent back', (_what, dob, field, code) => {
  expect(dateOfBirthGiven('dob', dob, today)).toEqual([{ field, code }])
})

// Promise: years.gift, format.date
test.each([
  ['today', today],
  ['120 years ago', { ...today, year: today.year - 120 }],
  ['29 February of a leap year', { day: 29, month: 2, year: 1992 }],
])('a date of birth of %s is accepted', (_what, dob) => {
  expect(dateOfBirthGiven('dob', dob, today)).toEqual([])
})

// Finding: 44
describe('the address of a person abroad', () => {
  const paris = { house_name: '12', street_address: 'Rue Cler', town: 'Paris', postcode: '75007', country: 'France' }

  test('needs a country, and no British postcode', () => {
    expect(addressAnywhereGiven('fulladdress', paris)).toEqual([])
    expect(addressAnywhereGiven('fulladdress', { ...paris, postcode: '' })).toEqual([])
    expect(addressAnywhereGiven('fulladdress', { ...paris, country: ' ' })).toEqual([
      { field: 'fulladdress.country', code: 'FIELD_EMPTY' },
    ])
    const { country: _country, ...british } = paris
    expect(addressAnywhereGiven('fulladdress', british)).toEqual([
      { field: 'fulladdress.postcode', code: 'POSTCODE_NOT_UK' },
    ])
  })

  test('is no address of the testator, who lives here', () => {
    expect(addressGiven('address', paris)).toEqual([{ field: 'address.postcode', code: 'POSTCODE_WRONG_FORMAT' }])
  })

  test('stands in the will with its country', () => {
    expect(addressLine(paris)).toBe('12 Rue Cler, Paris, 75007, France')
  })
})
