/** What `core/tax` works out, in the forms in which `tax-oracle.ts` and `both-deaths-oracle.ts` give it. */
import { leftUnused } from '#core/tax/afterwards.ts'
import { bear } from '#core/tax/bear.ts'
import { chargeOn } from '#core/tax/charge.ts'
import { withSumByRate } from '#core/tax/charity-by-rate.ts'
import { type Estimate, estimate } from '#core/tax/estimate.ts'
import type { TaxedEstate, TaxRefusal } from '#core/tax/taxed-estate.ts'
import { countedValues } from '#core/tax/values-asked.ts'
import type { BothFound } from './both-deaths-oracle.ts'
import { type CoupleSaid, valuesOfCouple, willOfCouple } from './couples-arbitrary.ts'
import type { TaxFound } from './tax-oracle.ts'

export const taxByProduct = (asked: TaxedEstate): TaxFound | TaxRefusal => {
  const estate = withSumByRate(asked)
  const charge = chargeOn(estate)
  if (typeof charge === 'string') return charge
  const borne = bear(estate, charge)
  if (typeof borne === 'string') return borne
  return {
    tax: borne.tax,
    taxBy: borne.taxBy,
    rate: charge.rates.free === estate.law.charityRate ? 36 : 40,
    people: borne.people.map(({ total }) => total),
    onLifetimeGifts: borne.taxOnLifetimeGifts,
    leftUnused: leftUnused({ estate, charge, borne }),
  }
}

type Range = Estimate['tax']

/** Both deaths, each figure with its ends, or each reason for no figure. */
export type BothByProduct = {
  readonly [each in keyof BothFound]: BothFound[each] extends number ? Range : readonly Range[]
}

export const bothDeathsByProduct = (said: CoupleSaid): BothByProduct | readonly string[] => {
  const will = willOfCouple(said)
  const found = estimate(will, countedValues(will, valuesOfCouple(said)), [], said.on)
  if ('refused' in found) return found.refused
  const { both } = found
  if (!both) return found.bothRefused
  const of = (key: string): Range => both.people.find(({ taker }) => taker === key)?.total ?? { low: 0, high: 0 }
  return {
    estate: both.estate,
    tax: both.tax,
    taxOfSecond: both.taxOfSecond,
    people: ['person 2', 'person 3', 'person 4', 'charity 1'].map(of),
  }
}

/** Whether the two say the same: each figure to the penny, or within its ends where it hangs on a charity's tenth, but for pennies there. */
export const agreeOnBoth = (one: ReturnType<typeof bothDeathsByProduct>, other: BothFound | string): boolean => {
  if (typeof other === 'string' || !('tax' in one))
    return !('tax' in one) && typeof other === 'string' && one.includes(other)
  const pennies = one.tax.low < one.tax.high ? 5 : 0
  const holds = ({ low, high }: Range, figure: number): boolean => low - pennies <= figure && figure <= high + pennies
  return (
    holds(one.estate, other.estate) &&
    holds(one.tax, other.tax) &&
    holds(one.taxOfSecond, other.taxOfSecond) &&
    one.people.every((range, index) => holds(range, other.people[index] ?? 0))
  )
}
