import type { Advice } from '#core/advice/advice-for.ts'
import type { StepProblem } from '#core/journey/completeness.ts'
import { byField, type FieldErrors } from '../../platform/errors.ts'

/** Problems of a whole will, each under `step:field`. */
export const stepErrors = (problems: readonly StepProblem[]): FieldErrors =>
  byField(problems.map(({ step, field, code }) => ({ field: `${step}:${field}`, code })))

/** What stops a payment, each with its reason under `step:trigger`. */
export const adviceErrors = (advice: readonly Advice[]): FieldErrors =>
  Object.fromEntries(advice.map(({ step, id, message }) => [`${step}:${id}`, [message]]))
