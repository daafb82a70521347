/** Where a customer has been, and where they go on. */

import type { Language } from '../language.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import { resumeAt } from './resume.ts'
import { type StepName, stepRows } from './steps.ts'
import { askedSteps, isHidden, type Mode, nextStep, problemsOf } from './walk.ts'

/** What a browser knows of somebody who is going somewhere. */
export type Visit = {
  readonly signedIn: boolean
  /** Absent until it has been asked for, and where asking failed. */
  readonly will: Will | undefined
  readonly mode: Mode
  /** Route names, as the browser has stored them: some may be of another time and mean nothing now. */
  readonly visited: readonly string[]
  readonly summaryVisited: boolean
  /** The page was loaded again, not walked to. */
  readonly reloaded: boolean
  /** The landing step that sign-up still needs; undefined when somebody may sign up. */
  readonly landingNeeded: string | undefined
  /**
   * Where an experiment sends the visitor, if one does. The guard only follows it: whoever asks for it does so before, since
   * asking takes a call and guards are pure.
   */
  readonly experimentUrl: string | undefined
  /** The language that was chosen, if any: it decides where the plain address of the product leads. */
  readonly language?: Language | undefined
  readonly today: Day
}

/** Where somebody who goes on at `step` must have been: every step asked before it. */
export const visitedUpTo = (step: StepName, will: Will, today: Day): StepName[] => {
  const names = askedSteps(will, today).map(({ name }) => name)
  return names.slice(0, names.indexOf(step) + 1)
}

/** The furthest step somebody has been to, of those they could be shown now. */
export const lastVisitedStep = ({ visited, will, mode, today }: Pick<Visit, 'visited' | 'will' | 'mode' | 'today'>) =>
  will && askedSteps(will, today).findLast((step) => visited.includes(step.name) && !isHidden(step, will, mode))?.name

/** The step of somebody who gets their will: the summary if they have seen it, else where they were, else by the answers. */
export const continueAt = (visit: Visit & { readonly will: Will }): StepName =>
  visit.summaryVisited ? 'will.summary' : (lastVisitedStep(visit) ?? resumeAt(visit.will, visit.today))

/** The steps that had something missing when a change was begun on the summary; undefined outside such a change. */
export type Editing = readonly StepName[] | undefined

const stepsWithProblems = (will: Will, today: Day): StepName[] => {
  const troubled = new Set(problemsOf(will, today).map(({ step }) => step))
  return stepRows.map(({ name }) => name).filter((name) => name !== 'will.summary' && troubled.has(name))
}

export const beginEditing = (will: Will, today: Day): readonly StepName[] => stepsWithProblems(will, today)

type Saved = { from: StepName; will: Will; mode: Mode; today: Day; editing: Editing }

/**
 * Where a save leads. In a change begun on the summary, first to whatever the new answer has made necessary (a partner to
 * name, shares that no longer add up), then back to the summary; otherwise to the next step.
 */
export const stepAfterSave = ({ from, will, mode, today, editing }: Saved): { to: StepName; editing: Editing } => {
  if (!editing) return { to: nextStep(from, will, mode, today) ?? 'will.summary', editing: undefined }
  const followUp = stepsWithProblems(will, today).find((step) => !editing.includes(step) && step !== from)
  return followUp ? { to: followUp, editing } : { to: 'will.summary', editing: undefined }
}
