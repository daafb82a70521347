import { expect, test } from 'vitest'
import { differenceInterval, rateInterval, verdictOn, visitorsNeeded } from './experiment.ts'

const rounded = ({ from, to }: { from: number; to: number }) => [from, to].map((each) => Number(each.toFixed(4)))

test('the interval of a rate is the published one', () => {
  // Newcombe 1998, table I, method 3.
  expect(rounded(rateInterval({ shown: 263, signedUp: 81 }))).toEqual([0.2553, 0.3662])
  expect(rounded(rateInterval({ shown: 148, signedUp: 15 }))).toEqual([0.0624, 0.1605])
  expect(rounded(rateInterval({ shown: 20, signedUp: 0 }))).toEqual([0, 0.1611])
  expect(rounded(rateInterval({ shown: 29, signedUp: 1 }))).toEqual([0.0061, 0.1718])
})

test('the interval of a difference is the published one', () => {
  // Newcombe 1998, comparison of independent proportions, method 10.
  expect(rounded(differenceInterval({ shown: 80, signedUp: 48 }, { shown: 70, signedUp: 56 }))).toEqual([
    0.0524, 0.3339,
  ])
  expect(rounded(differenceInterval({ shown: 10, signedUp: 3 }, { shown: 10, signedUp: 9 }))).toEqual([0.1705, 0.809])
})

test('with nobody counted, nothing is known', () => {
  expect(rateInterval({ shown: 0, signedUp: 0 })).toEqual({ from: 0, to: 1 })
})

test('a side is not called better before each side was shown to as many as were fixed before', () => {
  const needed = visitorsNeeded(2)
  expect(needed).toBe(4362)
  const low = { shown: needed - 1, signedUp: 100 }
  const high = { shown: needed - 1, signedUp: 900 }
  expect(verdictOn(low, high, 2)).toBe('not yet')
  expect(verdictOn({ ...low, shown: needed }, { ...high, shown: needed }, 2)).toBe('better')
  expect(verdictOn({ ...high, shown: needed }, { ...low, shown: needed }, 2)).toBe('worse')
  expect(verdictOn({ ...low, shown: needed }, { signedUp: 110, shown: needed }, 2)).toBe('no difference')
})

test('more sides need more visitors each, since more comparisons find more by chance', () => {
  expect(visitorsNeeded(3)).toBeGreaterThan(visitorsNeeded(2))
})
