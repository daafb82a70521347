/**
 * The worlds of a case: what it comes to for each choice of its rough figures, and for what is not known of it. More of what is free
 * of tax leaves nobody with less, so that of what is not known the two ends are enough; of rough figures they are not.
 */
import { Fraction } from '../estate/fraction.ts'
import type { Amount } from '../will/values-schema.ts'
import { afterwardsIn, type TwoEnds } from './afterwards.ts'
import { type Borne, bear, withMostTax } from './bear.ts'
import { type BothDeaths, bothDeathsIn } from './both-deaths.ts'
import { bandLeftIn, type Charge, type CharityRate, examined } from './charge.ts'
import { isNearTheLine, isUnsureByRate, withMostByRate, withSumByRate } from './charity-by-rate.ts'
import type { FactId } from './facts-asked.ts'
import { type Figure, type Line, openLedger } from './ledger.ts'
import { type End, freeOfTaxIn, type Supposed, type Supposing, type Unknown } from './supposed.ts'
import { taxLawOn } from './tax-law.ts'
import type { Pence, TaxedEstate, TaxedGift, TaxRefusal } from './taxed-estate.ts'
import type { PickFigure } from './titles.ts'
import { type Choice, unknownIn, worldOf } from './world.ts'

export type Case = Omit<Choice, 'pick' | 'suppose'> & {
  /** The questions about tax that are asked of this testator. */
  readonly asked: readonly FactId[]
  /** With those that some answers would add. */
  readonly mayBeAsked: readonly FactId[]
}

type Point = 'low' | 'middle' | 'high'
export const points: readonly Point[] = ['low', 'middle', 'high']

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

export const pickAt =
  (world: Points): PickFigure =>
  (amount, mover) =>
    at(amount, world.get(mover) ?? 'middle')

/** What is kept of one world: its figures, without how they came about. */
export type Worked = {
  readonly borne: Borne
  readonly estate: Pence
  readonly byWill: Pence
  readonly rate: number
  readonly isNearTheLine: boolean
  readonly outside: readonly { readonly taker: string; readonly value: Pence }[]
  /** What is given to charity as much as the lower rate needs. Absent where nothing is. */
  readonly byRate?: TaxedGift
  /** What those leave for whom something is held, or why there is no figure of it. */
  readonly ends: TwoEnds | TaxRefusal
  /** What both deaths come to where the testator is one of a couple and dies first, or why there is no figure of it. */
  readonly both: readonly BothDeaths[] | TaxRefusal | undefined
}

const wholePence = ({ value }: Figure): Pence => Number(value.numerator / value.denominator)

/** Whether more of the allowance for a home than the least, or other ages, are among what is not known. */
const hasHomeUnknown = (unknown: readonly Unknown[]): boolean =>
  unknown.some((each) => each === 'ages' || each === 'ifPartnerDiesFirst' || each === 'earlierSpouse')

type World = Exclude<ReturnType<typeof worldOf>, string>

/** What one world comes to, so far as it can be worked out. */
type Seen = {
  /** Absent where the gifts and their tax take more than there is. */
  readonly worked?: Worked
  /** Each reason why it has no figure, the first of them first. */
  readonly refused: readonly TaxRefusal[]
  /** The home allowance, and the home that may use it. */
  readonly allowance: Fraction
  readonly home: Fraction
  /** What the gifts leave is less than the home that no gift gives. */
  readonly isHomeMissing: boolean
  readonly isTaxed: boolean
  /** There is tax, and a home that was sold might have left an allowance. */
  readonly maySaveByHomeSold: boolean
}

const workedIn = (
  charge: Charge,
  borne: Borne,
  outside: Worked['outside'],
  ends: Worked['ends'],
  both: Worked['both'],
  byRate: TaxedGift | undefined,
): Worked => ({
  borne,
  ends,
  both,
  estate: wholePence(charge.estate),
  byWill: wholePence(charge.free),
  rate: charge.rates.free,
  // A sum that is found for the lower rate is just enough, and no nearer miss.
  isNearTheLine: !byRate?.value && isNearTheLine(charge),
  ...(byRate && { byRate }),
  outside,
})

