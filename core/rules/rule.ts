import type { Day } from '../text/calendar-day.ts'
import { hasDigit, isFilled, isFullName, isName, isTooLong } from '../text/names.ts'
import type { Will } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'

/** A rule is named after the condition that holds when it returns no problems. `today` decides who is under 18. */
export type Rule = (will: Will, today: Day) => Problem[]

export const unless = (ok: boolean, field: string, code: Code): Problem[] => (ok ? [] : [{ field, code }])

/** The problems of the first check that finds any, so that an empty field is not also reported as badly formed. */
export const firstOf = (...checks: Problem[][]): Problem[] => checks.find((found) => found.length > 0) ?? []

/** Whether a text is given, and is a name. Apart from the checks of other fields, because every visitor's first page loads this file. */

/** The field has a visible character. `code` is the problem of an empty field. */
export const filled = (field: string, value: string | undefined, code: Code = 'FIELD_REQUIRED'): Problem[] =>
  unless(isFilled(value), field, value ? 'FIELD_EMPTY' : code)

const name =
  (is: (text: string) => boolean, namesIn: (text: string) => readonly string[]) =>
  (field: string, value = '') =>
    firstOf(
      filled(field, value),
      unless(!hasDigit(value), field, 'NAME_WITHOUT_NUMBER_WRONG_FORMAT'),
      unless(!namesIn(value).some(isTooLong), field, 'NAME_TOO_LONG'),
      unless(is(value), field, 'NAME_WRONG_FORMAT'),
    )

export const nameGiven = name(isName, (text) => [text])
export const fullNameGiven = name(isFullName, (text) => text.split(/\s+/))

export const optionalName = (field: string, value: string | undefined): Problem[] =>
  isFilled(value) ? nameGiven(field, value) : []
