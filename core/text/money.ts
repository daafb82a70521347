/** Percentages in hundredths of a percent and money in pence: whole numbers, because floats do not add up exactly. */

/** 33.33 -> 3333. Exact for at most two decimals, which is all the schema allows. */
export const hundredths = (percent: number): number => Math.round(percent * 100)

/** 3333 -> "33.33", 4000 -> "40" */
export const percentInWords = (inHundredths: number): string => {
  const whole = Math.floor(inHundredths / 100)
  const rest = inHundredths % 100
  return rest === 0 ? `${whole}` : `${whole}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}

const withPoint = (typed: string): string => typed.trim().replace(/,/g, '.')

/** Parses a typed percentage. A comma counts as a decimal point; more than 100 gives 100. Undefined if it is not a number. */
export const readPercent = (typed: string): number | undefined => {
  const text = withPoint(typed).replace(/(?<!\s)\s*%$/, '')
  if (!/^\d+(\.\d{0,2})?$/.test(text)) return undefined
  return Math.min(Number(text), 100)
}

/**
 * What is typed into a field for a percentage, as the field shows it: digits and one point, with at most two decimals, and at
 * most 100. A comma becomes a point.
 */
export const percentAsTyped = (typed: string): string => {
  const [whole = '', ...decimals] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const text = decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, 2)}`
  return Number(text) > 100 ? '100' : text
}

// In "1,000" the comma separates thousands; in "12,50" it is a decimal point.
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

/** Parses typed money into pence: "£1,250.50" -> 125050. Undefined if it is not an amount. */
export const readPounds = (typed: string): number | undefined => {
  const text = typed.trim().replace(/^£\s*/, '')
  const plain = THOUSANDS.test(text) ? text.replace(/,/g, '') : withPoint(text)
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100)
}

const THOUSANDS_OR_MILLIONS = /^(?:about\s+)?£?\s?(\d{1,6}(?:\.\d{1,3})?)\s?(k|m)$/i

/** Parses a sum that may be rough: "300k", "1.2m" or "about £300,000", into pence. Undefined if it is not an amount. */
export const readRoughPounds = (typed: string): number | undefined => {
  const short = THOUSANDS_OR_MILLIONS.exec(typed.trim())
  if (!short) return readPounds(typed.trim().replace(/^about\s/i, ''))
  const [, number = '', unit = ''] = short
  return Math.round(Number(number) * 1000) * (unit.toLowerCase() === 'k' ? 100 : 100_000)
}

/** Made by the first amount: it takes milliseconds of each start and of each page. */
let grouped: Intl.NumberFormat | undefined

/** 125050 -> "£1,250.50", 500000 -> "£5,000" */
export const poundsInWords = (pence: number): string => {
  grouped ??= new Intl.NumberFormat('en-GB')
  const pounds = grouped.format(Math.floor(pence / 100))
  const rest = pence % 100
  return rest === 0 ? `£${pounds}` : `£${pounds}.${String(rest).padStart(2, '0')}`
}

/** 8900 -> "£89.00". */
export const price = (pence: number): string => {
  const words = poundsInWords(pence)
  return words.includes('.') ? words : `${words}.00`
}
