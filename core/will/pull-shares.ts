/** Shares of the rest as a bar that is pulled: what a handle, a button or a repair makes of the hundredths of a percent. */

import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'

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
