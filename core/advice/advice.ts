import type { StepName } from '../journey/steps.ts'
import { askedSteps } from '../journey/walk.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Situation, YesNoNotSure } from '../will/lists.ts'
import type { Acknowledgement, Will } from '../will/schema.ts'
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

/** Answers some of the questions about what is not straightforward. Undefined takes an answer back. */
export const withSituation = (
  will: Will,
  answers: { readonly [Id in Situation]?: YesNoNotSure | undefined },
): Will => ({
  ...will,
  situation: Object.fromEntries(
    Object.entries({ ...will.situation, ...answers }).filter(([, answer]) => answer !== undefined),
  ),
})

/** What a warning says to this testator today, as it is kept once they understand it. */
export const acknowledgement = (will: Will, advice: Trigger, today: Day): Acknowledgement => ({
  trigger: advice.id,
  on: today,
  wording: advice.message,
  about: advice.level === 'warn' ? [...(advice.about?.(will, today) ?? [])].sort() : [],
})

/** Notes that a warning is understood, or takes that back. */
export const withAcknowledged = (will: Will, advice: Trigger, understood: boolean, today: Day): Will => {
  const others = (will.acknowledged ?? []).filter(({ trigger }) => trigger !== advice.id)
  return { ...will, acknowledged: understood ? [...others, acknowledgement(will, advice, today)] : others }
}
