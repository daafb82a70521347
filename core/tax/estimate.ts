/**
 * What each person gets, in pounds: an estimate from what things are said to be worth. Rough figures give rough results, and where a
 * person's affairs leave the ground on which this was checked there is no figure at all.
 */
import { type Failed, outcome } from '../estate/distribution.ts'
import { Fraction } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import { type Borne, bear } from './bear.ts'
import { type Charge, type CharityRate, chargeOn } from './charge.ts'
import { type Figure, type Line, openLedger } from './ledger.ts'
import type { Pence, TaxRefusal } from './taxed-estate.ts'
import type { PickFigure } from './titles.ts'
import { type Choice, worldOf } from './world.ts'

/** What has to be true for the figures to hold, and was not asked. */
export type TaxAssumption = 'grandchildren of any age' | 'charity line'

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
  /** Some figure is a range. */
  readonly isRough: boolean
  /** How the figures came about, of the middle of what was said. */
  readonly lines: readonly Line[]
  readonly assumed: readonly TaxAssumption[]
  readonly notCounted: readonly string[]
}

export type EstimateRefusal = TaxRefusal | 'TOO_MANY_ROUGH_FIGURES'

export type Refused = { readonly refused: readonly EstimateRefusal[] }

/** Three figures for each of these rough ones make 729 worlds. */
const MOST_ROUGH_FIGURES = 6
/** Pence. Rough results are widened to whole thousands of pounds. */
const THOUSAND_POUNDS = 1000 * 100

const TEN = Fraction.of(10)
/** Ten times the pence by which a gift to charity may pass or miss its tenth while the lower rate is not sure. */
const NEAR = Fraction.of(10 * THOUSAND_POUNDS)

type Point = 'low' | 'middle' | 'high'
const points: readonly Point[] = ['low', 'middle', 'high']

const at = ({ low, high }: Amount, point: Point): Pence => {
  if (point === 'middle') return Math.floor((low + high) / 2)
  return point === 'low' ? low : high
}

/** Every choice of a point for each of these. */
const grid = (movers: readonly string[]): ReadonlyMap<string, Point>[] =>
  movers.reduce<Map<string, Point>[]>(
    (worlds, mover) => worlds.flatMap((world) => points.map((point) => new Map([...world, [mover, point]]))),
    [new Map()],
  )

const pickAt =
  (world: ReadonlyMap<string, Point>): PickFigure =>
  (amount, mover) =>
    at(amount, world.get(mover) ?? 'middle')

export type Case = Omit<Choice, 'pick' | 'adult'>

/** What the rough figures hang on, where those that move together count once, and what has no figure. */
const looked = (of: Case): { movers: string[]; notCounted: readonly string[] } => {
  const movers = new Set<string>()
  const world = worldOf({
    ...of,
    adult: true,
    pick: (amount, mover) => {
      if (amount.low < amount.high) movers.add(mover)
      return at(amount, 'middle')
    },
  })
  return { movers: [...movers], notCounted: typeof world === 'string' ? [] : world.notCounted }
}

/** Whether it matters how old grandchildren and others who are not named are. */
const hangsOnAges = (of: Case): boolean => {
  const takersIf = (adult: boolean): string => {
    const world = worldOf({ ...of, adult, pick: (amount) => at(amount, 'middle') })
    return typeof world === 'string' ? world : JSON.stringify(world.estate.takers)
  }
  return takersIf(true) !== takersIf(false)
}

/** What is kept of one world: its figures, without how they came about. */
type Worked = {
  readonly borne: Borne
  readonly estate: Pence
  readonly byWill: Pence
  readonly rate: number
  readonly isNearTheLine: boolean
  readonly outside: readonly { readonly taker: string; readonly value: Pence }[]
}

const wholePence = ({ value }: Figure): Pence => Number(value.numerator / value.denominator)

const isNearTheLine = ({ charity }: Charge): boolean => {
  if (!charity) return false
  const [tenfold, baseline] = [charity.donated.value.times(TEN), charity.baseline.value]
  const distance = tenfold.excess(baseline).plus(baseline.excess(tenfold))
  return distance.compare(NEAR) <= 0
}

const workedOut = (
  of: Case,
  pick: PickFigure,
  adult: boolean,
  rate: CharityRate,
  ledger = openLedger(false),
): Worked | TaxRefusal => {
  const world = worldOf({ ...of, pick, adult })
  if (typeof world === 'string') return world
  const charge = chargeOn(world.estate, rate, ledger)
  if (typeof charge === 'string') return charge
  const { downsized } = of.values.facts
  const losesAllowance = charge.bands.home.value.compare(charge.bands.homeAllowance.value) < 0
  if (downsized !== undefined && downsized !== 'No' && losesAllowance) return 'DOWNSIZED'
  const borne = bear(world.estate, charge)
  if (typeof borne === 'string') return borne
  return {
    borne,
    estate: wholePence(charge.estate),
    byWill: wholePence(charge.free),
    rate: charge.rates.free,
    isNearTheLine: isNearTheLine(charge),
    outside: world.outside,
  }
}

/** How the middle of what was said is worked out, line by line. */
const linesOfTheMiddle = (of: Case): readonly Line[] => {
  const ledger = openLedger()
  workedOut(of, (amount) => at(amount, 'middle'), true, 'tested', ledger)
  return ledger.lines
}

const range = (figures: readonly Pence[]): Amount => {
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  if (low === high) return { low, high }
  return {
    low: Math.floor(low / THOUSAND_POUNDS) * THOUSAND_POUNDS,
    high: Math.ceil(high / THOUSAND_POUNDS) * THOUSAND_POUNDS,
  }
}

