/** Made-up estates for inheritance tax: every kind of taker, gift and title, and worlds that are refused. */
import fc from 'fast-check'
import { Fraction } from '#core/estate/fraction.ts'
import { type TaxLaw, taxLawOn } from '#core/tax/tax-law.ts'
import type { TaxedEstate, TaxedGift, TaxTaker } from '#core/tax/taxed-estate.ts'

const on = { day: 1, month: 5, year: 2027 }
const lawBefore = taxLawOn({ day: 5, month: 4, year: 2027 })
const lawAfter = taxLawOn(on)
if (!lawBefore || !lawAfter) throw new Error('There is no law for 2027')
const laws: readonly TaxLaw[] = [lawBefore, lawAfter]

export const taxTakers: readonly TaxTaker[] = [
  { key: 'wife', exempt: 'spouse' },
  { key: 'charity', exempt: 'charity' },
  { key: 'daughter', closely: true },
  { key: 'grandson', closely: true },
  { key: 'friend' },
  { key: 'sister' },
]

const keys = fc.constantFrom(...taxTakers.map(({ key }) => key))
/** Pence: round thousands of pounds more often than not, as people say them. */
const worth = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: most / 1000 }).map((thousands) => thousands * 1000_00),
    fc.integer({ min: 0, max: most * 100 }),
  )

const gifts = fc.array(
  fc
    .record({ taker: keys, value: worth(400_000), general: fc.boolean(), taxByTaker: fc.boolean() })
    .map(({ taxByTaker, ...gift }): TaxedGift => (taxByTaker ? { ...gift, taxByTaker } : gift)),
  { maxLength: 4 },
)

const residue = fc
  .uniqueArray(fc.tuple(keys, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4, selector: ([key]) => key })
  .map((parts) => {
    const whole = parts.reduce((sum, [, part]) => sum + part, 0)
    return parts.map(([taker, part]) => ({ taker, share: Fraction.of(part, whole) }))
  })

const passing = fc.array(fc.record({ taker: keys, value: worth(400_000) }), { maxLength: 2 })
const unused = fc.constantFrom(0, 250_000, 1_000_000)

export const taxedEstates: fc.Arbitrary<TaxedEstate> = fc
  .record({
    law: fc.constantFrom(...laws),
    free: worth(3_000_000),
    gifts,
    residue,
    home: fc.integer({ min: 0, max: 100 }),
    ownership: passing,
    pension: passing,
    unused: fc.record({ nilRate: unused, home: unused }),
    given: fc.array(fc.record({ years: fc.integer({ min: 0, max: 8 }), sum: worth(300_000) }), { maxLength: 3 }),
  })
  .map(({ home, given, ...estate }) => ({
    ...estate,
    on,
    takers: taxTakers,
    homeInResidue: Math.floor((estate.free * home) / 100),
    given: given.map(({ years, sum }) => ({ on: { ...on, year: on.year - years }, sum })),
  }))

const detail = fc.record({
  home: fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 100 })),
  debtPaid: fc.oneof(fc.constant(0), worth(200_000)),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
})
const noDetail = { home: 0, debtPaid: 0, day: 1, month: 5 }
const edges = [325_000_00, 2_000_000_00, 2_350_000_00].flatMap((edge) => [edge - 1, edge, edge + 1])

/**
 * Such estates with homes among the gifts and in what a co-owner takes, with debts that the rest pays, with lifetime gifts on any
 * day, and now and then just at a threshold.
 */
export const detailedTaxedEstates: fc.Arbitrary<TaxedEstate> = fc
  .record({
    estate: taxedEstates,
    free: fc.option(fc.constantFrom(...edges), { freq: 4, nil: undefined }),
    details: fc.array(detail, { minLength: 4, maxLength: 4 }),
  })
  .map(({ estate, free = estate.free, details }) => {
    const detailOf = (index: number) => details[index] ?? noDetail
    const homeIn = (value: number, index: number) => Math.floor((value * detailOf(index).home) / 100)
    return {
      ...estate,
      free,
      gifts: estate.gifts.map((gift, index) =>
        gift.general ? gift : { ...gift, home: homeIn(gift.value, index), debtPaid: detailOf(index).debtPaid },
      ),
      ownership: (estate.ownership ?? []).map((each, index) => ({ ...each, home: homeIn(each.value, index) })),
      given: (estate.given ?? []).map(({ on, sum }, index) => {
        const { day, month } = detailOf(index)
        return { on: { day, month, year: on.year }, sum }
      }),
    }
  })

