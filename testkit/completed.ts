import type { Will } from '#core/will/schema.ts'
import { type CompleteWill, completeWill } from '#drafting/complete-will.ts'
import { today } from './builders.ts'

/** A will as it can be drafted. An incomplete one fails the test, saying what it lacks. */
export const completed = (will: Will): CompleteWill => {
  const completion = completeWill(will, today)
  if (!completion.ok) throw new Error(`The will is not complete: ${JSON.stringify(completion.problems)}`)
  return completion.will
}
