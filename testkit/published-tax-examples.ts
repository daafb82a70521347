/** Examples of inheritance tax that HMRC and others have published, each with its source, as estates and what comes out. */
import { Fraction } from '#core/estate/fraction.ts'
import type { Borne } from '#core/tax/bear.ts'
import { taxLawOn } from '#core/tax/tax-law.ts'
import type { TaxedEstate, TaxedGift, TaxRefusal } from '#core/tax/taxed-estate.ts'

/** Sums in the examples are in pounds. */
export const pounds = (amount: number): number => Math.round(amount * 100)

const today = { day: 1, month: 5, year: 2026 }
const law = taxLawOn(today)
if (!law) throw new Error('There is no law for a day in May 2026')

const takers = [
  { key: 's', exempt: 'spouse' },
  { key: 'ch', exempt: 'charity' },
  { key: 'd', closely: true },
  { key: 'd2', closely: true },
  { key: 'd3', closely: true },
  { key: 'o' },
  { key: 'o2' },
  { key: 'o3' },
  { key: 'o4' },
  { key: 'o5' },
] as const

type Key = (typeof takers)[number]['key']

type Gift = readonly [to: Key, pounds: number, how?: Partial<TaxedGift>]

type Facts = {
  readonly free: number
  /** The shares of the rest, as whole numbers of equal size. */
  readonly rest: Partial<Record<Key, number>>
  readonly gifts?: readonly Gift[]
  readonly home?: number
  readonly ownership?: readonly (readonly [Key, number, home?: number])[]
  readonly pension?: readonly (readonly [Key, number])[]
  readonly band?: number
  readonly homeBand?: number
  /** Percent of each band. */
  readonly unused?: readonly [nilRate: number, home: number]
  readonly given?: readonly (readonly [years: number, pounds: number])[]
  readonly pensionsCount?: boolean
  /** In full, by half; and of how much the allowance is. */
  readonly relief?: readonly [full: number, half: number, allowance?: number]
  /** Full years since, what was received, of what, and the tax on all of it. */
  readonly inherited?: readonly [years: number, received: number, of: number, tax: number]
  /** Day, month and year; its worth then; and percent of the home band that a late spouse had left unused by then. */
  readonly sold?: readonly [day: number, month: number, year: number, worth: number, unusedThen?: number]
}

export const estateOf = (facts: Facts): TaxedEstate => {
  const parts = Object.entries(facts.rest)
  const whole = parts.reduce((sum, [, part]) => sum + part, 0)
  return {
    on: today,
    law: {
      ...law,
      nilRateBand: pounds(facts.band ?? 325_000),
      residenceNilRateBand: pounds(facts.homeBand ?? 175_000),
      pensionsCount: facts.pensionsCount ?? false,
    },
    takers,
    free: pounds(facts.free),
    gifts: (facts.gifts ?? []).map(([taker, value, how]) => ({ taker, value: pounds(value), general: true, ...how })),
    residue: parts.map(([taker, part]) => ({ taker, share: Fraction.of(part, whole) })),
    homeInResidue: pounds(facts.home ?? 0),
    ownership: (facts.ownership ?? []).map(([taker, value, home = 0]) => ({
      taker,
      value: pounds(value),
      home: pounds(home),
    })),
    ...(facts.relief && {
      relief: {
        full: pounds(facts.relief[0]),
        half: pounds(facts.relief[1]),
        allowance: pounds(facts.relief[2] ?? 2_500_000),
      },
    }),
    ...(facts.inherited && {
      inherited: [
        {
          on: { ...today, year: today.year - facts.inherited[0] },
          received: pounds(facts.inherited[1]),
          of: pounds(facts.inherited[2]),
          tax: pounds(facts.inherited[3]),
        },
      ],
    }),
    ...(facts.sold && {
      homeSold: {
        on: { day: facts.sold[0], month: facts.sold[1], year: facts.sold[2] },
        worth: pounds(facts.sold[3]),
        unusedThen: (facts.sold[4] ?? 0) * 10_000,
      },
    }),
    pension: (facts.pension ?? []).map(([taker, value]) => ({ taker, value: pounds(value) })),
    unused: { nilRate: (facts.unused?.[0] ?? 0) * 10_000, home: (facts.unused?.[1] ?? 0) * 10_000 },
    given: (facts.given ?? []).map(([years, sum]) => ({
      on: { ...today, year: today.year - years },
      sum: pounds(sum),
    })),
  }
}

export type Expected = {
  readonly tax?: number
  readonly by?: Partial<Borne['taxBy']>
  readonly rate?: 36 | 40
  readonly onGifts?: readonly number[]
  readonly baseline?: number
  readonly grossed?: number
  readonly chargeable?: number
  readonly estate?: number
  readonly allowance?: number
  readonly homeUsed?: number
  readonly bandLeft?: number
  readonly have?: Partial<Record<Key, number>>
  readonly gifts?: readonly number[]
  readonly refused?: TaxRefusal
}

type Example = readonly [name: string, facts: Facts, expected: Expected, source: string]

const houseTo = (to: Key, value: number): Gift => [to, value, { general: false, home: pounds(value) }]

/** What the tests of HMRC's own calculator of the home allowance say of an estate, by the number of their case study. */
const ofCalculator = (study: string, facts: Facts, expected: Expected): Example => [
  `HMRC’s calculator of the home allowance, case study ${study}`,
  facts,
  expected,
  `hmrc/residence-nil-rate-band-calculator, tests, case study ${study}`,
]
const [to2018, to2019, to2020] = [{ homeBand: 100_000 }, { homeBand: 125_000 }, { homeBand: 150_000 }]