const noEnds: TwoEnds = []

const seenIn = (
  of: Case,
  { estate: asked, outside }: World,
  rate: CharityRate,
  ledger = openLedger(false),
  pick: PickFigure = (amount) => at(amount, 'middle'),
): Seen => {
  const estate = withSumByRate(asked)
  const { charge, refused, homeAllowance, homeValue, isHomeMissing } = examined(estate, rate, ledger)
  const borne = charge && bear(estate, charge)
  const ends = (borneNow: Borne, chargeNow: Charge) =>
    of.will.trusts
      ? afterwardsIn({ ...of, pick }, { estate, charge: chargeNow, borne: borneNow }, ledger.keeps)
      : noEnds
  const both = (borneNow: Borne, chargeNow: Charge) =>
    bothDeathsIn({ ...of, pick }, { estate, charge: chargeNow, borne: borneNow }, outside, ledger.keeps)
  const byRate = estate.gifts.find((gift) => gift.byRate)
  const worked =
    charge && typeof borne === 'object'
      ? workedIn(charge, borne, outside, ends(borne, charge), both(borne, charge), byRate)
      : undefined
  const isTaxed = !worked || worked.borne.tax > 0 || (worked.byRate?.value ?? 0) > 0
  const maySaveByHomeSold = homeValue.value.compare(homeAllowance.value) < 0 && isTaxed
  const { downsized } = of.values.facts
  const codes = new Set<TaxRefusal>(refused)
  if (typeof borne === 'string') codes.add(borne)
  if (downsized !== undefined && downsized !== 'No' && !estate.homeSold && maySaveByHomeSold) codes.add('DOWNSIZED')
  return {
    ...(worked && { worked }),
    refused: [...codes],
    allowance: homeAllowance.value,
    home: homeValue.value,
    isHomeMissing,
    isTaxed,
    maySaveByHomeSold,
  }
}

/** How the middle of what was said is worked out, line by line: as if each open question were answered with no. */
export const linesOfTheMiddle = (of: Case): { lines: readonly Line[]; ends: TwoEnds; both: readonly Line[] } => {
  const ledger = openLedger()
  const world = worldOf({ ...of, pick: (amount) => at(amount, 'middle') })
  const seen = typeof world === 'string' ? undefined : seenIn(of, world, 'tested', ledger)
  const { ends, both } = seen?.worked ?? {}
  return {
    lines: ledger.lines,
    ends: typeof ends === 'object' ? ends : noEnds,
    both: typeof both === 'object' ? (both[0]?.lines ?? []) : [],
  }
}

type Seens = readonly Seen[]

/** Whether more of its allowance may leave no figure for the home, where the least of it does not. */
const isHomeInDoubt = ({ will, values: { facts } }: Case, least: Seen, most: Seen): boolean => {
  // What is held is a gift too.
  const gives = will.gifts.length + (will.trusts?.length ?? 0) > 0
  const mayBeAbove = least.home.compare(most.allowance) < 0
  const mayBeGiven = most.home.numerator > 0n && ((mayBeAbove && gives) || least.isHomeMissing)
  return mayBeGiven || (mayBeAbove && facts.downsized !== 'No' && !least.maySaveByHomeSold)
}

