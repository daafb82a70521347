/**
 * The worlds of a case: what it comes to for each choice of its rough figures, and for what is not known of it. More of what is free
 * of tax leaves nobody with less, so that of what is not known the two ends are enough; of rough figures they are not.
 */
import { Fraction } from '../estate/fraction.ts'
import type { Amount } from '../will/values-schema.ts'
import { type Borne, bear } from './bear.ts'
import { type Charge, type CharityRate, chargeOn } from './charge.ts'
import type { FactId } from './facts-asked.ts'
import { type Figure, type Line, openLedger } from './ledger.ts'
import type { Pence, TaxedEstate, TaxRefusal } from './taxed-estate.ts'
import type { PickFigure } from './titles.ts'
import { type Choice, type Supposed, type Unknown, unknownIn, worldOf } from './world.ts'

export type Case = Omit<Choice, 'pick' | 'suppose'> & {
  /** The questions about tax that are asked of this testator. */
  readonly asked: readonly FactId[]
}

const TEN = Fraction.of(10)
const THOUSAND_POUNDS = 1000 * 100
/** Ten times the pence by which a gift to charity may pass or miss its tenth while the lower rate is not sure. */
const NEAR = Fraction.of(10 * THOUSAND_POUNDS)

type Point = 'low' | 'middle' | 'high'
const points: readonly Point[] = ['low', 'middle', 'high']

const at = ({ low, high }: Amount, point: Point): Pence => {
  if (point === 'middle') return Math.floor((low + high) / 2)
  return point === 'low' ? low : high
}

/** A point for each rough figure. */
export type Points = ReadonlyMap<string, Point>

/** Every choice of a point for each of these. */
export const grid = (movers: readonly string[]): Points[] =>
  movers.reduce<Map<string, Point>[]>(
    (worlds, mover) => worlds.flatMap((world) => points.map((point) => new Map([...world, [mover, point]]))),
    [new Map()],
  )

const pickAt =
  (world: Points): PickFigure =>
  (amount, mover) =>
    at(amount, world.get(mover) ?? 'middle')

/** What the rough figures hang on, where those that move together count once; what has no figure; and how much there is to work out. */
export const looked = (of: Case): { movers: string[]; notCounted: readonly string[]; size: number } => {
  const movers = new Set<string>()
  const world = worldOf({
    ...of,
    pick: (amount, mover) => {
      if (amount.low < amount.high) movers.add(mover)
      return at(amount, 'middle')
    },
  })
  if (typeof world === 'string') return { movers: [...movers], notCounted: [], size: 0 }
  const { takers, gifts } = world.estate
  const ends = unknownIn(of, of.asked).length > 0 ? 2 : 1
  return { movers: [...movers], notCounted: world.notCounted, size: ends * (takers.length + gifts.length) }
}

/** What is kept of one world: its figures, without how they came about. */
export type Worked = {
  readonly borne: Borne
  readonly estate: Pence
  readonly byWill: Pence
  readonly rate: number
  readonly isNearTheLine: boolean
  /** There is tax, and a home that was sold might have left an allowance. */
  readonly maySaveByHomeSold: boolean
  readonly outside: readonly { readonly taker: string; readonly value: Pence }[]
}

const wholePence = ({ value }: Figure): Pence => Number(value.numerator / value.denominator)

const isNearTheLine = ({ charity }: Charge): boolean => {
  if (!charity) return false
  const [tenfold, baseline] = [charity.donated.value.times(TEN), charity.baseline.value]
  const distance = tenfold.excess(baseline).plus(baseline.excess(tenfold))
  return distance.compare(NEAR) <= 0
}

type World = Exclude<ReturnType<typeof worldOf>, string>

const inWorld = (of: Case, { estate, outside }: World, rate: CharityRate, ledger = openLedger(false)) => {
  const charge = chargeOn(estate, rate, ledger)
  if (typeof charge === 'string') return charge
  const borne = bear(estate, charge)
  if (typeof borne === 'string') return borne
  const losesAllowance = charge.bands.home.value.compare(charge.bands.homeAllowance.value) < 0
  const maySaveByHomeSold = losesAllowance && borne.tax > 0
  const { downsized } = of.values.facts
  if (downsized !== undefined && downsized !== 'No' && maySaveByHomeSold) return 'DOWNSIZED'
  return {
    borne,
    estate: wholePence(charge.estate),
    byWill: wholePence(charge.free),
    rate: charge.rates.free,
    isNearTheLine: isNearTheLine(charge),
    maySaveByHomeSold,
    outside,
  } satisfies Worked
}

