import type { Day } from '#core/formats/birthday.ts'
import { problemsOf, type StepProblem } from '#core/journey/completeness.ts'
import type { Will } from '#core/will/schema.ts'
import type { Operator } from './operator.ts'
import { type PartName, type Parts, partNames } from './parts.ts'
import { partsOf } from './parts-of.ts'

declare const checked: unique symbol

/** A will with every part there. Only `completeWill` makes one, so nothing can be drafted for signing with a hole in it. */
export type CompleteWill = {
  readonly will: Will
  readonly today: Day
  readonly operator: Operator
  readonly parts: Parts
  readonly [checked]: true
}

export type Completion =
  | { readonly ok: true; readonly will: CompleteWill }
  | { readonly ok: false; readonly problems: readonly StepProblem[] }

const hasAll = (parts: Partial<Parts>): parts is Parts => partNames.every((name: PartName) => name in parts)

const NOBODY_TO_APPOINT: StepProblem = {
  step: 'will.executors.executors',
  field: 'executor',
  code: 'ADD_ADULT_PERSON',
}

/**
 * The will as it can be drafted for signing, or everything that is missing or wrong, in the order of the journey.
 * `operator` is what whoever runs the product has configured: a will that chose the law firm is complete only with it.
 */
export const completeWill = (will: Will, today: Day, operator: Operator = {}): Completion => {
  const parts = partsOf(will, today, operator)
  const problems = problemsOf(will, today)
  if (problems.length > 0) return { ok: false, problems }
  if (!hasAll(parts)) return { ok: false, problems: [NOBODY_TO_APPOINT] }
  return { ok: true, will: { will, today, operator, parts } as CompleteWill }
}
