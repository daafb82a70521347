import { ratesOfParts } from './rates-of-parts.ts'

/** How often what is true of testators is true of them, in percent, with where each figure comes from. */

export const levels = ['low', 'middle', 'high'] as const
export type Level = (typeof levels)[number]

export const ageBands = ['18–34', '35–44', '45–54', '55–64', '65–74', '75–84', '85 and over'] as const
export type AgeBand = (typeof ageBands)[number]

type Same = { readonly low: number; readonly middle: number; readonly high: number }
/** A percentage for each age at the middle rate, and what it is multiplied by at the low and the high one. */
type ByAge = {
  readonly byAge: readonly [number, number, number, number, number, number, number]
  readonly times: { readonly low: number; readonly high: number }
}
/** "Assumed" stands where no published figure was found. */
export type Rate = (Same | ByAge) & { readonly source: string }

export const percentAt = (rate: Rate, level: Level, band: AgeBand): number =>
  'byAge' in rate
    ? (rate.byAge[ageBands.indexOf(band)] ?? 0) * (level === 'middle' ? 1 : rate.times[level])
    : rate[level]

const unknown = { low: 0.5, high: 2 } as const

/** What may be true of a testator, of the people beside them and of those who inherit. */
export const rates = {
  ownsHome: {
    byAge: [38, 58, 66, 73, 78, 78, 75],
    times: { low: 1, high: 1 },
    source: 'English Housing Survey 2022 to 2023: 65% of households own, by age of the reference person',
  },

  homeOrLandAbroad: {
    low: 1.2,
    middle: 1.7,
    high: 3.4,
    source: 'Resolution Foundation 2019: 970,000 adults own property overseas, of some 50 million',
  },
  landInRestOfUk: {
    low: 0.2,
    middle: 0.4,
    high: 1,
    source: 'Assumed: the same share as the population of Scotland and Northern Ireland who own a second home',
  },
  foreignWill: { low: 0.1, middle: 0.3, high: 0.8, source: 'Assumed, of all testators' },
  foreignAccountOrShares: {
    low: 1,
    middle: 2,
    high: 4,
    source: 'Assumed: accounts and shares held in another country',
  },
  citizenOfUsa: {
    low: 0.2,
    middle: 0.3,
    high: 0.6,
    source: 'Census 2021: some 166,000 residents hold a passport of the United States, of 48.6 million adults',
  },
  permanentHomeElsewhere: {
    low: 0.7,
    middle: 1.3,
    high: 2.5,
    source: 'Assumed: an intention to return, mostly of people born abroad',
  },
  spouseLivedAbroad: {
    low: 0.5,
    middle: 1,
    high: 2,
    source: 'Assumed, of the married: most of the last 20 years outside the United Kingdom',
  },

  business: {
    byAge: [7, 11, 13, 12, 6, 2, 0.6],
    times: { low: 0.75, high: 1.35 },
    source: 'Business Population Estimates 2023: 5.6 million private businesses, of some 50 million adults',
  },
  debtsExceedAssets: {
    byAge: [1.6, 1.6, 1.4, 1, 0.5, 0.3, 0.3],
    times: unknown,
    source: 'Assumed, from 110,000 to 130,000 individual insolvencies a year (Insolvency Service)',
  },

  failingMemory: {
    byAge: [0.1, 0.1, 0.2, 0.3, 0.8, 2.5, 6],
    times: unknown,
    source:
      'Alzheimer’s Society and Carnall Farrar 2024: 733,000 people over 65 have dementia; that one in three or fewer of them makes a will is assumed',
  },
  inHospital: {
    byAge: [0.1, 0.1, 0.1, 0.2, 0.3, 0.5, 0.8],
    times: unknown,
    source: 'Assumed, from some 100,000 occupied hospital beds',
  },
  seriousIllnessOfBody: {
    byAge: [0.3, 0.5, 0.8, 1.2, 1.6, 2, 2],
    times: unknown,
    source: 'Cancer Research UK: 385,000 new cases of cancer a year; doubled, since a diagnosis is why wills are made',
  },
  departsFromLastWill: {
    byAge: [0, 0, 0, 0, 0, 4, 5],
    times: unknown,
    source: 'Assumed, of testators from 80 on: much else than the last will said',
  },
  hardToReadEnglish: {
    low: 0.3,
    middle: 0.7,
    high: 2,
    source:
      'Census 2021: 1.04 million adults speak English not well or not at all; that a third use a service in English is assumed',
  },
  cannotSeeOrSign: {
    byAge: [0.2, 0.2, 0.4, 0.6, 1.2, 3, 8],
    times: unknown,
    source: 'RNIB: 340,000 people are registered blind or partially sighted, most of them over 75',
  },
  armedForces: {
    byAge: [1, 0.8, 0.3, 0, 0, 0, 0],
    times: { low: 0.7, high: 1.5 },
    source: 'Ministry of Defence 2023: 140,000 trained regulars',
  },

  partnerBeside: {
    low: 4,
    middle: 9,
    high: 25,
    source: 'Assumed, of those with a partner: they sit side by side, and each makes a will',
  },
  typedByHelper: {
    byAge: [0.3, 0.3, 0.5, 1, 3, 9, 20],
    times: unknown,
    source: 'ONS 2020: 54% of people of 75 and over use the internet; who is helped is assumed',
  },
  heirBeside: {
    byAge: [0.2, 0.3, 0.5, 1, 1.5, 4, 9],
    times: unknown,
    source: 'Assumed: a person who gains helps to choose',
  },
  underPressure: {
    low: 0.3,
    middle: 0.7,
    high: 1.8,
    source:
      'Assumed, from UK Study of Abuse and Neglect of Older People 2007: 0.7% had been exploited in money matters',
  },

  divorceUnderWay: {
    low: 0.2,
    middle: 0.4,
    high: 0.8,
    source: 'Ministry of Justice 2023: 110,770 applications, of some 24 million married people',
  },
  divorceOfSeparated: { low: 35, middle: 45, high: 60, source: 'Assumed, of the separated' },
  marriedBefore: {
    byAge: [2, 7, 14, 18, 16, 10, 6],
    times: { low: 0.9, high: 1.1 },
    source: 'ONS: 15% of marriages in 2022 were a second or later one of both; assumed of those now with a partner',
  },
  stillMarriedToAnother: {
    low: 1,
    middle: 2.4,
    high: 4,
    source:
      'Census 2011: 145,000 people were still married while living as a couple with another, of 6 million cohabitants',
  },
  maintenance: {
    low: 3,
    middle: 5,
    high: 9,
    source: 'Assumed, of the divorced: 10,590 maintenance orders were made in 2016',
  },
  claimsOnDeathClosed: {
    low: 55,
    middle: 45,
    high: 35,
    source:
      'Fair Shares 2023: one third of divorces have an order about money; the former spouse of a further part has remarried',
  },
  doubtsFormerSpouse: {
    low: 8,
    middle: 16,
    high: 40,
    source: 'Assumed, of those whose claims are open: they think that more could be asked for',
  },

  secondFamily: {
    low: 11,
    middle: 20,
    high: 30,
    source: 'ONS 2011: 11% of couples with dependent children are stepfamilies; Aviva 2014: 30% of families',
  },
  uncertainParentage: {
    low: 0.3,
    middle: 0.7,
    high: 1.2,
    source: 'Assumed, of parents: surrogacy, fostering, or a donor outside a licensed clinic',
  },

  heirCannotManage: {
    low: 2.5,
    middle: 4.5,
    high: 8,
    source:
      'Assumed: learning disability 2%, bankruptcy or a debt relief order 0.2%, dependence on drugs or alcohol 1% of adults',
  },
  heirOnMeansTestedBenefits: {
    low: 4,
    middle: 8,
    high: 20,
    source:
      'Department for Work and Pensions 2025: 8.3 million people on Universal Credit; a testator knows of some of them',
  },
  heirDisabledOnThem: {
    low: 20,
    middle: 30,
    high: 45,
    source:
      'Assumed, of heirs on means-tested benefits, from the overlap of Universal Credit and Personal Independence Payment',
  },
  carerOrAdviserInherits: { byAge: [0.2, 0.2, 0.3, 0.5, 0.8, 1.5, 3], times: unknown, source: 'Assumed' },

  wantsUseForLife: { low: 0.6, middle: 1.2, high: 3, source: 'Assumed, of owners with a partner and no second family' },
  wantsUseForLifeInSecondFamily: { low: 12, middle: 22, high: 35, source: 'Assumed, of owners in a second family' },
  waitPast25OrOthers: {
    low: 0.5,
    middle: 1,
    high: 2.5,
    source: 'Assumed: an age above 25, or above 18 for others than own children',
  },
  condition: { low: 0.6, middle: 1.4, high: 3, source: 'Assumed' },
  promiseRelied: {
    low: 0.4,
    middle: 1,
    high: 3,
    source: 'Assumed: something was given up because of it, it was agreed, or a court has it',
  },
  leavesOutDependant: { low: 0.4, middle: 0.8, high: 1.6, source: 'Assumed' },
  leavesOutAChild: { low: 3, middle: 5, high: 6, source: 'Slater and Gordon: one parent in twenty leaves a child out' },
  givesYoungChildAPart: {
    low: 75,
    middle: 60,
    high: 40,
    source:
      'Assumed, of those who leave all to a partner and have a child under 18 who is not the partner’s: told of that, they give the child a part now',
  },
  littleToSpouse: { low: 0.5, middle: 1, high: 2, source: 'Assumed, of the married without a second family' },
  givesPartOfJointHome: {
    low: 0.3,
    middle: 0.7,
    high: 1.5,
    source:
      'Assumed, of those who hold a home as joint tenants or do not know how: they give their part to somebody else',
  },
  executorUnsuitable: { low: 2, middle: 4, high: 8, source: 'Assumed: abroad, bankrupt or not asked' },
  giftsMayExceedEstate: { low: 0.2, middle: 0.4, high: 1, source: 'Assumed' },

  ...ratesOfParts,
} as const satisfies Record<string, Rate>

