import { questionsAreAnswered } from '../advice/questions.ts'
import type { Problem } from '../rules/messages.ts'
import type { Day } from '../text/calendar-day.ts'
import { inheritors } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { type GroupName, groupOf, type StepName, type StepRow, stepNamed, stepRows } from './steps.ts'

/** `sponsored`: the payment track `_pt` is '0', so a sponsor has paid. */
export type Mode = { readonly sponsored: boolean }

/** Whether the step is asked, given the answers so far. */
export const isAsked = (step: StepRow, will: Will, today: Day): boolean => step.asked?.(will, today) ?? true

/** Whether the step is no longer shown because the will is paid for. */
export const isHidden = (step: StepRow, will: Will, { sponsored }: Mode): boolean =>
  step.hideOnPaid === true && will.paid === 1 && !sponsored

/** The steps asked for this will, in order. */
export const askedSteps = (will: Will, today: Day) => stepRows.filter((step) => isAsked(step, will, today))

/** How many pages of questions come before the summary: those that everyone is asked, and all there are. */
export const pagesOfQuestions = {
  fewest: stepRows.filter(({ asked }) => !asked).length - 1,
  most: stepRows.length - 1,
} as const

const indexOf = (name: StepName): number => stepRows.findIndex((step) => step.name === name)

/** The previous step, without those that Previous skips. Undefined at the first step. */
export const previousStep = (from: StepName, will: Will, mode: Mode, today: Day): StepName | undefined =>
  stepRows
    .slice(0, indexOf(from))
    .findLast((step) => isAsked(step, will, today) && !isHidden(step, will, mode) && !step.previousSkips?.(will, today))
    ?.name

/** The earlier step without whose answer this one has nothing to ask: shares need someone who takes them. */
export const neededFirst = (at: StepName, will: Will): StepName | undefined =>
  at === 'will.estate-splits.split-distribution' && inheritors(will).length === 0
    ? 'will.beneficiaries.my-beneficiaries'
    : undefined

/** The percentage on the progress bar: the largest up to and including the step, so that it never falls going forward. */
export const progressShown = (at: StepName): number =>
  Math.max(...stepRows.slice(0, indexOf(at) + 1).map((step) => step.progress))

export type StepProblem = Problem & { readonly step: StepName }

/** The problems on one step: those of its fields, and its situation questions without an answer. */
export const problemsOfStep = (name: StepName, will: Will, today: Day): Problem[] => [
  ...stepNamed(name).checks.flatMap((check) => check(will, today)),
  ...questionsAreAnswered(name)(will, today),
]

/**
 * Whether another page has answered all that the step asks for, or the will of the partner that this one is made from. Previous, the
 * summary and the address still lead to it.
 */
const isAnsweredElsewhere = (step: StepRow & { readonly name: StepName }, will: Will, today: Day): boolean => {
  const byPartner = will.toConfirm === 1 && step.name !== 'will.summary' && !step.own
  return (
    (byPartner || step.answeredElsewhere?.(will, today) === true) && problemsOfStep(step.name, will, today).length === 0
  )
}

/** The steps after one that are asked, are not hidden, and were not answered elsewhere. The summary is the last of them. */
const stepsAfter = (from: StepName, will: Will, mode: Mode, today: Day) =>
  stepRows
    .slice(indexOf(from) + 1)
    .filter(
      (step) => isAsked(step, will, today) && !isHidden(step, will, mode) && !isAnsweredElsewhere(step, will, today),
    )

/** Undefined after the summary. */
export const nextStep = (from: StepName, will: Will, mode: Mode, today: Day): StepName | undefined =>
  stepsAfter(from, will, mode, today)[0]?.name

/** How many questions Next leads to after a step of the questions, up to the summary. */
export const questionsAhead = (from: StepName, will: Will, mode: Mode, today: Day): number =>
  stepsAfter(from, will, mode, today).length - 1

/** The problems of the whole will, in the order of the journey. Steps that are not asked do not count. */
export const problemsOf = (will: Will, today: Day): StepProblem[] =>
  askedSteps(will, today).flatMap(({ name }) =>
    problemsOfStep(name, will, today).map((problem) => ({ ...problem, step: name })),
  )

/** The earlier of the step and the first step that is asked and lacks an answer it needs. */
export const notPastUnanswered = (step: StepName, will: Will, today: Day): StepName => {
  const asked = askedSteps(will, today)
  const first = asked.find(({ name }) => problemsOfStep(name, will, today).length > 0)?.name
  return first !== undefined && indexOf(first) < indexOf(step) ? first : step
}

export const problemsOfGroup = (group: GroupName, will: Will, today: Day): StepProblem[] =>
  problemsOf(will, today).filter(({ step }) => groupOf(step) === group)

/** Whether the will is complete: every step that is asked is without problems. */
export const isComplete = (will: Will, today: Day): boolean => problemsOf(will, today).length === 0
