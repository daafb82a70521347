import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'

export { isoDay as isoDayOf } from '#core/text/calendar-day.ts'

/** The current time. It is a parameter, so that tests can set it. */
export type Clock = () => Date

/** Milliseconds since some moment, by a clock that nothing sets back or forward: `performance.now`. */
export type Elapsed = () => number

const HOUR_MS = 60 * 60_000

/** When the day begins in England and Wales that is so many days after another. In summer that is an hour before UTC. */
export const startOfDay = ({ year, month, day }: Day, later = 0): Date => {
  const midnight = Date.UTC(year, month - 1, day + later)
  const hourBefore = new Date(midnight - HOUR_MS)
  return londonDay(hourBefore).day === new Date(midnight).getUTCDate() ? hourBefore : new Date(midnight)
}
