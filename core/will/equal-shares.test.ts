import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalSplit, sharesEqually } from './equal-shares.ts'

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

const among = (...percents: number[]) => ({ persons: percents.map((percent, id) => ({ id, percent })), charities: [] })

// Finding: 4
test('thirds stored as 33.33, 33.33 and 33.34 per cent in an earlier will are equal shares', () => {
  expect(sharesEqually(among(33.33, 33.33, 33.34))).toBe(true)
  expect(sharesEqually(among(33.34, 33.33, 33.33))).toBe(true)
  expect(sharesEqually({ persons: [{ id: 1, percent: 50 }], charities: [{ id: 1, percent: 50 }] })).toBe(true)
  expect(sharesEqually(among(33, 33, 34))).toBe(false)
})

// Promise: since.equal
// Finding: 4
test('what was answered counts more than the percentages', () => {
  expect(sharesEqually({ ...among(33.33, 33.33, 33.34), split: 'Different shares' })).toBe(false)
  expect(sharesEqually({ ...among(0, 70), split: 'Equal shares' })).toBe(true)
})
