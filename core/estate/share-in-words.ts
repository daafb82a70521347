import type { Fraction } from './fraction.ts'

/** More decimals than this are harder to read than a fraction. */
const MOST_DECIMALS = 4

const percentWith = (decimals: number, { numerator, denominator }: Fraction): string | undefined => {
  const scaled = numerator * 10n ** BigInt(decimals + 2)
  if (scaled % denominator !== 0n) return undefined
  const digits = `${scaled / denominator}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? `${whole}%` : `${whole}.${digits.slice(-decimals)}%`
}

/** "60%" or "12.125%" where that is exact, else "4/7": a rounded share would be a wrong one. */
export const shareInWords = (share: Fraction): string => {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const percent = percentWith(decimals, share)
    if (percent !== undefined) return percent
  }
  return share.toString()
}
