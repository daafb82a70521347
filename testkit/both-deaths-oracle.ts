/**
 * Both deaths of a couple worked out in a second way, to compare the product with: the first to die, and the other on the same day. What
 * each leaves is put together from what was said, and the tax on each is that of `tax-oracle.ts`. It has no code in common with `core/tax`.
 *
 * The Inheritance Tax Act 1984 says of the second death: what came from the first by survivorship, gift, share, pension or policy is hers
 * (s.5(1)) and was exempt then (s.18); what is held for her for life is as if hers, and pays its own tax (ss.49(1) and 89B); her bands
 * are raised by what the first left unused (ss.8A and 8G), her estate with what is held tapers her own home allowance (s.8D(5)), and the
 * home is inherited by descendants of hers, stepchildren among them, where they have it of her or of what is held (ss.8J and 8K).
 */
import { Fraction } from '#core/estate/fraction.ts'
import { taxLawOn } from '#core/tax/tax-law.ts'
import type { TaxedEstate, TaxedGift, TaxRefusal, TaxTaker } from '#core/tax/taxed-estate.ts'
import { type CoupleSaid, type PartsOfCouple, restOf, type TakerOfCouple, takersOfCouple } from './couples-arbitrary.ts'
import { taxByOracle } from './tax-oracle.ts'

export type BothFound = {
  /** All that counts as hers at the second death, before tax. */
  readonly estate: number
  readonly tax: number
  readonly taxOfSecond: number
  /** What each has of both deaths, in the order of `takersOfCouple`, without Bea. */
  readonly people: readonly number[]
}

const HELD = 'held for Bea'
const later = takersOfCouple.slice(1)
const takers: readonly TaxTaker[] = [
  { key: 'Bea', exempt: 'spouse' },
  { key: HELD, exempt: 'spouse' },
  { key: 'Cy', closely: true },
  { key: 'Di', closely: true },
  { key: 'Ivy' },
  { key: 'charity', exempt: 'charity' },
]

/** The largest share first. */
const inTurn = (parts: PartsOfCouple): PartsOfCouple => parts.toSorted((one, other) => other.percent - one.percent)

const hundredths = (value: number, part: number): number => Math.floor((value * part) / 100_00)
/** Of a sum that two own as joint tenants, the half of the first: with the penny that is over. */
const half = (value: number): number => Math.ceil(value / 2)
const shares = (parts: PartsOfCouple): TaxedEstate['residue'] =>
  inTurn(parts).map(({ to, percent }) => ({ taker: to, share: Fraction.of(Math.round(percent * 100), 100_00) }))

/** What is whose before anyone has died: net of what is owed on the home. */
const owned = ({ home, savings, together, owed, brings }: CoupleSaid) => {
  const net = home.worth - home.debt
  const { held } = home
  const toms =
    held === 'alone'
      ? net
      : held === 'jointly'
        ? 0
        : hundredths(home.worth, held.part) - hundredths(home.debt, held.part)
  const survives = held === 'jointly' ? half(net) : 0
  return {
    homeOfTom: toms,
    free: toms + savings - owed,
    homeThatSurvives: survives,
    savingsThatSurvive: half(together),
    homeOfBea: net - toms - survives,
    all: brings + (net - toms - survives) + (together - half(together)),
  }
}

/** Pence for each part, the pennies that are over to the first of them. */
const dealt = (sum: number, parts: PartsOfCouple): number[] => {
  const down = parts.map(({ percent }) => Math.floor((sum * percent) / 100))
  const over = down.reduce((left, each) => left - each, sum)
  return down.map((each, index) => (index < over ? each + 1 : each))
}

/** Who shares what Bea leaves: as by Tom's will if she had died before, with her part among those who have it after her. */
const afterBoth = (said: CoupleSaid): PartsOfCouple => {
  const rest = restOf(said)
  const hers = rest.find(({ to }) => to === 'Bea')?.percent ?? 0
  const percentOf = (parts: PartsOfCouple, name: TakerOfCouple) => parts.find(({ to }) => to === name)?.percent ?? 0
  return later.flatMap((to) => {
    const percent = percentOf(rest, to) + (hers * percentOf(said.afterBea, to)) / 100
    return percent > 0 ? [{ to, percent }] : []
  })
}

