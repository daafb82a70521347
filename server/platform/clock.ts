import type { Day } from '#core/text/calendar-day.ts'

/** The current time. It is a parameter, so that tests can set it. */
export type Clock = () => Date

// en-CA writes year-month-day.
const inLondon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const dayAt = (moment: Date): Day => {
  const [year = 0, month = 0, day = 0] = inLondon.format(moment).split('-').map(Number)
  return { day, month, year }
}

const MINUTE_MS = 60_000
let last: { readonly minute: number; readonly day: Day } | undefined

/** The date in England and Wales at a moment. In summer it is an hour ahead of UTC. Worked out once a minute. */
export const todayAt = (moment: Date): Day => {
  const minute = Math.floor(moment.getTime() / MINUTE_MS)
  if (last?.minute !== minute) last = { minute, day: dayAt(moment) }
  return last.day
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** The date in England and Wales, as mails show it: "21 November 2026". */
export const formatLondonDate = (moment: Date): string => longDate.format(moment)

/** { day: 9, month: 3, year: 1961 } -> "1961-03-09" */
export const isoDayOf = ({ day, month, year }: Day): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** When the day begins in England and Wales that is so many days after another. In summer that is an hour before UTC. */
export const startOfDay = ({ year, month, day }: Day, later = 0): Date => {
  const midnight = Date.UTC(year, month - 1, day + later)
  const hourBefore = new Date(midnight - HOUR_MS)
  return dayAt(hourBefore).day === new Date(midnight).getUTCDate() ? hourBefore : new Date(midnight)
}
