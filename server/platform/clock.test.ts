import { expect, test } from 'vitest'
import { isoDayOf, startOfDay } from './clock.ts'

test.each([
  [{ day: 3, month: 11, year: 2026 }, '2026-11-03'],
  [{ day: 31, month: 3, year: 2027 }, '2027-03-31'],
])('the day %o is written %s', (day, written) => {
  expect(isoDayOf(day)).toBe(written)
})

test.each([
  [{ day: 3, month: 11, year: 2026 }, 0, '2026-11-03T00:00:00.000Z'],
  [{ day: 31, month: 12, year: 2026 }, 1, '2027-01-01T00:00:00.000Z'],
  [{ day: 30, month: 6, year: 2027 }, 1, '2027-06-30T23:00:00.000Z'],
  [{ day: 28, month: 3, year: 2027 }, 0, '2027-03-28T00:00:00.000Z'],
  [{ day: 28, month: 3, year: 2027 }, 1, '2027-03-28T23:00:00.000Z'],
])('%o and %d days later begins in London at %s', (day, later, moment) => {
  expect(startOfDay(day, later).toISOString()).toBe(moment)
})