export type RateName = keyof typeof rates

type AgeTable<T extends string> = Record<AgeBand, readonly (readonly [T, number])[]>

/** Who makes a will, by age. Assumed: fewer of the young than there are, more of those from 55 on. */
export const ageWeights: readonly (readonly [AgeBand, number])[] = [
  ['18–34', 12],
  ['35–44', 18],
  ['45–54', 19],
  ['55–64', 20],
  ['65–74', 17],
  ['75–84', 10],
  ['85 and over', 4],
]

type Status =
  | 'Single'
  | 'Living with a partner but not married'
  | 'Engaged'
  | 'Married'
  | 'Civil Partnership'
  | 'Separated'
  | 'Divorced'
  | 'Widowed'

const statuses = (
  single: number,
  together: number,
  engaged: number,
  married: number,
  separated: number,
  divorced: number,
  widowed: number,
): readonly (readonly [Status, number])[] => [
  ['Single', single],
  ['Living with a partner but not married', together],
  ['Engaged', engaged],
  ['Married', married],
  ['Civil Partnership', 0.4],
  ['Separated', separated],
  ['Divorced', divorced],
  ['Widowed', widowed],
]

/** Marital status by age. Census 2021: 46.9% of adults married or separated, 9.1% divorced, 6.1% widowed; by age assumed within that. */
export const statusWeights: AgeTable<Status> = {
  '18–34': statuses(36, 27, 6, 29.5, 0.8, 0.6, 0.1),
  '35–44': statuses(14, 17, 3, 58, 2.6, 4.8, 0.5),
  '45–54': statuses(12, 11, 2, 59, 3.6, 11, 1.2),
  '55–64': statuses(10, 7, 1, 61, 3, 14, 4),
  '65–74': statuses(7, 4, 0.4, 61, 2, 13, 12.5),
  '75–84': statuses(6, 2, 0.2, 53, 1, 9, 28.5),
  '85 and over': statuses(6, 1, 0.1, 34, 0.5, 6, 52),
}

