/** An estimate in words, on screen and on paper. All of them await review by a tax adviser. */
import { taxLawRead } from '../law/figures-of-law.ts'
import { dayInWords } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import type { TaxAssumption } from './estimate.ts'

/** Pence, from one end to the other. One figure where they are the same. */
type Range = { readonly low: number; readonly high: number }

const to = (pence: number, step: number): string => poundsInWords(Math.round(pence / step) * step)

const POUND = 100
const [THOUSAND, HUNDRED] = [1000 * POUND, 100 * POUND]

/** What is "about" has no digits that it does not mean: to a thousand, a small sum to a hundred, and below a thousand to the pound. */
const roughly = (pence: number): string =>
  to(pence, pence >= 10 * THOUSAND ? THOUSAND : pence >= THOUSAND ? HUNDRED : POUND)

/** "About £41,000", "between £510,000 and £606,000", "up to £84,000", "nothing". */
export const amountInWords = ({ low, high }: Range): string => {
  if (high === 0) return 'nothing'
  if (low === high) return `about ${roughly(low)}`
  const inPounds = (pence: number): string => to(pence, POUND)
  return low === 0 ? `up to ${inPounds(high)}` : `between ${inPounds(low)} and ${inPounds(high)}`
}

/** The same where it is opened, or stands beside the sum that it is a part of: one figure is to the pound. */
export const amountInFull = (amount: Range): string =>
  amount.low === amount.high && amount.high > 0 ? to(amount.low, POUND) : amountInWords(amount)

const assumptions: Readonly<Record<TaxAssumption, string>> = {
  'grandchildren of any age': 'The ages of grandchildren who are not named are not known, so both cases are counted.',
  'charity line': 'What goes to charity is close to the tenth for a lower rate, so both rates are counted.',
}

export const ESTIMATE = 'An estimate, not advice'

/** Stands once beside any figure of an estimate. */
export const estimateNote = (assumed: readonly TaxAssumption[] = []): string =>
  [
    `Worked out from what you said things are worth, with the law as we knew it on ${dayInWords(taxLawRead)}.`,
    'It is not tax advice, and not what HMRC will decide.',
    'The costs of sorting things out are not counted.',
    'These words and sums await a tax adviser’s review.',
    ...assumed.map((each) => assumptions[each]),
  ].join(' ')

/** What was given no value, and so counts as nothing. Empty where there is nothing of that kind. */
export const notCountedInWords = (things: readonly string[]): string =>
  things.length === 0 ? '' : `Not counted, as you have not said what it is worth: ${things.join('; ')}.`
