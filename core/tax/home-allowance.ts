/**
 * Where the allowance for a home is not sure, as it hangs on the gifts and they on it; and the downsizing addition: a home that was sold or given away since 8 July 2015 leaves the allowance that it would have used, so far as
 * descendants inherit something else (Inheritance Tax Act 1984 ss.8FA, 8FB and 8FE).
 */
import { Fraction } from '../estate/fraction.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { type Day, isAfter } from '../text/calendar-day.ts'
import type { PaidGift } from './gifts.ts'
import { type Figure, IHTA, isNothing, type Ledger, less, plus } from './ledger.ts'
import { type Pence, type TaxedEstate, type TaxRefusal, takerOf } from './taxed-estate.ts'

const LAW = `${IHTA} s.8FE`
const firstSale: Day = { day: 8, month: 7, year: 2015 }
/** A home sold before counts as if the allowance of this day had been there, and nothing of it brought (s.8FE(6)). */
const firstAllowance: Day = { day: 6, month: 4, year: 2017 }
const MILLION = 1_000_000

type OnDeath = Readonly<Record<'allowance' | 'free' | 'homeLeft', Figure>> & {
  readonly gifts: readonly PaidGift[]
  /** The part of the rest for descendants. */
  readonly closely: Figure<'part'>
}

/** The home that is owned on death, whole, and what descendants inherit beside it. */
const ownedOnDeath = (ledger: Ledger, estate: TaxedEstate, { free, gifts, homeLeft, closely }: OnDeath) => {
  const isClose = ({ taker }: { readonly taker: string }): boolean => takerOf(estate, taker).closely === true
  const beside = [...(estate.ownership ?? []), ...(estate.law.pensionsCount ? (estate.pension ?? []) : [])]
  const sumBeside = (pence: (each: { readonly value: Pence; readonly home?: Pence }) => Pence, of = beside): Pence =>
    of.reduce((sum, each) => sum + pence(each), 0)
  const passing = ledger.given(
    'home beside the will',
    'The home in what passes beside the will',
    sumBeside(({ home: inIt = 0 }) => inIt),
  )
  const homes = gifts.map(({ home }) => home)
  const home = ledger.sum('home owned', 'The home owned on death', plus(homeLeft, passing, ...homes), `${LAW}(9)`)
  const left = ledger.excess('rest without the home', 'The rest without gifts and the home', [
    ...plus(free),
    ...less(homeLeft, ...gifts.map(({ paid }) => paid)),
  ])
  const close = gifts.filter(({ gift }) => isClose(gift))
  const others = ledger.sum(
    'closely inherited beside the home',
    'What else descendants inherit',
    [
      ...plus(
        ledger.share('rest inherited without the home', 'Of that, for descendants', [
          left,
          closely,
          ledger.whole('part'),
        ]),
        ledger.given(
          'passing to descendants',
          'What passes to descendants beside the will, without the home',
          sumBeside(({ value, home: inIt = 0 }) => value - inIt, beside.filter(isClose)),
        ),
        ...close.map(({ paid }) => paid),
      ),
      ...less(...close.map(({ home: inIt }) => inIt)),
    ],
    `${IHTA} ss.8FA(7) and 8FB(5)`,
  )
  return { home, others }
}

/**
 * What is added to the home. Undefined where no home was sold in time. `hangsOnThen`: it may be other with what an earlier spouse had left
 * unused by then. `isCut`: it is all that descendants inherit beside the home, before any tax.
 */
