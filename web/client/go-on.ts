import type { StepName } from '#core/journey/steps.ts'
import { continueAt, visitedUpTo } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { storage } from './storage.ts'
import { today } from './today.ts'
import { visitNow } from './visits.ts'

/** Where somebody goes on who has just got their will. On a browser that knows nothing of them, they have been up to there. */
export const goOnAt = (will: Will): StepName => {
  const step = continueAt({ ...visitNow(will, undefined), will })
  const visited = storage.visited.get() ?? []
  storage.visited.set([...new Set([...visited, ...visitedUpTo(step, will, today())])])
  return step
}
