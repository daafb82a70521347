import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPerson } from '#testkit/builders.ts'
import { isDescendant } from '../will/questions.ts'
import type { Person } from '../will/schema.ts'
import { equalSplit } from './plan.ts'

test.each<[string, Partial<Person>, boolean]>([
  ['a son', { type: 'Child', relationship: 'Son' }, true],
  ['a daughter who was added as an executor', { type: 'Executor', relationship: 'Daughter' }, true],
  ['a grandchild', { relationship: 'Grandchild' }, true],
  ['a great-grandchild', { relationship: 'Great Grandchild' }, true],
  ['a child with no closer description', { type: 'Child', relationship: 'Other' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['a stepdaughter', { type: 'Child', relationship: 'Stepdaughter' }, false],
  ['a niece', { relationship: 'Niece' }, false],
  ['a spouse', { type: 'partner', relationship: 'Spouse' }, false],
])('%s is or is not the testator’s own issue, as expected', (_who, given, own) => {
  expect(isDescendant(aPerson(given))).toBe(own)
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
