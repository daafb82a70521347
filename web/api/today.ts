import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'

const MINUTE_MS = 60_000

let known: { readonly minute: number; readonly day: Day } | undefined

/** Today's date in England, where wills are signed. Worked out once a minute: each page asks for it dozens of times. */
export const today = (): Day => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (known?.minute !== minute) known = { minute, day: londonDay(minute * MINUTE_MS) }
  return known.day
}
