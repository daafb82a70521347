import { expect, test } from 'vitest'
import { aPerson, aPet, aWill, today } from '#testkit/builders.ts'
import { petIsDescribed, petsAreNamed, petsHaveGuardians } from './pets.rules.ts'

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
  ['a pet to be looked after by nobody', 'Yes', [], [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['a pet to be looked after by a stranger', 'Yes', [9], [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['a pet to be looked after by a friend', 'Yes', [1], []],
  ['a pet that need not be looked after', 'No', [], []],
] as const)('%s', (_what, lookAfter, guardianId, expected) => {
  const will = aWill({
    havePets: 'Yes',
    persons: [aPerson()],
    pets: [aPet({ lookAfter, guardianId: [...guardianId] })],
  })
  expect(petsHaveGuardians(will, today)).toEqual(expected)
})

test('pets that are no longer there need nobody', () => {
  expect(petsHaveGuardians(aWill({ havePets: 'No', pets: [aPet()] }), today)).toEqual([])
})

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
