import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estates, laterChildren } from '#testkit/estate-arbitrary.ts'
import { oracle, sameAmount } from '#testkit/estate-oracle.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import type { Will } from '../will/schema.ts'
import type { BeneficiaryShare } from './distribution.ts'
import { outcome } from './distribution.ts'
import type { Descendants, Failed } from './failures.ts'
import { Fraction, sumOf } from './fraction.ts'

const keyOf = (taking: BeneficiaryShare): string => {
  switch (taking.type) {
    case 'person':
    case 'charity':
      return `${taking.type}:${taking.id}`
    case 'child':
      return ['child', taking.of, taking.n, ...taking.below].join(':')
    case 'later-child':
      return ['later', taking.n, ...taking.below].join(':')
    case 'grandchild':
      return ['grandchild', taking.family, taking.n, ...taking.below].join(':')
    case 'grandchildren':
    case 'next-of-kin':
      return taking.type
  }
}

const keyOfFailed = (failed: Failed): string => {
  if ('grandchildren' in failed) return 'grandchildren'
  return 'charity' in failed ? `charity:${failed.charity}` : `person:${failed.person}`
}

const sharesIn = (will: Will, failed: readonly Failed[], later: Descendants = {}): Map<string, Fraction> =>
  new Map(outcome(will, failed, undefined, later).map((taking) => [keyOf(taking), taking.share]))

const forEveryEstate = (runs: number, holds: (will: Will, failed: Failed[], later: Descendants) => void): void =>
  fc.assert(
    fc.property(estates(), laterChildren, ({ will, failed }, later) => holds(will, failed, later)),
    { numRuns: Math.min(runs, 5 * PROPERTY_RUNS) },
  )

// Promise: who.splits
test('the outcome is the same as when an executor passes the shares on one failure after another', () => {
  forEveryEstate(5000, (will, failed, later) => {
    const takings = sharesIn(will, failed, later)
    const expected = oracle(will, failed, later)
    expect([...takings.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
    for (const [key, { numerator, denominator }] of takings)
      expect(sameAmount(expected.get(key) ?? [0n, 1n], [numerator, denominator]), key).toBe(true)
  })
}, 600_000)

// Promise: who.splits
test('the shares total exactly 1, each taker has one entry above 0, and the largest is first', () => {
  forEveryEstate(2000, (will, failed) => {
    const takings = outcome(will, failed)
    const shares = takings.map(({ share }) => share)
    expect(sumOf(shares)).toEqual(Fraction.one)
    expect(shares.every((share) => share.compare(Fraction.zero) > 0)).toBe(true)
    expect(shares).toEqual(shares.toSorted((a, b) => b.compare(a)))
    expect(new Set(takings.map(keyOf)).size).toBe(takings.length)
  })
})

test('a person who failed takes nothing, and children take only in place of a parent who failed', () => {
  forEveryEstate(1500, (will, failed) => {
    const gone = new Set(failed.map(keyOfFailed))
    for (const taking of outcome(will, failed)) {
      expect(gone).not.toContain(keyOf(taking))
      if (taking.type === 'child') expect(gone).toContain(`person:${taking.of}`)
    }
  })
})

test('one more failure never reduces the share of another person', () => {
  forEveryEstate(1500, (will, failed) => {
    const [last, ...others] = failed
    if (!last) return
    const before = sharesIn(will, others)
    const after = sharesIn(will, failed)
    const lost = keyOfFailed(last)
    for (const [key, share] of before)
      if (key !== lost) expect((after.get(key) ?? Fraction.zero).compare(share), key).toBeGreaterThanOrEqual(0)
  })
})

test('the order in which failures are listed does not matter', () => {
  forEveryEstate(500, (will, failed) => {
    expect(outcome(will, failed.toReversed())).toEqual(outcome(will, failed))
  })
})
