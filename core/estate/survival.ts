import { type Day, daysLater, isAfter } from '../text/calendar-day.ts'

/** Days. A beneficiary survives the testator if they are living at the end of this many days after the death. */
export const SURVIVAL_DAYS = 28

/** The 28th day after a death. A beneficiary who is living at its end has survived the testator. */
export const survivalDay = (death: Day): Day => daysLater(death, SURVIVAL_DAYS)

/** Whether a beneficiary who died on `theirs` survived a testator who died on `death`. The hour does not matter. */
export const survived = (death: Day, theirs: Day): boolean => isAfter(theirs, survivalDay(death))
