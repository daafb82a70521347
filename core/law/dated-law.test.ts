import { describe, expect, test } from 'vitest'
import type { Day } from '../text/calendar-day.ts'
import { daysLater, isAfter } from '../text/calendar-day.ts'
import { datedLaw, isInForce, lawChanges, lawIds } from './dated-law.ts'

const day = (of: number, month: number, year: number): Day => ({ day: of, month, year })

describe('a rule of law counts from its first day to its last', () => {
  test.each([
    ['pensions-are-taxed', day(5, 4, 2027), false],
    ['pensions-are-taxed', day(6, 4, 2027), true],
    ['marriage-cancels-a-will', day(3, 11, 2026), true],
    ['witnesses-by-video', day(30, 1, 2020), false],
    ['witnesses-by-video', day(31, 1, 2020), true],
    ['witnesses-by-video', day(31, 1, 2024), true],
    ['witnesses-by-video', day(1, 2, 2024), false],
  ] as const)('%s on %j: %s', (id, on, counts) => {
    expect(isInForce(id, on)).toBe(counts)
  })
})

test('every rule has a source, and ends after it begins', () => {
  for (const id of lawIds) {
    const rule: { source: string; from: Day; until?: Day } = datedLaw[id]
    expect(rule.source).toMatch(/\d{4}/)
    if (rule.until) expect(isAfter(rule.until, rule.from)).toBe(true)
  }
})

test('on the day of a change a rule counts that did not the day before, or no more', () => {
  for (const { on, id } of lawChanges()) expect(isInForce(id, on)).not.toBe(isInForce(id, daysLater(on, -1)))
})

describe('the Wills Bill', () => {
  const bill = { willsBillFrom: day(1, 1, 2028) }

  test('is off: a marriage goes on cancelling a will', () => {
    expect(isInForce('marriage-cancels-a-will', day(1, 1, 2100))).toBe(true)
  })

  test('would end that and nothing else, from its day on', () => {
    const ended = lawIds.filter((id) => isInForce(id, bill.willsBillFrom) && !isInForce(id, bill.willsBillFrom, bill))
    expect(ended).toEqual(['marriage-cancels-a-will', 'civil-partnership-cancels-a-will'])
    expect(isInForce('marriage-cancels-a-will', day(31, 12, 2027), bill)).toBe(true)
  })
})
