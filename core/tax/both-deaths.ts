/**
 * Both deaths of a couple, where the testator dies first and the other on the same day: what each person has from both. It is made from
 * what the testator said alone, as if the other's will gave what is left to the same people.
 */
import { Fraction, sumOf } from '../estate/fraction.ts'
import { isMarried, partnerNow } from '../will/questions.ts'
import { heldParts, leftUnused, ownOf, type Part, type Worlds, whole } from './afterwards.ts'
import { bear } from './bear.ts'
import { type CharityRate, examined } from './charge.ts'
import { isNearTheLine } from './charity-by-rate.ts'
import { type Line, openLedger } from './ledger.ts'
import { idsOf } from './supposed.ts'
import { keyOfHeldFor, keyOfPerson } from './tax-takers.ts'
import type { Pence, TaxedEstate, TaxRefusal } from './taxed-estate.ts'
import { type Choice, type Residue, residueIfPartnerDies, sum } from './world.ts'

export type BothDeaths = {
  /** What the one who dies last leaves, before tax. */
  readonly estate: Pence
  readonly taxOfFirst: Pence
  readonly taxOfSecond: Pence
  /** What each has from both, the one who died last left out. */
  readonly people: readonly { readonly taker: string; readonly total: Pence }[]
  readonly lines: readonly Line[]
}

/**
 * The husband, wife or civil partner who outlives the testator, where it is said what they own and that it goes to the testator. Not one who
 * is separated: nobody would suppose that they leave it to the same people.
 */
export const coupleIn = (choice: Choice): { readonly id: number; readonly own: Pence } | undefined => {
  const partner = isMarried(choice.will) ? partnerNow(choice.will) : undefined
  if (!partner || idsOf(choice.failed).includes(partner.id)) return undefined
  const own = ownOf(choice, partner.id)
  return own && { id: partner.id, own: own.all }
}

/** How much of what they have is the home: their own part, what passes to them, and their share of the home that no gift gives. */
const homeOf = (choice: Choice, { estate, charge, borne }: Worlds, id: number) => {
  const key = keyOfPerson(id)
  const share = sumOf(estate.residue.flatMap((each) => (each.taker === key ? [each.share] : [])))
  const inRest = whole(share.times(Fraction.of(estate.homeInResidue ?? 0)))
  const { residue = 0 } = borne.people.find(({ taker }) => taker === key) ?? {}
  const passing = sum((estate.ownership ?? []).map(({ taker, home = 0 }) => (taker === key ? home : 0)))
  const given = sum(charge.gifts.map(({ gift, home: { value } }) => (gift.taker === key ? whole(value) : 0)))
  const own = ownOf(choice, id)?.home ?? 0
  return { value: own + passing + given + Math.min(inRest, residue), isMissing: inRest > residue }
}

type Takers = { readonly residue: Residue; readonly parts: readonly Part[] }

/** Who takes from the one who dies last: what is their own, and what was held for them. */
const takersOf = (choice: Choice, first: Worlds, id: number, adult: boolean): Takers | TaxRefusal => {
  const residue = residueIfPartnerDies(choice, adult)
  const parts = heldParts(choice, first, id, adult)
  if (typeof residue === 'string') return residue
  return typeof parts === 'string' ? parts : { residue, parts }
}

type Outside = readonly { readonly taker: string; readonly value: Pence }[]

/** What each has from the first death, with what is outside the estate. */
const fromFirst = ({ borne }: Worlds, outside: Outside): BothDeaths['people'] => [
  ...borne.people,
  ...outside.map(({ taker, value: total }) => ({ taker, total })),
]

/** The estate of the one who dies last. */
const estateOfLast = (
  choice: Choice,
  first: Worlds,
  free: Pence,
  home: Pence,
  { residue, parts }: Takers,
): TaxedEstate => ({
  on: choice.on,
  law: first.estate.law,
  takers: [
    ...new Map([...residue.takers, ...parts.map(({ taker }) => taker)].map((each) => [each.key, each])).values(),
  ],
  free,
  gifts: [],
  residue: residue.parts,
  homeInResidue: home,
  ownership: parts.map(({ taker, value, home: inIt, waits }) => ({
    taker: taker.key,
    value,
    ...(!waits && { home: inIt }),
  })),
  isHeld: true,
  unused: leftUnused(first),
})

/**
 * What both deaths come to, or why there is no figure of it: once for each reading of what is not known, which is the ages of those who
 * are not named, and the rate near a charity's tenth. Undefined where the testator is not one of such a couple.
 */
export const bothDeathsIn = (
  choice: Choice,
  first: Worlds,
  outside: Outside,
  keeps: boolean,
): readonly BothDeaths[] | TaxRefusal | undefined => {
  const couple = coupleIn(choice)
  if (!couple) return undefined
  const { id, own } = couple
  const { facts, things } = choice.values
  if (first.estate.relief) return 'BUSINESS'
  if (things.some(({ held }) => held.as === 'joint tenants' && held.with.includes(id) && held.with.length > 1))
    return 'OWNED_BY_SEVERAL'
  const key = keyOfPerson(id)
  const people = fromFirst(first, outside)
  const free = own + sum(people.map(({ taker, total }) => (taker === key ? total : 0)))
  const home = homeOf(choice, first, id)
  const readings = new Map<string, Takers>()
  for (const adult of [true, false]) {
    const takers = takersOf(choice, first, id, adult)
    if (typeof takers === 'string') return takers
    readings.set(JSON.stringify(takers), takers)
  }
  const found: BothDeaths[] = []
  for (const takers of readings.values()) {
    const last = estateOfLast(choice, first, free, home.value, takers)
    const rates: CharityRate[] = ['tested']
    for (const rate of rates) {
      const ledger = openLedger(keeps)
      const { charge, refused, homeAllowance, homeValue } = examined(last, rate, ledger)
      const ended = charge && bear(last, charge)
      if (refused[0]) return refused[0]
      if (typeof ended === 'string') return ended
      if (!charge || !ended) return 'TAX_EXCEEDS_RESIDUE'
      if (ended.tax > 0 && homeValue.value.compare(homeAllowance.value) < 0) {
        if (home.isMissing && takers.residue.takers.some(({ closely }) => closely)) return 'HOME_AND_LEGACIES'
        if (facts.downsized === 'Yes' || facts.downsized === 'Not sure') return 'DOWNSIZED'
      }
      if (rate === 'tested' && isNearTheLine(charge)) rates.push('applies', 'does not apply')
      const totals = new Map<string, Pence>()
      for (const { taker, total } of [...people, ...ended.people])
        if (taker !== key && taker !== keyOfHeldFor(id)) totals.set(taker, (totals.get(taker) ?? 0) + total)
      found.push({
        estate: free + sum(takers.parts.map(({ value }) => value)),
        taxOfFirst: first.borne.tax,
        taxOfSecond: ended.tax,
        people: [...totals].map(([taker, total]) => ({ taker, total })),
        lines: ledger.lines,
      })
    }
  }
  return found
}
