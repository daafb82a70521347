import type { StepName } from '../journey/steps.ts'
import { askedSteps } from '../journey/walk.ts'
import type { Day } from '../text/birthday.ts'
import type { Will } from '../will/schema.ts'
import { acknowledgement } from './changes.ts'
import { levels, type Trigger } from './trigger.ts'
import { triggers } from './triggers.ts'

/** A trigger that has fired. */
export type Advice = Trigger

const fired = (will: Will, today: Day): Advice[] => {
  const asked = new Set(askedSteps(will, today).map(({ name }) => name))
  return triggers.filter(({ step, when }) => asked.has(step) && when(will, today))
}

/** Each trigger once. The table has its strictest row first. */
const once = (all: readonly Advice[]): Advice[] =>
  all.filter((advice, index) => all.findIndex(({ id }) => id === advice.id) === index)

/** What there is to say about a will, each trigger once and at its strictest: what blocks, then what needs a solicitor. */
export const adviceFor = (will: Will, today: Day): Advice[] =>
  once(fired(will, today)).toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))

/** What there is to say on one step. */
export const adviceOn = (step: StepName, will: Will, today: Day): Advice[] =>
  once(fired(will, today).filter((advice) => advice.step === step))

/** In these very words, and about the same people and things. */
export const isAcknowledged = (will: Will, advice: Advice, today: Day): boolean => {
  const { wording, about } = acknowledgement(will, advice, today)
  return (will.acknowledged ?? []).some(
    (kept) => kept.trigger === advice.id && kept.wording === wording && kept.about.join() === about.join(),
  )
}

const stops = (will: Will, advice: Advice, today: Day): boolean => {
  switch (advice.level) {
    case 'block':
      return !advice.clauseOnly
    case 'refer':
      return true
    case 'warn':
      return !isAcknowledged(will, advice, today)
  }
}

/** What keeps a will from being paid for: blocks, referrals, and warnings that have not been acknowledged. */
export const stopsCheckout = (will: Will, today: Day): Advice[] =>
  adviceFor(will, today).filter((advice) => stops(will, advice, today))
