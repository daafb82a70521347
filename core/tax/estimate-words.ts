/** An estimate in words, on screen and on paper. All of them await review by a tax adviser. */
import { figureOn, taxLawRead } from '../law/figures-of-law.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { partnerNow } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Estimate, EstimateRefusal, TaxAssumption } from './estimate.ts'
import { type FactId, isRisk, type risks } from './facts-asked.ts'

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
  'allowance of a partner':
    'How much of the allowance the one who dies first would leave unused is not known, so all of it and none are counted.',
  'day of a gift':
    'You said in which year you gave something away, and not on which day, so each day of the year is counted.',
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

type Risk = (typeof risks)[number]

/** What is ticked where it is so, about a husband or wife of this name. */
export const riskInWords = (risk: Risk, partner: string): string =>
  ({
    partnerLongTermResident: `${partner} has lived outside the UK in the last 10 years`,
    keptUsing: 'I gave away something that I still use',
    business: 'I own a business or a farm, or shares that are not on a main stock exchange',
    abroad: 'I own something abroad, or I have lived abroad in the last 10 years',
    trust: 'I get money from a trust, or I have put money into one',
    taxedInheritance: 'In the last five years I inherited something on which tax was paid',
    downsized: 'I have sold or given away a home since July 2015',
  })[risk]

export const ANY_OF_THESE = 'Is any of this so?'
/** Stands above the open questions. */
export const NOT_ANSWERED = 'Not answered yet'

/** A question about tax, as its field asks it. */
export const factQuestion = (will: Will, fact: Exclude<FactId, Risk>, on: Day, partner: string): string => {
  switch (fact) {
    case 'given':
      return `Have you given away more than ${poundsInWords(figureOn('yearly-gifts-exemption', on))} in any of the last seven years?`
    case 'earlierSpouse':
      return will.status === 'Widowed'
        ? 'When your husband, wife or civil partner died, did everything go to you?'
        : 'Were you widowed before?'
    case 'ifPartnerDiesFirst':
      return `If ${partner} dies first, do you get everything?`
  }
}

/** The field that asks what the question asks. All that leave no figure are one. */
export const fieldOfFact = (fact: FactId): string => `values.${isRisk(fact) ? 'facts' : fact}`

/** An open question beside figures: what it asks, and what hangs on it. */
export type SaidOpen = { readonly field: string; readonly question: string; readonly words: string }

const SOME_ANSWERS = 'With some answers there is no figure.'

/**
 * The questions that are open, in the order of their fields.
 * @param partner What the husband or wife is called.
 */
export const openInWords = (
  will: Will,
  { on, open, mayRefuse }: Pick<Estimate, 'on' | 'open' | 'mayRefuse'>,
  partner = partnerNow(will)?.fullname ?? '',
): SaidOpen[] => {
  const why = mayRefuse.length === 0 ? [] : [SOME_ANSWERS, ...mayRefuse.map((code) => refusalWords[code])]
  const moving = open.flatMap(({ fact }): SaidOpen[] =>
    isRisk(fact)
      ? []
      : [
          {
            field: fieldOfFact(fact),
            question: factQuestion(will, fact, on, partner),
            words: ['You have not said. The figures hold every answer.', ...why].join(' '),
          },
        ],
  )
  const said = open.flatMap(({ fact }) => (isRisk(fact) ? [riskInWords(fact, partner)] : []))
  if (said.length === 0) return moving
  const words = `You have not said whether one of these is so: ${said.map((each) => `“${each}”`).join('; ')}. If one is, a person needs to look at this, and the figures do not count.`
  return [...moving, { field: 'values.facts', question: ANY_OF_THESE, words }]
}

/** Why there is no figure, for the customer. Each is followed by the way to an adviser. All await review by a tax adviser. */
export const refusalWords: Readonly<Record<EstimateRefusal, string>> = {
  BUSINESS: 'The relief for a business or a farm changed in April 2026. It depends on papers that we have not seen.',
  TRUST: 'Money in a trust counts in ways that only the papers of the trust show.',
  HELD_IN_WILL: 'Your will holds something for someone until a later day. How that is taxed hangs on more than we ask.',
  FIRM_CLAUSE:
    'Your will has a clause that a law firm wrote. It may change who gets what, and we do not work out how. Ask the firm.',
  CO_OWNER_UNSAID: 'You own something with someone whom you have not named. Say who it is where you list what you own.',
  KEPT_USING: 'Something that you gave away and still use may count as yours.',
  ABROAD: 'For things abroad, another country’s tax may count as well.',
  PARTNER_ABROAD: 'For a husband, wife or civil partner from abroad, the exemption may be smaller.',
  TAXED_INHERITANCE: 'You inherited something on which tax was paid not long ago. Some of that tax may be credited.',
  DOWNSIZED: 'You sold or gave away a home. You may keep a part of the allowance for it.',
  CHARITY_UNSURE: 'We cannot tell whether a gift to an organisation without a charity number is exempt.',
  NEXT_OF_KIN: 'What is left would go to your next of kin, and we do not know who they would be.',
  INSOLVENT: 'Your debts are more than what pays them. Those you owe come first.',
  NEGATIVE_EQUITY: 'One of your things has a debt on it that is more than it is worth.',
  TAX_EXCEEDS_RESIDUE: 'The tax on your gifts would be more than what is left to pay it.',
  HOME_AND_LEGACIES: 'Your home may have to be sold to pay your gifts.',
  GROSSED_HOME: 'The allowance for your home and the tax on your gifts depend on each other here.',
  LAW_UNKNOWN: 'Parliament has not set the allowances for that day.',
  TOO_MANY_ROUGH_FIGURES: 'There are too many rough figures. Give one figure for some of them.',
}
