/** What values say about thresholds, in the place of a statement that was not ticked. */
import { isInForce } from '../law/dated-law.ts'
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Situation } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Thing, Values } from '../will/values-schema.ts'

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
