import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'

/**
 * What others may have, in the year to 5 April, of what is held for a disabled person: the sum that the law sets, or a part of the
 * highest value in that year where that is less. Whole pence, rounded down (Inheritance Tax Act 1984 s.89(1A)).
 * @param highestValue Pence. What the trust was worth on its best day of that year.
 */
export const smallYearlySum = (highestValue: number, on: Day): number =>
  Math.min(
    figureOn('small-yearly-sum', on),
    Math.floor((highestValue * figureOn('small-yearly-part', on)) / WHOLE_ESTATE_HUNDREDTHS),
  )
