/** How many of a seeded population can finish their will and pay. */
import { adviceFor, stopsCheckout, withAcknowledged } from '../../core/advice/advice.ts'
import { withPartNow } from '../../core/advice/left-out.triggers.ts'
import { questions } from '../../core/advice/questions.ts'
import { problemsOf } from '../../core/journey/walk.ts'
import type { Day } from '../../core/text/calendar-day.ts'
import { type Situation, type TriggerId, triggerIds } from '../../core/will/lists.ts'
import { editable } from '../../core/will/new-will.ts'
import { editableWillSchema, type Will } from '../../core/will/schema.ts'
import { withParts } from './parts.ts'
import { type Level, levels } from './rates.ts'
import { measuredOn, statements } from './statements.ts'
import { drawTestator, hasYoungChild, isSecondFamily, type Testator } from './testator.ts'
import { willOf } from './will.ts'

/** @throws when a statement has no row in `statements`, or other words than those that were read for it. */
export const assertEveryStatementIsRead = (
  asked: readonly { readonly id: Situation; readonly text: string }[] = questions,
): void => {
  const faults = asked.flatMap(({ id, text }) => {
    const row = statements[id]
    if (!row) return [`${id} has no row: say when it is true, with a rate and its source`]
    return row.read === text
      ? []
      : [`${id} was “${row.read}” and is “${text}”: say again when it is true, then change the words`]
  })
  const ids = new Set(asked.map(({ id }) => id))
  const gone = Object.keys(statements)
    .filter((id) => !ids.has(id as Situation))
    .map((id) => `${id} is not asked any more`)
  if (faults.length + gone.length > 0)
    throw new Error(
      ['The population does not know the statements of served/statements.ts:', ...faults, ...gone].join('\n  '),
    )
}

/** Every statement answered truthfully, those that are not asked of this will included: nothing reads their answers. */
const answered = (will: Will, testator: Testator): Will => ({
  ...will,
  situation: Object.fromEntries(questions.map(({ id }) => [id, statements[id]?.isTrue(testator) ? 'Yes' : 'No'])),
})

/** Gives a young child a part now, as those do to whom advice offers it. Their own children take that part after them. */
const withAdviceTaken = (will: Will, { is }: Testator, today: Day): Will => {
  if (!is('givesYoungChildAPart')) return will
  const given = withPartNow(today)(will)
  return {
    ...given,
    persons: given.persons.map((person) =>
      person.inherit && !person.estateIfDie ? { ...person, estateIfDie: 'Pass to their children' } : person,
    ),
  }
}

/** Reads and acknowledges every warning, as those who go on do. */
const acknowledged = (will: Will, today: Day): Will =>
  adviceFor(will, today)
    .filter(({ level }) => level === 'warn')
    .reduce((understood, advice) => withAcknowledged(understood, advice, true, today), will)

/** @throws when the product's own schema or rules refuse it. */
const assertComplete = (will: Will, today: Day): void => {
  editableWillSchema.parse(editable(will))
  const problems = problemsOf(will, today)
  if (problems.length > 0)
    throw new Error(
      `A will of the population is not complete: ${problems.map(({ step, field, code }) => `${step} ${field} ${code}`).join(', ')}`,
    )
}

export type Outcome = {
  readonly testator: Testator
  readonly stoppedBy: readonly TriggerId[]
  readonly warnedBy: readonly TriggerId[]
}

/** Whether the parts that an operator switches on are offered: none of them, as production starts, or all. */
export const offers = ['without', 'with'] as const
export type Offer = (typeof offers)[number]
export type ByOffer<T> = Readonly<Record<Offer, T>>

type WillAndOutcome = { readonly will: Will; readonly outcome: Outcome }

const decided = (written: Will, testator: Testator, today: Day): WillAndOutcome => {
  const will = acknowledged(withAdviceTaken(answered(written, testator), testator, today), today)
  assertComplete(will, today)
  const warnedBy = adviceFor(will, today)
    .filter(({ level: given }) => given === 'warn')
    .map(({ id }) => id)
  return { will, outcome: { testator, stoppedBy: stopsCheckout(will, today).map(({ id }) => id), warnedBy } }
}

