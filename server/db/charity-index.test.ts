import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeRanks, forEachRank } from './repositories/charities.store.ts'

test('every rank comes back in order, whatever the gaps', () => {
  const ranks = fc.uniqueArray(fc.nat({ max: 2 ** 28 })).map((numbers) => numbers.sort((a, b) => a - b))
  fc.assert(
    fc.property(ranks, (given) => {
      const seen: number[] = []
      forEachRank(encodeRanks(given), (rank) => seen.push(rank))
      expect(seen).toEqual(given)
    }),
  )
})

test('neighbouring ranks take one byte each', () => {
  expect(encodeRanks(Array.from({ length: 1000 }, (_, rank) => rank))).toHaveLength(1000)
})
