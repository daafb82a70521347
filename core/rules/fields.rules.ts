import { OLDEST_POSSIBLE_AGE, PASSWORD_MIN_LENGTH } from '../constants.ts'
import { ageOn, type Day, isAfter, isRealDay } from '../text/calendar-day.ts'
import { hasHiddenCharacter, isEmail, isPostcode } from '../text/names.ts'
import type { Address } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'
import { filled, firstOf, unless } from './rule.ts'

/** Checks of single fields, used by wizard steps, dialogs, sign-up and the server. */

export const emailGiven = (field: string, value: string | undefined): Problem[] =>
  firstOf(
    unless(!hasHiddenCharacter((value ?? '').trim()), field, 'EMAIL_HIDDEN_CHARACTER'),
    unless(isEmail(value ?? ''), field, 'EMAIL_WRONG_FORMAT'),
  )

/** A day of somebody else's life, which is over: of their birth, or of their death. */
export const dayOfTheirsGiven = (field: string, day: Partial<Day> | undefined, today: Day): Problem[] =>
  dateOfBirthGiven(field, day, today, 'DAY_REQUIRED')

export const newPasswordGiven = (field: string, password: string): Problem[] =>
  firstOf(
    filled(field, password, 'PASSWORD_REQUIRED'),
    unless(password.length >= PASSWORD_MIN_LENGTH, field, 'PASSWORD_TOO_SHORT'),
  )

/** `postcode` is the code for an invalid postcode; for another person's address it says that a British postcode is needed. */
export const addressGiven = (
  field: string,
  address: Partial<Address> | undefined,
  postcode: Code = 'POSTCODE_WRONG_FORMAT',
): Problem[] => [
  ...filled(`${field}.house_name`, address?.house_name),
  ...filled(`${field}.town`, address?.town),
  ...unless(isPostcode(address?.postcode ?? ''), `${field}.postcode`, postcode),
]

/** The address of another person, who may live abroad: a country then stands in the place of a British postcode. */
export const addressAnywhereGiven = (field: string, address: Partial<Address> | undefined): Problem[] =>
  address?.country === undefined
    ? addressGiven(field, address, 'POSTCODE_NOT_UK')
    : [
        ...filled(`${field}.house_name`, address.house_name),
        ...filled(`${field}.town`, address.town),
        ...filled(`${field}.country`, address.country),
      ]

/** All parts given, an existing day, not in the future, not more than 120 years ago. */
export const dateOfBirthGiven = (
  field: string,
  dob: Partial<Day> | undefined,
  today: Day,
  missing: Code = 'DOB_REQUIRED',
): Problem[] => {
  if (!dob?.day || !dob.month || !dob.year) {
    const part = !dob?.day ? 'day' : !dob.month ? 'month' : 'year'
    return unless(false, `${field}.${part}`, missing)
  }
  const day: Day = { day: dob.day, month: dob.month, year: dob.year }
  return firstOf(
    unless(isRealDay(day), `${field}.day`, 'DOB_NOT_REAL'),
    unless(!isAfter(day, today), `${field}.year`, 'DOB_IN_FUTURE'),
    unless(ageOn(today, day) <= OLDEST_POSSIBLE_AGE, `${field}.year`, 'DOB_TOO_OLD'),
  )
}
