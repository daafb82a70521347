/**
 * What each person gets, in pounds: an estimate from what things are said to be worth. Rough figures give rough results, and where a
 * person's affairs leave the ground on which this was checked there is no figure at all.
 */
import type { Failed } from '../estate/failures.ts'
import type { Day } from '../text/calendar-day.ts'
import type { TrustKind } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import type { TwoEnds } from './afterwards.ts'
import { type FactId, factsAsked, factsThatMayBeAsked, isRisk } from './facts-asked.ts'
import type { Line } from './ledger.ts'
import { worldsThatMatter } from './moves-together.ts'
import {
  type Case,
  grid,
  isOpenQuestion,
  linesOfTheMiddle,
  looked,
  type Points,
  type Runs,
  runsIn,
  type Worked,
} from './runs.ts'
import type { Unknown } from './supposed.ts'
import type { Pence, TaxRefusal } from './taxed-estate.ts'

/** What has to be true for the figures to hold, and was not asked. */
export type TaxAssumption = 'grandchildren of any age' | 'charity line' | 'day of a gift' | 'allowance of a partner'

/** A question without an answer: the figures hold each of its answers, or one of them would leave no figure. */
export type OpenQuestion = { readonly fact: FactId; readonly does: 'moves' | 'refuses' }

export type PersonsEstimate = {
  /** The key of the taker in the picture: `person 3`, `children of person 3`. Beside those there is `scheme decides`. */
  readonly taker: string
  readonly gifts: Amount
  readonly residue: Amount
  readonly byOwnership: Amount
  readonly pension: Amount
  /** What inheritance tax does not reach, such as a policy in trust. */
  readonly outside: Amount
  readonly total: Amount
}

/** What a gift comes to for one of its takers: less than it says where there is not enough, or where it bears its tax. */
export type EstimatedGift = {
  /** `gift 5`, or `pet 2` of the money that goes with a pet. */
  readonly of: string
  readonly taker: string
  readonly amount: Amount
}

/** What a person for whom something is held leaves of it, if they die on the same day, after the tax on their death. */
export type EndEstimate = {
  readonly for: number
  readonly kinds: readonly TrustKind[]
  /** What is held, after the tax on the testator's death. */
  readonly held: Amount
  readonly tax: Amount
  readonly people: readonly { readonly taker: string; readonly total: Amount }[]
  /** How the most tax comes about, of the middle of what was said. */
  readonly lines: readonly Line[]
}

/** What both deaths of a couple come to, the testator's first and the other's on the same day. */
export type BothEstimate = {
  /** What the one who dies last leaves, before tax. */
  readonly estate: Amount
  /** On both deaths together, and on the second. */
  readonly tax: Amount
  readonly taxOfSecond: Amount
  readonly people: readonly { readonly taker: string; readonly total: Amount }[]
  /** How the tax on the second death comes about, of the middle of what was said. */
  readonly lines: readonly Line[]
}

export type Estimate = {
  readonly on: Day
  /** Everything that inheritance tax looks at, after debts: what the will deals with, what passes to co-owners, pensions once they count. */
  readonly estate: Amount
  /** What the will deals with, after debts and the funeral. */
  readonly byWill: Amount
  readonly tax: Amount
  /** What those who were given something in the last seven years have to pay. */
  readonly taxOnGiven: Amount
  readonly people: readonly PersonsEstimate[]
  readonly gifts: readonly EstimatedGift[]
  /** What is left when the time of each person ends for whom something is held. */
  readonly afterwards: readonly EndEstimate[]
  /** Why there is no figure of that. */
  readonly afterwardsRefused: readonly TaxRefusal[]
  /** Absent where the testator is not one of a couple who leave each other everything, or it has no figure. */
  readonly both?: BothEstimate
  /** Why there is no figure of that. */
  readonly bothRefused: readonly TaxRefusal[]
  /** Some figure is a range. */
  readonly isRough: boolean
  /** How the figures came about, of the middle of what was said. */
  readonly lines: readonly Line[]
  /** Questions about tax that are not answered, in the order in which they are asked. */
  readonly open: readonly OpenQuestion[]
  /** Why there would be no figure, with some answers to those that move the figures. */
  readonly mayRefuse: readonly TaxRefusal[]
  readonly assumed: readonly TaxAssumption[]
  readonly notCounted: readonly string[]
}

