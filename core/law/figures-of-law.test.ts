import { describe, expect, test } from 'vitest'
import { type Day, isAfter } from '../text/calendar-day.ts'
import { lawPeriods } from './dated-law.ts'
import { type Figure, figureChanges, figureIds, figureOn, figuresOfLaw, rowOn } from './figures-of-law.ts'
import { limitsWithoutAccount } from './law-of-estates.ts'

const day = (of: number, month: number, year: number): Day => ({ day: of, month, year })
const today = day(3, 11, 2026)

test('the figures of November 2026', () => {
  expect(Object.fromEntries(figureIds.map((id) => [id, figureOn(id, today)]))).toEqual({
    'nil-rate-band': 325_000_00,
    'residence-nil-rate-band': 175_000_00,
    'taper-threshold': 2_000_000_00,
    taper: 2,
    'yearly-gifts-exemption': 3_000_00,
    'inheritance-tax': 40_00,
    'inheritance-tax-with-charity': 36_00,
    'enough-for-charity': 10_00,
    'business-relief-limit': 2_500_000_00,
    'small-yearly-sum': 3_000_00,
    'small-yearly-part': 3_00,
    'universal-credit-falls': 6_000_00,
    'universal-credit-ends': 16_000_00,
    'lpa-registration-fee': 92_00,
    'lpa-half-fee-income': 12_000_00,
    'will-deposit-fee': 23_00,
    'probate-fee': 300_00,
    'probate-free-up-to': 5_000_00,
    'probate-copy-fee': 16_00,
  })
})

test('each figure has a source, and its rows follow each other', () => {
  for (const { rows } of Object.values<Figure>({ ...figuresOfLaw, ...limitsWithoutAccount })) {
    for (const [index, { source, from, until }] of rows.entries()) {
      expect(source).toMatch(/\d{4}/)
      if (until) expect(isAfter(until, from)).toBe(true)
      const next = rows[index + 1]
      if (next) expect(isAfter(next.from, until ?? from)).toBe(true)
    }
  }
})

describe('a figure counts from the day of its row to the day before the next', () => {
  const rows = [
    { value: 1, from: day(6, 4, 2020), until: day(5, 4, 2026), source: '' },
    { value: 2, from: day(6, 4, 2026), source: '' },
  ] as const

  test.each([
    ['the day before the second begins', day(5, 4, 2026), 1],
    ['the day on which it begins', day(6, 4, 2026), 2],
    ['long after', day(1, 1, 2100), 2],
    ['before all of them, where nothing earlier is asked for', day(1, 1, 1990), 1],
  ])('%s', (_when, on, value) => {
    expect(rowOn(rows, on).value).toBe(value)
  })

  test('and goes on counting after a freeze ends, until a next row is known', () => {
    expect(figureOn('nil-rate-band', day(6, 4, 2031))).toBe(325_000_00)
  })
})

describe('the periods between changes of the law', () => {
  test('are one, where nothing changes', () => {
    const [only, ...others] = lawPeriods(['nil-rate-band'])
    expect(others).toEqual([])
    expect([day(1, 1, 1900), today, day(1, 1, 2100)].map((on) => only?.includes(on))).toEqual([true, true, true])
  })

  test('meet on the day of the change, and no day is in two or in none', () => {
    const periods = lawPeriods(['pensions-are-taxed', 'witnesses-by-video', 'nil-rate-band'])
    expect(periods.map(({ on }) => on)).toEqual([day(30, 1, 2020), day(31, 1, 2020), day(1, 2, 2024), day(6, 4, 2027)])
    for (const on of [day(30, 1, 2020), day(31, 1, 2020), day(31, 1, 2024), day(5, 4, 2027), day(6, 4, 2027)])
      expect(periods.filter(({ includes }) => includes(on))).toHaveLength(1)
    for (const { on, includes } of periods) expect(includes(on)).toBe(true)
  })
})

test('a change of a figure is on the first day of its next row', () => {
  const rows = [
    { value: 1, from: day(6, 4, 2020), source: '' },
    { value: 2, from: day(6, 4, 2026), source: '' },
    { value: 3, from: day(6, 4, 2031), source: '' },
  ] as const
  expect(figureChanges({ 'nil-rate-band': { rows } })).toEqual([
    { on: day(6, 4, 2026), figure: 'nil-rate-band' },
    { on: day(6, 4, 2031), figure: 'nil-rate-band' },
  ])
})
