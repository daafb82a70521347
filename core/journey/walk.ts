import type { Problem } from '../rules/messages.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import { type GroupName, groupOf, type StepName, type StepRow, stepNamed, stepRows } from './steps.ts'

/** Who is walking. `sponsored` is the money track `_pt` being '0': somebody else has paid. */
export type Mode = { readonly sponsored: boolean }

/** Whether the answers so far make this a question for this person. */
export const isAsked = (step: StepRow, will: Will, today: Day): boolean => step.asked?.(will, today) ?? true

/** Whether the step is no longer shown because the will is paid for. */
export const isHidden = (step: StepRow, will: Will, { sponsored }: Mode): boolean =>
  step.hideOnPaid === true && will.paid === 1 && !sponsored

/** The steps this will is asked, in order. */
export const askedSteps = (will: Will, today: Day) => stepRows.filter((step) => isAsked(step, will, today))

const indexOf = (name: StepName): number => stepRows.findIndex((step) => step.name === name)

/** The next step that is asked, passing over those hidden once paid. Undefined after the summary. */
export const nextStep = (from: StepName, will: Will, mode: Mode, today: Day): StepName | undefined =>
  stepRows.slice(indexOf(from) + 1).find((step) => isAsked(step, will, today) && !isHidden(step, will, mode))?.name

/** The step before, passing over what Previous skips. Undefined at the first. */
export const previousStep = (from: StepName, will: Will, mode: Mode, today: Day): StepName | undefined =>
  stepRows
    .slice(0, indexOf(from))
    .findLast((step) => isAsked(step, will, today) && !isHidden(step, will, mode) && !step.previousSkips?.(will, today))
    ?.name

/** What the progress bar shows: the largest percentage up to and including the step, so that it never falls going forward. */
export const progressShown = (at: StepName): number =>
  Math.max(...stepRows.slice(0, indexOf(at) + 1).map((step) => step.progress))

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