const homesInCalculator: readonly Example[] = [
  ofCalculator('1.1', { free: 490_000, home: 300_000, rest: { d: 1 } }, { homeUsed: 175_000, allowance: 175_000 }),
  ofCalculator('1.2', { ...to2018, free: 490_000, home: 300_000, rest: { d: 1 } }, { homeUsed: 100_000 }),
  ofCalculator(
    '2.1',
    { free: 1_000_000, home: 100_000, gifts: [['s', 500_000]], rest: { d: 1 } },
    { homeUsed: 100_000 },
  ),
  ofCalculator(
    '2.2',
    { ...to2019, free: 1_000_000, home: 100_000, gifts: [['s', 500_000]], rest: { d: 1 } },
    { homeUsed: 100_000, allowance: 125_000 },
  ),
  ofCalculator('3.1', { free: 450_000, home: 200_000, rest: { d: 1 } }, { homeUsed: 175_000 }),
  ofCalculator('4.1', { free: 750_000, home: 500_000, rest: { d: 1 } }, { homeUsed: 175_000 }),
  ofCalculator(
    '5.1',
    { ...to2020, unused: [0, 100], free: 1_000_000, home: 400_000, rest: { d: 1 } },
    { homeUsed: 300_000, allowance: 300_000 },
  ),
  ofCalculator(
    '5.2',
    { ...to2020, unused: [0, 100], free: 750_000, home: 250_000, rest: { d: 1 } },
    { homeUsed: 250_000, allowance: 300_000 },
  ),
  ofCalculator('6.1', { free: 800_000, home: 500_000, rest: { d: 5001, o: 4999 } }, { homeUsed: 175_000 }),
  ofCalculator('6.2', { free: 750_000, home: 250_000, rest: { d: 5001, o: 4999 } }, { homeUsed: 125_025 }),
  ofCalculator('7.1', { ...to2020, free: 900_000, home: 500_000, rest: { d: 1 } }, { homeUsed: 150_000 }),
  ofCalculator('8.1', { unused: [0, 100], free: 1_200_000, home: 400_000, rest: { d: 1 } }, { homeUsed: 350_000 }),
  ofCalculator(
    '9.1',
    { ...to2019, free: 2_100_000, home: 450_000, rest: { d: 1 } },
    { homeUsed: 75_000, allowance: 75_000 },
  ),
  ofCalculator(
    '10.2',
    { unused: [0, 60], free: 1_800_000, home: 500_000, rest: { d: 1 } },
    { homeUsed: 280_000, allowance: 280_000 },
  ),
  ofCalculator(
    '11.1',
    {
      ...to2019,
      free: 2_100_000,
      gifts: [houseTo('o', 450_000), ['d', 850_000]],
      sold: [1, 6, 2018, 195_000],
      rest: { o2: 1 },
    },
    { homeUsed: 0, allowance: 75_000 },
  ),
  ofCalculator(
    '12.1',
    { free: 700_000, gifts: [houseTo('o', 200_000)], sold: [1, 10, 2018, 450_000], rest: { d: 1 } },
    { homeUsed: 0, allowance: 175_000 },
  ),
  ofCalculator(
    '13.1',
    { free: 305_000, home: 105_000, sold: [1, 5, 2018, 500_000], rest: { d: 1 } },
    { homeUsed: 175_000, tax: 0 },
  ),
  ofCalculator(
    '13.2',
    {
      free: 305_000,
      gifts: [houseTo('d', 105_000), ['d2', 50_000]],
      sold: [1, 5, 2018, 500_000],
      rest: { o: 1 },
    },
    { homeUsed: 155_000 },
  ),
  ofCalculator(
    '14.1',
    {
      free: 700_000,
      gifts: [houseTo('d', 52_500), houseTo('s', 52_500), ['d2', 150_000]],
      sold: [1, 2, 2019, 400_000],
      rest: { s: 1 },
    },
    { homeUsed: 122_500 },
  ),
  ofCalculator(
    '14.2',
    {
      free: 700_000,
      gifts: [houseTo('d', 52_500), houseTo('s', 52_500), ['d2', 20_000]],
      sold: [1, 2, 2019, 400_000],
      rest: { s: 1 },
    },
    { homeUsed: 72_500 },
  ),
  ofCalculator(
    '15.1',
    { ...to2020, free: 185_000, gifts: [houseTo('s', 105_000)], sold: [1, 3, 2016, 150_000], rest: { d: 1 } },
    { homeUsed: 45_000 },
  ),
  ofCalculator(
    '15.2',
    {
      ...to2020,
      free: 185_000,
      gifts: [
        ['s', 105_000],
        ['d', 10_000],
      ],
      sold: [1, 3, 2016, 150_000],
      rest: { o: 1 },
    },
    { homeUsed: 10_000 },
  ),
  ofCalculator(
    '16.1',
    { free: 500_000, sold: [1, 10, 2018, 285_000], rest: { d: 1, o: 1 } },
    { homeUsed: 175_000, tax: 0 },
  ),
  ofCalculator(
    '16.2',
    { free: 500_000, gifts: [['d', 100_000]], sold: [1, 10, 2018, 285_000], rest: { o: 1 } },
    { homeUsed: 100_000, tax: 30_000 },
  ),
  ofCalculator(
    '17.1',
    { free: 600_000, sold: [1, 5, 2019, 90_000], rest: { d: 1 } },
    { homeUsed: 105_000, tax: 68_000 },
  ),
  ofCalculator('17.2', { free: 100_000, sold: [1, 5, 2019, 90_000], rest: { d: 1 } }, { homeUsed: 100_000 }),
  ofCalculator(
    '18.1',
    { unused: [0, 100], free: 500_000, sold: [1, 10, 2018, 285_000, 100], rest: { d: 1, o: 1 } },
    { homeUsed: 250_000, allowance: 350_000 },
  ),
  ofCalculator(
    '19.1',
    { unused: [0, 100], free: 635_000, home: 210_000, sold: [1, 9, 2015, 300_000], rest: { d: 1 } },
    { homeUsed: 350_000 },
  ),
  ofCalculator(
    '20.1',
    { ...to2020, unused: [0, 100], free: 1_900_000, home: 240_000, sold: [1, 7, 2019, 285_000, 100], rest: { d: 1 } },
    { homeUsed: 285_000, allowance: 300_000 },
  ),
  ofCalculator(
    '20.2',
    { ...to2020, unused: [0, 100], free: 1_900_000, home: 240_000, sold: [1, 7, 2017, 285_000, 100], rest: { d: 1 } },
    { homeUsed: 300_000 },
  ),
  ofCalculator(
    '21.1',
    {
      free: 1_500_000,
      gifts: [houseTo('d', 150_000), ['d2', 200_000]],
      sold: [1, 5, 2020, 200_000],
      rest: { o: 1 },
    },
    { homeUsed: 175_000 },
  ),
  ofCalculator(
    '21.2',
    { free: 1_500_000, gifts: [houseTo('o', 150_000), ['d2', 200_000]], sold: [1, 5, 2020, 200_000], rest: { o: 1 } },
    { homeUsed: 25_000 },
  ),
  ofCalculator(
    '22.1',
    { free: 1_500_000, gifts: [['d', 200_000]], sold: [1, 5, 2020, 200_000], rest: { o: 1 } },
    { homeUsed: 175_000, tax: 400_000 },
  ),
  ofCalculator(
    '23.1',
    { unused: [0, 100], free: 800_000, home: 90_000, sold: [1, 10, 2018, 500_000, 100], rest: { d: 1 } },
    { homeUsed: 350_000, tax: 50_000 },
  ),
  ofCalculator(
    'of a band that was transferred',
    { unused: [0, 100], free: 500_000, home: 250_000, rest: { d: 1 } },
    { homeUsed: 250_000, allowance: 350_000 },
  ),
  ofCalculator(
    'of a home below the band',
    { ...to2020, free: 470_000, home: 80_000, rest: { d: 1 } },
    { homeUsed: 80_000 },
  ),
  ofCalculator(
    'of half a home above the band',
    { free: 500_000, home: 400_000, rest: { d: 1, o: 1 } },
    { homeUsed: 175_000 },
  ),
  ofCalculator(
    'of half a home below the band',
    { free: 500_000, home: 200_000, rest: { d: 1, o: 1 } },
    { homeUsed: 100_000 },
  ),
  ofCalculator('of £2.1 million', { free: 2_100_000, home: 500_000, rest: { d: 1 } }, { homeUsed: 125_000 }),
  ofCalculator(
    'of £2.1 million with a small home',
    { free: 2_100_000, home: 100_000, rest: { d: 1 } },
    { homeUsed: 100_000, allowance: 125_000 },
  ),
  ofCalculator(
    'of a home that is exempt but for £100,000',
    { free: 1_000_000, gifts: [houseTo('s', 400_000), houseTo('d', 100_000)], rest: { d2: 1 } },
    { homeUsed: 100_000, allowance: 175_000 },
  ),
]

