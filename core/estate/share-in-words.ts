import { percentInWords } from '../formats/amounts.ts'
import type { Fraction } from './fraction.ts'

/** "60%" where that is exact to the hundredth, else "4/7": a rounded share would be a wrong one. */
export const shareInWords = (share: Fraction): string => {
  const hundredths = share.numerator * 10_000n
  return hundredths % share.denominator === 0n
    ? `${percentInWords(Number(hundredths / share.denominator))}%`
    : share.toString()
}
