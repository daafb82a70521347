/** The days that are offered for a signing. */

import { type Day, dayInWords, isSameDay } from '#core/text/calendar-day.ts'
import { days as words } from '#words/en/signing.ts'

const SATURDAY = 6

const dateOf = ({ day, month, year }: Day): Date => new Date(Date.UTC(year, month - 1, day))

const dayAfter = (from: Day, days: number): Day => {
  const date = dateOf({ ...from, day: from.day + days })
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }
}

export const weekdayOf = (day: Day): string => words.weekdays[dateOf(day).getUTCDay()] ?? ''

/** "Saturday 5 December 2026" */
export const longDay = (day: Day): string => words.long(weekdayOf(day), dayInWords(day))

/** "Saturday 5 December" */
export const shortDay = (day: Day): string => longDay(day).replace(/ \d{4}$/, '')

const inWords = (days: number): string => {
  if (days === 0) return words.today
  if (days === 1) return words.tomorrow
  if (days === 7) return words.inAWeek
  return days === 14 ? words.inTwoWeeks : words.inDays(days)
}

/** Today, then the weekends of the next two weeks. */
export const daysOffered = (today: Day): readonly { readonly day: Day; readonly when: string }[] => {
  const toSaturday = (SATURDAY - dateOf(today).getUTCDay() + 7) % 7 || 7
  return [0, toSaturday, toSaturday + 1, toSaturday + 7].map((days) => ({
    day: dayAfter(today, days),
    when: inWords(days),
  }))
}

export const isOffered = (day: Day, today: Day): boolean =>
  daysOffered(today).some((offered) => isSameDay(offered.day, day))
