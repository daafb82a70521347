import type { Day } from '#core/text/calendar-day.ts'

/** Today's date in England, where wills are signed. */
export const today = (now: Date = new Date()): Day => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(now)
  const part = (type: 'day' | 'month' | 'year') => Number(parts.find((each) => each.type === type)?.value)
  return { day: part('day'), month: part('month'), year: part('year') }
}
