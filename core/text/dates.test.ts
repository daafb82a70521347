import { describe, expect, test } from 'vitest'
import {
  DAY_MS,
  formatLocalDate,
  formatLocalDateTime,
  formatLocalTime,
  formatLondonDate,
  formatLondonDateTime,
  londonDay,
} from './dates.ts'

test.each([
  ['2026-11-03T12:00:00Z', { day: 3, month: 11, year: 2026 }],
  ['2026-12-31T23:59:59Z', { day: 31, month: 12, year: 2026 }],
  ['2026-06-30T22:59:59Z', { day: 30, month: 6, year: 2026 }],
  ['2026-06-30T23:00:00Z', { day: 1, month: 7, year: 2026 }],
  ['2026-06-30T22:59:59Z', { day: 30, month: 6, year: 2026 }],
])('at %s the day in London is %o', (instant, day) => {
  expect(londonDay(new Date(instant))).toEqual(day)
  expect(londonDay(Date.parse(instant))).toEqual(day)
})

describe('a date is written out', () => {
  test.each([
    ['2026-11-03T12:00:00Z', '3 November 2026', '3 November 2026 at 12:00'],
    ['2026-06-30T23:00:00Z', '1 July 2026', '1 July 2026 at 00:00'],
  ])('in the time of London: %s as "%s" and "%s"', (instant, date, dateAndTime) => {
    expect(formatLondonDate(new Date(instant))).toBe(date)
    expect(formatLondonDateTime(new Date(instant))).toBe(dateAndTime)
  })

  test('in the local time', () => {
    const instant = new Date(2026, 5, 30, 23, 5)
    expect(formatLocalDate(instant)).toBe('30 June 2026')
    expect(formatLocalTime(instant)).toBe('23:05')
    expect(formatLocalDateTime(instant)).toBe('30 June 2026 at 23:05')
  })
})

test('two noons of one season are a day apart', () => {
  expect(Date.parse('2026-11-04T12:00:00Z') - Date.parse('2026-11-03T12:00:00Z')).toBe(DAY_MS)
})
