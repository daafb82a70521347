import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'

/** Today's date in England, where wills are signed. */
export const today = (): Day => londonDay(new Date())
