import { type Day, isAfter, isRealDay } from '../text/calendar-day.ts'

/** Days after the testator's death, at the end of the last of which somebody must be living to survive them. */
export const SURVIVAL_DAYS = 28

const dayAfter = ({ day, month, year }: Day): Day => {
  const tomorrow = { day: day + 1, month, year }
  if (isRealDay(tomorrow)) return tomorrow
  return month < 12 ? { day: 1, month: month + 1, year } : { day: 1, month: 1, year: year + 1 }
}

/** The 28th day after a death: whoever is living at its end has survived. */
export const survivalDay = (death: Day): Day => Array.from({ length: SURVIVAL_DAYS }).reduce<Day>(dayAfter, death)

/** Whether somebody who died on `theirs`, at whatever hour, had survived a testator who died on `death`. */
export const survived = (death: Day, theirs: Day): boolean => isAfter(theirs, survivalDay(death))
