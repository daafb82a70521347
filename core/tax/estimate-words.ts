/** An estimate in words, on screen and on paper. All of them await review by a tax adviser. */
import { kept } from '#words/en/forms.ts'
import { whatWouldHelp as helpWords, estimateWords as words } from '#words/en/values.ts'
import { figureOn, taxLawRead } from '../law/figures-of-law.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { spouseOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Estimate, EstimateRefusal, TaxAssumption } from './estimate.ts'
import { type FactId, isRisk, type risks } from './facts-asked.ts'
import type { Help } from './what-would-help.ts'

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
  if (high === 0) return kept.said('nothing')
  if (low === high) return kept.said(`about ${roughly(low)}`)
  const inPounds = (pence: number): string => to(pence, POUND)
  return kept.said(low === 0 ? `up to ${inPounds(high)}` : `between ${inPounds(low)} and ${inPounds(high)}`)
}

/** "£41,000", "£510,000 to £606,000": where there is little room. */
export const amountInShort = ({ low, high }: Range): string =>
  low === high ? roughly(low) : kept.said(`${to(low, POUND)} to ${to(high, POUND)}`)

/** The same where it is opened, or stands beside the sum that it is a part of: one figure is to the pound. */
export const amountInFull = (amount: Range): string =>
  amount.low === amount.high && amount.high > 0 ? to(amount.low, POUND) : amountInWords(amount)

export const ESTIMATE = 'An estimate, not advice'

/** Stands once beside any figure of an estimate. */
export const estimateNote = (assumed: readonly TaxAssumption[] = []): string =>
  [words.note(dayInWords(taxLawRead)), ...assumed.map((each) => words.assumptions[each])].join(' ')

/** What was given no value, and so counts as nothing. Empty where there is nothing of that kind. */
export const notCountedInWords = (things: readonly string[]): string =>
  things.length === 0 ? '' : words.notCountedAs(things.map((each) => kept.said(each)).join('; '))

type Risk = (typeof risks)[number]

/** What is ticked where it is so, about a husband or wife of this name. */
export const riskInWords = (risk: Risk, partner: string): string =>
  kept.said(
    {
      partnerLongTermResident: `${partner} has lived outside the UK in the last 10 years`,
      keptUsing: 'I gave away something that I still use',
      business: 'I own a business or a farm, or shares that are not on a main stock exchange',
      abroad: 'I own something abroad, or I have lived abroad in the last 10 years',
      trust: 'I get money from a trust, or I have put money into one',
      taxedInheritance: 'In the last five years I inherited something on which tax was paid',
      downsized: 'I have sold or given away a home since July 2015',
    }[risk],
  )

export const ANY_OF_THESE = 'Is any of this so?'
/** Stands above the open questions. */
export const NOT_ANSWERED = 'Not answered yet'

/** A question about tax, as its field asks it. */
export const factQuestion = (will: Will, fact: Exclude<FactId, Risk>, on: Day, partner: string): string => {
  switch (fact) {
    case 'given':
      return words.haveYouGiven(poundsInWords(figureOn('yearly-gifts-exemption', on)))
    case 'earlierSpouse':
      return will.status === 'Widowed' ? words.whenYourHusband : words.wereYouWidowed
    case 'ifPartnerDiesFirst':
      return words.ifDiesFirst(partner)
  }
}

/** The field that asks what the question asks. All that leave no figure are one. */
export const fieldOfFact = (fact: FactId): string => `values.${isRisk(fact) ? 'facts' : fact}`

/** An open question beside figures: what it asks, and what hangs on it. `brief`: where the question leads to all that it names. */
export type SaidOpen = {
  readonly field: string
  readonly question: string
  readonly words: string
  readonly brief?: string
}

/**
 * The questions that are open, in the order of their fields.
 * @param partner What the husband or wife is called.
 */
export const openInWords = (
  will: Will,
  { on, open, mayRefuse }: Pick<Estimate, 'on' | 'open' | 'mayRefuse'>,
  partner = spouseOf(will)?.fullname ?? '',
): SaidOpen[] => {
  const why = mayRefuse.length === 0 ? [] : [words.withSomeAnswers, ...mayRefuse.map((code) => refusalWords[code])]
  const moving = open.flatMap(({ fact }): SaidOpen[] =>
    isRisk(fact)
      ? []
      : [
          {
            field: fieldOfFact(fact),
            question: factQuestion(will, fact, on, partner),
            words: [words.youHaveNot, ...why].join(' '),
          },
        ],
  )
  const said = open.flatMap(({ fact }) => (isRisk(fact) ? [riskInWords(fact, partner)] : []))
  if (said.length === 0) return moving
  const list = said.map((each) => `“${each}”`).join('; ')
  const all = { words: words.youHaveNotSaid(list), brief: words.ifSo }
  return [...moving, { field: 'values.facts', question: kept.said(ANY_OF_THESE), ...all }]
}

/** Why there is no figure, for the customer. Each is followed by the way to an adviser. All await review by a tax adviser. */
export const refusalWords: Readonly<Record<EstimateRefusal, string>> = words.refusals

export const helpInWords = ({ id, said }: Help): string =>
  (helpWords[id] as (...said: readonly string[]) => string)(...said)
