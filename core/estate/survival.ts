import { type Day, isAfter, isRealDay } from '../text/calendar-day.ts'

/** Days. A beneficiary survives the testator if they are living at the end of this many days after the death. */
export const SURVIVAL_DAYS = 28

const dayAfter = ({ day, month, year }: Day): Day => {
  const tomorrow = { day: day + 1, month, year }
  if (isRealDay(tomorrow)) return tomorrow
  return month < 12 ? { day: 1, month: month + 1, year } : { day: 1, month: 1, year: year + 1 }
}

/** The 28th day after a death. A beneficiary who is living at its end has survived the testator. */
export const survivalDay = (death: Day): Day => Array.from({ length: SURVIVAL_DAYS }).reduce<Day>(dayAfter, death)

/** Whether a beneficiary who died on `theirs` survived a testator who died on `death`. The hour does not matter. */
export const survived = (death: Day, theirs: Day): boolean => isAfter(theirs, survivalDay(death))