export const downsizingAddition = (
  ledger: Ledger,
  estate: TaxedEstate,
  onDeath: OnDeath,
): { readonly addition: Figure; readonly hangsOnThen: boolean; readonly isCut: boolean } | undefined => {
  const { homeSold, unused, on } = estate
  if (!homeSold || isAfter(firstSale, homeSold.on) || isAfter(homeSold.on, on)) return undefined
  const { allowance } = onDeath
  const { home, others } = ownedOnDeath(ledger, estate, onDeath)
  const worth = ledger.given('home sold', 'The home that was sold', homeSold.worth, `${LAW}(2)`)
  // What is owned on death has to be worth less (s.8FA(5)).
  if (home.value.compare(worth.value) >= 0) return undefined
  const isEarly = isAfter(firstAllowance, homeSold.on)
  const band = figureOn('residence-nil-rate-band', isEarly ? firstAllowance : homeSold.on)
  const unusedNow = Math.min(unused?.home ?? 0, MILLION)
  const broughtBy = (millionths: number): Fraction => Fraction.of(band).times(Fraction.of(millionths, MILLION))
  const enhancement = ledger.given('home band then', 'Residence nil-rate band when it was sold', band, `${LAW}(3)(a)`)
  const brought = ledger.share(
    'home band brought left',
    'Of the home allowance, brought from an earlier spouse',
    [
      allowance,
      ledger.rated('home band unused then', 'Unused by an earlier spouse', 'millionths', unusedNow),
      ledger.rated('home bands', 'Both bands', 'millionths', MILLION + unusedNow),
    ],
    `${LAW}(3)(c)`,
  )
  const then = ledger.given(
    'home band brought then',
    'What would have been brought when it was sold',
    isEarly ? 0 : broughtBy(homeSold.unusedThen ?? 0),
    `${LAW}(3)(b)`,
  )
  const more = ledger.excess('home band brought more', 'As far as that was more', [...plus(then), ...less(brought)])
  const former = ledger.sum(
    'former allowance',
    'Allowance that it would have had',
    plus(enhancement, brought, more),
    `${LAW}(3)`,
  )
  const within = ledger.least('home sold within', 'Of its worth, up to that', [worth, former])
  const usedThen = ledger.share(
    'allowance of the home sold',
    'Of the home allowance, for the home that was sold',
    [allowance, within, former],
    `${LAW}(9) and (10)`,
  )
  const usedNow = ledger.least('allowance of the home', 'For the home owned on death', [home, allowance])
  const lost = ledger.excess(
    'allowance lost',
    'Home allowance lost by the sale',
    [...plus(usedThen), ...less(usedNow)],
    LAW,
  )
  const label = 'Added for the home that was sold'
  const addition = ledger.least('downsizing addition', label, [lost, others], `${IHTA} ss.8FA(8) and 8FB(7)`)
  const most = enhancement.value.plus(isEarly ? Fraction.zero : broughtBy(homeSold.unusedThen ?? unusedNow))
  const isBetween = former.value.compare(most) < 0 && worth.value.compare(most) < 0 && !isNothing(allowance)
  return { addition, hangsOnThen: isBetween, isCut: others.value.compare(lost.value) < 0 }
}

type HomeFigures = {
  readonly estate: TaxedEstate
  readonly gifts: readonly PaidGift[]
  /** Of the home. */
  readonly missing: Fraction
  /** Something exempt is left beside a business or a farm that is relieved. */
  readonly isRelievedBesideExempt: boolean
} & Record<'band' | 'homeAllowance' | 'homeValue' | 'taxFree' | 'homeUsed', Figure> &
  Record<'part' | 'closely', Figure<'part'>>

/** Where the home allowance and the gifts depend on each other, or the home may have to be sold, no figure is sure. */
export const homeRefusals = (figures: HomeFigures): TaxRefusal[] => {
  const { estate, gifts, part, band, missing, homeAllowance, homeValue, closely, taxFree, homeUsed } = figures
  const homeTaxFree = gifts.some(
    ({ gift, home }) => !gift.taxByTaker && takerOf(estate, gift.taker).closely && !isNothing(home),
  )
  const grossingBites = !part.value.equals(Fraction.one) && taxFree.value.compare(band.value.plus(homeUsed.value)) > 0
  const isGrossed = homeTaxFree && grossingBites && homeValue.value.compare(homeAllowance.value) < 0
  const withoutMissing = homeValue.value.excess(missing.times(closely.value))
  const used = withoutMissing.compare(homeAllowance.value) < 0 ? withoutMissing : homeAllowance.value
  // How the Act shares relief between a home and what is exempt was not checked.
  const isShared =
    figures.isRelievedBesideExempt && !isNothing(homeValue) && homeUsed.value.compare(homeAllowance.value) < 0
  return [
    ...(isShared ? (['BUSINESS'] as const) : []),
    ...(isGrossed ? (['GROSSED_HOME'] as const) : []),
    ...(missing.numerator > 0n && !used.equals(homeUsed.value) ? (['HOME_AND_LEGACIES'] as const) : []),
  ]
}