const workedOut = (of: Case, pick: PickFigure, suppose: Supposed, rate: CharityRate): Worked | TaxRefusal => {
  const world = worldOf({ ...of, pick, suppose })
  return typeof world === 'string' ? world : inWorld(of, world, rate)
}

/** How the middle of what was said is worked out, line by line: as if each open question were answered with no. */
export const linesOfTheMiddle = (of: Case): readonly Line[] => {
  const ledger = openLedger()
  const world = worldOf({ ...of, pick: (amount) => at(amount, 'middle') })
  if (typeof world !== 'string') inWorld(of, world, 'tested', ledger)
  return ledger.lines
}

type Ended = { readonly lists: readonly (readonly Worked[])[]; readonly isUnsure: boolean }

/** Every world at one end of what is not known. Where it hangs on a charity’s tenth, at both rates too. */
const atEnd = (of: Case, worlds: readonly Points[], suppose: Supposed): Ended | ReadonlySet<TaxRefusal> => {
  const refused = new Set<TaxRefusal>()
  const run = (rate: CharityRate): Worked[] =>
    worlds.flatMap((world) => {
      const worked = workedOut(of, pickAt(world), suppose, rate)
      if (typeof worked !== 'string') return [worked]
      refused.add(worked)
      return []
    })
  const tested = run('tested')
  if (refused.size > 0) return refused
  const isUnsure = new Set(tested.map(({ rate }) => rate)).size > 1 || tested.some((world) => world.isNearTheLine)
  const lists = isUnsure ? [tested, run('applies'), run('does not apply')] : [tested]
  return refused.size > 0 ? refused : { lists, isUnsure }
}

const HIGHEST_PERCENT = 40
const keptOf = (pence: Pence): Pence => Math.floor((pence * (100 - HIGHEST_PERCENT)) / 100)
/** Pence: more than any estate, so that nothing is taxed. */
const BOUNDLESS = 2 ** 52

const untaxed = ({ law, ...estate }: TaxedEstate): TaxedEstate => ({
  ...estate,
  law: { ...law, nilRateBand: BOUNDLESS, residenceNilRateBand: 0 },
})

/** The same with the most tax that there can be: the rest may all go to pay the tax on gifts. */
const withMostTax = ({ gifts, ownership = [], pension = [], takers }: TaxedEstate, most: Worked): Worked => {
  const exempt = new Set(takers.flatMap((taker) => (taker.exempt ? [taker.key] : [])))
  const bearing = gifts.map(({ taker, taxByTaker }) => taxByTaker === true && !exempt.has(taker))
  const paid = most.borne.gifts.map((gift, index) => ({
    ...gift,
    pence: bearing[index] ? keptOf(gift.pence) : gift.pence,
  }))
  const kept = (taker: string, pence: Pence): Pence => (exempt.has(taker) ? pence : keptOf(pence))
  const sumOf = (list: readonly { readonly taker: string; readonly pence: Pence }[], taker: string): Pence =>
    list.reduce((sum, each) => (each.taker === taker ? sum + each.pence : sum), 0)
  const outOf = (list: typeof ownership) => list.map(({ taker, value }) => ({ taker, pence: kept(taker, value) }))
  const [owned, pensions] = [outOf(ownership), outOf(pension)]
  return {
    ...most,
    borne: {
      ...most.borne,
      tax: most.estate - keptOf(most.estate),
      gifts: paid,
      people: most.borne.people.map(({ taker }) => {
        const parts = { gifts: sumOf(paid, taker), byOwnership: sumOf(owned, taker), pension: sumOf(pensions, taker) }
        return { taker, residue: 0, ...parts, total: parts.gifts + parts.byOwnership + parts.pension }
      }),
    },
  }
}

/**
 * Around every answer, where an end has no figure and what lies between the ends may have one: no tax at all, and the most that there
 * can be. Wider than the answers are.
 */
const aroundAll = (of: Case, worlds: readonly Points[]): readonly (readonly Worked[])[] => {
  const pairs = worlds.flatMap((points) => {
    const world = worldOf({ ...of, pick: pickAt(points) })
    if (typeof world === 'string') return []
    const most = inWorld(of, { ...world, estate: untaxed(world.estate) }, 'does not apply')
    return typeof most === 'string' ? [] : [{ most, least: withMostTax(world.estate, most) }]
  })
  return [pairs.map(({ most }) => most), pairs.map(({ least }) => least)]
}

