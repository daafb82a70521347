/** Checks of one field, the same on a wizard step, in a dialog, at sign-up and on the server. */
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { isEmail, isFilled, isPostcode } from '../text/contact.ts'
import { hasDigit, isFullName, isName } from '../text/name.ts'
import type { Address } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'
import { firstOf, unless } from './rule.ts'

/** Something, and not only spaces. `code` is said of a field with nothing in it. */
export const filled = (field: string, value: string | undefined, code: Code = 'FIELD_REQUIRED'): Problem[] =>
  unless(isFilled(value), field, value ? 'FIELD_EMPTY' : code)

const name = (is: (text: string) => boolean) => (field: string, value: string | undefined) =>
  firstOf(
    filled(field, value),
    unless(!hasDigit(value ?? ''), field, 'NAME_WITHOUT_NUMBER_WRONG_FORMAT'),
    unless(is(value ?? ''), field, 'NAME_WRONG_FORMAT'),
  )

export const nameGiven = name(isName)
export const fullNameGiven = name(isFullName)

export const optionalName = (field: string, value: string | undefined): Problem[] =>
  isFilled(value) ? nameGiven(field, value) : []

export const emailGiven = (field: string, value: string | undefined): Problem[] =>
  unless(isEmail(value ?? ''), field, 'EMAIL_WRONG_FORMAT')

export const newPasswordGiven = (field: string, password: string): Problem[] =>
  firstOf(
    filled(field, password, 'PASSWORD_REQUIRED'),
    unless(password.length >= PASSWORD_MIN_LENGTH, field, 'PASSWORD_TOO_SHORT'),
  )

/** `postcode` is what is said of a postcode that is none: of somebody else's, that it must be a British one. */
export const addressGiven = (
  field: string,
  address: Partial<Address> | undefined,
  postcode: Code = 'POSTCODE_WRONG_FORMAT',
): Problem[] => [
  ...filled(`${field}.house_name`, address?.house_name),
  ...filled(`${field}.town`, address?.town),
  ...unless(isPostcode(address?.postcode ?? ''), `${field}.postcode`, postcode),
]
