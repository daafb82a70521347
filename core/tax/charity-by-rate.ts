/**
 * A gift to charity that is as much as brings inheritance tax to its lower rate: the smallest sum in whole pounds with which a tenth of the
 * baseline amount is given (Inheritance Tax Act 1984 Sch.1A), and nothing where there is no tax or enough is given without it.
 */
import { Fraction } from '../estate/fraction.ts'
import { bear } from './bear.ts'
import { type Charge, type CharityTest, chargeOn, examined } from './charge.ts'
import { openLedger } from './ledger.ts'
import type { Pence, TaxedEstate } from './taxed-estate.ts'

const POUND = 100
const TEN = Fraction.of(10)

/** Ten times what is given, less the baseline amount: both ways, as neither is below nothing. */
const distances = (
  charity: CharityTest | undefined,
): { readonly over: Fraction; readonly under: Fraction } | undefined => {
  if (!charity) return undefined
  const tenfold = charity.donated.value.times(TEN)
  return { over: tenfold.excess(charity.baseline.value), under: charity.baseline.value.excess(tenfold) }
}

/** Ten times the pence by which a gift to charity may pass or miss its tenth while the lower rate is not sure. */
const NEAR = Fraction.of(10 * 1000 * 100)

export const isNearTheLine = ({ charity, charityOfHeld }: Charge): boolean =>
  [charity, charityOfHeld].some((each) => {
    const found = distances(each)
    return found !== undefined && found.over.plus(found.under).compare(NEAR) <= 0
  })

/** Each pound more that is given brings the tenth nearer: nowhere is it missed with more and met with less. */
const smallest = (most: number, meets: (pounds: number) => boolean, guess: number): number => {
  let [low, high] = [0, most]
  const tried = [guess, guess - 1, guess + 1]
  while (high - low > 1) {
    const next = tried.shift()
    const at = next !== undefined && next > low && next < high ? next : Math.floor((low + high) / 2)
    if (meets(at)) high = at
    else low = at
  }
  return high
}

/** Pounds. A tenth of all there is is enough: the baseline amount is no more than that. */
const mostPounds = ({ law, pension = [], free }: TaxedEstate): number =>
  Math.ceil((law.pensionsCount ? pension : []).reduce((sum, { value }) => sum + value, free) / 10 / POUND)

/** The estate with the most that such a gift may come to, whatever is free of tax. */
export const withMostByRate = (estate: TaxedEstate): TaxedEstate => ({
  ...estate,
  gifts: estate.gifts.map(({ byRate, ...gift }) => (byRate ? { ...gift, value: mostPounds(estate) * POUND } : gift)),
})

/** The estate with the sum that such a gift comes to. The same estate, where there is none. */
export const withSumByRate = (estate: TaxedEstate): TaxedEstate => {
  const index = estate.gifts.findIndex(({ byRate }) => byRate)
  if (index < 0) return estate
  const giving = (value: Pence): TaxedEstate => ({
    ...estate,
    gifts: estate.gifts.map((gift, at) => (at === index ? { ...gift, value } : gift)),
  })
  const chargeOf = (pounds: number): Charge | undefined =>
    examined(giving(pounds * POUND), 'tested', openLedger(false)).charge
  const { charityRate } = estate.law
  const without = chargeOn(giving(0), 'tested', openLedger(false))
  // What has no figure without it has none.
  const borne = typeof without === 'string' ? without : bear(estate, without)
  if (typeof without === 'string' || typeof borne === 'string') return giving(0)
  if (borne.taxBy.free + borne.taxBy.pension === 0 || without.rates.free === charityRate) return giving(0)
  const most = mostPounds(estate)
  const [one, other] = [chargeOf(1), chargeOf(most)].map((charge) => charge && distances(charge.charity))
  // Between the two it is all but a straight line.
  const [under, span] = [one?.under ?? Fraction.zero, (one?.under ?? Fraction.zero).plus(other?.over ?? Fraction.zero)]
  const guess = span.numerator > 0n ? Fraction.of(most - 1).inProportion(under, span) : Fraction.zero
  const first = Number(guess.numerator / guess.denominator) + 2
  return giving(smallest(most, (pounds) => chargeOf(pounds)?.rates.free === charityRate, first) * POUND)
}

type GivenByRate = { readonly worked?: { readonly byRate?: { readonly value: Pence } } }

/**
 * Whether something is given with some of the rough figures and nothing with others: just where tax begins a sum is given at once, so that
 * the points between were not shown to lie between.
 */
export const isUnsureByRate = (lists: readonly (readonly GivenByRate[])[]): boolean => {
  const given = new Set(lists.flat().flatMap(({ worked }) => (worked?.byRate ? [worked.byRate.value > 0] : [])))
  return given.size > 1 && lists.some(({ length }) => length > 1)
}