/** What both deaths come to, or why there is no figure. */
export const bothDeathsByOracle = (said: CoupleSaid): BothFound | TaxRefusal => {
  const law = taxLawOn(said.on)
  if (!law) return 'LAW_UNKNOWN'
  const own = owned(said)
  if (own.free < 0) return 'INSOLVENT'
  const { forLife, on } = said
  const homeForLife = forLife?.of === 'home'
  const money = said.money.map(
    ({ to, sum, bearsTax }): TaxedGift => ({
      taker: to,
      value: sum,
      general: true,
      ...(bearsTax && { taxByTaker: true as const }),
    }),
  )
  const first: TaxedEstate = {
    on,
    law,
    takers,
    free: own.free,
    gifts: [
      ...money,
      ...(homeForLife ? [{ taker: HELD, value: own.homeOfTom, home: own.homeOfTom, general: false }] : []),
    ],
    residue: forLife?.of === 'rest' ? [{ taker: HELD, share: Fraction.one }] : shares(said.rest),
    homeInResidue: homeForLife ? 0 : own.homeOfTom,
    ownership: [
      { taker: 'Bea', value: own.homeThatSurvives, home: own.homeThatSurvives },
      { taker: 'Bea', value: own.savingsThatSurvive },
    ],
    pension: [{ taker: 'Bea', value: said.pension }],
    unused: said.earlier,
    given: said.given.map(({ years, sum }) => ({ on: { ...on, year: on.year - years }, sum })),
  }
  const atFirst = taxByOracle(first)
  if (typeof atFirst === 'string') return atFirst
  const had = (key: string): number => atFirst.people[takers.findIndex((each) => each.key === key)] ?? 0

  const held = had(HELD)
  const heldFor = inTurn(forLife ? (forLife.of === 'home' ? forLife.after : said.afterBea) : [])
  const heldParts = dealt(held, heldFor)
  const heldHomes = dealt(homeForLife ? held : Math.min(held, own.homeOfTom), heldFor)
  const free = own.all + had('Bea') + said.policy

  // Of the home that no gift gives she has her part, unless some of it had to be sold for what else was to be paid.
  const percent = forLife ? 0 : (said.rest.find(({ to }) => to === 'Bea')?.percent ?? 0)
  const shareOfHome = homeForLife ? 0 : Math.floor((own.homeOfTom * percent) / 100)
  const toBeaBesides =
    own.homeThatSurvives +
    own.savingsThatSurvive +
    said.pension +
    said.money.reduce((sum, { to, sum: each }) => sum + (to === 'Bea' ? each : 0), 0)
  const ofTheRest = Math.max(0, had('Bea') - toBeaBesides)
  const hersBesides = own.homeOfBea + own.homeThatSurvives
  const second = (ofHome: number): TaxedEstate => ({
    on,
    law,
    takers: takers.slice(2),
    free,
    gifts: [],
    residue: shares(afterBoth(said)),
    homeInResidue: hersBesides + ofHome,
    ownership: heldFor.map(({ to }, index) => ({
      taker: to,
      value: heldParts[index] ?? 0,
      home: heldHomes[index] ?? 0,
    })),
    isHeld: true,
    unused: atFirst.leftUnused,
  })
  const [least, most] = [Math.min(shareOfHome, ofTheRest), shareOfHome].map((ofHome) => taxByOracle(second(ofHome)))
  if (least === undefined || typeof least === 'string') return least ?? 'LAW_UNKNOWN'
  // More of a home frees more of tax, so that where there is none it changes nothing.
  const changes = typeof most !== 'object' || most.people.some((each, at) => each !== least.people[at])
  if (least.tax > 0 && changes) return 'HOME_AND_LEGACIES'
  return {
    estate: free + held,
    tax: atFirst.tax + least.tax,
    taxOfSecond: least.tax,
    people: later.map((name) => had(name) + (least.people[takers.slice(2).findIndex(({ key }) => key === name)] ?? 0)),
  }
}
