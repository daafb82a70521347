import { type BeneficiaryShare, heldUntilOf } from '#core/estate/distribution.ts'
import type { Fraction } from '#core/estate/fraction.ts'
import type { Holding, OutcomeInStages } from '#core/estate/history.ts'
import { dayInWords, isoDay } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { CommandFailed } from './terminal.ts'

/** Both stages of an outcome on the command line: who holds, who enjoys, who takes. */

const stages = ['first', 'last'] as const
type Stage = (typeof stages)[number]

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

/** A holding as JSON: `holds` and `enjoys`, `takes`, or `owns` what never was the testator's. */
export const holdingInJson = (holding: Holding, taking: (to: BeneficiaryShare) => object): object => {
  const of = { of: holding.of, share: holding.share.toString() }
  switch (holding.how) {
    case 'held':
      return { ...of, holds: 'executors', enjoys: { id: holding.for, name: holding.name } }
    case 'taken': {
      const heldUntil = heldUntilOf(holding.to)
      return {
        ...of,
        ...(heldUntil !== undefined && { holds: 'executors', until: heldUntil }),
        takes: taking(holding.to),
      }
    }
    case 'estate':
      return { ...of, takes: taking(holding.to), estate: true }
    case 'moved':
      return { ...of, moved: holding.into }
    case 'outside':
      return { ...of, owns: holding.owners }
  }
}

/** All that becomes of a will in a history: when the testator dies, in the end, and which trusts have ended why. */
export const outcomeInJson = (
  { now, later, ended }: OutcomeInStages,
  taking: (to: BeneficiaryShare) => object,
): object => ({
  atDeath: now.map((each) => holdingInJson(each, taking)),
  later: later.map((each) => ({ ...holdingInJson(each, taking), ...(each.on && { on: isoDay(each.on) }) })),
  ended: ended.map(({ of, on, why }) => ({ of, on: isoDay(on), why })),
})

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
    case 'moved':
      return `became a part of ${holding.into}`
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

/** When the testator dies, in the end, and why each trust ended. */
export const outcomeInWords = (
  will: Will,
  { now, later, ended }: OutcomeInStages,
  remark: (to: BeneficiaryShare) => string,
): string =>
  [
    `When the testator dies:\n${holdingsInWords(will, now, remark)}`,
    `In the end:\n${holdingsInWords(will, later, remark)}`,
    ...ended.map(({ of, on, why }) => `${of}: ended on ${dayInWords(on)} (${why})\n`),
  ].join('\n')
