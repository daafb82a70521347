/** Apart from the other fields: a visitor's first page asks for no date. */
import { OLDEST_POSSIBLE_AGE } from '../constants.ts'
import { ageOn, type Day, isAfter, isRealDay } from '../text/birthday.ts'
import type { Problem } from './messages.ts'
import { firstOf, unless } from './rule.ts'

/** Every part given, a day that exists, not ahead of today, not more than 120 years back. */
export const dateOfBirthGiven = (field: string, dob: Partial<Day> | undefined, today: Day): Problem[] => {
  if (!dob?.day || !dob.month || !dob.year) {
    const part = !dob?.day ? 'day' : !dob.month ? 'month' : 'year'
    return unless(false, `${field}.${part}`, 'DOB_REQUIRED')
  }
  const day: Day = { day: dob.day, month: dob.month, year: dob.year }
  return firstOf(
    unless(isRealDay(day), `${field}.day`, 'DOB_NOT_REAL'),
    unless(!isAfter(day, today), `${field}.year`, 'DOB_IN_FUTURE'),
    unless(ageOn(today, day) <= OLDEST_POSSIBLE_AGE, `${field}.year`, 'DOB_TOO_OLD'),
  )
}
