/** One made-up testator: what is true of them and of their family, drawn before any question is asked. */
import type { MaritalStatus } from '../../core/will/lists.ts'
import { createDraw, type Draw } from './draw.ts'
import {
  type AgeBand,
  ageBands,
  ageWeights,
  businessKinds,
  childCounts,
  type Level,
  parents,
  percentAt,
  type RateName,
  rates,
  statusWeights,
  tenancies,
  wealth,
} from './rates.ts'

export type Child = {
  readonly age: number
  readonly step: boolean
  /** Of the testator and another person than the present partner. */
  readonly earlier: boolean
}

export type Testator = {
  readonly draw: Draw
  readonly level: Level
  readonly age: number
  readonly band: AgeBand
  readonly status: MaritalStatus
  readonly partnered: boolean
  readonly married: boolean
  /** Divorced now, or before the present marriage. */
  readonly divorcedOnce: boolean
  readonly children: readonly Child[]
  readonly grandchildren: number
  readonly ownsHome: boolean
  /** Undefined for a home held alone. */
  readonly tenancy: 'Joint tenants' | 'Tenants in common' | 'Not sure' | undefined
  readonly homeHeldWith: 'partner' | 'former spouse' | 'somebody else' | undefined
  readonly business: 'sole trader' | 'own company' | 'shared' | 'farm' | undefined
  /** Pounds, with the home and pensions. */
  readonly wealth: number
  readonly hasPet: boolean
  /** Whether what a rate is about is true of this testator. */
  readonly is: (name: RateName) => boolean
}

const ages: Record<AgeBand, readonly [number, number]> = {
  '18–34': [20, 34],
  '35–44': [35, 44],
  '45–54': [45, 54],
  '55–64': [55, 64],
  '65–74': [65, 74],
  '75–84': [75, 84],
  '85 and over': [85, 95],
}

const withPartner: readonly MaritalStatus[] = [
  'Living with a partner but not married',
  'Engaged',
  'Married',
  'Civil Partnership',
]
const beforeNow: readonly MaritalStatus[] = ['Separated', 'Divorced', 'Widowed']

const childrenOf = (draw: Draw, level: Level, band: AgeBand, age: number, status: MaritalStatus): Child[] => {
  const partnered = withPartner.includes(status)
  const kind = partnered ? 'partnered' : beforeNow.includes(status) ? 'before' : 'alone'
  if (!draw.isTrue('parent', parents[kind][ageBands.indexOf(band)] ?? 0)) return []
  const ageAt = draw.between('age at the first child', Math.min(19, age), Math.max(19, Math.min(38, age)))
  const count = Math.min(draw.oneOf('children', childCounts), Math.max(1, age - ageAt))
  const second = partnered && draw.isTrue('second family', percentAt(rates.secondFamily, level, band))
  // The elder ones come from before, the testator's or the partner's.
  const before = second ? draw.between('children from before', 1, count) : 0
  const ofTestator = second && draw.isTrue('own children from before', 60)
  return Array.from({ length: count }, (_, index) => ({
    age: Math.max(0, age - ageAt - index * 3),
    step: index < before && !ofTestator,
    earlier: index < before && ofTestator,
  }))
}

type Home = Pick<Testator, 'ownsHome' | 'tenancy' | 'homeHeldWith'>

const homeOf = (draw: Draw, status: MaritalStatus, ownsHome: boolean): Home => {
  const partnered = withPartner.includes(status)
  const formerly = status === 'Separated' ? 50 : status === 'Divorced' ? 10 : 0
  const withWhom = partnered
    ? draw.isTrue('home with the partner', 80) && 'partner'
    : draw.isTrue('home with a former spouse', formerly)
      ? 'former spouse'
      : draw.isTrue('home with somebody else', 4) && 'somebody else'
  if (!ownsHome || withWhom === false) return { ownsHome, tenancy: undefined, homeHeldWith: undefined }
  return { ownsHome, tenancy: draw.oneOf('tenancy', tenancies), homeHeldWith: withWhom }
}

const wealthOf = (draw: Draw, level: Level, age: number, ownsHome: boolean): number => {
  const kind = ownsHome ? 'owner' : 'other'
  const byAge = age < 35 ? 0.45 : age < 45 ? 0.75 : age < 75 ? 1.2 : 1
  return wealth.median[kind][level] * byAge * Math.exp(wealth.spread[kind] * draw.normal('wealth'))
}

/** The same numbers are drawn for a testator at every level: only the rates differ. */
export const drawTestator = (seed: number, testator: number, level: Level): Testator => {
  const draw = createDraw(seed, testator)
  const is = (name: RateName): boolean => draw.isTrue(name, percentAt(rates[name], level, band))
  const band = draw.oneOf('age band', ageWeights)
  const age = draw.between('age', ...ages[band])
  const status = draw.oneOf('status', statusWeights[band])
  const children = childrenOf(draw, level, band, age, status)
  const ownsHome = is('ownsHome')
  const partnered = withPartner.includes(status)
  return {
    draw,
    level,
    age,
    band,
    status,
    partnered,
    married: status === 'Married' || status === 'Civil Partnership',
    divorcedOnce: status === 'Divorced' || (partnered && is('marriedBefore')),
    children,
    grandchildren: children.some((child) => child.age >= 28) ? draw.between('grandchildren', 0, 4) : 0,
    ...homeOf(draw, status, ownsHome),
    business: is('business') ? draw.oneOf('kind of business', businessKinds) : undefined,
    wealth: wealthOf(draw, level, age, ownsHome),
    hasPet: draw.isTrue('pet', 45),
    is,
  }
}

export const isSecondFamily = ({ children }: Testator): boolean => children.some(({ step, earlier }) => step || earlier)
export const hasYoungChild = ({ children }: Testator): boolean => children.some(({ age }) => age < 18)

export const hasYoungChildNotOfPartner = ({ children }: Testator): boolean =>
  children.some(({ age, earlier, step }) => earlier && !step && age < 18)

/** A home that the partner may live in for life, and that comes to others afterwards. */
export const wantsUseForLife = (testator: Testator): boolean =>
  testator.ownsHome &&
  testator.partnered &&
  testator.is(isSecondFamily(testator) ? 'wantsUseForLifeInSecondFamily' : 'wantsUseForLife')
