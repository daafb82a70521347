import { type Advice, stopsCheckout } from '#core/advice/advice.ts'
import { problemsOf, type StepProblem } from '#core/journey/walk.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { partsNotOffered } from '#core/will/parts-used.ts'
import type { Will } from '#core/will/schema.ts'
import { byField, type FieldErrors, Invalid, refuseProblems } from '../../platform/errors.ts'

/** Problems of a whole will, each under `step:field`. */
export const stepErrors = (problems: readonly StepProblem[]): FieldErrors =>
  byField(problems.map(({ step, field, code }) => ({ field: `${step}:${field}`, code })))

/** Throws Invalid, under `step:trigger`, when there is advice that has to be acted on before the will is relied on. */
export const assertNoAdvice = (advice: readonly Advice[]): void => {
  if (advice.length > 0)
    throw new Invalid(
      Object.fromEntries(advice.map(({ step, id, message }) => [`${step}:${id}`, [message]])),
      'There is something to read on your summary first. It also says what you can do.',
    )
}

/** Throws Invalid when the will is not complete, or when advice stops it. */
export const assertReady = (will: Will, today: Day): void => {
  const problems = problemsOf(will, today)
  if (problems.length > 0)
    throw new Invalid(
      stepErrors(problems),
      'Your will is not complete. Your summary says what is missing. Answer that, then carry on.',
    )
  assertNoAdvice(stopsCheckout(will, today))
}

/** Throws Invalid when the will has a part that is switched off here: it can be kept and read, not bought. */
export const assertPartsOffered = (will: Will, offered: readonly OfferedPart[]): void =>
  refuseProblems(partsNotOffered(will, offered).map((part) => ({ field: part, code: 'PART_NOT_OFFERED' })))