/** What the rough figures hang on, where those that move together count once; what has no figure; and how much work one point of them is. */
export const looked = (of: Case): { movers: string[]; notCounted: readonly string[]; work: number } => {
  const movers = new Set<string>()
  const pick: PickFigure = (amount, mover) => {
    if (amount.low < amount.high) movers.add(mover)
    return at(amount, 'middle')
  }
  const world = worldOf({ ...of, pick })
  if (typeof world === 'string') return { movers: [...movers], notCounted: [], work: 0 }
  const ledger = openLedger(false)
  const seen = seenIn(of, world, 'tested', ledger, pick)
  const unknown = unknownIn(of, of.mayBeAsked)
  const band = 2 * world.estate.law.residenceNilRateBand
  const isInDoubt = hasHomeUnknown(unknown) && isHomeInDoubt(of, seen, { ...seen, allowance: Fraction.of(band) })
  // Each end of what is not known, and each rate near a charity’s tenth.
  const lists = (unknown.length === 0 ? 1 : isInDoubt ? 3 : 2) * (seen.worked?.isNearTheLine ? 3 : 1)
  // What is held is worked out twice more, for its end.
  const deaths = of.will.trusts ? 3 : 1
  return { movers: [...movers], notCounted: world.notCounted, work: ledger.work * lists * deaths }
}

/** Pence: more than any estate, so that nothing is taxed. */
const BOUNDLESS = 2 ** 52

const untaxed = ({ law, ...estate }: TaxedEstate): TaxedEstate => ({
  ...estate,
  law: { ...law, nilRateBand: BOUNDLESS, residenceNilRateBand: 0 },
})

/**
 * Around every answer, where an end has no figure and other answers may have one: no tax at all, and the most that there can be. Wider
 * than the answers are. A later death has no figure there: it is taxed again, on what this one leaves.
 */
const aroundAll = (of: Case, worlds: readonly Points[], why: TaxRefusal): readonly (readonly Worked[])[] => {
  const pairs = worlds.flatMap((points) => {
    const world = worldOf({ ...of, pick: pickAt(points) })
    if (typeof world === 'string') return []
    const [most, given] = [world.estate, withMostByRate(world.estate)].map((estate): Worked | undefined => {
      const { worked } = seenIn(of, { ...world, estate: untaxed(estate) }, 'does not apply')
      return worked && { ...worked, both: undefined, ends: worked.ends.length > 0 ? why : noEnds }
    })
    return most && given
      ? [{ most, least: { ...most, borne: withMostTax(world.estate, given.borne, most.estate) } }]
      : []
  })
  return [pairs.map(({ most }) => most), pairs.map(({ least }) => least)]
}

export type Runs = {
  /** In each list a result for each world, in the order of the worlds. */
  readonly lists: readonly (readonly Worked[])[]
  readonly isUnsure: boolean
  /** What is not known and moves a figure. */
  readonly moving: readonly Unknown[]
  /** Why there would be no figure, with some of what is not known. */
  readonly mayRefuse: readonly TaxRefusal[]
  /** With some of what is not known a home that was sold might have left an allowance. */
  readonly maySaveByHomeSold: boolean
}

/** Whether it is asked of this testator, or may be, and is not answered in full. */
export const isOpenQuestion = ({ mayBeAsked, values: { facts } }: Case, unknown: Unknown): boolean => {
  if (!mayBeAsked.some((fact) => fact === unknown)) return false
  return unknown !== 'ifPartnerDiesFirst' || facts.ifPartnerDiesFirst === undefined
}

const supposedAt = (unknown: readonly Unknown[], corner: (each: Unknown) => End): Supposed =>
  Object.fromEntries(unknown.map((each) => [each, corner(each)]))

/** With those of age who may be, and without: either may leave no figure for a home. */
const agesOf = (suppose: Supposed): Supposed[] => (suppose.ages ? [suppose, { ...suppose, ages: 'least' }] : [suppose])

const isUnsure = (seen: Seens): boolean => {
  const figures = seen.flatMap(({ worked }) => worked ?? [])
  return new Set(figures.map(({ rate }) => rate)).size > 1 || figures.some((each) => each.isNearTheLine)
}

const lifetimeIn = (choice: Supposing): ReturnType<typeof bandLeftIn> | undefined => {
  const law = taxLawOn(choice.on)
  return law && bandLeftIn({ on: choice.on, law, ...freeOfTaxIn(choice) }, openLedger(false))
}

