import { expect, test } from 'vitest'
import { sampleSize } from './tiers.ts'

/** How likely a sample of this size has at most so many at fault, where one in ten is. */
const atMost = (faults: number, size: number): number => {
  let [each, sum] = [0.9 ** size, 0.9 ** size]
  for (let count = 1; count <= faults; count += 1) {
    each *= ((size - count + 1) / count) * (0.1 / 0.9)
    sum += each
  }
  return sum
}

test.each([0, 1, 2, 3, 5, 10, 20])(
  'with %i found wrong before, a sample without a fault says nineteen times in twenty that fewer than one in ten is wrong',
  (foundBefore) => {
    expect(atMost(foundBefore, sampleSize(foundBefore))).toBeLessThan(0.05)
  },
)
