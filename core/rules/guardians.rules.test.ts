import { expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import type { Person } from '../will/schema.ts'
import { backupGuardiansDiffer, youngChildrenHaveGuardians } from './guardians.rules.ts'

const born = (year: number) => ({ day: 1, month: 1, year })
const family = (child: Partial<Person>, haveChildren: 'Yes' | 'No' = 'Yes') =>
  aWill({
    haveChildren,
    persons: [
      aPerson({
        id: 1,
        type: 'Child',
        fullname: 'Daniel Hale',
        isChild: 'Yes',
        parentalResponsibility: 'Yes',
        otherParentalResponsibility: 'No',
        ...child,
      }),
      aPerson({ id: 2, fullname: 'Anne Price' }),
      aPerson({ id: 3, fullname: 'Young Price', dob: born(2015) }),
    ],
  })

test.each<[string, Partial<Person>, { field: string; code: string }[]]>([
  ['no person', { guardianId: [] }, [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['a person who is not in the will', { guardianId: [9] }, [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['an adult', { guardianId: [2] }, []],
  ['a child', { guardianId: [3] }, [{ field: 'guardianId.1', code: 'GUARDIAN_UNDER_18' }]],
])('a young child looked after by %s', (_who, child, expected) => {
  expect(youngChildrenHaveGuardians(family(child), today)).toEqual(expected)
})

test.each<[string, Partial<Person>]>([
  ['a grown-up child', { isChild: 'No' }],
  ['a child whose date of birth makes them an adult', { dob: born(1990) }],
  ['a child whom the testator may not appoint for', { parentalResponsibility: 'No' }],
  ['a child whom the testator is not sure to appoint for', { parentalResponsibility: 'Not sure' }],
])('%s needs no guardian', (_who, child) => {
  expect(youngChildrenHaveGuardians(family(child), today)).toEqual([])
})

test('no guardian is needed once the answer is that there are no children', () => {
  expect(youngChildrenHaveGuardians(family({}, 'No'), today)).toEqual([])
})

test('parental responsibility is asked about for every young child', () => {
  const will = family({ guardianId: [2] })
  const persons = will.persons.map(({ parentalResponsibility: _, otherParentalResponsibility: __, ...rest }) => rest)
  expect(youngChildrenHaveGuardians({ ...will, persons }, today)).toEqual([
    { field: 'parentalResponsibility.1', code: 'SELECT_OPTION' },
    { field: 'otherParentalResponsibility.1', code: 'SELECT_OPTION' },
  ])
})

test.each<[string, number[], { field: string; code: string }[]]>([
  ['no person', [], []],
  ['another adult', [2], []],
  ['a child', [3], [{ field: 'backupGuardianId.1', code: 'GUARDIAN_UNDER_18' }]],
])('a backup guardian may be %s', (_who, backupGuardianId, expected) => {
  expect(backupGuardiansDiffer(family({ backupGuardianId }), today)).toEqual(expected)
})

test('a guardian is not their own backup', () => {
  expect(backupGuardiansDiffer(family({ guardianId: [2], backupGuardianId: [2] }), today)).toEqual([
    { field: 'backupGuardianId.1', code: 'GUARDIAN_TWICE' },
  ])
})
