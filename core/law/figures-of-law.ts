/**
 * The figures that the law fixes: each with the days on which it counts and its source. What the product says and works out on a day
 * asks this table for that day, and a new row is all that a new figure needs. All rows await review by a solicitor or TEP.
 */
import { type Day, isAfter } from '../text/calendar-day.ts'

type Fixed = {
  readonly value: number
  /** The first day on which it counts. */
  readonly from: Day
  /** The last day for which the law has fixed it. It goes on counting until a next row begins. */
  readonly until?: Day
  readonly source: string
}

export type Figure = {
  readonly what: string
  readonly unit: 'pence' | 'hundredths of a percent' | 'pounds for each pound'
  /** The earliest first. */
  readonly rows: readonly [Fixed, ...Fixed[]]
}

/** A day of a row, as the law is dated: `day(6, 4, 2027)`. */
export const day = (dayOfMonth: number, month: number, year: number): Day => ({ day: dayOfMonth, month, year })

/** The last day on which the law of inheritance tax was read for this table. An estimate says it. */
export const taxLawRead: Day = day(30, 6, 2026)

const frozenAt = (value: number, from: Day, section: string): Fixed => {
  const frozen = 'fixed until 5 April 2031 (Budget of November 2025; read on 30 June 2026)'
  return { value, from, until: day(5, 4, 2031), source: `Inheritance Tax Act 1984 ${section}, ${frozen}` }
}
const enhancements = 'Inheritance Tax Act 1984 s.8D(5)(a), as it was until 5 April 2020'
const besideDisabled = 'Inheritance Tax Act 1984 s.89(1A) and (1C); Finance Act 2013 Sch.44 para.8'
const probateFees =
  'Non-Contentious Probate Fees Order 2004 Sch.1, as changed until 17 November 2025; GOV.UK, Applying for probate'