export type EstimateRefusal = TaxRefusal | 'TOO_MANY_ROUGH_FIGURES'

export type Refused = { readonly refused: readonly EstimateRefusal[] }

/** Three figures for each of these rough ones make 729 worlds. */
const MOST_ROUGH_FIGURES = 6
/** Figures of the ledgers of all worlds, by those of one: half a second or so. */
const MOST_WORK = 3_000_000

const isTooMuch = (movers: readonly string[], work: number): boolean =>
  movers.length > MOST_ROUGH_FIGURES || (movers.length > 0 && 3 ** movers.length * work > MOST_WORK)

/** Pence. Rough results are widened to whole thousands of pounds. */
const THOUSAND_POUNDS = 1000 * 100

/** Pence: as much as one figure may differ by, as the pennies that are left over go to one person or another. */
const PENNIES = 5

const outward = ({ low, high }: Amount): Amount =>
  high - low <= PENNIES
    ? { low, high: low }
    : {
        low: Math.floor(low / THOUSAND_POUNDS) * THOUSAND_POUNDS,
        high: Math.ceil(high / THOUSAND_POUNDS) * THOUSAND_POUNDS,
      }

const around = (before: Amount | undefined, pence: Pence): Amount =>
  before ? { low: Math.min(before.low, pence), high: Math.max(before.high, pence) } : { low: pence, high: pence }

/** So few pennies apart they are one figure: the first, as all the first ones add up. */
const range = (figures: readonly Pence[]): Amount => {
  const [first = 0] = figures
  const { low, high } = figures.reduce<Amount | undefined>(around, undefined) ?? { low: 0, high: 0 }
  return high - low <= PENNIES ? { low: first, high: first } : outward({ low, high })
}

const parts = ['gifts', 'residue', 'byOwnership', 'pension', 'outside'] as const
const columns = [...parts, 'total'] as const
type Column = (typeof columns)[number]

/** What is outside, by taker. */
const outsideIn = ({ outside }: Worked): ReadonlyMap<string, Pence> =>
  outside.reduce((sums, { taker, value }) => sums.set(taker, (sums.get(taker) ?? 0) + value), new Map<string, Pence>())

/** Everyone of each world takes something there, be it nothing: the worlds of a case have the same takers. */
const peopleIn = (worlds: readonly Worked[]): PersonsEstimate[] => {
  const ranges = new Map<string, Partial<Record<Column, Amount>>>()
  const count = (taker: string, figures: Readonly<Record<Column, Pence>>): void => {
    const before = ranges.get(taker) ?? {}
    for (const column of columns) before[column] = around(before[column], figures[column])
    ranges.set(taker, before)
  }
  const nothing = { gifts: 0, residue: 0, byOwnership: 0, pension: 0 }
  for (const world of worlds) {
    const outside = outsideIn(world)
    const inEstate = new Set(world.borne.people.map(({ taker }) => taker))
    for (const person of world.borne.people) {
      const besides = outside.get(person.taker) ?? 0
      count(person.taker, { ...person, outside: besides, total: person.total + besides })
    }
    for (const [taker, pence] of outside)
      if (!inEstate.has(taker)) count(taker, { ...nothing, outside: pence, total: pence })
  }
  const givenByRate = new Set(worlds.flatMap(({ byRate }) => byRate?.taker ?? []))
  return [...ranges].map(([taker, found]) => {
    const of = (column: Column): Amount => outward(found[column] ?? { low: 0, high: 0 })
    const sumOf = (end: 'low' | 'high'): Pence => parts.reduce((sum, part) => sum + (found[part]?.[end] ?? 0), 0)
    return {
      taker,
      gifts: of('gifts'),
      residue: of('residue'),
      byOwnership: of('byOwnership'),
      pension: of('pension'),
      outside: of('outside'),
      // As more is free of tax, a share of the rest rises and what the lower rate needs besides falls: both may be small between the ends.
      total: givenByRate.has(taker) ? outward({ low: sumOf('low'), high: sumOf('high') }) : of('total'),
    }
  })
}

