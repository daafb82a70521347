import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import type { Descendants, Failed } from '#core/estate/failures.ts'
import type { Fraction } from '#core/estate/fraction.ts'
import type { History, Holding } from '#core/estate/history.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { type Day, daysLater } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { CommandFailed } from './terminal.ts'

/** Both stages of an outcome on the command line: who holds, who enjoys, who takes. */

export const stages = ['first', 'last'] as const
export type Stage = (typeof stages)[number]

/** Days between two deaths of an order: more than the 28 that a taker has to survive. */
const BETWEEN_DEATHS = 60

type Person = Extract<Failed, { person: number }>

/**
 * The stage asked for: after an order of deaths it is the last one.
 * @throws CommandFailed for another word.
 */
export const stageIn = (text: string | undefined, hasOrder: boolean): Stage | undefined => {
  if (text === undefined) return hasOrder ? 'last' : undefined
  const stage = stages.find((each) => each === text)
  if (!stage) throw new CommandFailed(`--stage: ${JSON.stringify(text)} is neither first nor last`)
  return stage
}

/**
 * The people who die after the testator, one after another.
 * @throws CommandFailed where an entry is not a person, or is a person who has failed already.
 */
const deathsIn = (order: readonly Failed[], failed: readonly Failed[]): Person[] =>
  order.map((each) => {
    if (!('person' in each))
      throw new CommandFailed('--order: only people die. List them as 3, or 3+2 with two children')
    if (failed.some((other) => 'person' in other && other.person === each.person))
      throw new CommandFailed(`--order: person ${each.person} has failed already`)
    return each
  })

const historyOf = (
  today: Day,
  failed: readonly Failed[],
  order: readonly Failed[],
  laterChildren: Descendants,
): History => ({
  died: today,
  deaths: [
    ...failed.filter((each) => 'person' in each).map((each) => ({ ...each, on: today })),
    ...deathsIn(order, failed).map((each, index) => ({
      ...each,
      on: daysLater(today, (index + 1) * BETWEEN_DEATHS),
    })),
  ],
  failed: failed.filter((each) => 'charity' in each),
  unnamed: [{ laterChildren, ...failed.find((each) => 'grandchildren' in each) }],
})

/** Who has what at a stage, if these fail and those die in this order after the testator. */
export const holdingsAt = (
  stage: Stage,
  will: Will,
  today: Day,
  failed: readonly Failed[],
  order: readonly Failed[],
  laterChildren: Descendants,
  refusals: History['refusals'] = [],
): readonly Holding[] => {
  const { now, later } = outcomeInStages(will, { ...historyOf(today, failed, order, laterChildren), refusals })
  return stage === 'first' ? now : later
}

/** A holding as JSON: `holds` and `enjoys`, `takes`, or `owns` what never was the testator's. */
export const holdingInJson = (holding: Holding, taking: (to: BeneficiaryShare) => object): object => {
  const of = { of: holding.of, share: holding.share.toString() }
  switch (holding.how) {
    case 'held':
      return { ...of, holds: 'executors', enjoys: { id: holding.for, name: holding.name } }
    case 'taken': {
      const heldUntil = holding.to.type === 'person' ? holding.to.heldUntil : undefined
      return {
        ...of,
        ...(heldUntil !== undefined && { holds: 'executors', until: heldUntil }),
        takes: taking(holding.to),
      }
    }
    case 'estate':
      return { ...of, takes: taking(holding.to), estate: true }
    case 'outside':
      return { ...of, owns: holding.owners }
  }
}

/** A part of a share that its taker does not have outright when the testator dies: the executors hold it for someone until then. */
export type HeldPart = { readonly share: Fraction; readonly for: number; readonly name: string }

/**
 * What is held of each share of the residue, by its place in the outcome: all of every share where the residue is held for its
 * income, and the share of a disabled person for whom it is held. Nothing where no trust starts.
 */
export const heldInOutcome = (
  takings: readonly BeneficiaryShare[],
  now: readonly Holding[],
): readonly (HeldPart | undefined)[] => {
  const held = now.flatMap((each) => (each.how === 'held' && each.of === 'Residue' ? [each] : []))
  return takings.map((taking) => {
    const income = held.find(({ under }) => under === 'Residue')
    if (income) return { share: taking.share, for: income.for, name: income.name }
    // Whatever else comes to a disabled person whose share is held is held with it.
    const own = held.find((each) => taking.type === 'person' && each.for === taking.id)
    return own && { share: taking.share, for: own.for, name: own.name }
  })
}

const inWords = (will: Will, holding: Holding, remark: (to: BeneficiaryShare) => string): string => {
  switch (holding.how) {
    case 'held':
      return `the executors hold it for ${holding.name}`
    case 'taken':
      return `${holding.to.name}${remark(holding.to)}`
    case 'estate':
      return `the estate of ${holding.to.name}`
    case 'outside':
      return `owned by ${listed.format(personsOf(will, holding.owners).map(({ fullname }) => fullname)) || 'a co-owner'}`
  }
}

/** A line for each holding, the shares in one column: "1/2  Home: Cy Roe". */
export const holdingsInWords = (
  will: Will,
  holdings: readonly Holding[],
  remark: (to: BeneficiaryShare) => string,
): string => {
  const width = Math.max(...holdings.map(({ share }) => share.toString().length))
  return holdings
    .map((each) => `${each.share.toString().padStart(width)}  ${each.of}: ${inWords(will, each, remark)}\n`)
    .join('')
}