const leastOfTwo = (one: Fraction, other: Fraction): Fraction => (one.compare(other) < 0 ? one : other)

const ends = ['least', 'most'] as const satisfies End[]

/** What moves at one point of the rough figures. Where there is tax at the end with the least free of it, any more that is free lowers it. */
const movingAt = (of: Case, unknown: readonly Unknown[], points: Points, least: Seen, most: Seen, homes: Seens) => {
  const { earlierSpouse } = of.values.facts
  const lifetime = (suppose: Supposed) => {
    const found = lifetimeIn({ ...of, pick: pickAt(points), suppose })
    return { left: `${found?.left.value}`, tax: found?.tax.map(({ value }) => `${value}`).join() }
  }
  const bases = ends.flatMap((unused) =>
    ends.map((given) => supposedAt(unknown, (each) => (each === 'given' || each === 'day of a gift' ? given : unused))),
  )
  const movesBand = (each: Unknown): boolean =>
    bases.some((others) => {
      const [low, high] = [lifetime({ ...others, [each]: 'least' }), lifetime({ ...others, [each]: 'most' })]
      return (least.isTaxed && low.left !== high.left) || low.tax !== high.tax
    })
  const isRefusedElse = homes.some(({ refused }) => refused.join() !== least.refused.join())
  const isAbove = least.allowance.compare(most.allowance) < 0
  const movesHome = isAbove && (isRefusedElse || (least.isTaxed && least.allowance.compare(most.home) < 0))
  // No answer about a partner says that it is the least: it may move the end of the least alone.
  const movesLeast = isAbove && least.isTaxed && least.allowance.compare(least.home) < 0
  const used = ({ home }: Seen): Fraction => leastOfTwo(most.allowance, home)
  const moves: Readonly<Record<Unknown, () => boolean>> = {
    earlierSpouse: () => (earlierSpouse?.home === undefined && movesHome) || movesBand('earlierSpouse'),
    ifPartnerDiesFirst: () => movesLeast || movesBand('ifPartnerDiesFirst'),
    // An answer may ask more.
    given: () => least.isTaxed || (movesHome && !of.asked.includes('earlierSpouse')),
    'day of a gift': () => movesBand('day of a gift'),
    ages: () => isRefusedElse || (least.isTaxed && used(least).compare(used(most)) < 0),
  }
  return (each: Unknown): boolean => moves[each]()
}

const figuresIn = (seen: Seens): Worked[] =>
  seen.flatMap(({ worked, refused }) => (refused.length === 0 && worked) || [])

/**
 * Whether no answer leaves a figure: at some point of the rough ones the gifts take too much at best, or the home is in doubt at best.
 * Best for a home is the most of the band beside the least of its own allowance. No answer about a partner says that it is the least.
 */
const hasNoneAtBest = (of: Case, unknown: readonly Unknown[], seenOf: (suppose: Supposed) => Seens): boolean => {
  const best = (asked: (each: Unknown) => End, unasked: End): Supposed =>
    supposedAt(unknown, (each) => (isOpenQuestion(of, each) ? asked(each) : unasked))
  const forGifts = best(() => 'most', 'least')
  const forHome = best((each) => (each === 'ifPartnerDiesFirst' ? 'most' : 'band'), 'home')
  return (
    seenOf(forGifts).some(({ refused }) => refused.includes('TAX_EXCEEDS_RESIDUE')) ||
    agesOf(forHome)
      .flatMap((suppose) => seenOf(suppose))
      .some(({ refused: [first] }) => first !== undefined && first !== 'TAX_EXCEEDS_RESIDUE')
  )
}

