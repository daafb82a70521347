import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'

/** A rule is named after the condition that holds when it returns no problems. `today` decides who is under 18. */
export type Rule = (will: Will, today: Day) => Problem[]

export const unless = (ok: boolean, field: string, code: Code): Problem[] => (ok ? [] : [{ field, code }])

/** The problems of the first check that finds any, so that an empty field is not also reported as badly formed. */
export const firstOf = (...checks: Problem[][]): Problem[] => checks.find((found) => found.length > 0) ?? []