/** What a taker has of one gift is one amount, of however many things: a home that is held, and money for its upkeep. */
const giftsIn = (worlds: readonly Worked[]): EstimatedGift[] => {
  const gifts = worlds[0]?.borne.gifts.map(({ of, taker }, index) => ({ of, taker, index })) ?? []
  return [...Map.groupBy(gifts, ({ of, taker }) => `${of} ${taker}`).values()].flatMap((parts) => {
    const paid = ({ borne }: Worked) => parts.reduce((sum, { index }) => sum + (borne.gifts[index]?.pence ?? 0), 0)
    return parts.slice(0, 1).map(({ of, taker }) => ({ of, taker, amount: range(worlds.map(paid)) }))
  })
}

const endsIn = (worlds: readonly Worked[], middle: TwoEnds): Pick<Estimate, 'afterwards' | 'afterwardsRefused'> => {
  const refused = worlds.flatMap(({ ends }) => (typeof ends === 'string' ? [ends] : []))
  const all = worlds.flatMap(({ ends }) => (typeof ends === 'string' ? [] : ends))
  if (refused.length > 0) return { afterwards: [], afterwardsRefused: [...new Set(refused)] }
  const byPerson = [...Map.groupBy(all, ({ most }) => most.for)]
  const afterwards = byPerson.flatMap(([id, ends]): EndEstimate[] => {
    const [first] = ends
    if (!first) return []
    const totals = (taker: string): Pence[] =>
      ends.flatMap(({ least, most }) =>
        [least, most].map(({ people }) => people.find((each) => each.taker === taker)?.total ?? 0),
      )
    return [
      {
        for: id,
        kinds: first.most.kinds,
        held: range(ends.map(({ most }) => most.held)),
        tax: range(ends.flatMap(({ least, most }) => [least.tax, most.tax])),
        people: first.most.people.map(({ taker }) => ({ taker, total: range(totals(taker)) })),
        lines: middle.find(({ most }) => most.for === id)?.most.lines ?? [],
      },
    ]
  })
  return { afterwards, afterwardsRefused: [] }
}

const bothIn = (worlds: readonly Worked[], lines: readonly Line[]): Pick<Estimate, 'both' | 'bothRefused'> => {
  const refused = worlds.flatMap(({ both }) => (typeof both === 'string' ? [both] : []))
  const all = worlds.flatMap(({ both }) => (typeof both === 'object' ? both : []))
  const [first] = all
  if (!first || worlds.some(({ both }) => typeof both !== 'object')) return { bothRefused: [...new Set(refused)] }
  const totals = (taker: string): Pence[] =>
    all.map(({ people }) => people.find((each) => each.taker === taker)?.total ?? 0)
  const both: BothEstimate = {
    estate: range(all.map(({ estate }) => estate)),
    tax: range(all.map(({ taxOfFirst, taxOfSecond }) => taxOfFirst + taxOfSecond)),
    taxOfSecond: range(all.map(({ taxOfSecond }) => taxOfSecond)),
    people: first.people.map(({ taker }) => ({ taker, total: range(totals(taker)) })),
    lines,
  }
  return { both, bothRefused: [] }
}

const assumptionOf: Readonly<Record<Unknown, TaxAssumption | undefined>> = {
  earlierSpouse: undefined,
  ifPartnerDiesFirst: 'allowance of a partner',
  given: undefined,
  'day of a gift': 'day of a gift',
  ages: 'grandchildren of any age',
}

/** The questions that are open: those of which an answer moves a figure, and those of which one would leave none. */
const openIn = (of: Case, { moving, maySaveByHomeSold }: Runs): OpenQuestion[] => {
  const { asked, values } = of
  return asked.flatMap((fact): OpenQuestion[] => {
    if (moving.some((each) => each === fact && isOpenQuestion(of, each))) return [{ fact, does: 'moves' }]
    if (!isRisk(fact) || values.facts[fact] !== undefined) return []
    return fact !== 'downsized' || maySaveByHomeSold ? [{ fact, does: 'refuses' }] : []
  })
}

const caseOf = (will: Will, values: Values, failed: readonly Failed[], on: Day): Case => ({
  will,
  values,
  failed,
  on,
  asked: factsAsked(will, values, on),
  mayBeAsked: factsThatMayBeAsked(will, values, on),
  known: new Map(),
})

