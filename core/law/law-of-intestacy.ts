/**
 * The law of intestacy that has a date: the sums a husband, wife or civil partner takes first, and two changes. Apart from the other
 * figures, as only those who ask about an intestacy load it. All rows await review by a solicitor or TEP.
 */

import { type Day, isAfter } from '../text/calendar-day.ts'
import { day, type Figure, rowOn } from './figures-of-law.ts'

const order =
  'Administration of Estates Act 1925 s.46 and Sch.1A; Administration of Estates Act 1925 (Fixed Net Sum) Order'

/** Pence. Without children a sum came first only where a parent, or brothers and sisters, were left, until October 2014. */
const fixedSums = {
  'with children': [
    { value: 250_000_00, from: day(1, 2, 2009), source: `${order} 2009, SI 2009/135` },
    { value: 270_000_00, from: day(6, 2, 2020), source: `${order} 2020, SI 2020/33` },
    { value: 322_000_00, from: day(26, 7, 2023), source: `${order} 2023, SI 2023/758` },
  ],
  'without children': [{ value: 450_000_00, from: day(1, 2, 2009), source: `${order} 2009, SI 2009/135` }],
} as const satisfies Record<string, Figure['rows']>

/** What a husband, wife or civil partner takes first of one who dies on that day, in pence. */
export const fixedSumOn = (of: keyof typeof fixedSums, on: Day): number => rowOn(fixedSums[of], on).value

/** Changes of the law, each with the first day of death for which it counts. */
const changes = {
  /** The first sums that are known here: Administration of Estates Act 1925 (Fixed Net Sum) Order 2009. */
  'sums are known': day(1, 2, 2009),
  /** Who refuses, forfeits, or dies under 18 and leaves issue counts as having died first: Administration of Estates Act 1925 ss.46A and 47(4B) to (4D). */
  'refused as dead': day(1, 2, 2012),
  /** A spouse takes all where there is no issue, and half of the rest outright where there is: Inheritance and Trustees’ Powers Act 2014 s.1. */
  'spouse takes all without children': day(1, 10, 2014),
}

export const countsOn = (change: keyof typeof changes, on: Day): boolean => !isAfter(changes[change], on)
