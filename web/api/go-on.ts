import type { StepName } from '#core/journey/steps.ts'
import { continueAt, visitedUpTo } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { storage } from './storage.ts'
import { today } from './today.ts'
import { visitNow } from './visits.ts'

/**
 * Where somebody goes on who has just got their will. On a browser that knows nothing of them, they have been up to there.
 * `visitedHere`: where they had been before they logged in; another tab may have seen the log-in first, and begun anew.
 */
export const goOnAt = (will: Will, visitedHere: readonly string[]): StepName => {
  const step = continueAt({ ...visitNow(will, undefined), visited: visitedHere, will })
  storage.visited.set([...new Set([...visitedHere, ...visitedUpTo(step, will, today())])])
  return step
}
