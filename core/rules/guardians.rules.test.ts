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
      aPerson({ id: 4, fullname: 'Late Price', died: true }),
    ],
  })

// Promise: rule.guardians
test.each<[string, Partial<Person>, { field: string; code: string }[]]>([
  ['no person', { guardianId: [] }, [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['a person who is not in the will', { guardianId: [9] }, [{ field: 'guardianId.1', code: 'SELECT_GUARDIAN' }]],
  ['an adult', { guardianId: [2] }, []],
  ['a child', { guardianId: [3] }, [{ field: 'guardianId.1', code: 'GUARDIAN_UNDER_18' }]],
  ['one who has died', { guardianId: [2, 4] }, [{ field: 'guardianId.1', code: 'GUARDIAN_UNDER_18' }]],
])('a young child looked after by %s', (_who, child, expected) => {
  expect(youngChildrenHaveGuardians(family(child), today)).toEqual(expected)
})

// Promise: rule.guardians
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

// Promise: words.responsibility
test('parental responsibility is asked about for every young child, and another parent’s where it matters', () => {
  const unasked = { parentalResponsibility: undefined, otherParentalResponsibility: undefined, guardianId: [2] }
  const missing = (child: Partial<Person>) =>
    youngChildrenHaveGuardians(family({ ...unasked, ...child }), today).map(({ field }) => field)
  expect(missing({})).toEqual(['parentalResponsibility.1'])
  expect(missing({ parentalResponsibility: 'Yes' })).toEqual(['parentalResponsibility.1'])
  expect(missing({ parentalResponsibility: 'No' })).toEqual([])
})

// Finding: 13
test('a stepchild’s parental responsibility decides nothing; adoption or guardianship does', () => {
  const missing = (child: Partial<Person>) =>
    youngChildrenHaveGuardians(family({ relationship: 'Stepson', guardianId: [2], ...child }), today)
  expect(missing({})).toEqual([{ field: 'stepchildRole.1', code: 'STEPCHILD_ROLE_UNSAID' }])
  expect(missing({ stepchildRole: 'None of these', guardianId: [] })).toEqual([])
  expect(missing({ stepchildRole: 'Special guardian' })).toEqual([])
  expect(missing({ stepchildRole: 'Guardian', guardianId: [] })).toEqual([
    { field: 'guardianId.1', code: 'SELECT_GUARDIAN' },
  ])
  // A step-parent who had answered No is not asked again.
  expect(missing({ parentalResponsibility: 'No', guardianId: [] })).toEqual([])
})

// Promise: rule.guardians.2
test.each<[string, number[], { field: string; code: string }[]]>([
  ['no person', [], []],
  ['another adult', [2], []],
  ['a child', [3], [{ field: 'backupGuardianId.1', code: 'GUARDIAN_UNDER_18' }]],
  ['one who has died', [4], [{ field: 'backupGuardianId.1', code: 'GUARDIAN_UNDER_18' }]],
])('a backup guardian may be %s', (_who, backupGuardianId, expected) => {
  expect(backupGuardiansDiffer(family({ backupGuardianId }), today)).toEqual(expected)
})

// Promise: rule.guardians.2
test('a guardian is not their own backup', () => {
  expect(backupGuardiansDiffer(family({ guardianId: [2], backupGuardianId: [2] }), today)).toEqual([
    { field: 'backupGuardianId.1', code: 'GUARDIAN_TWICE' },
  ])
})
