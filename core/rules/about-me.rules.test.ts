import { describe, expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import { maritalStatuses } from '../will/lists.ts'
import type { Account } from '../will/schema.ts'
import {
  addressIsGiven,
  jointAccountsNameTheirOwners,
  jointOwnersAreNamed,
  maritalStatusIsSaid,
  nameIsGiven,
  ownershipOfHomeIsSaid,
  testatorIsAnAdult,
} from './about-me.rules.ts'

const anAccount = (given: Partial<Account>): Account => ({
  id: 1,
  assetType: 'Property',
  mortgageWithPersons: [],
  ...given,
})
const joint = 'I own it jointly with someone else'

// Promise: who.about, name.full.2
test('the testator gives a first and a last name; a middle name is optional', () => {
  const named = (details: object) => nameIsGiven(aWill({ details }), today)
  expect(named({})).toEqual([
    { field: 'first_name', code: 'FIELD_REQUIRED' },
    { field: 'last_name', code: 'FIELD_REQUIRED' },
  ])
  expect(named({ first_name: 'Margaret', last_name: 'Hale' })).toEqual([])
  expect(named({ first_name: 'Margaret', middle_name: '3', last_name: 'Hale' })).toEqual([
    { field: 'middle_name', code: 'NAME_WITHOUT_NUMBER_WRONG_FORMAT' },
  ])
})

// Promise: rule.address
test('the testator gives an address', () => {
  expect(addressIsGiven(aWill(), today)).toEqual([])
  expect(addressIsGiven(aWill({ details: {} }), today).map(({ field }) => field)).toEqual([
    'address.house_name',
    'address.town',
    'address.postcode',
  ])
})

describe('the home', () => {
  const owned = (account: Partial<Account>) =>
    aWill({ ownProperty: 'Yes', persons: [aPerson()], accounts: [anAccount({ isYourOwn: 'Yes', ...account })] })

  test('needs an answer whether there is one', () => {
    const { ownProperty: _, ...will } = aWill()
    expect(ownershipOfHomeIsSaid(will, today)).toEqual([{ field: 'ownProperty', code: 'SELECT_OPTION' }])
    expect(ownershipOfHomeIsSaid(aWill({ ownProperty: 'No' }), today)).toEqual([])
  })

  test('an owner says whether it is owned alone or jointly', () => {
    expect(ownershipOfHomeIsSaid(aWill({ ownProperty: 'Yes' }), today)).toEqual([
      { field: 'owner', code: 'SELECT_OPTION' },
    ])
    expect(ownershipOfHomeIsSaid(owned({ owner: 'I own it alone' }), today)).toEqual([])
  })

  // Promise: words.home
  test('a joint owner names the others and says how it is held', () => {
    expect(ownershipOfHomeIsSaid(owned({ owner: joint }), today)).toEqual([
      { field: 'mortgageWithPersons', code: 'ADD_ADULT_PERSON' },
      { field: 'ownershipType', code: 'SELECT_OPTION' },
    ])
    expect(
      ownershipOfHomeIsSaid(owned({ owner: joint, mortgageWithPersons: [1], ownershipType: 'Joint tenants' }), today),
    ).toEqual([])
  })

  // Promise: words.home
  test('another property does not answer for the home', () => {
    const will = aWill({ ownProperty: 'Yes', accounts: [anAccount({ owner: 'I own it alone' })] })
    expect(ownershipOfHomeIsSaid(will, today)).toEqual([{ field: 'owner', code: 'SELECT_OPTION' }])
  })
})

// Promise: rule.joint
test('an account held jointly names a person who is in the will', () => {
  const will = { persons: [aPerson({ id: 1 })] }
  const missing = [{ field: 'mortgageWithPersons', code: 'ADD_ADULT_PERSON' }]
  expect(jointOwnersAreNamed(will, { owner: joint })).toEqual(missing)
  expect(jointOwnersAreNamed(will, anAccount({ owner: joint }))).toEqual(missing)
  expect(jointOwnersAreNamed(will, anAccount({ owner: joint, mortgageWithPersons: [9] }))).toEqual(missing)
  expect(jointOwnersAreNamed(will, anAccount({ owner: joint, mortgageWithPersons: [1] }))).toEqual([])
  expect(jointOwnersAreNamed(will, anAccount({ owner: 'I own it alone' }))).toEqual([])
})

// Promise: rule.joint
test('every account held jointly names its other owners, except the home, which has a step of its own', () => {
  const accounts = [
    anAccount({ id: 1, assetType: 'Bank account', owner: joint }),
    anAccount({ id: 2, assetType: 'Vehicle', owner: joint, mortgageWithPersons: [1] }),
    anAccount({ id: 3, owner: joint, isYourOwn: 'Yes' }),
    anAccount({ id: 4, owner: joint, isYourOwn: 'No' }),
  ]
  expect(jointAccountsNameTheirOwners(aWill({ persons: [aPerson()], accounts }), today)).toEqual([
    { field: 'accounts.1.mortgageWithPersons', code: 'ADD_ADULT_PERSON' },
    { field: 'accounts.4.mortgageWithPersons', code: 'ADD_ADULT_PERSON' },
  ])
})

// Promise: who.one-person, words.adult
test.each([
  ['no date of birth', undefined, [{ field: 'dob.day', code: 'DOB_REQUIRED' }]],
  [
    'the day before the 18th birthday',
    { day: 4, month: 11, year: 2008 },
    [{ field: 'dob.year', code: 'TESTATOR_UNDER_18' }],
  ],
  ['the 18th birthday', { day: 3, month: 11, year: 2008 }, []],
  ['a date in the future', { day: 3, month: 11, year: 2030 }, [{ field: 'dob.year', code: 'DOB_IN_FUTURE' }]],
])('a testator with %s gives %j', (_when, dob, expected) => {
  expect(testatorIsAnAdult(aWill({ details: dob ? { dob } : {} }), today)).toEqual(expected)
})

// Promise: who.about
test('a marital status must be chosen, and any will do', () => {
  const { status: _, ...will } = aWill()
  expect(maritalStatusIsSaid(will, today)).toEqual([{ field: 'status', code: 'SELECT_OPTION' }])
  for (const status of maritalStatuses) expect(maritalStatusIsSaid(aWill({ status }), today)).toEqual([])
})
