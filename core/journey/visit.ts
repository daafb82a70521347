import { Fraction, sumOf } from '../estate/fraction.ts'
import type { Language } from '../language.ts'
import { someBeneficiaryIsNamed } from '../rules/beneficiaries.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { expectsGuardian, hasPartner, inheritors, personsOf, youngChildren } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { startsAtSummary } from './modes.ts'
import { type AskedWhen, type GroupName, groupOf, groups, type StepName, stepRows } from './steps.ts'
import {
  askedSteps,
  isHidden,
  type Mode,
  nextStep,
  notPastUnanswered,
  problemsOf,
  problemsOfGroup,
  problemsOfStep,
} from './walk.ts'

/** Returns the step to continue at, or undefined when the rule does not apply. */
export type ResumeRule = (will: Will, today: Day) => StepName | undefined

const settled: ResumeRule = (will, today) => {
  const someoneExecutes = will.executor.length > 0 || will.secureLegacyProbateAsExecutor
  const finished = will.whatToDo !== undefined && someoneExecutes
  return startsAtSummary(will, today) || finished ? 'will.summary' : undefined
}

const excludedButNotNotified: ResumeRule = (will) =>
  will.excluded !== undefined && will.notifyExecutors === undefined ? 'will.executors.executors' : undefined

const youngChildrenAllGuarded: ResumeRule = (will, today) => {
  const young = youngChildren(will, today)
  return young.length > 0 &&
    young.every((child) => !expectsGuardian(child) || personsOf(will, child.guardianId).length > 0)
    ? 'will.estate-splits.split-distribution'
    : undefined
}

// The page has no field of its own to check, so it counts as answered once the page after it is.
const otherBeneficiariesAnswered = (will: Will): boolean => will.havePets !== undefined

const hasBeneficiary: AskedWhen = (will, today) =>
  inheritors(will).length > 0 || someBeneficiaryIsNamed(will, today).length === 0

const sharesDoNotTotal100: ResumeRule = (will, today) => {
  const total = sumOf(inheritors(will).map(({ part }) => part))
  if (!hasBeneficiary(will, today) || total.equals(Fraction.one)) return undefined
  return otherBeneficiariesAnswered(will) ? 'will.beneficiaries.pets' : 'will.beneficiaries.other-beneficiaries'
}

const statusButNoBeneficiary: ResumeRule = (will, today) => {
  if (will.status === undefined || hasBeneficiary(will, today)) return undefined
  return hasPartner(will) ? 'will.beneficiaries.partner' : 'will.beneficiaries.children'
}

const aboutMeUnfinished: ResumeRule = (will, today) =>
  askedSteps(will, today).find(
    ({ name }) => groupOf(name) === 'about-me' && problemsOfStep(name, will, today).length > 0,
  )?.name

const firstUnfinishedGroup: ResumeRule = (will, today) => {
  const names = Object.keys(groups) as GroupName[]
  const group = names.find((each) => problemsOfGroup(each, will, today).length > 0)
  return askedSteps(will, today).find(({ name }) => groupOf(name) === group)?.name
}

/** In order: the first rule that applies decides. */
export const resumeRules: readonly ResumeRule[] = [
  settled,
  excludedButNotNotified,
  youngChildrenAllGuarded,
  sharesDoNotTotal100,
  statusButNoBeneficiary,
  aboutMeUnfinished,
  firstUnfinishedGroup,
]

/** The step that the specified rules give. */
export const placeByRules = (will: Will, today: Day): StepName => {
  for (const rule of resumeRules) {
    const step = rule(will, today)
    if (step) return step
  }
  return 'will.summary'
}

/**
 * The step at which a customer continues who is not known to have been shown any: that of the rules, or an earlier one that
 * lacks an answer it needs. In a mode that begins at the summary, the summary says what is missing; but a partner first answers what only
 * they can, and reads then.
 */
export const resumeAt = (will: Will, today: Day): StepName => {
  const place = placeByRules(will, today)
  return startsAtSummary(will, today) && will.toConfirm !== 1 ? place : notPastUnanswered(place, will, today)
}

/** The steps a customer has visited, and where they continue. */

/** The state that the guards read when a visitor opens a page. */
export type Visit = {
  readonly signedIn: boolean
  /** Absent until it is loaded, and when loading failed. */
  readonly will: Will | undefined
  readonly mode: Mode
  /** Route names, from the browser's storage and the server. Names from an earlier release may no longer exist. */
  readonly visited: readonly string[]
  readonly summaryVisited: boolean
  /** The browser reloaded the page; the visitor did not come by a link or a button. */
  readonly reloaded: boolean
  /** The landing step that sign-up still needs; undefined when the visitor may sign up. */
  readonly landingNeeded: string | undefined
  /** The url of the visitor's experiment variant, if any. The caller requests it beforehand, because guards make no requests. */
  readonly experimentUrl: string | undefined
  /** The chosen language, if any: it decides where "/" leads. */
  readonly language?: Language | undefined
  readonly today: Day
}

/** The questions from a step to the end of the will, that one included. The summary is none. */
export const questionsLeft = (at: StepName, will: Will, today: Day): number => {
  const names = askedSteps(will, today).flatMap(({ name }) => (name === 'will.summary' ? [] : [name]))
  return at === 'will.summary' ? 0 : names.length - Math.max(0, names.indexOf(at))
}

/** The furthest visited step among those that are shown now. */
export const lastVisitedStep = ({ visited, will, mode, today }: Pick<Visit, 'visited' | 'will' | 'mode' | 'today'>) =>
  will && askedSteps(will, today).findLast((step) => visited.includes(step.name) && !isHidden(step, will, mode))?.name

/**
 * The step to open with a will: the summary if visited, which says what is missing; else the furthest visited step, or an earlier
 * one that lacks an answer it needs; else the step the answers lead to.
 */
export const continueAt = (visit: Visit & { readonly will: Will }): StepName => {
  if (visit.summaryVisited) return 'will.summary'
  const last = lastVisitedStep(visit)
  return last ? notPastUnanswered(last, visit.will, visit.today) : resumeAt(visit.will, visit.today)
}

/** The incomplete steps at the time a change was begun on the summary; undefined outside such a change. */
export type Editing = readonly StepName[] | undefined

const stepsWithProblems = (will: Will, today: Day): StepName[] => {
  const troubled = new Set(problemsOf(will, today).map(({ step }) => step))
  return stepRows.map(({ name }) => name).filter((name) => name !== 'will.summary' && troubled.has(name))
}

export const beginEditing = (will: Will, today: Day): readonly StepName[] => stepsWithProblems(will, today)

type Saved = { from: StepName; will: Will; mode: Mode; today: Day; editing: Editing }

/**
 * The step after a save. In a change begun on the summary: the steps that the new answer has made incomplete (a partner to
 * name, shares that no longer add up), then the summary. Otherwise the next step.
 */
export const stepAfterSave = ({ from, will, mode, today, editing }: Saved): { to: StepName; editing: Editing } => {
  if (!editing) return { to: nextStep(from, will, mode, today) ?? 'will.summary', editing: undefined }
  const followUp = stepsWithProblems(will, today).find((step) => !editing.includes(step) && step !== from)
  return followUp ? { to: followUp, editing } : { to: 'will.summary', editing: undefined }
}
