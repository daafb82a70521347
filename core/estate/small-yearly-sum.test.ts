import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { smallYearlySum } from './small-yearly-sum.ts'

test.each([
  [310_000_00, 3_000_00],
  [100_000_00, 3_000_00],
  [80_000_00, 2_400_00],
  [33, 0],
  [0, 0],
])('of a trust worth at most %d pence in a year, others may have %d pence', (highest, limit) => {
  expect(smallYearlySum(highest, today)).toBe(limit)
})