const peopleIn = (worlds: readonly Worked[]): PersonsEstimate[] => {
  const keys = [
    ...new Set(worlds.flatMap(({ borne, outside }) => [...borne.people, ...outside].map(({ taker }) => taker))),
  ]
  return keys.map((taker) => {
    const each = worlds.map(({ borne, outside }) => ({
      ...(borne.people.find((person) => person.taker === taker) ?? {
        gifts: 0,
        residue: 0,
        byOwnership: 0,
        pension: 0,
        total: 0,
      }),
      outside: outside.reduce((sum, policy) => sum + (policy.taker === taker ? policy.value : 0), 0),
    }))
    return {
      taker,
      gifts: range(each.map(({ gifts }) => gifts)),
      residue: range(each.map(({ residue }) => residue)),
      byOwnership: range(each.map(({ byOwnership }) => byOwnership)),
      pension: range(each.map(({ pension }) => pension)),
      outside: range(each.map(({ outside }) => outside)),
      total: range(each.map(({ total, outside }) => total + outside)),
    }
  })
}

const giftsIn = (worlds: readonly Worked[]): EstimatedGift[] =>
  (worlds[0]?.borne.gifts ?? []).map(({ of, taker }, index) => ({
    of,
    taker,
    amount: range(worlds.map(({ borne }) => borne.gifts[index]?.pence ?? 0)),
  }))

type Runs = {
  /** In each list a result for each world, in the order of the worlds. */
  readonly lists: readonly (readonly Worked[])[]
  readonly assumed: readonly TaxAssumption[]
}

const runsIn = (of: Case, worlds: readonly ReadonlyMap<string, Point>[]): Runs | Refused => {
  const refused = new Set<TaxRefusal>()
  const run = (adult: boolean, rate: CharityRate): Worked[] =>
    worlds.flatMap((world) => {
      const worked = workedOut(of, pickAt(world), adult, rate)
      if (typeof worked !== 'string') return [worked]
      refused.add(worked)
      return []
    })
  const ofAge = run(true, 'tested')
  const young = hangsOnAges(of) ? run(false, 'tested') : []
  if (refused.size > 0) return { refused: [...refused] }
  const agesMatter = young.some(({ borne }, index) => borne.tax !== ofAge[index]?.borne.tax)
  const tested = agesMatter ? [ofAge, young] : [ofAge]
  const rates = new Set(tested.flat().map(({ rate }) => rate))
  const isUnsure = rates.size > 1 || tested.flat().some((world) => world.isNearTheLine)
  const lists = isUnsure
    ? [
        ...tested,
        ...(agesMatter ? [true, false] : [true]).flatMap((adult) => [
          run(adult, 'applies'),
          run(adult, 'does not apply'),
        ]),
      ]
    : tested
  if (refused.size > 0) return { refused: [...refused] }
  return {
    lists,
    assumed: [
      ...(agesMatter ? (['grandchildren of any age'] as const) : []),
      ...(isUnsure ? (['charity line'] as const) : []),
    ],
  }
}

/**
 * What each person gets if these people have died first and the testator dies on this day.
 * @param on The day of the death. The law is certified for some years alone: see `certifiedDays`.
 */
export const estimate = (will: Will, values: Values, failed: readonly Failed[], on: Day): Estimate | Refused => {
  const of = { will, values, failed, on, takings: outcome(will, failed, on) }
  const { movers, notCounted } = looked(of)
  if (movers.length > MOST_ROUGH_FIGURES) return { refused: ['TOO_MANY_ROUGH_FIGURES'] }
  const runs = runsIn(of, grid(movers))
  if ('refused' in runs) return runs
  const { assumed } = runs
  const all = runs.lists.flat()
  const people = peopleIn(all)
  const tax = range(all.map(({ borne }) => borne.tax))
  return {
    on,
    estate: range(all.map(({ estate }) => estate)),
    byWill: range(all.map(({ byWill }) => byWill)),
    gifts: giftsIn(all),
    isRough: [tax, ...people.map(({ total }) => total)].some(({ low, high }) => low < high),
    tax,
    taxOnGiven: range(all.map(({ borne }) => borne.taxOnLifetimeGifts.reduce((sum, each) => sum + each, 0))),
    people,
    lines: linesOfTheMiddle(of),
    assumed,
    notCounted,
  }
}

/** Pence more, or less below zero. One figure where both are the same. */
export type Change = { readonly low: number; readonly high: number }

const totalOf = ({ borne, outside }: Worked, taker: string): Pence =>
  (borne.people.find((person) => person.taker === taker)?.total ?? 0) +
  outside.reduce((sum, policy) => sum + (policy.taker === taker ? policy.value : 0), 0)

/**
 * What changes from one will to another of the same values: the two are compared at each point of the rough figures, as things are
 * worth the same in both. Undefined where either has no figures, or there are too many rough ones.
 */
export const changeOfEstimate = (
  before: Case,
  after: Case,
):
  | { readonly tax: Change; readonly people: readonly { readonly taker: string; readonly total: Change }[] }
  | undefined => {
  const movers = [...new Set([before, after].flatMap((of) => looked(of).movers))]
  if (movers.length > MOST_ROUGH_FIGURES) return undefined
  const worlds = grid(movers)
  const [one, other] = [runsIn(before, worlds), runsIn(after, worlds)]
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
  const takers = [
    ...new Set(all.flatMap(({ borne, outside }) => [...borne.people, ...outside].map(({ taker }) => taker))),
  ]
  return {
    tax: range(pairs.map(({ was, is }) => is.borne.tax - was.borne.tax)),
    people: takers.map((taker) => ({
      taker,
      total: range(pairs.map(({ was, is }) => totalOf(is, taker) - totalOf(was, taker))),
    })),
  }
}
