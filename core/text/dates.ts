/**
 * Formats instants as text. London functions use the time of England and Wales, whose law governs a will; local functions use
 * the time zone of the browser or the machine.
 */
import type { Day } from './calendar-day.ts'

/** A `Date`, or milliseconds since 1970. */
type Instant = NonNullable<Parameters<Intl.DateTimeFormat['format']>[0]>

/** Milliseconds in 24 hours. */
export const DAY_MS = 24 * 60 * 60_000

const LONDON = 'Europe/London'

/** Made at the first use: each costs milliseconds, and a page or a start needs one or none of them. */
const lazily = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let made: Intl.DateTimeFormat | undefined
  return () => {
    made ??= new Intl.DateTimeFormat('en-GB', options)
    return made
  }
}

const londonParts = lazily({ timeZone: LONDON, day: 'numeric', month: 'numeric', year: 'numeric' })

/** The calendar day in London at an instant. In summer it begins an hour before the UTC day. */
export const londonDay = (instant: Instant): Day => {
  const parts = londonParts().formatToParts(instant)
  const part = (type: keyof Day) => Number(parts.find((each) => each.type === type)?.value)
  return { day: part('day'), month: part('month'), year: part('year') }
}

const londonDate = lazily({ dateStyle: 'long', timeZone: LONDON })
const londonDateTime = lazily({ dateStyle: 'long', timeStyle: 'short', timeZone: LONDON })
const londonTime = lazily({ timeStyle: 'short', timeZone: LONDON })
const localDate = lazily({ dateStyle: 'long' })
const localTime = lazily({ timeStyle: 'short' })
const localDateTime = lazily({ dateStyle: 'long', timeStyle: 'short' })

/** "3 November 2026" */
export const formatLondonDate = (instant: Instant): string => londonDate().format(instant)
/** "3 November 2026 at 12:00" */
export const formatLondonDateTime = (instant: Instant): string => londonDateTime().format(instant)

/** "12:00" */
export const formatLondonTime = (instant: Instant): string => londonTime().format(instant)
/** "3 November 2026" */
export const formatLocalDate = (instant: Instant): string => localDate().format(instant)
/** "12:00" */
export const formatLocalTime = (instant: Instant): string => localTime().format(instant)
/** "3 November 2026 at 12:00" */
export const formatLocalDateTime = (instant: Instant): string => localDateTime().format(instant)