const byRate: Gift = ['ch', 0, { byRate: true }]

const enoughForTheLowerRate: readonly Example[] = [
  [
    'Robert gives as much as the lower rate needs: £42,500',
    { free: 750_000, gifts: [byRate], rest: { o: 1 } },
    { gifts: [42_500], baseline: 425_000, rate: 36, tax: 137_700 },
    'HMRC, IHTM45010; the tax is worked out',
  ],
  [
    'James, who has given £150,000 away, does: £57,500',
    { free: 750_000, gifts: [byRate], given: [[4, 150_000]], rest: { o: 1 } },
    { gifts: [57_500], rate: 36, tax: 186_300 },
    'HMRC, IHTM45011',
  ],
  [
    'of a million: £67,500',
    { free: 1_000_000, gifts: [byRate], rest: { o: 1 } },
    { gifts: [67_500], rate: 36, tax: 218_700 },
    'openinherit, just a tenth',
  ],
  [
    'Thomas, with other property: £55,671.35, in whole pounds',
    { free: 800_000, ownership: [['o', 250_000]], gifts: [byRate], rest: { o2: 1 } },
    { gifts: [55_672], rate: 36 },
    'HMRC, IHTM45013',
  ],
  [
    'who gives £30,000 already gives what is missing',
    { free: 750_000, gifts: [['ch', 30_000], byRate], rest: { o: 1 } },
    { gifts: [30_000, 12_500], rate: 36, tax: 137_700 },
    'facts: HMRC, IHTM45010',
  ],
  [
    'who gives enough gives no more by it',
    { free: 750_000, gifts: [['ch', 50_000], byRate], rest: { o: 1 } },
    { gifts: [50_000, 0], rate: 36, tax: 135_000 },
    'HMRC, IHTM45010',
  ],
  [
    'where no tax is due nothing is given',
    { free: 500_000, home: 300_000, gifts: [byRate], rest: { d: 1 } },
    { gifts: [0], tax: 0 },
    'worked out',
  ],
]

