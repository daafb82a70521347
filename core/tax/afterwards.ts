/**
 * What is left of what is held when the person for whom it is held dies, as if that were today: it counts with what is theirs (Inheritance
 * Tax Act 1984 ss.49 and 89B), and bears its part of the tax on both. Of the rest of their affairs little is known, so that there are
 * two ends: the least tax that it may bear, and the most.
 */
import { Fraction, leastOf, sumOf } from '../estate/fraction.ts'
import type { TrustKind } from '../will/lists.ts'
import { partnerNow } from '../will/questions.ts'
import type { Trust } from '../will/schema.ts'
import { trustsOf } from '../will/trusts.ts'
import type { Thing } from '../will/values-schema.ts'
import { type Borne, bear } from './bear.ts'
import { type Charge, type CharityRate, examined } from './charge.ts'
import { isNearTheLine } from './charity-by-rate.ts'
import { inParts, type PartTaker, startsOn, takersInstead } from './held.ts'
import { type Line, openLedger } from './ledger.ts'
import { keyOfHeldFor, keyOfPerson } from './tax-takers.ts'
import type { Pence, TaxedEstate, TaxRefusal } from './taxed-estate.ts'
import { isSharedWithAlone, moverOf } from './titles.ts'
import type { Choice } from './world.ts'

/** What a person for whom something is held leaves of it, after tax. */
export type EndOfHeld = {
  readonly for: number
  readonly kinds: readonly TrustKind[]
  /** What is held, after the tax on the testator's death. */
  readonly held: Pence
  readonly tax: Pence
  readonly people: readonly { readonly taker: string; readonly total: Pence }[]
  readonly lines: readonly Line[]
}

/** The least tax on what is held, and the most. */
export type TwoEnds = readonly { readonly least: EndOfHeld; readonly most: EndOfHeld }[]

/** One world of the testator's death, worked out. */
export type Worlds = { readonly estate: TaxedEstate; readonly charge: Charge; readonly borne: Borne }

const MILLION = 1_000_000
export const whole = ({ numerator, denominator }: Fraction): number => Number(numerator / denominator)

/** Millionths of the band of this day that a death leaves unused (ss.8A and 8G). */
const unusedOf = (left: Fraction, band: Pence): number =>
  band === 0 ? 0 : Math.min(MILLION, whole(left.times(Fraction.of(MILLION)).over(Fraction.of(band))))

/** What the testator's death leaves unused for a husband, wife or civil partner. What makes a home free of tax comes first. */
export const leftUnused = ({
  estate: { law },
  charge: { bands, charged },
}: Worlds): NonNullable<TaxedEstate['unused']> => {
  const home = leastOf(bands.home.value, charged.value)
  return {
    nilRate: unusedOf(bands.nilRate.value.excess(charged.value.minus(home)), law.nilRateBand),
    home: unusedOf(bands.homeAllowance.value.minus(home), law.residenceNilRateBand),
  }
}

const sumOfPence = (amounts: readonly Pence[]): Pence => amounts.reduce((sum, each) => sum + each, 0)

/** The part of a husband, wife or partner in what is owned with the testator, net: of what is owned with them alone, where the parts are unequal. */
const partOfPartner = ({ will, pick }: Choice, thing: Thing, id: number): Pence => {
  const { held, debtOnIt } = thing
  const worth = pick(thing.whole, moverOf(thing, will.gifts))
  const debt = debtOnIt ? pick(debtOnIt, `debt on thing ${thing.id}`) : 0
  if (held.as === 'joint tenants' && held.with.includes(id)) return Math.floor((worth - debt) / (held.with.length + 1))
  // What is not the testator's, whose own parts of the worth and of the debt are each in whole pence.
  if (!isSharedWithAlone(will, thing, id)) return 0
  const { part } = thing.held
  const theirs = (of: Pence): Pence => of - Math.floor((of * part) / 100_00)
  return theirs(worth) - theirs(debt)
}

/** What the partner owns: by themselves, and their part of what is owned together; the home in that. Undefined where nothing is said of it. */
export const ownOf = (choice: Choice, id: number): { readonly all: Pence; readonly home: Pence } | undefined => {
  const { will, values, pick } = choice
  const said = values.facts.ifPartnerDiesFirst
  if (partnerNow(will)?.id !== id || said?.leavesAllToMe !== 'Yes' || !said.brings) return undefined
  const together = values.things.map((thing) => ({ thing, part: partOfPartner(choice, thing, id) }))
  return {
    all: pick(said.brings, 'brings') + sumOfPence(together.map(({ part }) => part)),
    home: sumOfPence(together.map(({ thing, part }) => (thing.kind === 'home' ? part : 0))),
  }
}

/** What a trust has after the testator's death, and how much of it is the home. */
const fundOf = ({ estate, charge, borne }: Worlds, { kind, for: id }: Trust, all: readonly Trust[]) => {
  const key = keyOfHeldFor(id)
  const { total = 0, residue = 0 } = borne.people.find(({ taker }) => taker === key) ?? {}
  const home = charge.gifts.filter(({ gift }) => gift.of === 'trust Home' && gift.taker === key)
  const inHome = sumOfPence(
    borne.gifts.map(({ of, taker, pence }) => (of === 'trust Home' && taker === key ? pence : 0)),
  )
  const share = sumOf(estate.residue.flatMap((each) => (each.taker === key ? [each.share] : [])))
  const inRest = Math.min(residue, whole(share.times(Fraction.of(estate.homeInResidue ?? 0))))
  const isRest = all.some((each) => each.kind === 'Residue')
  switch (kind) {
    case 'Home':
      return { value: inHome, home: whole(sumOf(home.map((each) => each.home.value))) }
    case 'Residue':
      return { value: residue, home: inRest }
    case 'Disabled person':
      return { value: total - inHome - (isRest ? residue : 0), home: isRest ? 0 : inRest }
  }
}

