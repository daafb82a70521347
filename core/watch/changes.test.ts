import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aWill, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { daysOfChange } from '#testkit/watch-oracle.ts'
import { firstNight, lastNight, signedWills } from '#testkit/watched-wills.ts'
import { type Day, dayInWords, daysLater, isAfter, isoDay } from '../text/calendar-day.ts'
import { sampleWill } from '../will/sample.ts'
import type { Will } from '../will/schema.ts'
import { changesOf, changesToTell, keyOfCause, LAW_NOTICE_DAYS, type SignedWill } from './changes.ts'

const day = (of: number, month: number, year: number): Day => ({ day: of, month, year })
const signed = (will: Will, signedOn = day(5, 12, 2026)): SignedWill => ({ will, signedOn })
const daysIn = (will: SignedWill, until: Day) => changesOf(will, until).map(({ on }) => dayInWords(on))

const overTheBand = {
  ...sampleWill,
  situation: { ...sampleWill.situation, 'estate-over-nil-rate-band': 'Yes' as const },
}
const poppys18th = day(17, 5, 2035)

describe('a signed will that nobody changed', () => {
  test('does something else on the birthday from which a child may have what is left to her', () => {
    const [change] = changesOf(signed(sampleWill), poppys18th).filter(({ on }) => on.year === 2035)
    expect(change?.on).toEqual(poppys18th)
    expect(change?.ended).toContainEqual({ kind: 'held', person: 4, until: 18 })
    expect(change?.ended).toContainEqual({ kind: 'guardian', person: 4 })
  })

  test('does nothing else on her other birthdays', () => {
    expect(daysIn(signed(sampleWill), day(16, 5, 2031))).toEqual([])
  })

  test('does nothing else when a child is 18 who waits until 21, and for whom the testator may appoint no guardian', () => {
    const daughter = { type: 'Child', relationship: 'Daughter', parentalResponsibility: 'Not sure' } as const
    const persons = [
      anHeir(50, { ...daughter, id: 1, guardianId: [3], dob: day(2, 1, 2009) }),
      anHeir(50, { ...daughter, id: 2, guardianId: [3], dob: day(28, 12, 2012) }),
      aPerson({ id: 3 }),
    ]
    const will = signed(aWill({ haveChildren: 'Yes', childrenAge: 21, persons }))
    expect(daysIn(will, day(31, 12, 2028))).toEqual([])
    expect(daysOfChange(will, will.signedOn, day(31, 12, 2028))).toEqual([])
  })

  test('is looked at again five years after it was signed', () => {
    expect(daysIn(signed(sampleWill), day(31, 12, 2031))).toEqual(['5 December 2031'])
  })

  test('comes under the tax on pensions from 6 April 2027 where its estate may be taxed', () => {
    expect(daysIn(signed(overTheBand), day(31, 12, 2028))).toEqual(['6 April 2027'])
    expect(daysIn(signed(sampleWill), day(31, 12, 2028))).toEqual([])
  })

  test('has no change from before it was signed', () => {
    expect(changesOf(signed(overTheBand, day(6, 4, 2027)), day(31, 12, 2028))).toEqual([])
  })

  test('is not touched by the birthday of a person who takes nothing', () => {
    const will = completeExampleWill()
    const stranger = aPerson({ id: 99, dob: day(1, 6, 2009), fullname: 'Sam Roe' })
    const until = day(31, 12, 2028)
    expect(daysIn(signed({ ...will, persons: [...will.persons, stranger] }), until)).toEqual(
      daysIn(signed(will), until),
    )
  })
})

describe('its customer is told', () => {
  const keys = (today: Day, told: readonly string[] = []) =>
    changesToTell(signed(overTheBand), today, told).flatMap(({ causes }) => causes.map(keyOfCause))

  test(`of a change of the law ${LAW_NOTICE_DAYS} days before it, not earlier`, () => {
    expect(keys(day(6, 3, 2027))).toEqual([])
    expect(keys(day(7, 3, 2027))).toEqual(['law pensions-are-taxed'])
  })

  test('of nothing twice', () => {
    expect(keys(day(7, 4, 2027), ['law pensions-are-taxed'])).toEqual([])
  })

  test('late, where the rule came into the table late', () => {
    expect(keys(day(1, 2, 2029))).toEqual(['law pensions-are-taxed'])
  })

  test('of a birthday on the day itself', () => {
    const told = ['law pensions-are-taxed', 'review 5 since 2026-12-05']
    expect(keys(daysLater(poppys18th, -1), told)).toEqual([])
    expect(keys(poppys18th, told)).toEqual(['birthday 18 of 4'])
  })

  test('of nothing when the simplest will has nothing that a date decides', () => {
    expect(changesToTell(signed(simplestWill()), day(1, 12, 2031), [])).toEqual([])
  })
})

/** 1,000 at night. */
const WILLS = fewerRuns(10)

test(`${WILLS} wills: the changes are those that a search of every stretch of days finds`, { timeout: 240_000 }, () => {
  const found = { wills: 0, changes: 0 }
  for (const each of fc.sample(signedWills, { numRuns: WILLS, seed: 18 })) {
    const from = isAfter(each.signedOn, firstNight) ? each.signedOn : firstNight
    const expected = daysOfChange(each, from, lastNight)
    const changes = changesOf(each, lastNight).filter(({ on }) => isAfter(on, from))
    expect(changes.map(({ on }) => isoDay(on))).toEqual(expected)
    found.wills += expected.length > 0 ? 1 : 0
    found.changes += expected.length
  }
  // Enough of both kinds for the comparison to mean something.
  expect(found.wills).toBeGreaterThan(0.3 * WILLS)
  expect(found.wills).toBeLessThan(0.95 * WILLS)
  expect(found.changes).toBeGreaterThan(found.wills)
})