const homesSold: readonly Example[] = [
  [
    'Maurice moved to a small flat: £70,000 is added to the £105,000 of it',
    {
      free: 305_000,
      gifts: [houseTo('d', 105_000)],
      sold: [1, 5, 2018, 500_000],
      rest: { d2: 1, d3: 1 },
    },
    { homeUsed: 175_000, tax: 0 },
    'HMRC, IHTM46063, example 1',
  ],
  [
    'Jacob sold his home to go into care: £175,000',
    { free: 500_000, sold: [1, 10, 2018, 285_000], rest: { d: 1, o: 1 } },
    { homeUsed: 175_000, tax: 0, have: { d: 250_000, o: 250_000 } },
    'HMRC, IHTM46066, example 1',
  ],
  [
    'Alex sold his house, and his estate is above the threshold: £125,000',
    { free: 2_100_000, sold: [1, 7, 2018, 250_000], rest: { d: 1 } },
    { homeUsed: 125_000, allowance: 125_000, tax: 660_000 },
    'HMRC, IHTM46067, example 1; the tax is worked out',
  ],
  [
    'Emma leaves £50,000 to a grandchild beside a home that goes with the rest: no more than that',
    { ...to2020, free: 700_000, gifts: [['d', 50_000]], home: 100_000, sold: [1, 5, 2018, 500_000], rest: { o: 1 } },
    { homeUsed: 50_000 },
    'HMRC, IHTM46052, with a home that was sold for £500,000',
  ],
  [
    'John leaves half his house to his daughter and all else to his wife: nothing is added',
    {
      free: 600_000,
      gifts: [houseTo('d', 150_000), houseTo('s', 150_000)],
      sold: [1, 5, 2018, 500_000],
      rest: { s: 1 },
    },
    { homeUsed: 150_000, tax: 0 },
    'HMRC, IHTM46061, condition B',
  ],
  [
    'a widower who sold the home after his wife had died, half to nephews and nieces',
    { free: 1_300_000, unused: [0, 100], sold: [1, 6, 2022, 615_000, 100], rest: { d: 1, o: 1 } },
    { homeUsed: 350_000 },
    'trustsdiscussionforum.co.uk, Downsizing and the (dreaded) RNRB, answered by Malcolm Finney',
  ],
]

