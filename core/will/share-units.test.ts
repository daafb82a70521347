import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction, sumOf } from '../estate/fraction.ts'
import { partOfShare, type SaidShare } from './parts-said.ts'
import { asFractions, asPercents, differenceFromWhole, NO_FRACTION, rightAt, unitOf } from './share-units.ts'

const percents = (...given: number[]): SaidShare[] => given.map((percent) => ({ percent }))
const fractions = (...given: [number, number][]): SaidShare[] =>
  given.map(([n, d]) => ({ percent: 0, fraction: { n, d } }))

describe('from percentages to fractions', () => {
  test('equal thirds, which no percentage can say, become thirds', () => {
    expect(asFractions(percents(33.33, 33.33, 33.34))).toEqual(fractions([1, 3], [1, 3], [1, 3]))
  })

  test('a percentage keeps its worth where a simple fraction says it', () => {
    expect(asFractions(percents(12.5, 37.5, 50))).toEqual(fractions([1, 8], [3, 8], [1, 2]))
  })

  test('one that only ten-thousandths say is asked for again', () => {
    expect(asFractions(percents(12.34, 87.66))).toEqual([
      { percent: 0, fraction: NO_FRACTION },
      { percent: 0, fraction: NO_FRACTION },
    ])
  })
})

test('fractions that make one whole become percentages that make 100', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, (ns) => {
      const d = ns.reduce((sum, n) => sum + n, 0)
      const said = asPercents(fractions(...ns.map((n): [number, number] => [n, d])))
      expect(sumOf(said.map(partOfShare)).equals(Fraction.one)).toBe(true)
      expect(unitOf(said)).toBe('In percentages')
    }),
  )
})

test('the total of an eighth, a sixth and 7/24 lacks 5/12 of the whole', () => {
  const said = fractions([1, 8], [1, 6], [7, 24], [0, 1])
  expect(differenceFromWhole(said)).toEqual({
    by: expect.objectContaining({ numerator: 5n, denominator: 12n }),
    over: false,
  })
  expect(rightAt(said, 3)).toEqual({ n: 5, d: 12 })
  expect(rightAt(said, 0)).toEqual({ n: 13, d: 24 })
})

test('nobody alone can put right what the others exceed', () => {
  expect(rightAt(fractions([2, 3], [1, 2], [1, 4]), 2)).toBeUndefined()
  expect(differenceFromWhole(fractions([2, 3], [1, 2]))).toEqual({
    by: expect.objectContaining({ numerator: 1n, denominator: 6n }),
    over: true,
  })
})