export const figuresOfLaw = {
  'nil-rate-band': {
    what: 'What an estate may leave before inheritance tax is due.',
    unit: 'pence',
    rows: [frozenAt(325_000_00, day(6, 4, 2009), 's.7 and Sch.1')],
  },
  'residence-nil-rate-band': {
    what: 'What may be left free of it as well, where a home goes to descendants.',
    unit: 'pence',
    rows: [
      { value: 100_000_00, from: day(6, 4, 2017), until: day(5, 4, 2018), source: enhancements },
      { value: 125_000_00, from: day(6, 4, 2018), until: day(5, 4, 2019), source: enhancements },
      { value: 150_000_00, from: day(6, 4, 2019), until: day(5, 4, 2020), source: enhancements },
      frozenAt(175_000_00, day(6, 4, 2020), 's.8D(5A)'),
    ],
  },
  'taper-threshold': {
    what: 'The estate above which the allowance for a home is lost step by step.',
    unit: 'pence',
    rows: [frozenAt(2_000_000_00, day(6, 4, 2017), 's.8D(5)(a)')],
  },
  taper: {
    what: 'Pounds above that threshold for which one pound of the allowance is lost.',
    unit: 'pounds for each pound',
    rows: [{ value: 2, from: day(6, 4, 2017), source: 'Inheritance Tax Act 1984 s.8D(5)(g), “(E − TT) ÷ 2”' }],
  },
  'yearly-gifts-exemption': {
    what: 'What may be given away in a year without being counted on a death.',
    unit: 'pence',
    rows: [{ value: 3_000_00, from: day(6, 4, 1981), source: 'Inheritance Tax Act 1984 s.19' }],
  },
  'inheritance-tax': {
    what: 'The rate of inheritance tax on a death.',
    unit: 'hundredths of a percent',
    rows: [{ value: 40_00, from: day(15, 3, 1988), source: 'Inheritance Tax Act 1984 s.7 and Sch.1' }],
  },
  'inheritance-tax-with-charity': {
    what: 'The rate where enough of the estate goes to charity.',
    unit: 'hundredths of a percent',
    rows: [{ value: 36_00, from: day(6, 4, 2012), source: 'Inheritance Tax Act 1984 Sch.1A para.2' }],
  },
  'enough-for-charity': {
    what: 'The part of the estate that must go to charity for that rate.',
    unit: 'hundredths of a percent',
    rows: [{ value: 10_00, from: day(6, 4, 2012), source: 'Inheritance Tax Act 1984 Sch.1A para.2' }],
  },
  'business-relief-limit': {
    what: 'What of businesses and farms is relieved in full. Above it half is.',
    unit: 'pence',
    rows: [
      {
        value: 2_500_000_00,
        from: day(6, 4, 2026),
        source: 'Inheritance Tax Act 1984 ss.104 and 116, as changed by Finance Act 2026 Sch.12',
      },
    ],
  },
  'small-yearly-sum': {
    what: 'What others may have in a year of what is held for a disabled person, at most.',
    unit: 'pence',
    rows: [{ value: 3_000_00, from: day(8, 4, 2013), source: besideDisabled }],
  },
  'small-yearly-part': {
    what: 'The part of the highest value in a year that they may have, where that is less.',
    unit: 'hundredths of a percent',
    rows: [{ value: 3_00, from: day(8, 4, 2013), source: besideDisabled }],
  },
  'universal-credit-falls': {
    what: 'Savings above which Universal Credit falls.',
    unit: 'pence',
    rows: [{ value: 6_000_00, from: day(29, 4, 2013), source: 'Universal Credit Regulations 2013 reg.72' }],
  },
  'universal-credit-ends': {
    what: 'Savings above which Universal Credit ends.',
    unit: 'pence',
    rows: [{ value: 16_000_00, from: day(29, 4, 2013), source: 'Universal Credit Regulations 2013 reg.18' }],
  },
  'lpa-registration-fee': {
    what: 'What the Office of the Public Guardian charges to register a power of attorney.',
    unit: 'pence',
    rows: [
      {
        value: 92_00,
        from: day(17, 11, 2025),
        source: 'SI 2007/2051, as changed by the Court and Public Guardian Fees (Miscellaneous Amendments) Order 2025',
      },
    ],
  },
  'lpa-half-fee-income': {
    what: 'The income before tax in a year below which that fee is halved.',
    unit: 'pence',
    rows: [{ value: 12_000_00, from: day(1, 4, 2011), source: 'SI 2007/2051; Office of the Public Guardian, LPA120' }],
  },
  'will-deposit-fee': {
    what: 'What the Probate Service charges to keep a will.',
    unit: 'pence',
    rows: [
      {
        value: 23_00,
        from: day(17, 11, 2025),
        source:
          'Non-Contentious Probate Fees Order 2004 Sch.1; GOV.UK, Store a will with the Probate Service (May 2026)',
      },
    ],
  },
  'probate-fee': {
    what: 'What the Probate Service charges for a grant.',
    unit: 'pence',
    rows: [{ value: 300_00, from: day(9, 5, 2024), source: probateFees }],
  },
  'probate-free-up-to': {
    what: 'What an estate may be worth for a grant without a fee.',
    unit: 'pence',
    rows: [{ value: 5_000_00, from: day(26, 1, 2022), source: probateFees }],
  },
  'probate-copy-fee': {
    what: 'What the Probate Service charges for one more copy of a grant.',
    unit: 'pence',
    rows: [
      { value: 1_50, from: day(22, 7, 2019), until: day(16, 11, 2025), source: probateFees },
      { value: 16_00, from: day(17, 11, 2025), source: probateFees },
    ],
  },
} as const satisfies Record<string, Figure>

export type FigureId = keyof typeof figuresOfLaw

export const figureIds = Object.keys(figuresOfLaw) as FigureId[]

/** A day from which a figure is another one. */
export type FigureChange = { readonly on: Day; readonly figure: FigureId }

/** The row that counts on a day. Before the first row there is that one, as nothing earlier is asked for. */
export const rowOn = (rows: Figure['rows'], on: Day): Fixed =>
  rows.findLast(({ from }) => !isAfter(from, on)) ?? rows[0]

/** A figure of law on a day, in the unit of its row. */
export const figureOn = (id: FigureId, on: Day): number => rowOn(figuresOfLaw[id].rows, on).value

type Rows = { readonly [Id in FigureId]?: Pick<Figure, 'rows'> }

/** Every day on which a figure of the table becomes another one. */
export const figureChanges = (table: Rows = figuresOfLaw): FigureChange[] =>
  figureIds.flatMap((figure) => (table[figure]?.rows.slice(1) ?? []).map(({ from }) => ({ on: from, figure })))
