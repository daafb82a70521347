import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aPet, aWill, today } from '#testkit/builders.ts'
import { fullNameOf } from './details-table.ts'
import { maritalStatuses } from './lists.ts'
import {
  adultCandidatesOf,
  candidatesOf,
  charitiesOf,
  childrenOf,
  circularBackup,
  excludedPersons,
  hasPartner,
  includes,
  inheritors,
  inheritsFromTheStart,
  isMinor,
  isStepchild,
  mayAppointGuardian,
  moneyGiven,
  nameOfHeir,
  partnerOf,
  personsOf,
  petsOf,
  petsToLookAfter,
  relationshipsOffered,
  typeFor,
  youngChildren,
} from './questions.ts'
import { partnerRelationships, relationships } from './relationships.ts'
import type { Person } from './schema.ts'

const withPartner = ['Living with a partner but not married', 'Married', 'Civil Partnership', 'Engaged']

// Promise: status.partner
test.each(maritalStatuses.map((status) => [status, withPartner.includes(status)] as const))(
  'a testator of status %s has a partner: %s',
  (status, has) => {
    expect(hasPartner({ status })).toBe(has)
  },
)

// Promise: status.partner
test('before a status is given there is no partner', () => {
  expect(hasPartner({})).toBe(false)
})

test('the partner is the person of that type', () => {
  const partner = aPerson({ id: 2, type: 'partner' })
  expect(partnerOf({ persons: [aPerson(), partner] })).toBe(partner)
  expect(partnerOf({ persons: [aPerson()] })).toBeUndefined()
})

// Promise: person.type.2
test.each(relationships)(
  'a %s gets the type of the page that adds them, unless they are the partner',
  (relationship) => {
    const expected = ['Husband', 'Wife', 'Civil partner', 'Spouse', 'Partner'].includes(relationship)
      ? 'partner'
      : 'Executor'
    expect(typeFor(relationship, 'Executor')).toBe(expected)
  },
)

test('a person without a relationship gets the type of the page that adds them', () => {
  expect(typeFor(undefined, 'Gift Person')).toBe('Gift Person')
})

// Promise: relation.partner
test('a spouse or partner is offered only while the will has none, and to the partner themselves', () => {
  const partner = aPerson({ id: 2, type: 'partner', relationship: 'Wife' })
  const others = relationships.filter((relationship) => !includes(partnerRelationships, relationship))
  expect(relationshipsOffered({ persons: [aPerson()] }, undefined)).toEqual(relationships)
  expect(relationshipsOffered({ persons: [aPerson(), partner] }, undefined)).toEqual(others)
  expect(relationshipsOffered({ persons: [aPerson(), partner] }, aPerson())).toEqual(others)
  expect(relationshipsOffered({ persons: [aPerson(), partner] }, partner)).toEqual(relationships)
})

