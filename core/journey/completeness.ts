import type { Problem } from '../rules/messages.ts'
import type { Day } from '../text/birthday.ts'
import type { Will } from '../will/schema.ts'
import { type GroupName, groupOf, type StepName, stepNamed } from './steps.ts'
import { askedSteps } from './walk.ts'

export type StepProblem = Problem & { readonly step: StepName }

/** What is missing or wrong on one step. */
export const problemsOfStep = (name: StepName, will: Will, today: Day): Problem[] =>
  stepNamed(name).checks.flatMap((check) => check(will, today))

/** What is missing or wrong in the whole will, in the order of the journey. Steps that are not asked do not count. */
export const problemsOf = (will: Will, today: Day): StepProblem[] =>
  askedSteps(will, today).flatMap(({ name }) =>
    problemsOfStep(name, will, today).map((problem) => ({ ...problem, step: name })),
  )

export const problemsOfGroup = (group: GroupName, will: Will, today: Day): StepProblem[] =>
  problemsOf(will, today).filter(({ step }) => groupOf(step) === group)

/** Every group valid and at least one person named. */
export const isComplete = (will: Will, today: Day): boolean => problemsOf(will, today).length === 0
