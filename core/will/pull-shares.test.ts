import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equalSplit } from './equal-shares.ts'
import { leftOver, limitsOf, nudged, pulled, repairable, repaired, stepped } from './pull-shares.ts'

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
