import { divide, type Portion, wholeTo } from './divide.ts'
import type { Issue } from './failures.ts'
import type { Named } from './plan.ts'

/**
 * The children of somebody who failed, each with an equal part; those of a late child take that child's part, and so on
 * down. A late child whose line has died out counts for nothing. The living are numbered first.
 * @throws RangeError when a number of children is not a whole number.
 */
export const issueOf = (named: Named, issue: Issue, line: readonly number[] = []): Portion[] => {
  const { livingChildren = 0, lateChildren = [] } = issue
  if (!Number.isInteger(livingChildren) || livingChildren < 0)
    throw new RangeError(`${livingChildren} is not a number of children`)
  const living = Array.from({ length: livingChildren }, (_, index) => wholeTo(named, [...line, index + 1]))
  const late = lateChildren.map((child, index) => issueOf(named, child, [...line, livingChildren + index + 1]))
  return divide(
    [...living, ...late].map((takers) => ({ weight: 1, takers })),
    ({ takers }) => takers,
  )
}
