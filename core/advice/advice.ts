import type { StepName } from '../journey/steps.ts'
import { askedSteps } from '../journey/walk.ts'
import { isInForce } from '../law/dated-law.ts'
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Situation } from '../will/lists.ts'
import type { Acknowledgement, ClearedAdvice, Will } from '../will/schema.ts'
import type { Amount, Thing, Values } from '../will/values-schema.ts'
import { type Question, questions, questionsOn, says } from './questions.ts'
import { withSituation } from './questions-answered.ts'
import { askedOn } from './tiles.ts'
import { levels, type Trigger } from './trigger.ts'
import { triggers } from './triggers.ts'

/** A trigger that has fired. */
export type Advice = Trigger

const fired = (will: Will, today: Day, among: readonly Trigger[] = triggers): Advice[] => {
  const asked = new Set(askedSteps(will, today).map(({ name }) => name))
  return among
    .filter(({ step, when }) => asked.has(step) && when(will, today))
    .map((trigger) => {
      const message = trigger.named?.(will)
      return message ? { ...trigger, message } : trigger
    })
}

/** Each trigger once. The table has its strictest row first. */
const once = (all: readonly Advice[]): Advice[] =>
  all.filter((advice, index) => all.findIndex(({ id }) => id === advice.id) === index)

/** The advice that applies to a will, each trigger once, at its strictest level: blocks first, then referrals, then warnings. */
export const adviceFor = (will: Will, today: Day): Advice[] =>
  once(fired(will, today)).toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))

/** The statements said to be true without which the advice would not be given, or any of which alone would give it. */
export const statementsBehind = (advice: Advice, will: Will, today: Day): Question[] => {
  const isGiven = (each: Will): boolean => advice.when(each, today)
  const said = questions.filter(({ id, step }) => step === advice.step && says(id)(will, today))
  const needed = said.filter(({ id }) => !isGiven(withSituation(will, { [id]: 'No' })))
  const none = withSituation(will, Object.fromEntries(said.map(({ id }) => [id, 'No'])))
  const enough = said.filter(({ id }) => !isGiven(none) && isGiven(withSituation(none, { [id]: 'Yes' })))
  return needed.length > 0 ? needed : enough
}

/** The step on which the answer behind a piece of advice is given. */
export const stepOf = (advice: Advice, will: Will, today: Day): StepName => {
  const [statement] = statementsBehind(advice, will, today)
  return statement ? askedOn(statement.id) : advice.step
}

/** The advice that applies to one step: to its own answers, and to the statements that are asked on it. */
export const adviceOn = (step: StepName, will: Will, today: Day): Advice[] => {
  const about = new Set<StepName>([step, ...questionsOn(step, will, today).map((question) => question.step)])
  const among = triggers.filter((trigger) => about.has(trigger.step))
  return once(fired(will, today, among).filter((advice) => stepOf(advice, will, today) === step))
}

/** True when the testator has acknowledged this advice in its present wording, about the same people and things. */
export const isAcknowledged = (will: Will, advice: Advice, today: Day): boolean => {
  const { wording, about } = acknowledgement(will, advice, today)
  return (will.acknowledged ?? []).some(
    (kept) => kept.trigger === advice.id && kept.wording === wording && kept.about.join() === about.join(),
  )
}

/** The firm that has answered this advice to see a solicitor, in its present wording. It holds until an answer changes. */
export const clearedBy = (will: Will, { id, message }: Advice): ClearedAdvice | undefined =>
  will.cleared?.find(({ trigger, wording }) => trigger === id && wording === message)

const stops = (will: Will, advice: Advice, today: Day): boolean => {
  switch (advice.level) {
    case 'block':
      return !advice.clauseOnly
    case 'refer':
      return clearedBy(will, advice) === undefined
    case 'warn':
      return !advice.onlyTold && !isAcknowledged(will, advice, today)
  }
}

/** The advice that prevents payment: blocks, referrals that no firm has answered, and warnings that have not been acknowledged. Values count too. */
export const stopsCheckout = (will: Will, today: Day): Advice[] =>
  adviceFor(withWhatValuesSay(will, today), today).filter((advice) => stops(will, advice, today))

/** The people and things that a piece of advice is about: "person 3", in alphabetical order. Empty when it is about the testator alone. */
export const aboutOf = (will: Will, advice: Trigger, today: Day): string[] =>
  advice.level === 'warn' ? [...(advice.about?.(will, today) ?? [])].sort() : []

/** The record that is stored when the testator acknowledges a warning: its wording today and what it is about. */
export const acknowledgement = (will: Will, advice: Trigger, today: Day): Acknowledgement => ({
  trigger: advice.id,
  on: today,
  wording: advice.message,
  about: aboutOf(will, advice, today),
})

/** Adds the acknowledgement of a warning, or removes it. */
export const withAcknowledged = (will: Will, advice: Trigger, understood: boolean, today: Day): Will => {
  // A trigger has several warnings, each with words of its own.
  const others = (will.acknowledged ?? []).filter(
    ({ trigger, wording }) => trigger !== advice.id || wording !== advice.message,
  )
  return { ...will, acknowledged: understood ? [...others, acknowledgement(will, advice, today)] : others }
}

// What values say about thresholds, in the place of a statement that was not ticked.

const WHOLE = 100_00
const MILLION = 1_000_000

const most = (amounts: readonly Amount[]): number => amounts.reduce((sum, { high }) => sum + high, 0)

/** The testator's own part of a thing, net of the debt on it, at most. */
const ownPart = ({ whole, debtOnIt, held }: Thing): number => {
  const net = Math.max(0, whole.high - (debtOnIt?.low ?? 0))
  switch (held.as) {
    case 'alone':
      return net
    case 'tenants in common':
      return Math.floor((net * held.part) / WHOLE)
    case 'joint tenants':
      return Math.floor(net / (held.with.length + 1))
  }
}

const highestEstate = ({ things, giftValue, pension, debts, funeral }: Values, today: Day): number =>
  things.reduce((sum, thing) => sum + ownPart(thing), 0) +
  most(giftValue.map(({ value }) => value)) +
  (isInForce('pensions-are-taxed', today) ? most(pension.map(({ value }) => value)) : 0) -
  (debts?.low ?? 0) -
  (funeral?.low ?? 0)

const statementsOf = (values: Values, today: Day): Situation[] => {
  const { given = [], earlierSpouse } = values.facts
  const band = figureOn('nil-rate-band', today)
  const estate = highestEstate(values, today)
  const counted = estate + most(given.map(({ sum }) => sum))
  const bands = band + Math.floor((band * (earlierSpouse?.nilRate ?? 0)) / MILLION)
  return [
    ...(counted > bands ? (['estate-over-nil-rate-band'] as const) : []),
    ...(counted > 2 * band ? (['estate-over-two-bands'] as const) : []),
    ...(estate > figureOn('taper-threshold', today) ? (['estate-over-taper'] as const) : []),
  ]
}

/**
 * The will as its advice reads it on screen and before payment: a statement about how much there is counts as ticked where the values
 * show it. Values take no statement back, because not everything has to be given a value. Documents and what is read and agreed to
 * follow the statements alone.
 */
export const withWhatValuesSay = (will: Will, today: Day): Will => {
  const said = will.values ? statementsOf(will.values, today) : []
  if (said.length === 0) return will
  return { ...will, situation: { ...will.situation, ...Object.fromEntries(said.map((id) => [id, 'Yes' as const])) } }
}
