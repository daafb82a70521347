/** Shares said in percentages or in fractions, one way for everyone who shares something, and the change from one to the other. */

import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { Fraction, sumOf } from '../estate/fraction.ts'
import { LARGEST_DENOMINATOR, type TypedFraction } from '../text/fractions.ts'
import { hundredths } from '../text/money.ts'
import { equalSplit } from './equal-shares.ts'
import { hundredthsOf, partOfShare, type SaidShare } from './share-parts.ts'

export const shareUnits = ['In percentages', 'In fractions'] as const
export type ShareUnit = (typeof shareUnits)[number]

export const unitOf = (said: readonly SaidShare[]): ShareUnit =>
  said.some(({ fraction }) => fraction) ? 'In fractions' : 'In percentages'

/** A fraction that is still to be typed. */
export const NO_FRACTION: TypedFraction = { n: 0, d: 1 }

const typedOf = ({ numerator, denominator }: Fraction): TypedFraction | undefined =>
  denominator > BigInt(LARGEST_DENOMINATOR) ? undefined : { n: Number(numerator), d: Number(denominator) }

/** A fraction with more parts would be no easier to read than the percentage. */
const MOST_PARTS = 100

/** Equal percentages become one part each of so many; another keeps its worth where few parts say it, or is asked for again. */
export const asFractions = (said: readonly SaidShare[]): SaidShare[] => {
  const equal = equalSplit(said.length).join() === said.map(({ percent }) => hundredths(percent)).join()
  return said.map((share) => {
    const typed = equal ? { n: 1, d: said.length } : typedOf(partOfShare(share))
    return { percent: 0, fraction: typed && typed.d <= MOST_PARTS ? typed : NO_FRACTION }
  })
}

/** The nearest percentages. Where the fractions made one whole, so do they: the last takes the remainder. */
export const asPercents = (said: readonly SaidShare[]): SaidShare[] => {
  const parts = said.map(partOfShare)
  const nearest = parts.map((part) => Math.floor(hundredthsOf(part)))
  const rest = sumOf(parts).equals(Fraction.one)
    ? WHOLE_ESTATE_HUNDREDTHS - nearest.reduce((sum, each) => sum + each, 0)
    : 0
  return nearest.map((each, at) => ({ percent: (at === nearest.length - 1 ? each + rest : each) / 100 }))
}

export const inUnit = (said: readonly SaidShare[], unit: ShareUnit): SaidShare[] =>
  unit === 'In fractions' ? asFractions(said) : asPercents(said)

/** How the total differs from the whole: "7/24 to go", or too much. */
export const differenceFromWhole = (said: readonly SaidShare[]): { readonly by: Fraction; readonly over: boolean } => {
  const total = sumOf(said.map(partOfShare))
  const over = total.compare(Fraction.one) > 0
  return { by: over ? total.minus(Fraction.one) : Fraction.one.minus(total), over }
}

/** The fraction with which one of them alone puts the total right. Undefined where none does, or nobody could read it. */
export const rightAt = (said: readonly SaidShare[], at: number): TypedFraction | undefined => {
  const others = sumOf(said.flatMap((share, index) => (index === at ? [] : partOfShare(share))))
  const left = Fraction.one.excess(others)
  return left.equals(Fraction.zero) ? undefined : typedOf(left)
}

// Shares of the rest as a bar that is pulled: what a handle, a button or a repair makes of the hundredths of a percent.

/** One percent: what a handle and a button move at least, and the least that they leave. */
const STEP = 100

/** The total of shares. */
export const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0)

const clamped = (value: number, { least, most }: Limits): number => Math.min(Math.max(value, least), most)

export type Limits = { readonly least: number; readonly most: number }

/** How far the handle after `at` can be pulled: the shares that the one before it may have while its neighbour keeps 1%. */
export const limitsOf = (shares: readonly number[], at: number): Limits => {
  const [left = 0, right = 0] = shares.slice(at)
  return { least: Math.min(STEP, left), most: left + right - Math.min(STEP, right) }
}

/**
 * The shares once the handle after `at` gives the one before it `wanted`. Only the two neighbours change; together they keep what
 * they had. The pulled share is a whole percent, except at the limits.
 */
export const pulled = (shares: readonly number[], at: number, wanted: number): number[] => {
  const [left = 0, right = 0] = shares.slice(at)
  const given = clamped(Math.round(wanted / STEP) * STEP, limitsOf(shares, at))
  return shares.with(at, given).with(at + 1, left + right - given)
}

/** The next whole percents up or down: 33.33% becomes 34% or 33%. */
export const stepped = (share: number, percents: number): number =>
  (percents > 0 ? Math.floor(share / STEP) : Math.ceil(share / STEP)) * STEP + percents * STEP

/** The share once a button has added or taken 1%. It stays between 1% and the whole. */
export const nudged = (share: number, percents: number): number =>
  clamped(stepped(share, percents), { least: STEP, most: WHOLE_ESTATE_HUNDREDTHS })

/** What is missing to the whole: above 0 while there is some to go, below 0 when it is too much. */
export const leftOver = (shares: readonly number[]): number => WHOLE_ESTATE_HUNDREDTHS - sum(shares)

/** The places of those whose share alone can put the total right, by taking what is too much or getting what is left. */
export const repairable = (shares: readonly number[]): number[] => {
  const left = leftOver(shares)
  return left === 0 ? [] : shares.flatMap((share, at) => (share + left > 0 ? [at] : []))
}

/** The shares with the total put right at one of them. */
export const repaired = (shares: readonly number[], at: number): number[] =>
  shares.with(at, (shares[at] ?? 0) + leftOver(shares))
