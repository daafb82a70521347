/**
 * Both deaths of a couple, where the testator dies first and the other on the same day: what each person has from both. It is made from
 * what the testator said alone, as if the other's will gave what is left to the same people.
 */
import { Fraction, sumOf } from '../estate/fraction.ts'
import { isMarried, partnerNow } from '../will/questions.ts'
import { heldParts, leftUnused, ownOf, type Part, type Worlds } from './afterwards.ts'
import { bear } from './bear.ts'
import { type CharityRate, examined } from './charge.ts'
import { type Line, openLedger } from './ledger.ts'
import { idsOf } from './supposed.ts'
import { keyOfHeldFor, keyOfPerson } from './tax-takers.ts'
import type { Pence, TaxedEstate, TaxRefusal } from './taxed-estate.ts'
import { type Choice, residueIfPartnerDies } from './world.ts'

export type BothDeaths = {
  /** What the one who dies last leaves, before tax. */
  readonly estate: Pence
  readonly taxOfFirst: Pence
  readonly taxOfSecond: Pence
  /** What each has from both, the one who died last left out. */
  readonly people: readonly { readonly taker: string; readonly total: Pence }[]
  readonly lines: readonly Line[]
}

const whole = ({ numerator, denominator }: Fraction): Pence => Number(numerator / denominator)
const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, each) => total + each, 0)

/** The husband, wife or civil partner who outlives the testator, where it is said what they own and that it goes to the testator. */
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

/** What both deaths come to, or why there is no figure of it. Undefined where the testator is not one of such a couple. */
export const bothDeathsIn = (
  choice: Choice,
  first: Worlds,
  outside: readonly { readonly taker: string; readonly value: Pence }[],
  rate: CharityRate,
  keeps: boolean,
): BothDeaths | TaxRefusal | undefined => {
  const couple = coupleIn(choice)
  if (!couple) return undefined
  const { id, own } = couple
  const { estate, borne } = first
  if (estate.relief) return 'BUSINESS'
  if (choice.values.things.some(({ held }) => held.as === 'joint tenants' && held.with.includes(id) && held.with[1]))
    return 'OWNED_BY_SEVERAL'
  const residue = residueIfPartnerDies(choice)
  if (typeof residue === 'string') return residue
  const parts: readonly Part[] | TaxRefusal = heldParts(choice, first, id)
  if (typeof parts === 'string') return parts
  const key = keyOfPerson(id)
  const received = sum(
    [...borne.people, ...outside.map(({ taker, value: total }) => ({ taker, total }))].map(({ taker, total }) =>
      taker === key ? total : 0,
    ),
  )
  const home = homeOf(choice, first, id)
  const takers = [...residue.takers, ...parts.map(({ taker }) => taker)]
  const second: TaxedEstate = {
    on: estate.on,
    law: estate.law,
    takers: [...new Map(takers.map((taker) => [taker.key, taker])).values()],
    free: own + received,
    gifts: [],
    residue: residue.parts,
    homeInResidue: home.value,
    ownership: parts.map(({ taker, value, home: inIt, waits }) => ({
      taker: taker.key,
      value,
      ...(!waits && { home: inIt }),
    })),
    isHeld: true,
    unused: leftUnused(first),
  }
  const ledger = openLedger(keeps)
  const { charge, refused, homeAllowance, homeValue } = examined(second, rate, ledger)
  const ended = charge && bear(second, charge)
  if (refused[0]) return refused[0]
  if (!ended || typeof ended === 'string') return ended ?? 'TAX_EXCEEDS_RESIDUE'
  if (ended.tax > 0 && homeValue.value.compare(homeAllowance.value) < 0) {
    if (home.isMissing) return 'HOME_AND_LEGACIES'
    if (choice.values.facts.downsized === 'Yes' || choice.values.facts.downsized === 'Not sure') return 'DOWNSIZED'
  }
  const totals = new Map<string, Pence>()
  for (const { taker, total } of [
    ...borne.people,
    ...outside.map(({ taker, value }) => ({ taker, total: value })),
    ...ended.people,
  ])
    if (taker !== key && taker !== keyOfHeldFor(id)) totals.set(taker, (totals.get(taker) ?? 0) + total)
  return {
    estate: own + received + sum(parts.map(({ value }) => value)),
    taxOfFirst: borne.tax,
    taxOfSecond: ended.tax,
    people: [...totals].map(([taker, total]) => ({ taker, total })),
    lines: ledger.lines,
  }
}
