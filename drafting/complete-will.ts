import { problemsOf, type StepProblem } from '#core/journey/completeness.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { type PartName, type Parts, partNames } from './parts.ts'
import { partsOf } from './parts-of.ts'

declare const checked: unique symbol

/** A will with every part there. Only `completeWill` makes one, so nothing can be drafted for signing with a hole in it. */
export type CompleteWill = {
  readonly will: Will
  readonly today: Day
  readonly parts: Parts
  readonly [checked]: true
}

export type Completion =
  | { readonly ok: true; readonly will: CompleteWill }
  | { readonly ok: false; readonly problems: readonly StepProblem[] }

const hasAll = (parts: Partial<Parts>): parts is Parts => partNames.every((name: PartName) => name in parts)

/** The will as it can be drafted for signing, or everything that is missing or wrong, in the order of the journey. */
export const completeWill = (will: Will, today: Day): Completion => {
  const problems = problemsOf(will, today)
  if (problems.length > 0) return { ok: false, problems }
  const parts = partsOf(will, today)
  if (!hasAll(parts)) throw new Error('A will without problems has every part')
  return { ok: true, will: { will, today, parts } as CompleteWill }
}
