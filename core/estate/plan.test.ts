import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill } from '#testkit/builders.ts'
import type { Person } from '../will/schema.ts'
import { circularBackup, equalSplit, isDescendant } from './plan.ts'

test.each<[string, Partial<Person>, boolean]>([
  ['a son', { type: 'Child', relationship: 'Son' }, true],
  ['a daughter who was added as an executor', { type: 'Executor', relationship: 'Daughter' }, true],
  ['a grandchild', { relationship: 'Grandchild' }, true],
  ['a great-grandchild', { relationship: 'Great Grandchild' }, true],
  ['a child of whom nothing else was said', { type: 'Child', relationship: 'Other' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['a stepdaughter', { type: 'Child', relationship: 'Stepdaughter' }, false],
  ['a niece', { relationship: 'Niece' }, false],
  ['a spouse', { type: 'partner', relationship: 'Spouse' }, false],
])('%s: that they are the testator’s own issue', (_who, given, own) => {
  expect(isDescendant(aPerson(given))).toBe(own)
})

const backedBy = (id: number, given: Partial<Person>, ...backups: number[]): Person =>
  anHeir(50, {
    id,
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: backups.map((backup) => ({ id: backup, percent: 100 / backups.length })), charities: [] },
    ...given,
  })

test('somebody named as the backup of their own share is found', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2, 1), backedBy(2, {}, 1)] }))).toEqual([1])
})

test('two people may be each other’s backups', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2), backedBy(2, {}, 1)] }))).toEqual([])
})

test('a charity may have the number of the person whose backup it is', () => {
  const person = backedBy(1, { estateBackup: { persons: [], charities: [{ id: 1, percent: 100 }] } })
  expect(circularBackup(aWill({ persons: [person] }))).toEqual([])
})

test('an answer that does not count is no circle', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, { estateIfDie: 'Pass to their children' }, 1)] }))).toEqual([])
  expect(circularBackup(aWill({ persons: [backedBy(1, { inherit: false }, 1), aPerson({ id: 2 })] }))).toEqual([])
})

test.each([
  [1, [10000]],
  [2, [5000, 5000]],
  [3, [3333, 3333, 3334]],
  [7, [1428, 1428, 1428, 1428, 1428, 1428, 1432]],
  [0, []],
])('%d equal shares are %j hundredths of a percent', (count, shares) => {
  expect(equalSplit(count)).toEqual(shares)
})

test('equal shares total exactly 100% and differ by no more than what cannot be divided', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
      const shares = equalSplit(count)
      expect(shares).toHaveLength(count)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(10000)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(count - 1)
      expect(Math.min(...shares)).toBeGreaterThan(0)
    }),
  )
})
