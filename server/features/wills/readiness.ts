import type { Advice } from '#core/advice/advice.ts'
import type { StepProblem } from '#core/journey/walk.ts'
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

/** What is asked of a will before it is relied on, worked out off the thread that answers everybody. */
export type ReadinessWork = {
  problems(will: Will, today: Day): Promise<readonly StepProblem[]>
  stopping(will: Will, today: Day): Promise<readonly Advice[]>
}

/** Throws Invalid when the will is not complete, or when advice stops it. */
export const assertReady = async (work: ReadinessWork, will: Will, today: Day): Promise<void> => {
  const problems = await work.problems(will, today)
  if (problems.length > 0)
    throw new Invalid(
      stepErrors(problems),
      'Your will is not complete. Your summary says what is missing. Answer that, then carry on.',
    )
  assertNoAdvice(await work.stopping(will, today))
}

/** Throws Invalid when the will has a part that is switched off here: it can be kept and read, not bought. */
export const assertPartsOffered = (will: Will, offered: readonly OfferedPart[]): void =>
  refuseProblems(partsNotOffered(will, offered).map((part) => ({ field: part, code: 'PART_NOT_OFFERED' })))
