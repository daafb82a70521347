import type { Day } from '#core/formats/birthday.ts'
import { problemsOf, type StepProblem } from '#core/journey/completeness.ts'
import type { Will } from '#core/will/schema.ts'
import { type PartName, type Parts, partNames, partsOf } from './parts.ts'

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

// Appointing a firm passes the rules, but the will can only appoint people it can name.
const nobodyToAppoint = (parts: Partial<Parts>): StepProblem[] =>
  parts.executors?.length === 0
    ? [{ step: 'will.executors.executors', field: 'executor', code: 'ADD_ADULT_PERSON' }]
    : []

/** The will as it can be drafted for signing, or everything that is missing or wrong, in the order of the journey. */
export const completeWill = (will: Will, today: Day): Completion => {
  const { parts } = partsOf(will, today)
  const problems = [...problemsOf(will, today), ...nobodyToAppoint(parts)]
  if (problems.length > 0 || !hasAll(parts)) return { ok: false, problems }
  return { ok: true, will: { will, today, parts } as CompleteWill }
}