/** The complete will of one testator without the parts and with those that they want, with the advice on each. */
export const willAndOutcome = (seed: number, index: number, level: Level, today: Day): ByOffer<WillAndOutcome> => {
  const testator = drawTestator(seed, index, level)
  const written = willOf(testator, today)
  const withThem = withParts(written, testator, today)
  const without = decided(written, testator, today)
  return { without, with: withThem === written ? without : decided(withThem, testator, today) }
}

type Share = { readonly name: string; readonly count: number; readonly served: number }
export type TriggerCount = {
  readonly id: TriggerId
  readonly stops: number
  readonly alone: number
  readonly warns: number
}

export type Measured = {
  readonly level: Level
  readonly size: number
  /** The share that can finish and pay, from 0 to 1. */
  readonly served: number
  /** The share of whom nothing is said at all. */
  readonly unadvised: number
  readonly triggers: readonly TriggerCount[]
  readonly ages: readonly Share[]
  readonly families: readonly Share[]
}

const families: readonly (readonly [string, (testator: Testator) => boolean])[] = [
  ['Single, without children', ({ status, children }) => status === 'Single' && children.length === 0],
  ['Single, with children', ({ status, children }) => status === 'Single' && children.length > 0],
  ['Living with a partner, or engaged', ({ partnered, married }) => partnered && !married],
  ['Married or in a civil partnership', ({ married }) => married],
  ['Separated', ({ status }) => status === 'Separated'],
  ['Divorced', ({ status }) => status === 'Divorced'],
  ['Widowed', ({ status }) => status === 'Widowed'],
  ['With a child under 18', hasYoungChild],
  ['A second family', isSecondFamily],
  ['Owning a home', ({ ownsHome }) => ownsHome],
  ['With a business or farm', ({ business }) => business !== undefined],
]

const isServed = ({ stoppedBy }: Outcome): boolean => stoppedBy.length === 0

const shareOf = (name: string, outcomes: readonly Outcome[], who: (testator: Testator) => boolean): Share => {
  const those = outcomes.filter(({ testator }) => who(testator))
  return { name, count: those.length, served: those.length === 0 ? 0 : those.filter(isServed).length / those.length }
}

export type Population = { readonly seed: number; readonly size: number; readonly today: Day }

const counted = (level: Level, outcomes: readonly Outcome[]): Measured => {
  const size = outcomes.length
  const part = (which: (outcome: Outcome) => boolean): number => outcomes.filter(which).length / size
  const triggers = triggerIds.map((id) => ({
    id,
    stops: part(({ stoppedBy }) => stoppedBy.includes(id)),
    alone: part(({ stoppedBy }) => stoppedBy.length === 1 && stoppedBy[0] === id),
    warns: part(({ warnedBy }) => warnedBy.includes(id)),
  }))
  return {
    level,
    size,
    served: part(isServed),
    unadvised: part(({ stoppedBy, warnedBy }) => stoppedBy.length + warnedBy.length === 0),
    triggers: triggers.filter(({ stops, warns }) => stops + warns > 0).toSorted((a, b) => b.stops - a.stops),
    ages: [...new Set(outcomes.map(({ testator }) => testator.band))]
      .toSorted()
      .map((band) => shareOf(band, outcomes, (testator) => testator.band === band)),
    families: families.map(([name, who]) => shareOf(name, outcomes, who)),
  }
}

/** Draws a population, makes each will, and counts. `size` testators; the same seed gives the same people at each level. */
export const measure = (level: Level, { seed, size, today }: Population): ByOffer<Measured> => {
  assertEveryStatementIsRead()
  const outcomes = Array.from({ length: size }, (_, index) => {
    const { without, with: withThem } = willAndOutcome(seed, index, level, today)
    return { without: without.outcome, with: withThem.outcome }
  })
  return {
    without: counted(
      level,
      outcomes.map(({ without }) => without),
    ),
    with: counted(
      level,
      outcomes.map(({ with: withThem }) => withThem),
    ),
  }
}

/** The population that the page is about. */
export const population = { seed: 15, size: 20_000, today: measuredOn } as const

export const measureAll = (given: Population): ByOffer<Measured[]> => {
  const all = levels.map((level) => measure(level, given))
  return { without: all.map(({ without }) => without), with: all.map(({ with: withThem }) => withThem) }
}
