import { expect, test } from 'vitest'
import { partInWords } from './fractions.ts'

test.each([
  [5000, 10_000, 'A half'],
  [2500, 10_000, 'A quarter'],
  [2000, 10_000, 'A fifth'],
  [1000, 10_000, 'A tenth'],
  [7500, 10_000, 'Three quarters'],
  [4000, 10_000, 'Two fifths'],
  [1250, 10_000, 'An eighth'],
  [1, 3, 'A third'],
  [2, 6, 'A third'],
  [1, 7, 'A seventh'],
  [1, 13, ''],
  [3333, 10_000, ''],
  [1700, 10_000, ''],
  [10_000, 10_000, ''],
  [12_000, 10_000, ''],
  [0, 10_000, ''],
] as const)('%i of %i is “%s”', (part, whole, words) => {
  expect(partInWords(part, whole)).toBe(words)
})