// Promise: since.ticked
test.each([
  ['a husband', { type: 'partner', relationship: 'Husband' }, true],
  ['a partner', { type: 'partner' }, true],
  ['a daughter', { type: 'Child', relationship: 'Daughter' }, true],
  ['a son named with the others', { type: 'Person', relationship: 'Son' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['an adopted stepson', { type: 'Child', relationship: 'Stepson', stepchildRole: 'Adopted' }, true],
  ['a sister', { type: 'Person', relationship: 'Sister' }, false],
  ['a grandchild', { type: 'Person', relationship: 'Grandchild' }, false],
  ['someone of whom nothing is said', { type: 'Person' }, false],
] as const)('%s is ticked for a share when they are added: %#', (_who, given, ticked) => {
  expect(inheritsFromTheStart(aPerson(given))).toBe(ticked)
})

describe('children', () => {
  const child = aPerson({ type: 'Child', relationship: 'Son', isChild: 'Yes' })

  // Promise: words.young
  test.each([
    ['with nothing known', {}, false],
    ['said to be under 18', { isChild: 'Yes' }, true],
    ['said to be 18 or over', { isChild: 'No' }, false],
    ['born 18 years ago today', { dob: { day: 3, month: 11, year: 2008 } }, false],
    ['born 18 years ago tomorrow', { dob: { day: 4, month: 11, year: 2008 } }, true],
    ['said to be under 18 but born long ago', { isChild: 'Yes', dob: { day: 1, month: 1, year: 1990 } }, false],
    ['said to be 18 or over but born last year', { isChild: 'No', dob: { day: 1, month: 1, year: 2025 } }, true],
  ] as const)('a person %s is a minor: %#', (_what, given, minor) => {
    expect(isMinor(aPerson(given), today)).toBe(minor)
  })

  // Promise: words.young.2
  test('are the testator’s own: a young friend is not one of them', () => {
    const friend = aPerson({ id: 2, isChild: 'Yes' })
    expect(youngChildren({ haveChildren: 'Yes', persons: [child, friend] }, today)).toEqual([child])
  })

  // Promise: words.young.2
  test('do not count once the answer is that there are none', () => {
    expect(childrenOf({ haveChildren: 'No', persons: [child] })).toEqual([])
    expect(childrenOf({ haveChildren: 'Yes', persons: [child] })).toEqual([child])
  })

  test('are stepchildren when said to be', () => {
    expect(isStepchild(aPerson({ relationship: 'Stepdaughter' }))).toBe(true)
    expect(isStepchild(child)).toBe(false)
  })

  test('get a guardian only from a testator who is sure of their parental responsibility', () => {
    expect(mayAppointGuardian({ ...child, parentalResponsibility: 'Yes' })).toBe(true)
    expect(mayAppointGuardian({ ...child, parentalResponsibility: 'Not sure' })).toBe(false)
    expect(mayAppointGuardian(child)).toBe(false)
  })
})

test('a pet is looked after when there are pets and it is asked for', () => {
  const pets = [aPet({ id: 1 }), aPet({ id: 2, lookAfter: 'No' })]
  expect(petsToLookAfter({ havePets: 'Yes', pets }).map(({ id }) => id)).toEqual([1])
  expect(petsToLookAfter({ havePets: 'No', pets })).toEqual([])
  expect(petsOf({ havePets: 'No', pets })).toEqual([])
})

test('a list of ids gives people in its own order and ignores unknown ids', () => {
  const will = aWill({ persons: [aPerson({ id: 1 }), aPerson({ id: 2 })], charities: [aCharity({ id: 1 })] })
  expect(personsOf(will, [2, 9, 1]).map(({ id }) => id)).toEqual([2, 1])
  expect(charitiesOf(will, [9, 1]).map(({ id }) => id)).toEqual([1])
})

test('a person is left out only while the answer is Yes', () => {
  const persons = [aPerson({ id: 1, isExcluded: true }), aPerson({ id: 2 })]
  expect(excludedPersons(aWill({ persons, excluded: { option: 'Yes' } })).map(({ id }) => id)).toEqual([1])
  expect(excludedPersons(aWill({ persons, excluded: { option: 'No' } }))).toEqual([])
  expect(excludedPersons({ persons })).toEqual([])
})

test('people inherit before charities, in hundredths of a percent', () => {
  const heirs = inheritors({
    persons: [anHeir(33.33, { id: 1, fullname: 'Ruth Hale' }), aPerson({ id: 2 })],
    charities: [aCharity({ inherit: true, estatePercent: 66.67, fullname: 'A Charity' }), aCharity({ id: 2 })],
  })
  expect(heirs.map((heir) => [nameOfHeir(heir), heir.hundredths])).toEqual([
    ['Ruth Hale', 3333],
    ['A Charity', 6667],
  ])
})

test('the testator’s name is put together from the parts that were given', () => {
  expect(fullNameOf({ first_name: 'Margaret', middle_name: 'Ellen', last_name: 'Hale' })).toBe('Margaret Ellen Hale')
  expect(fullNameOf({ first_name: 'Margaret', last_name: 'Hale' })).toBe('Margaret Hale')
  expect(fullNameOf({})).toBe('')
})

const backedBy = (id: number, given: Partial<Person>, ...backups: number[]): Person =>
  anHeir(50, {
    id,
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: backups.map((backup) => ({ id: backup, percent: 100 / backups.length })), charities: [] },
    ...given,
  })

test('a person named as the backup of their own share is found', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2, 1), backedBy(2, {}, 1)] }))).toEqual([1])
})

test('two people may be each other’s backups', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2), backedBy(2, {}, 1)] }))).toEqual([])
})

test('a charity may have the same id as the person whose backup it is', () => {
  const person = backedBy(1, { estateBackup: { persons: [], charities: [{ id: 1, percent: 100 }] } })
  expect(circularBackup(aWill({ persons: [person] }))).toEqual([])
})

test('a backup that does not count is not reported as circular', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, { estateIfDie: 'Pass to their children' }, 1)] }))).toEqual([])
  expect(circularBackup(aWill({ persons: [backedBy(1, { inherit: false }, 1), aPerson({ id: 2 })] }))).toEqual([])
})

test('a person who is left out cannot be chosen for anything, and a child under 18 not for an office', () => {
  const persons = [
    aPerson({ id: 1 }),
    aPerson({ id: 2, isExcluded: true }),
    aPerson({ id: 3, dob: { day: 1, month: 1, year: today.year - 10 } }),
  ]
  expect(candidatesOf({ persons }).map(({ id }) => id)).toEqual([1, 3])
  expect(adultCandidatesOf({ persons }, today).map(({ id }) => id)).toEqual([1])
})

// Finding: 30
test('money that goes with a pet counts among the gifts of money, once', () => {
  const given = aWill({
    havePets: 'Yes',
    pets: [aPet({ guardianId: [1, 2], money: 1_000_00 }), aPet({ id: 2, lookAfter: 'No', money: 5_00 })],
    gifts: [aGift({ type: 'Money', amount: 100_00, persons: [1, 2] })],
  })
  expect(moneyGiven(given)).toBe(1_200_00)
  expect(moneyGiven({ ...given, havePets: 'No' })).toBe(200_00)
})