/** Reasons that another answer may take away, be they those of both ends: between them less may be taxed of one thing and more of another. */
const hangOnTax: readonly TaxRefusal[] = ['TAX_EXCEEDS_RESIDUE', 'GROSSED_HOME', 'HOME_AND_LEGACIES', 'DOWNSIZED']

const hangsOnTax = (code: TaxRefusal): boolean => hangOnTax.includes(code)

export type Runs = {
  /** In each list a result for each world, in the order of the worlds. */
  readonly lists: readonly (readonly Worked[])[]
  readonly isUnsure: boolean
  /** What is not known and moves a figure. */
  readonly moving: readonly Unknown[]
  /** Why there would be no figure, with some of what is not known. */
  readonly mayRefuse: readonly TaxRefusal[]
}

const signOf = (worked: Worked | TaxRefusal): string =>
  typeof worked === 'string' ? worked : [worked.borne.tax, ...worked.borne.people.map(({ total }) => total)].join()

type Moving = Pick<Runs, 'moving' | 'mayRefuse'>

/** Which of what is not known moves a figure, whatever the others are: at the ends and the middle of the rough figures. */
const movingIn = (of: Case, movers: readonly string[], unknown: readonly Unknown[]): Moving => {
  const mayRefuse = new Set<TaxRefusal>()
  const diagonal =
    movers.length === 0 ? [new Map()] : points.map((point) => new Map(movers.map((each) => [each, point])))
  const signs = Array.from({ length: 2 ** unknown.length }, (_, mask) => {
    const suppose = Object.fromEntries(unknown.map((each, bit) => [each, mask & (2 ** bit) ? 'most' : 'least']))
    const found = diagonal.map((world) => workedOut(of, pickAt(world), suppose, 'tested'))
    for (const each of found) if (typeof each === 'string') mayRefuse.add(each)
    return found.map(signOf).join(' ')
  })
  const moves = (bit: number): boolean => signs.some((sign, mask) => sign !== signs[mask ^ (2 ** bit)])
  const moving = unknown.filter((_each, bit) => moves(bit))
  // Where none of them does there, they do between those points.
  return { moving: moving.length > 0 ? moving : unknown, mayRefuse: [...mayRefuse] }
}

const isEnded = (found: Ended | ReadonlySet<TaxRefusal>): found is Ended => 'lists' in found

/** Whether it is asked of this testator and not answered in full. */
export const isOpenQuestion = ({ asked, values: { facts } }: Case, unknown: Unknown): boolean => {
  if (!asked.some((fact) => fact === unknown)) return false
  return unknown !== 'ifPartnerDiesFirst' || facts.ifPartnerDiesFirst === undefined
}

/** @param movers What the points of the worlds are of. */
export const runsIn = (
  of: Case,
  movers: readonly string[],
  worlds: readonly Points[],
): Runs | { readonly refused: readonly TaxRefusal[] } => {
  const unknown = unknownIn(of, of.asked)
  const all = (end: 'least' | 'most'): Supposed => Object.fromEntries(unknown.map((each) => [each, end]))
  const found = (unknown.length === 0 ? [{}] : [all('least'), all('most')]).map((suppose) => atEnd(of, worlds, suppose))
  const ended = found.filter(isEnded)
  const refused = [...new Set(found.flatMap((each) => (isEnded(each) ? [] : [...each])))]
  // An answer may leave a figure; what is not asked may not.
  const isAsked = unknown.some((each) => isOpenQuestion(of, each))
  const around = refused.length > 0 && isAsked && refused.every(hangsOnTax) ? aroundAll(of, worlds) : []
  if (refused.length > 0 && around.every((list) => list.length < worlds.length)) return { refused }
  const lists = ended.flatMap((each) => each.lists)
  const [least, most] = ended.map((each) => each.lists[0] ?? [])
  const isMoved =
    refused.length > 0 ||
    (least && most ? least.some((world, index) => signOf(world) !== signOf(most[index] ?? world)) : false)
  const { moving, mayRefuse }: Moving = isMoved ? movingIn(of, movers, unknown) : { moving: [], mayRefuse: [] }
  return {
    lists: [...lists, ...around],
    isUnsure: ended.some((each) => each.isUnsure),
    moving,
    mayRefuse: [...new Set([...refused, ...mayRefuse])],
  }
}