export const publishedTaxExamples: readonly Example[] = [
  ...homesInCalculator,
  ...homesSold,
  ...enoughForTheLowerRate,
  ['1: £500,000 to a friend', { free: 500_000, rest: { o: 1 } }, { tax: 70_000 }, 'gov.uk, Inheritance Tax'],
  [
    '2: £500,000 with a home of £200,000 to a child',
    { free: 500_000, home: 200_000, rest: { d: 1 } },
    { tax: 0 },
    'openinherit, case of gov.uk',
  ],
  [
    '3: £2.1 million with a home of £400,000 to a child',
    { free: 2_100_000, home: 400_000, rest: { d: 1 } },
    { allowance: 125_000, tax: 660_000 },
    'openinherit',
  ],
  [
    '4: £70,000 of a million to charity',
    { free: 1_000_000, gifts: [['ch', 70_000]], rest: { o: 1 } },
    { baseline: 675_000, rate: 36, tax: 217_800 },
    'openinherit',
  ],
  [
    '5: £50,000 of a million to charity',
    { free: 1_000_000, gifts: [['ch', 50_000]], rest: { o: 1 } },
    { rate: 40, tax: 250_000 },
    'openinherit',
  ],
  [
    '6: just a tenth to charity',
    { free: 1_000_000, gifts: [['ch', 67_500]], rest: { o: 1 } },
    { rate: 36, tax: 218_700 },
    'openinherit',
  ],
  ['7: one pound above the band', { free: 325_001, rest: { o: 1 } }, { tax: 0.4 }, 'openinherit'],
  [
    '8: Robert',
    { free: 750_000, gifts: [['ch', 50_000]], rest: { o: 1 } },
    { baseline: 425_000, tax: 135_000 },
    'IHTM45010',
  ],
  [
    '9: James',
    { free: 750_000, gifts: [['ch', 50_000]], given: [[4, 150_000]], rest: { o: 1 } },
    { baseline: 575_000, rate: 40, tax: 210_000 },
    'IHTM45011',
  ],
  [
    '10: James gives more',
    { free: 750_000, gifts: [['ch', 57_500]], given: [[4, 150_000]], rest: { o: 1 } },
    { tax: 186_300, rate: 36 },
    'IHTM45011',
  ],
  [
    '11: a tenth of a million by share',
    { free: 1_000_000, rest: { ch: 1, o: 9 } },
    { tax: 207_000, have: { o: 693_000, ch: 100_000 } },
    'worked out',
  ],
  [
    '12: Thomas, 35 pence short',
    { free: 800_000, ownership: [['o', 250_000]], gifts: [['ch', 55_671]], rest: { o2: 1 } },
    { baseline: 556_713.4, rate: 40 },
    'IHTM45013, exact',
  ],
  [
    '12: Thomas, with the 35 pence',
    { free: 800_000, ownership: [['o', 250_000]], gifts: [['ch', 55_671.35]], rest: { o2: 1 } },
    { rate: 36, tax: 247_689.77 },
    'IHTM45013, exact',
  ],
  [
    '13: Elizabeth',
    { free: 750_000, ownership: [['o', 30_000]], rest: { ch: 1, o2: 9 } },
    { baseline: 438_829.79, rate: 36, by: { free: 130_978.72, ownership: 6_468.08 } },
    'IHTM45012, exact',
  ],
  [
    '14: Trevor',
    {
      band: 234_000,
      free: 600_000,
      gifts: [
        ['d', 264_000],
        ['ch', 5_000],
      ],
      rest: { s: 1 },
    },
    { grossed: 284_000, tax: 20_000, have: { s: 311_000 } },
    'IHTM26142',
  ],
  [
    'a widower’s own £600,000, beside half of a home of which he had the use for life',
    { free: 600_000, rest: { d: 1 }, ownership: [['d', 300_000, 300_000]] },
    { tax: 160_000, by: { free: 106_666.67, ownership: 53_333.33 } },
    'trustsdiscussionforum.co.uk/t/14221, answered by Malcolm Finney: 300/900 of the tax',
  ],
  [
    'the same with £500,000 of his own, which the bands alone would cover',
    { free: 500_000, rest: { d: 1 }, ownership: [['d', 300_000, 300_000]] },
    { tax: 120_000, by: { free: 75_000, ownership: 45_000 } },
    'trustsdiscussionforum.co.uk/t/14221, answered by Malcolm Finney: an estate rate of 15%',
  ],
  [
    'a widow’s own £300,000, with the home for her stepsons and the rest for her son that were held for her life',
    {
      free: 300_000,
      rest: { d: 1 },
      ownership: [
        ['d2', 500_000, 500_000],
        ['d3', 280_000],
      ],
      unused: [0, 100],
    },
    { tax: 162_000, by: { free: 45_000, ownership: 117_000 }, have: { d: 255_000, d2: 425_000, d3: 238_000 } },
    'trustsdiscussionforum.co.uk/t/11704, Apportionment of IHT: £1,080,000 less £675,000, apportioned three ways',
  ],
  [
    '15: Trevor, with settled property',
    {
      band: 234_000,
      free: 600_000,
      gifts: [
        ['d', 264_000],
        ['ch', 5_000],
      ],
      ownership: [['o', 250_000]],
      rest: { s: 1 },
    },
    { tax: 120_000, by: { free: 63_820.22 } },
    'IHTM26142',
  ],
  [
    '16: Trevor, having given',
    {
      band: 234_000,
      free: 600_000,
      gifts: [
        ['d', 264_000],
        ['ch', 5_000],
      ],
      ownership: [['o', 250_000]],
      given: [[2, 80_000]],
      rest: { s: 1 },
    },
    { grossed: 337_333.33 },
    'IHTM26143',
  ],
  [
    '17: Trevor, having given more',
    {
      band: 234_000,
      free: 600_000,
      gifts: [
        ['d', 264_000],
        ['ch', 5_000],
      ],
      given: [[2, 240_000]],
      rest: { s: 1 },
    },
    { grossed: 440_000, tax: 176_000 },
    'IHTM26144',
  ],
  [
    '18: band used up, £180,000',
    { free: 900_000, given: [[2, 325_000]], gifts: [['o', 180_000]], rest: { s: 1 } },
    { grossed: 300_000 },
    'IHTM26151',
  ],
  [
    '18: band used up, £255,000',
    { free: 900_000, given: [[2, 325_000]], gifts: [['o', 255_000]], rest: { s: 1 } },
    { grossed: 425_000 },
    'IHTM26151',
  ],
  [
    '18: band used up, £450,000',
    { free: 900_000, given: [[2, 325_000]], gifts: [['o', 450_000]], rest: { s: 1 } },
    { grossed: 750_000 },
    'IHTM26151',
  ],
  [
    '19: Tyrone, gift bearing its tax',
    { band: 242_000, free: 600_000, gifts: [['d', 367_000, { taxByTaker: true }]], rest: { s: 1 } },
    { tax: 50_000, have: { d: 317_000, s: 233_000 } },
    'IHTM26122',
  ],
  [
    '20: Tyrone, gift free of tax',
    { band: 242_000, free: 600_000, gifts: [['d', 367_000]], rest: { s: 1 } },
    { grossed: 450_333.33, tax: 83_333.33, have: { d: 367_000, s: 149_666.67 } },
    'facts of IHTM26122',
  ],
  [
    '21: June',
    {
      band: 234_000,
      free: 1_600_000,
      gifts: [
        ['s', 200_000],
        ['d', 294_000],
      ],
      rest: { s: 1, d: 1 },
    },
    { grossed: 415_278.59, tax: 269_455.71, have: { s: 691_357.02, d: 639_187.27 } },
    'IHTM26157',
  ],
  [
    '22: Amanda',
    {
      free: 500_000,
      gifts: [
        ['ch', 50_000],
        ['d', 150_000],
      ],
      rest: { d2: 1 },
    },
    { chargeable: 450_000 },
    'IHTM26030',
  ],
  [
    '23: Baldev',
    { free: 600_000, gifts: [['ch', 30_000]], rest: { s: 1, d: 1 } },
    { chargeable: 285_000 },
    'IHTM26050',
  ],
  [
    '24: 94 parts of a hundred',
    { free: 1_143_583, rest: { o: 94, ch: 6 } },
    { chargeable: 1_074_968.02, tax: 299_987.2 },
    'worked out',
  ],
  [
    '25: Tim',
    {
      free: 300_000,
      gifts: [
        ['o', 150_000],
        ['o2', 150_000],
        ['o3', 150_000],
      ],
      rest: { s: 1 },
    },
    { gifts: [100_000, 100_000, 100_000] },
    'IHTM26090',
  ],
  [
    '26: Toby',
    {
      free: 110_000,
      gifts: [
        ['o', 10_000, { general: false }],
        ['o', 30_000],
        ['o2', 30_000],
        ['o3', 30_000],
        ['o4', 30_000],
        ['o5', 30_000],
      ],
      rest: { s: 1 },
    },
    { gifts: [10_000, 20_000, 20_000, 20_000, 20_000, 20_000] },
    'IHTM12086',
  ],
  [
    '27: Robert and the vase',
    {
      free: 500_000,
      gifts: [
        ['o', 120_000, { general: false }],
        ['o2', 150_000],
        ['o3', 150_000],
        ['o4', 150_000],
        ['ch', 20_000],
      ],
      rest: { s: 1 },
    },
    { refused: 'TAX_EXCEEDS_RESIDUE' },
    'IHTM45033',
  ],
  [
    '28: Joe',
    {
      band: 223_000,
      free: 480_000,
      gifts: [
        ['o', 290_000],
        ['ch', 180_000],
      ],
      rest: { s: 1 },
    },
    { refused: 'TAX_EXCEEDS_RESIDUE' },
    'IHTM26180',
  ],
  [
    '29: no band',
    { free: 250_000, given: [[1, 325_000]], gifts: [['o', 180_000]], rest: { s: 1 } },
    { refused: 'TAX_EXCEEDS_RESIDUE' },
    'Simon’s Taxes I4.241',
  ],
  [
    '35: Susan',
    { free: 800_000, ownership: [['o', 200_000]], unused: [100, 0], rest: { o2: 1 } },
    { by: { free: 112_000 - 0, ownership: 28_000 } },
    'IHTM31032',
  ],
  [
    '36: Trevor, bands shared',
    { free: 450_000, ownership: [['o', 150_000]], given: [[1, 300_000]], rest: { o2: 1 } },
    { bandLeft: 25_000, by: { free: 172_500, ownership: 57_500 } },
    'IHTM31030',
  ],
  [
    '37: Ranjit',
    {
      free: 450_000,
      ownership: [['o', 150_000]],
      given: [
        [4, 200_000],
        [2, 300_000],
      ],
      rest: { o2: 1 },
    },
    { onGifts: [70_000], by: { free: 180_000, ownership: 60_000 } },
    'IHTM31031',
  ],
  [
    '38: Emily',
    {
      homeBand: 100_000,
      unused: [0, 100],
      free: 750_000,
      home: 500_000,
      ownership: [['o', 250_000]],
      given: [[1, 125_000]],
      rest: { d: 1 },
    },
    { homeUsed: 200_000, bandLeft: 200_000, by: { free: 180_000, ownership: 60_000 } },
    'IHTM31035',
  ],
  ['39: Julia', { free: 0, given: [[3, 375_000]], rest: { o: 1 } }, { onGifts: [16_000] }, 'IHTM14612'],
  [
    '40: an anniversary is the next year',
    { free: 0, given: [[5, 425_000]], rest: { o: 1 } },
    { onGifts: [16_000] },
    'IHTM14613',
  ],
  [
    '41: Sally',
    {
      free: 500_000,
      given: [
        [6, 300_000],
        [4, 50_000],
        [3, 150_000],
      ],
      rest: { o: 1 },
    },
    { onGifts: [6_000, 48_000], tax: 200_000 },
    'gov.uk, sums worked out',
  ],
  [
    '43: Mrs B, bearing tax',
    {
      homeBand: 100_000,
      free: 1_000_000,
      gifts: [
        ['d', 100_000, { general: false, home: pounds(100_000), taxByTaker: true }],
        ['d2', 400_000, { taxByTaker: true }],
      ],
      rest: { s: 1 },
    },
    { homeUsed: 100_000, tax: 30_000 },
    'gov.uk, case 2',
  ],
  [
    '43: Mrs B, free of tax',
    {
      free: 1_000_000,
      gifts: [
        ['d', 100_000, { general: false, home: pounds(100_000) }],
        ['d2', 400_000],
      ],
      rest: { s: 1 },
    },
    { refused: 'GROSSED_HOME' },
    'gov.uk, case 2',
  ],
  [
    '44: John',
    { homeBand: 125_000, free: 300_000, home: 70_000, rest: { d: 1, s: 1 } },
    { homeUsed: 35_000 },
    'IHTM46027',
  ],
  [
    '45: Judith',
    { homeBand: 150_000, free: 670_000, home: 300_000, rest: { d: 1 } },
    { homeUsed: 150_000, tax: 78_000 },
    'IHTM46027',
  ],
  [
    '46: £2.35 million',
    { free: 2_350_000, home: 500_000, rest: { d: 1 } },
    { allowance: 0, tax: 810_000 },
    'IHTM46023',
  ],
  [
    '47: £2.36 million, two bands for the home',
    { free: 2_360_000, home: 500_000, unused: [0, 100], rest: { d: 1 } },
    { allowance: 170_000, tax: 746_000 },
    'worked out',
  ],
  ['48: Edwina', { homeBand: 150_000, unused: [0, 100], free: 0, rest: { d: 1 } }, { allowance: 300_000 }, 'IHTM46041'],
  [
    '49: Maria',
    { homeBand: 150_000, unused: [0, 75], free: 1_450_000, home: 375_000, rest: { d: 1 } },
    { allowance: 262_500, tax: 345_000 },
    'IHTM46044',
  ],
  [
    '50: debts and a charity',
    { free: 1_180_000, gifts: [['ch', 100_000]], rest: { o: 1 } },
    { estate: 1_180_000, chargeable: 1_080_000 },
    'IHTM46012',
  ],
  [
    '52: Emily’s pension, the day before',
    { free: 800_000, pension: [['o', 700_000]], rest: { o2: 1 } },
    { tax: 190_000 },
    'HMRC, pensions',
  ],
  [
    '52: Emily’s pension, from 6 April 2027',
    { pensionsCount: true, free: 800_000, pension: [['o', 700_000]], rest: { o2: 1 } },
    { tax: 470_000, by: { free: 250_666.67, pension: 219_333.33 } },
    'HMRC, pensions',
  ],
  [
    '53: £600,000 to a partner who is not married',
    { free: 600_000, rest: { o: 1 } },
    { tax: 110_000, have: { o: 490_000 } },
    'worked out',
  ],
  [
    '54: £400,000 free of tax',
    { free: 1_000_000, gifts: [['d', 400_000]], rest: { s: 1 } },
    { grossed: 450_000, tax: 50_000, have: { s: 550_000 } },
    'worked out',
  ],
  [
    '54: £400,000 bearing tax',
    { free: 1_000_000, gifts: [['d', 400_000, { taxByTaker: true }]], rest: { s: 1 } },
    { tax: 30_000, have: { d: 370_000, s: 600_000 } },
    'worked out',
  ],
  [
    '55: a gift beside two halves',
    { free: 1_200_000, gifts: [['o', 200_000]], rest: { s: 1, d: 1 } },
    { grossed: 254_545.45, tax: 160_909.09, have: { s: 471_840.91, d: 367_250 } },
    'worked out',
  ],
  [
    '56: the same with a home',
    { free: 1_200_000, home: 500_000, gifts: [['o', 200_000]], rest: { s: 1, d: 1 } },
    { homeUsed: 175_000, grossed: 225_806.45, tax: 85_161.29, have: { s: 486_512.92, d: 428_325.79 } },
    'worked out',
  ],
  [
    '57: two halves',
    { free: 1_500_000, rest: { s: 1, d: 1 } },
    { tax: 170_000, have: { s: 750_000, d: 580_000 } },
    'worked out',
  ],
  [
    '58: a part of a house with its debt',
    { free: 450_000, gifts: [['o', 150_000, { general: false }]], rest: { o2: 1 } },
    { tax: 50_000, have: { o: 150_000, o2: 250_000 } },
    'worked out',
  ],
  [
    '58: the same free of its debt',
    { free: 450_000, gifts: [['o', 150_000, { general: false, debtPaid: pounds(50_000) }]], rest: { o2: 1 } },
    { tax: 50_000, have: { o: 200_000, o2: 200_000 } },
    'worked out',
  ],
  [
    'a debt on the home lowers the home allowance that it can use, although the rest pays the debt',
    {
      free: 900_000,
      gifts: [['d', 50_000, { general: false, home: pounds(50_000), debtPaid: pounds(150_000) }]],
      rest: { o: 1 },
    },
    { homeUsed: 50_000, tax: 210_000, have: { d: 200_000, o: 490_000 } },
    'Inheritance Tax Act 1984 ss.8E and 162(4), worked out',
  ],
  [
    '59: a painting and two sums',
    {
      free: 80_000,
      gifts: [
        ['o', 20_000, { general: false }],
        ['o2', 30_000],
        ['o3', 60_000],
      ],
      rest: { s: 1 },
    },
    { gifts: [20_000, 20_000, 40_000] },
    'worked out',
  ],
  [
    '60: joint owners, the wife lives',
    { free: 400_000, ownership: [['s', 300_000]], rest: { s: 1 } },
    { tax: 0, have: { s: 700_000 } },
    'worked out',
  ],
  [
    '60: joint owners, she has died, both bands unused',
    { free: 1_000_000, home: 600_000, unused: [100, 100], rest: { d: 1, d2: 1, d3: 1 } },
    { tax: 0, have: { d: 333_333.34, d2: 333_333.33, d3: 333_333.33 } },
    'worked out',
  ],
  [
    '60: joint owners, she has died, bands used',
    { free: 1_000_000, home: 600_000, rest: { d: 1, d2: 1, d3: 1 } },
    { tax: 200_000, have: { d: 266_666.67, d2: 266_666.67, d3: 266_666.66 } },
    'worked out',
  ],
  ['61: a grandchild of 17', { free: 600_000, home: 450_000, rest: { o: 1 } }, { tax: 110_000 }, 'worked out'],
  ['61: a grandchild of 18', { free: 600_000, home: 450_000, rest: { d: 1 } }, { tax: 40_000 }, 'worked out'],
  [
    '62: a home with a mortgage',
    { free: 600_000, home: 100_000, rest: { d: 1 } },
    { homeUsed: 100_000, tax: 70_000 },
    'worked out',
  ],
  [
    '63: a quarter to a child',
    { free: 800_000, home: 400_000, rest: { d: 1, o: 3 } },
    { homeUsed: 100_000, tax: 150_000, have: { d: 162_500, o: 487_500 } },
    'worked out',
  ],
  [
    '64: a partner who owns it too',
    { free: 500_000, ownership: [['o', 250_000]], rest: { o2: 1 } },
    { tax: 170_000, by: { ownership: 56_666.67, free: 113_333.33 } },
    'worked out',
  ],
  [
    '65: a pension, the day before',
    { free: 1_850_000, home: 700_000, pension: [['d', 400_000]], unused: [100, 100], rest: { d2: 1 } },
    { tax: 340_000 },
    'worked out',
  ],
  [
    '65: a pension, from 6 April 2027',
    {
      pensionsCount: true,
      free: 1_850_000,
      home: 700_000,
      pension: [['d', 400_000]],
      unused: [100, 100],
      rest: { d2: 1 },
    },
    { allowance: 225_000, tax: 550_000, by: { free: 452_222.22, pension: 97_777.78 } },
    'worked out',
  ],
  [
    '66: charity and a pension, the day before',
    { free: 800_000, gifts: [['ch', 60_000]], pension: [['d', 400_000]], rest: { d2: 1 } },
    { rate: 36, tax: 149_400 },
    'worked out',
  ],
  [
    '66: charity and a pension, from 6 April 2027',
    { pensionsCount: true, free: 800_000, gifts: [['ch', 60_000]], pension: [['d', 400_000]], rest: { d2: 1 } },
    { baseline: 875_000, rate: 40, tax: 326_000 },
    'worked out',
  ],
  [
    '68: a home worth more than the rest',
    { free: 250_000, home: 200_000, gifts: [['o', 150_000]], rest: { d: 1 } },
    { refused: 'HOME_AND_LEGACIES' },
    'worked out',
  ],
  [
    'Harry: a farm in the rest lowers what a gift to his widow counts for',
    { free: 1_400_000, relief: [800_000, 0], gifts: [['s', 550_000]], rest: { d: 1 } },
    { chargeable: 364_285.71 },
    'HMRC, IHTM26109 (prints £364,286)',
  ],
  [
    'John: shares that are given are relieved themselves',
    {
      free: 600_000,
      relief: [200_000, 0],
      gifts: [['d', 200_000, { general: false, relief: { full: pounds(200_000), half: 0 } }]],
      rest: { s: 1, d2: 1 },
    },
    { chargeable: 200_000, tax: 0 },
    'HMRC, IHTM26106',
  ],
  [
    'William: shares, land relieved by half, a house for his widow, a charity and settled property',
    {
      free: 1_500_000,
      relief: [500_000, 300_000],
      gifts: [
        ['d', 500_000, { general: false, taxByTaker: true, relief: { full: pounds(500_000), half: 0 } }],
        ['s', 200_000, { general: false }],
        ['ch', 10_000],
      ],
      ownership: [['o', 250_000]],
      rest: { s: 1, d: 1, d2: 1, d3: 1 },
    },
    { chargeable: 503_625 },
    'facts: HMRC, IHTM26110 (a fraction of 0.85); the sum is worked out',
  ],
  [
    'the allowance is shared by what each is worth: £3 million and £2 million of £1 million',
    {
      free: 5_000_000,
      relief: [5_000_000, 0, 1_000_000],
      gifts: [['d', 3_000_000, { general: false, taxByTaker: true, relief: { full: pounds(3_000_000), half: 0 } }]],
      rest: { o: 1 },
    },
    // £1.2 million and £0.8 million are left after relief; tax on £2 million less £325,000.
    { chargeable: 2_000_000, tax: 670_000, have: { d: 2_598_000, o: 1_732_000 } },
    'facts: HM Treasury, as gmak.co.uk gives them (£600,000 and £400,000); the tax is worked out',
  ],
  [
    'a business of £2.5 million is relieved in full, and what is above it by half',
    { free: 3_000_000, relief: [3_000_000, 0], rest: { o: 1 } },
    { chargeable: 250_000, tax: 0 },
    'gov.uk, Changes to agricultural property relief and business property relief',
  ],
  [
    'two allowances of a couple: £5 million',
    { free: 5_800_000, relief: [5_800_000, 0, 5_000_000], unused: [100, 0], rest: { o: 1 } },
    { chargeable: 400_000, tax: 0 },
    'gov.uk, the same',
  ],
  [
    'shares of a market that is not listed are relieved by half and use no allowance',
    { free: 3_100_000, relief: [2_500_000, 600_000], rest: { o: 1 } },
    { chargeable: 300_000, tax: 0 },
    'gov.uk, Work out how to apportion Agricultural and Business Relief',
  ],
  [
    'Tina: a credit of £10,000 lowers the tax on both titles',
    { free: 300_000, ownership: [['o', 200_000]], inherited: [0, 10_000, 10_000, 10_000], rest: { d: 1 } },
    { tax: 60_000, by: { free: 36_000, ownership: 24_000 } },
    'HMRC, IHTM22045',
  ],
  [
    'Amanda: £340,000 received of £350,000 on which £10,000 was paid, three and a half years before',
    { free: 340_000 + 325_000, inherited: [3, 340_000, 350_000, 10_000], rest: { o: 1 } },
    // £9,714.28 at 40% is £3,885.71; the tax would have been £136,000.
    { tax: 132_114.28 },
    'professionalparaplanner.co.uk, Quick Succession Relief explained (prints £3,885)',
  ],
  [
    'of tax paid five years before nothing is credited',
    { free: 425_000, inherited: [5, 340_000, 350_000, 10_000], rest: { o: 1 } },
    { tax: 40_000 },
    'HMRC, IHTM22042',
  ],
  [
    'Anne: a loan from whom she had given to is not deducted',
    { free: 500_000, given: [[1, 250_000]], rest: { o: 1 } },
    { tax: 170_000 },
    'HMRC, IHTM14722, first calculation',
  ],
  [
    'Anne: the loan is deducted, and all of the gift is charged',
    { free: 400_000, given: [[1, 350_000]], rest: { o: 1 } },
    { tax: 160_000, onGifts: [10_000] },
    'HMRC, IHTM14722, second calculation',
  ],
  [
    'Robert: a legacy of just what the lower rate asks for',
    { free: 750_000, gifts: [['ch', 42_500]], rest: { o: 1 } },
    { rate: 36, baseline: 425_000 },
    'HMRC, IHTM45013 (one component)',
  ],
  [
    'Brian: two bands for the home and an estate of £2.1 million',
    { free: 2_100_000, unused: [0, 100], rest: { d: 1 } },
    { allowance: 300_000 },
    'holbech.co.uk, Residential Nil Rate Band: 4. Estates Above £2m',
  ],
  [
    'Krysten: what goes to charities and what is relieved count for the threshold',
    { free: 2_290_000, homeBand: 100_000, gifts: [['ch', 100_000]], rest: { d: 1 } },
    { estate: 2_290_000, allowance: 0 },
    'paradigmtechnicalsays.co.uk, Nil rate band (the allowance)',
  ],
  [
    'Mrs Jones: two bands, before there was an allowance for a home',
    { free: 1_500_000, homeBand: 0, unused: [100, 0], rest: { d: 1, d2: 1, d3: 1 } },
    { tax: 340_000 },
    'brigroup.co.uk, Inheritance Tax case study',
  ],
  [
    'Frank: a gift of £350,000, two years before',
    { free: 0, given: [[2, 350_000]], rest: { d: 1 } },
    { onGifts: [10_000] },
    'moneymarketing.co.uk, Getting to grips with taper relief',
  ],
  [
    'an estate of £525,000',
    { free: 525_000, rest: { o: 1 } },
    { tax: 80_000 },
    'lgembrey.co.uk, How much inheritance tax will I pay?',
  ],
  [
    'Mr Wilson: £50,000 of £900,000 to a charity is too little for the lower rate',
    { free: 900_000, gifts: [['ch', 50_000]], rest: { o: 1 } },
    { tax: 210_000, rate: 40 },
    'celetraining.com, SQE questions',
  ],
  [
    'Roger: a credit of £10,000 is shared by the tax on each title',
    {
      free: 200_000,
      ownership: [['o', 300_000]],
      given: [[2, 25_000]],
      inherited: [0, 10_000, 10_000, 10_000],
      rest: { o: 1 },
    },
    { tax: 70_000, by: { free: 28_000, ownership: 42_000 } },
    'HMRC, IHTM31033, as the tests of trlxo9/inheritance-tax-calculator give it',
  ],
  [
    'gifts in life of £100,000, and a home of £200,000',
    { free: 450_000, home: 200_000, given: [[2, 100_000]], rest: { d: 1 } },
    { tax: 20_000, bandLeft: 225_000, homeUsed: 175_000 },
    'tests of trlxo9/inheritance-tax-calculator, hmrc-033',
  ],
  [
    'gifts in life of £700,000 leave the allowance for a home alone',
    { free: 750_000, home: 500_000, given: [[2, 700_000]], rest: { d: 1 } },
    { tax: 230_000, onGifts: [150_000], bandLeft: 0, homeUsed: 175_000 },
    'tests of trlxo9/inheritance-tax-calculator, hmrc-034',
  ],
]
