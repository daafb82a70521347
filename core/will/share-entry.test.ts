import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction, sumOf } from '../estate/fraction.ts'
import { equalSplit } from './equal-shares.ts'
import {
  asFractions,
  asPercents,
  differenceFromWhole,
  leftOver,
  limitsOf,
  NO_FRACTION,
  nudged,
  pulled,
  repairable,
  repaired,
  rightAt,
  stepped,
  unitOf,
} from './share-entry.ts'
import { partOfShare, type SaidShare } from './share-parts.ts'

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

const family = [5000, 2000, 2000, 1000]

describe('a handle', () => {
  test('moves whole percents between its two neighbours, and no one else', () => {
    expect(pulled(family, 0, 5600)).toEqual([5600, 1400, 2000, 1000])
    expect(pulled(family, 2, 1249)).toEqual([5000, 2000, 1200, 1800])
  })

  test('leaves each neighbour 1%, and gives neither more than both have', () => {
    expect(pulled(family, 0, -300)).toEqual([100, 6900, 2000, 1000])
    expect(pulled(family, 0, 9900)).toEqual([6900, 100, 2000, 1000])
  })

  test('starts from exact thirds, and makes the pulled share a whole percent', () => {
    expect(pulled(equalSplit(3), 0, 3420)).toEqual([3400, 3266, 3334])
  })

  test('leaves a share below 1% where it is, and takes nothing from it', () => {
    expect(limitsOf([50, 5000], 0)).toEqual({ least: 50, most: 4950 })
    expect(pulled([0, 5000], 0, 0)).toEqual([0, 5000])
    expect(pulled([0, 5000], 0, 300)).toEqual([300, 4700])
    expect(pulled([0, 0], 0, 300)).toEqual([0, 0])
  })

  test('never changes the total, whatever is pulled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.integer({ min: -20_000, max: 20_000 }),
        (shares, where, wanted) => {
          const at = where % (shares.length - 1)
          const after = pulled(shares, at, wanted)
          expect(leftOver(after)).toBe(leftOver(shares))
          expect(after.every((share, place) => share === shares[place] || place === at || place === at + 1)).toBe(true)
          expect(after.every((share) => share >= 0)).toBe(true)
          const { least, most } = limitsOf(shares, at)
          expect(least <= (after[at] ?? 0) && (after[at] ?? 0) <= most).toBe(true)
        },
      ),
    )
  })
})

describe('a button', () => {
  test.each([
    [2000, 1, 2100],
    [2000, -1, 1900],
    [3333, 1, 3400],
    [3333, -1, 3300],
    [3334, 5, 3800],
    [100, -1, 100],
    [0, -1, 100],
    [0, 1, 100],
    [10_000, 1, 10_000],
  ] as const)('changes %i by %i percent to %i', (share, percents, after) => {
    expect(nudged(share, percents)).toBe(after)
  })

  test('goes to the next whole percents', () => {
    expect(stepped(3333, 1)).toBe(3400)
    expect(stepped(3333, -1)).toBe(3300)
  })
})

describe('a repair', () => {
  test('takes what is too much from one of those who have more than that', () => {
    const tooMuch = [5000, 2000, 2000, 2000]
    expect(leftOver(tooMuch)).toBe(-1000)
    expect(repairable(tooMuch)).toEqual([0, 1, 2, 3])
    expect(repaired(tooMuch, 3)).toEqual(family)
    expect(repairable([9500, 1000, 500])).toEqual([0])
  })

  test('gives what is left to anyone, one without a share included', () => {
    expect(repairable([5000, 0])).toEqual([0, 1])
    expect(repaired([5000, 0], 1)).toEqual([5000, 5000])
  })

  test('is not offered when the total is right', () => {
    expect(repairable(family)).toEqual([])
  })
})
