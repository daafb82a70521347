/** Shares said in percentages or in fractions, one way for everyone who shares something, and the change from one to the other. */

import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { Fraction, sumOf } from '../estate/fraction.ts'
import { LARGEST_DENOMINATOR, type TypedFraction } from '../text/fractions.ts'
import { hundredths } from '../text/money.ts'
import { equalSplit } from './equal-shares.ts'
import { hundredthsOf, partOfShare, type SaidShare } from './parts-said.ts'

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
