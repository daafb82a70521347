import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import type { Code, Problem } from './messages.ts'

/** Named for what is true when it passes: no problems. `today` decides who is under 18. */
export type Rule = (will: Will, today: Day) => Problem[]

export const unless = (ok: boolean, field: string, code: Code): Problem[] => (ok ? [] : [{ field, code }])

/** The first check that finds something wins, so that an empty field is not also called badly formed. */
export const firstOf = (...checks: Problem[][]): Problem[] => checks.find((found) => found.length > 0) ?? []