export type Part = PartTaker & { readonly value: Pence; readonly home: Pence }

const OWN = 'what is their own'

/** The estate of the person: what is held for them stands beside what is their own, as what passes to a co-owner does. */
const estateOf = (
  { on, law }: TaxedEstate,
  parts: readonly Part[],
  own: TaxedEstate['takers'][number],
  free: Pence,
  closely: (part: Part) => boolean,
  more: Partial<TaxedEstate>,
): TaxedEstate => {
  const takers = parts.map((part) => {
    const { closely: _said, ...taker } = part.taker
    return closely(part) ? { ...taker, closely: true as const } : taker
  })
  return {
    on,
    law,
    takers: [...new Map(takers.map((taker) => [taker.key, taker])).values(), own],
    free,
    gifts: [],
    residue: [{ taker: OWN, share: Fraction.one }],
    ownership: parts.map(({ taker, value, home }) => ({ taker: taker.key, value, home })),
    isHeld: true,
    ...more,
  }
}

/** @param near The rate for charity where it is not sure. */
const endOf = (
  estate: TaxedEstate,
  of: Pick<EndOfHeld, 'for' | 'kinds' | 'held'>,
  near: CharityRate,
  keeps = false,
  rate: CharityRate = 'tested',
): EndOfHeld => {
  const ledger = openLedger(keeps)
  const { charge } = examined(estate, rate, ledger)
  if (rate !== near && charge && isNearTheLine(charge)) return endOf(estate, of, near, keeps, near)
  const borne = charge && bear(estate, charge)
  if (typeof borne !== 'object') throw new Error('What is held pays its own tax')
  const people = borne.people.flatMap(({ taker, byOwnership }) =>
    taker === OWN ? [] : [{ taker, total: byOwnership }],
  )
  return { ...of, tax: borne.taxBy.ownership, people, lines: ledger.lines }
}

/**
 * What is held for a person, by those who take it once they have died.
 * @param adult Whether those who are not named are taken to be of age.
 */
export const heldParts = (choice: Choice, first: Worlds, id: number, adult = false): Part[] | TaxRefusal => {
  const trusts = trustsOf(choice.will).filter((trust) => trust.for === id && startsOn(choice, trust))
  const parts: Part[] = []
  for (const trust of trusts) {
    const takers = takersInstead(choice, trust, adult)
    if (typeof takers === 'string') return takers
    const fund = fundOf(first, trust, trusts)
    const [values, homes] = [inParts(fund.value, takers), inParts(fund.home, takers)]
    parts.push(...takers.map((each, at) => ({ ...each, value: values[at] ?? 0, home: homes[at] ?? 0 })))
  }
  return parts
}

/**
 * What each person for whom something is held leaves of it, or why there is no figure.
 * @param keeps Whether the lines of the end with the most tax are kept.
 */
export const afterwardsIn = (choice: Choice, first: Worlds, keeps = false): TwoEnds | TaxRefusal => {
  const running = trustsOf(choice.will).filter((trust) => startsOn(choice, trust))
  // A business that is held is relieved again, by what it is then.
  if (running.length > 0 && first.estate.relief) return 'BUSINESS'
  const ends: { least: EndOfHeld; most: EndOfHeld }[] = []
  for (const [id, trusts] of Map.groupBy(running, (trust) => trust.for)) {
    const parts = heldParts(choice, first, id)
    if (typeof parts === 'string') return parts
    const of = { for: id, kinds: trusts.map(({ kind }) => kind), held: sumOfPence(parts.map(({ value }) => value)) }
    if (of.held === 0) continue
    const isSpouse = first.estate.takers.some(({ key, exempt }) => key === keyOfHeldFor(id) && exempt === 'spouse')
    const own = ownOf(choice, id)?.all
    const outright = first.borne.people.find(({ taker }) => taker === keyOfPerson(id))?.total ?? 0
    const free = (own ?? 0) + outright
    // Their own may all be exempt, with every allowance and a home of theirs; or all of it shares what is free of tax with what is held.
    const least = estateOf(first.estate, parts, { key: OWN, exempt: 'charity' }, free, () => true, {
      unused: { nilRate: MILLION, home: MILLION },
      ownership: parts.map(({ taker, value }) => ({ taker: taker.key, value, home: value })),
    })
    const isClose = ({ taker, waits }: Part): boolean =>
      isSpouse && own !== undefined && taker.closely === true && !waits
    const most = estateOf(first.estate, parts, { key: OWN }, free, isClose, {
      ...(isSpouse && { unused: leftUnused(first) }),
      ...(own === undefined && { bandSpent: true as const }),
    })
    ends.push({ least: endOf(least, of, 'applies'), most: endOf(most, of, 'does not apply', keeps) })
  }
  return ends
}
