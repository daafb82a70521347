import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ageOn,
  type Day,
  dayInWords,
  dayOfIso,
  daysLater,
  isAfter,
  isoDay,
  isRealDay,
  isSameDay,
  isUnder18,
  yearMeant,
  yearsLater,
} from './calendar-day.ts'

const day = (year: number, month: number, of: number): Day => ({ day: of, month, year })

const anyDay = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1900, max: 2100 }),
  })
  .filter(isRealDay)

// Promise: words.birthday
test.each([
  [day(2024, 2, 29), true],
  [day(2000, 2, 29), true],
  [day(2023, 2, 29), false],
  [day(1900, 2, 29), false],
  [day(2024, 2, 30), false],
  [day(2024, 4, 30), true],
  [day(2024, 4, 31), false],
  [day(2024, 12, 31), true],
  [day(2024, 13, 1), false],
  [day(2024, 0, 1), false],
  [day(2024, 1, 0), false],
  [day(2024, 1, 32), false],
])('%j is on the calendar: %s', (of, real) => {
  expect(isRealDay(of)).toBe(real)
})

test.each([
  ['the day before the birthday', day(2006, 6, 15), day(2024, 6, 14), 17],
  ['on the birthday', day(2006, 6, 15), day(2024, 6, 15), 18],
  ['the day after', day(2006, 6, 15), day(2024, 6, 16), 18],
  ['on the day of birth', day(2024, 6, 15), day(2024, 6, 15), 0],
  ['born on 29 February, on 28 February of a common year', day(2008, 2, 29), day(2026, 2, 28), 17],
  ['born on 29 February, on 1 March of a common year', day(2008, 2, 29), day(2026, 3, 1), 18],
  ['born on 29 February, on 29 February', day(2004, 2, 29), day(2024, 2, 29), 20],
  ['born on the last day of a year, on the first of another', day(2006, 12, 31), day(2025, 1, 1), 18],
])('age %s', (_when, dob, today, age) => {
  expect(ageOn(today, dob)).toBe(age)
  expect(isUnder18(dob, today)).toBe(age < 18)
})

test('a person born in the past never has a negative age', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      const [dob, today] = isAfter(a, b) ? [b, a] : [a, b]
      expect(ageOn(today, dob)).toBeGreaterThanOrEqual(0)
    }),
  )
})

// Promise: words.birthday
test('every person is a year older a year later', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (dob, today) => {
      expect(ageOn({ ...today, year: today.year + 1 }, dob)).toBe(ageOn(today, dob) + 1)
    }),
  )
})

test('of two different days, exactly one is after the other', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      const same = dayInWords(a) === dayInWords(b)
      expect([isAfter(a, b), isAfter(b, a)].filter(Boolean)).toHaveLength(same ? 0 : 1)
    }),
  )
})

test('a date is written out as people say it', () => {
  expect(dayInWords(day(1961, 3, 9))).toBe('9 March 1961')
})

test.each([
  ['68', 2008, 1968],
  ['08', 2008, 2008],
  ['09', 2008, 1909],
  ['17', 2026, 2017],
  ['1968', 2008, undefined],
  ['6', 2008, undefined],
  ['', 2008, undefined],
])('the year typed as “%s”, with %i as the newest possible, means %s', (typed, latest, meant) => {
  expect(yearMeant(typed, latest)).toBe(meant)
})

test('so many days later is the day that a calendar says', () => {
  const byUtc = ({ day: of, month, year }: Day, days: number) =>
    new Date(Date.UTC(year, month - 1, of + days)).toISOString().slice(0, 10)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
      expect(isoDay(daysLater(from, days))).toBe(byUtc(from, days))
      expect(dayOfIso(isoDay(from))).toEqual(from)
      expect(isSameDay(daysLater(daysLater(from, days), -days), from)).toBe(true)
    }),
  )
})

test('an anniversary is the day on which the years are complete', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 100 }), (from, years) => {
      const anniversary = yearsLater(from, years)
      expect([ageOn(daysLater(anniversary, -1), from), ageOn(anniversary, from)]).toEqual([years - 1, years])
    }),
  )
})
