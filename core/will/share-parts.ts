/** What part of a whole is said: a percentage in hundredths, or a fraction. Both are exact. */

import { Fraction, isNothing, sumOf } from '../estate/fraction.ts'
import { fractionInWords, type TypedFraction } from '../text/fractions.ts'
import { hundredths, percentInWords } from '../text/money.ts'

/** A share as it is stored: a fraction where one was typed, else a percentage. */
export type SaidShare = { readonly percent: number; readonly fraction?: TypedFraction | undefined }
/** The same of a person, a charity or a class that shares the residue. */
export type SaidEstateShare = { readonly estatePercent: number; estateFraction?: TypedFraction | undefined }

const HUNDREDTHS = 10_000

/** The part that a share says. Nothing while it is not said. */
export const partOfShare = ({ percent, fraction }: SaidShare): Fraction =>
  fraction ? Fraction.of(fraction.n, fraction.d, true) : Fraction.of(hundredths(percent), HUNDREDTHS)

export const shareOfEstate = ({ estatePercent, estateFraction }: SaidEstateShare): SaidShare => ({
  percent: estatePercent,
  ...(estateFraction && { fraction: estateFraction }),
})

export const partOfEstate = (heir: SaidEstateShare): Fraction => partOfShare(shareOfEstate(heir))

/** Whether every part is said and they make exactly the whole. */
export const makeTheWhole = (parts: readonly Fraction[]): boolean =>
  parts.every((part) => !isNothing(part)) && sumOf(parts).equals(Fraction.one)

/** For limits and orders alone, which may be rounded: a third is 3333.33. */
export const hundredthsOf = ({ numerator, denominator }: Fraction): number =>
  denominator === 1n ? Number(numerator) * HUNDREDTHS : (Number(numerator) * HUNDREDTHS) / Number(denominator)

/** Printed as a fraction. The whole reads "100%", however it was typed. */
export const isSaidAsFraction = ({ typed, numerator, denominator }: Fraction): boolean =>
  typed === true && numerator !== denominator

/** "33.33%" as it was typed, or "one third". */
export const partInClause = (part: Fraction): string =>
  isSaidAsFraction(part)
    ? fractionInWords(Number(part.numerator), Number(part.denominator))
    : `${percentInWords(Math.round(hundredthsOf(part)))}%`

/** "33.33%" as it was typed, or "1/3". */
export const partInShort = (part: Fraction): string => (isSaidAsFraction(part) ? part.toString() : partInClause(part))

/** Whole weights in the proportions of these parts: of percentages, their hundredths. */
export const wholeWeights = (parts: readonly Fraction[]): bigint[] => {
  const common = parts.reduce((all, { denominator }) => leastCommonMultiple(all, denominator), BigInt(HUNDREDTHS))
  return parts.map(({ numerator, denominator }) => (numerator * common) / denominator)
}

const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a % b === 0n ? a : a * Fraction.of(a, b).denominator)

/** A share with a percentage in place of what it said. */
export const inPercent = <S extends SaidShare>({ fraction: _typed, ...share }: S, percent = 0) => ({
  ...share,
  percent,
})

/** A share with what is said of it now. It stays as it was where nothing is. */
export const withSaid = <S extends SaidShare>(share: S, said: SaidShare | undefined) =>
  said ? { ...inPercent(share, said.percent), ...(said.fraction && { fraction: said.fraction }) } : share

/** Somebody who shares the residue with a percentage in place of what was said. */
export const withPercent = <T extends SaidEstateShare>(heir: T, estatePercent: number): T => {
  const changed = { ...heir, estatePercent }
  delete changed.estateFraction
  return changed
}

/** The same with a fraction, which counts alone. */
export const withFraction = <T extends SaidEstateShare>(heir: T, estateFraction: TypedFraction): T => ({
  ...heir,
  estatePercent: 0,
  estateFraction,
})

/** What a taker has, as a share of the residue is stored. */
export const estateShareOf = (share: SaidShare | undefined): SaidEstateShare => ({
  estatePercent: share?.percent ?? 0,
  ...(share?.fraction && { estateFraction: share.fraction }),
})