/** Who has children, in percent. ONS: 18% to 19% of women born in the 1970s have none at 45. */
export const parents: Record<'partnered' | 'before' | 'alone', readonly number[]> = {
  partnered: [48, 80, 83, 84, 86, 88, 88],
  before: [60, 78, 82, 84, 86, 88, 88],
  alone: [12, 22, 26, 26, 24, 20, 18],
}

/** How many children. ONS, completed families of women born in 1975. */
export const childCounts: readonly (readonly [1 | 2 | 3 | 4, number])[] = [
  [1, 24],
  [2, 47],
  [3, 20],
  [4, 9],
]

/** What kind of business. Business Population Estimates 2023: 56% sole proprietors; the rest is assumed within companies and partnerships. */
export const businessKinds: readonly (readonly ['sole trader' | 'own company' | 'shared' | 'farm', number])[] = [
  ['sole trader', 56],
  ['own company', 21],
  ['shared', 20],
  ['farm', 3],
]

/** How a home is held with another person. Ocean Finance: 63% joint tenants, 12% in common, 25% do not know. */
export const tenancies: readonly (readonly ['Joint tenants' | 'Tenants in common' | 'Not sure', number])[] = [
  ['Joint tenants', 63],
  ['Tenants in common', 12],
  ['Not sure', 25],
]

/**
 * Median of what a testator owns, in pounds, and the spread of its logarithm. ONS Wealth and Assets Survey: an adult's median is
 * £125,000 and the mean £305,000.
 */
export const wealth = {
  median: {
    owner: { low: 230_000, middle: 260_000, high: 310_000 },
    other: { low: 15_000, middle: 18_000, high: 25_000 },
  },
  spread: { owner: 0.9, other: 1.3 },
} as const