export const runsIn = (of: Case, worlds: readonly Points[]): Runs | { readonly refused: readonly TaxRefusal[] } => {
  const unknown = unknownIn(of, of.mayBeAsked)
  const at = (end: End): Supposed => supposedAt(unknown, () => end)
  // What is not known of tax changes no world but in what is free of it, so that each is made once.
  const made = new Map<End | undefined, readonly (World | TaxRefusal)[]>()
  const worldsWith = (ages: End | undefined): readonly (World | TaxRefusal)[] => {
    const suppose: Supposed = ages ? { ages } : {}
    const found = made.get(ages) ?? worlds.map((points) => worldOf({ ...of, pick: pickAt(points), suppose }))
    made.set(ages, found)
    return found
  }
  const seenAt = (index: number, suppose: Supposed, rate: CharityRate = 'tested'): Seen[] => {
    const [world, points] = [worldsWith(suppose.ages)[index], worlds[index]]
    if (!points || !world || typeof world === 'string') return []
    const free = freeOfTaxIn({ ...of, pick: pickAt(points), suppose })
    return [seenIn(of, { ...world, estate: { ...world.estate, ...free } }, rate, undefined, pickAt(points))]
  }
  const seenOf = (suppose: Supposed, rate?: CharityRate): Seens =>
    worlds.flatMap((_points, index) => seenAt(index, suppose, rate))
  const none = worldsWith(at('least').ages).filter((world) => typeof world === 'string')
  if (none.length > 0) return { refused: [...new Set(none)] }
  const first = seenOf(at('least'))
  // Where it hangs on a charity’s tenth, each rate may be so.
  const atRates = (suppose: Supposed, seen: Seens, rates: readonly CharityRate[]): Seens[] =>
    isUnsure(seen) ? [seen, ...rates.map((rate) => seenOf(suppose, rate))] : [seen]
  const most = unknown.length === 0 ? first : seenOf(at('most'))
  const atLeast = atRates(at('least'), first, ['applies', 'does not apply'])
  const atMost = most === first ? [] : atRates(at('most'), most, ['applies', 'does not apply'])
  const corners = hasHomeUnknown(unknown) ? agesOf(at('home')) : []
  const homes = worlds.map((_points, index): Seens => {
    const [low, high] = [first[index], most[index]]
    if (!low || !high || !isHomeInDoubt(of, low, high)) return []
    return corners.flatMap((suppose) => {
      const seen = seenAt(index, suppose)
      return isUnsure([low, ...seen]) ? [...seen, ...seenAt(index, suppose, 'does not apply')] : seen
    })
  })
  const found = [...atLeast, ...atMost]
  const unsure: TaxRefusal[] = isUnsureByRate(found) ? ['CHARITY_BY_RATE'] : []
  const lists = found.map((seen) => seen.map((each) => ({ ...each, refused: [...each.refused, ...unsure] })))
  const all = [...lists, ...homes]
  const refused = [...new Set(all.flat().flatMap((each) => each.refused))]
  // An answer may leave a figure; what is not asked may not.
  const isAsked = unknown.some((each) => isOpenQuestion(of, each))
  if (refused.length > 0 && (!isAsked || hasNoneAtBest(of, unknown, seenOf))) return { refused }
  const [why] = refused
  const figures = lists.map(figuresIn)
  const whole = figures.filter((list) => list.length === worlds.length)
  const moving = new Set<Unknown>()
  for (const [index, points] of worlds.entries()) {
    const [low, high] = [first[index], most[index]]
    if (!low || !high || moving.size === unknown.length) break
    const moves = movingAt(of, unknown, points, low, high, homes[index] ?? [])
    for (const each of unknown) if (!moving.has(each) && moves(each)) moving.add(each)
  }
  return {
    lists: why && whole.length < lists.length ? [...whole, ...aroundAll(of, worlds, why)] : whole,
    isUnsure: atLeast.length > 1 || atMost.length > 1,
    moving: unknown.filter((each) => moving.has(each)),
    mayRefuse: refused,
    maySaveByHomeSold: all.flat().some((each) => each.maySaveByHomeSold),
  }
}