/** Such estates with a business or a farm, given by name or not, and with an inheritance on which tax was paid. */
export const relievedTaxedEstates: fc.Arbitrary<TaxedEstate> = fc
  .record({
    estate: detailedTaxedEstates,
    parts: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 })),
    given: fc.array(fc.constantFrom('full', 'half', 'none'), { minLength: 4, maxLength: 4 }),
    allowance: fc.constantFrom(300_000_00, 2_500_000_00, 5_000_000_00),
    inherited: fc.array(
      fc.record({
        years: fc.integer({ min: 0, max: 6 }),
        day: fc.integer({ min: 1, max: 28 }),
        received: worth(200_000),
        more: worth(300_000),
        tax: worth(90_000),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ estate, parts: [ofFull, ofHalf], given, allowance, inherited }) => {
    const gifts = estate.gifts.map((gift, index): TaxedGift => {
      const kind = given[index]
      if (gift.general || kind === 'none' || gift.debtPaid) return gift
      return { ...gift, home: 0, relief: { full: 0, half: 0, [kind ?? 'full']: gift.value } }
    })
    const inGifts = (kind: 'full' | 'half'): number => gifts.reduce((sum, { relief }) => sum + (relief?.[kind] ?? 0), 0)
    // The things that are given are there: gifts of businesses are never cut down.
    const free = estate.free + gifts.reduce((sum, { value, general }) => sum + (general ? 0 : value), 0)
    const rest = (percent: number): number => Math.floor((estate.free * percent) / 100)
    return {
      ...estate,
      free,
      gifts,
      relief: { full: inGifts('full') + rest(ofFull), half: inGifts('half') + rest(ofHalf), allowance },
      inherited: inherited.map(({ years, day, received, more, tax }) => ({
        on: { day, month: 5, year: on.year - years },
        received,
        of: received + more,
        tax,
      })),
    }
  })

/** Such estates where a home was sold or given away before the death, on some day of the last twelve years. */
export const estatesWithHomeSold: fc.Arbitrary<TaxedEstate> = fc
  .record({
    estate: fc.oneof(taxedEstates, detailedTaxedEstates, relievedTaxedEstates),
    sold: fc.record({
      year: fc.integer({ min: 2015, max: 2027 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      worth: worth(400_000),
      unusedThen: fc.constantFrom(undefined, 0, 250_000, 'all' as const),
    }),
    small: fc.boolean(),
  })
  .map(({ estate, sold: { worth: value, unusedThen: unused, ...on }, small }) => ({
    ...estate,
    ...(small && { homeInResidue: Math.floor((estate.homeInResidue ?? 0) / 10) }),
    homeSold: {
      on,
      worth: value,
      ...(unused !== undefined && {
        unusedThen: Math.min(unused === 'all' ? 1_000_000 : unused, estate.unused?.home ?? 0),
      }),
    },
  }))

/** Such estates that give a charity as much as the lower rate needs, beside all else. */
export const estatesGivingByRate: fc.Arbitrary<TaxedEstate> = fc
  .oneof(taxedEstates, taxedEstates, relievedTaxedEstates)
  .map((estate) => ({
    ...estate,
    gifts: [
      ...estate.gifts.map(({ debtPaid: _none, ...gift }) => gift),
      { taker: 'charity', value: 0, general: true, byRate: true as const },
    ],
    // There is enough for every gift and its tax, with the sum and without it.
    free: estate.free + 3 * estate.gifts.reduce((sum, { value }) => sum + value, 0),
    homeInResidue: 0,
  }))

/** What goes to charity is just a tenth of the baseline, or a penny less or more. */
export const estatesAtTheTenth: fc.Arbitrary<TaxedEstate> = fc
  .record({
    thousands: fc.integer({ min: 330, max: 3000 }),
    penny: fc.constantFrom(-1, 0, 1),
    general: fc.boolean(),
    home: fc.integer({ min: 0, max: 100 }),
    pension: fc.integer({ min: 0, max: 300 }),
    heir: fc.constantFrom('daughter', 'friend'),
    law: fc.constantFrom(...laws),
  })
  .map(({ thousands, penny, general, home, pension, heir, law }) => {
    const free = thousands * 1000_00
    const counted = law.pensionsCount ? pension * 1000_00 : 0
    const tenth = (free + counted - law.nilRateBand) / 10
    return {
      on,
      law,
      takers: taxTakers,
      free,
      gifts: [{ taker: 'charity', value: tenth + penny, general }],
      residue: [{ taker: heir, share: Fraction.one }],
      homeInResidue: Math.floor((free * home) / 200),
      pension: [{ taker: 'sister', value: pension * 1000_00 }],
    }
  })
