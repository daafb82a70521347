import { Fraction, sumOf } from '../estate/fraction.ts'
import { someBeneficiaryIsNamed } from '../rules/beneficiaries.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { expectsGuardian, hasPartner, inheritors, personsOf, youngChildren } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { startsAtSummary } from './modes.ts'
import { type AskedWhen, type GroupName, groupOf, groups, type StepName } from './steps.ts'
import { askedSteps, notPastUnanswered, problemsOfGroup, problemsOfStep } from './walk.ts'

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