/**
 * What each person gets if these people have died first and the testator dies on this day. What is not answered counts with each of
 * its answers. There is a limit to what it works out: rough figures times people.
 * @param on The day of the death. The law is certified for some years alone: see `certifiedDays`.
 * @param worldsOf The choices of a point for each rough figure: those among which are the least and the most.
 */
export const estimate = (
  will: Will,
  values: Values,
  failed: readonly Failed[],
  on: Day,
  worldsOf: (of: Case, movers: readonly string[]) => Points[] = worldsThatMatter,
): Estimate | Refused => {
  const of = caseOf(will, values, failed, on)
  const { movers, notCounted, work } = looked(of)
  if (isTooMuch(movers, work)) return { refused: ['TOO_MANY_ROUGH_FIGURES'] }
  const runs = runsIn(of, worldsOf(of, movers))
  if ('refused' in runs) return runs
  const all = runs.lists.flat()
  const people = peopleIn(all)
  const tax = range(all.map(({ borne }) => borne.tax))
  const open = openIn(of, runs)
  const isOpen = new Set<string>(open.map(({ fact }) => fact))
  const middle = linesOfTheMiddle(of)
  return {
    on,
    estate: range(all.map(({ estate }) => estate)),
    byWill: range(all.map(({ byWill }) => byWill)),
    gifts: giftsIn(all),
    isRough: [tax, ...people.map(({ total }) => total)].some(({ low, high }) => low < high),
    tax,
    taxOnGiven: range(all.map(({ borne }) => borne.taxOnLifetimeGifts.reduce((sum, each) => sum + each, 0))),
    people,
    lines: middle.lines,
    ...endsIn(all, middle.ends),
    ...bothIn(all, middle.both),
    open,
    mayRefuse: runs.mayRefuse,
    assumed: [
      ...runs.moving.flatMap((each) => (isOpen.has(each) ? [] : (assumptionOf[each] ?? []))),
      ...(runs.isUnsure ? (['charity line'] as const) : []),
    ],
    notCounted,
  }
}

/** A will with what things are worth, on a day and after deaths. */
export type Priced = Pick<Case, 'will' | 'values' | 'failed' | 'on'>

/** Pence more, or less below zero. One figure where both are the same. */
export type Change = { readonly low: number; readonly high: number }

const totalsIn = (world: Worked): ReadonlyMap<string, Pence> => {
  const totals = new Map(outsideIn(world))
  for (const { taker, total } of world.borne.people) totals.set(taker, (totals.get(taker) ?? 0) + total)
  return totals
}

/**
 * What changes from one will to another of the same values: the two are compared at each point of the rough figures, as things are
 * worth the same in both. Undefined where either has no figures, or there are too many rough ones.
 */
export const changeOfEstimate = (
  before: Priced,
  after: Priced,
):
  | { readonly tax: Change; readonly people: readonly { readonly taker: string; readonly total: Change }[] }
  | undefined => {
  const [was, is] = [before, after].map(({ will, values, failed, on }) => caseOf(will, values, failed, on)) as [
    Case,
    Case,
  ]
  const found = [looked(was), looked(is)]
  const movers = [...new Set(found.flatMap((each) => each.movers))]
  if (found.some(({ work }) => isTooMuch(movers, work))) return undefined
  const worlds = grid(movers)
  const [one, other] = [runsIn(was, worlds), runsIn(is, worlds)]
  if ('refused' in one || 'refused' in other) return undefined
  const pairs = worlds.flatMap((_world, at) =>
    one.lists.flatMap((then) =>
      other.lists.flatMap((now) => {
        const [was, is] = [then[at], now[at]]
        return was && is ? [{ was, is }] : []
      }),
    ),
  )
  const all = [...one.lists, ...other.lists].flat()
  const totals = new Map(all.map((world) => [world, totalsIn(world)]))
  const totalOf = (world: Worked, taker: string): Pence => totals.get(world)?.get(taker) ?? 0
  const takers = [...new Set([...totals.values()].flatMap((each) => [...each.keys()]))]
  return {
    tax: range(pairs.map(({ was, is }) => is.borne.tax - was.borne.tax)),
    people: takers.map((taker) => ({
      taker,
      total: range(pairs.map(({ was, is }) => totalOf(is, taker) - totalOf(was, taker))),
    })),
  }
}
