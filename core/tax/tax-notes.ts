import { taxNotes as words } from '#words/en/values.ts'
import { Fraction, isNothing } from '../estate/fraction.ts'
import { datedLaw, isInForce } from '../law/dated-law.ts'
import { dayInWords } from '../text/calendar-day.ts'
import { percentInWords, poundsInWords } from '../text/money.ts'
import { listed } from '../text/names.ts'
import { charityById, isByRate, personById } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import type { Estimate } from './estimate.ts'
import { amountInFull } from './estimate-words.ts'
import { taxLawOn } from './tax-law.ts'
import { keyOfCharity, keyOfPerson } from './tax-takers.ts'

/** What to know beside an estimate, at the place where it matters. All of it awaits review by a tax adviser. */

export type TaxNote = {
  readonly id:
    | 'charity rate'
    | 'close to the charity rate'
    | 'band brought'
    | 'home allowance'
    | 'home sold'
    | 'tax on gifts'
    | 'pension'
    | 'business'
  /** Where it belongs, beside what it is about. */
  readonly at: 'shares' | 'gifts' | 'values'
  readonly words: string
  readonly law: string
}

const lineIn = ({ lines }: Estimate, id: string): Fraction =>
  lines.findLast((line) => line.id === id)?.value ?? Fraction.zero

type Row = TaxNote & { readonly when: (found: Estimate) => boolean }

const rowsOn = (found: Estimate): Row[] => {
  const law = taxLawOn(found.on)
  if (!law) return []
  const [rate, lower] = [law.rate, law.charityRate].map((percent) => `${percentInWords(percent * 100)}%`)
  const close = found.assumed.includes('charity line')
  return [
    {
      id: 'charity rate',
      at: 'shares',
      when: () => !close && found.tax.high > 0 && lineIn(found, 'rate of free').equals(Fraction.of(law.charityRate)),
      words: words.whatYouLeave(lower, rate),
      law: 'Inheritance Tax Act 1984 Sch.1A',
    },
    {
      id: 'close to the charity rate',
      at: 'shares',
      when: () => close,
      words: words.youLeaveClose(lower, rate),
      law: 'Inheritance Tax Act 1984 Sch.1A',
    },
    {
      id: 'band brought',
      at: 'values',
      when: () => !isNothing(lineIn(found, 'nil-rate band brought')) || !isNothing(lineIn(found, 'home band brought')),
      words: words.yourExecutorsMust,
      law: 'Inheritance Tax Act 1984 ss.8B and 8L',
    },
    {
      id: 'home allowance',
      at: 'shares',
      when: () => !isNothing(lineIn(found, 'home closely inherited')) && found.tax.high > 0,
      words: words.anExtraAllowance,
      law: 'Inheritance Tax Act 1984 ss.8D to 8K',
    },
    {
      id: 'home sold',
      at: 'values',
      when: () => !isNothing(lineIn(found, 'downsizing addition')),
      words: words.forTheHomeSold,
      law: 'Inheritance Tax Act 1984 ss.8FA, 8FB and 8L',
    },
    {
      id: 'tax on gifts',
      at: 'gifts',
      when: () => !isNothing(lineIn(found, 'tax on tax-free gifts')),
      words: words.theRestOf,
      law: 'Inheritance Tax Act 1984 s.211',
    },
    {
      id: 'business',
      at: 'values',
      when: () => !isNothing(lineIn(found, 'relief')) || !isNothing(lineIn(found, 'relieved in full')),
      words: words.whetherBusiness,
      law: 'Inheritance Tax Act 1984 ss.104, 106 and 116',
    },
    {
      id: 'pension',
      at: 'values',
      when: ({ on, people }) => !isInForce('pensions-are-taxed', on) && people.some(({ pension }) => pension.high > 0),
      words: words.forADeath(dayInWords(datedLaw['pensions-are-taxed'].from)),
      law: 'Inheritance Tax Act 1984 s.150A',
    },
  ]
}

/** The notes that matter for an estimate, in the order of the table. Of rough figures those of their middle. */
export const taxNotesOf = (found: Estimate): TaxNote[] =>
  rowsOn(found)
    .filter(({ when }) => when(found))
    .map(({ when: _when, ...note }) => note)

/** Gifts that come to more than there is, cut down by the order of the law. */

const nameOf = (will: Will, taker: string): string => {
  const id = Number(taker.split(' ').at(-1))
  if (taker === keyOfCharity(id)) return charityById(will, id)?.fullname ?? ''
  const person = personById(will, id)
  return taker === keyOfPerson(id) ? (person?.fullname ?? '') : `the children of ${person?.fullname ?? ''}`
}

/** A gift that bears its own tax is less than it says without being cut. */
const isCutAlone = (gift: Gift): boolean =>
  (gift.type === 'Money' || gift.type === 'Donation') && !isByRate(gift) && gift.tax !== 'Paid by whoever gets it'

type Cut = { readonly name: string; readonly of: number; readonly to: string; readonly always: boolean }

const cutSums = (will: Will, found: Estimate): Cut[] =>
  found.gifts.flatMap(({ of, taker, amount }) => {
    const gift = will.gifts.find(({ id }) => of === `gift ${id}`)
    if (gift?.amount === undefined || !isCutAlone(gift) || amount.low >= gift.amount) return []
    return [{ name: nameOf(will, taker), of: gift.amount, to: amountInFull(amount), always: amount.high < gift.amount }]
  })

/**
 * What the law makes of gifts that come to more than there is: sums of money are cut first, in one proportion, and things after them
 * (Administration of Estates Act 1925 s.34(3) and Sch.1 Part II). Empty where every sum is paid in full.
 */
export const giftsShortInWords = (will: Will, found: Estimate): string[] => {
  const cut = cutSums(will, found)
  if (cut.length === 0) return []
  const sure = cut.some(({ always }) => always)
  return [
    `Your gifts ${sure ? '' : 'may '}come to more than there is when your debts are paid.`,
    'Sums of money are then cut first, all in the same proportion. Things are cut only after that. Nothing is left to share.',
    `${listed.format(cut.map(({ name, of, to }) => `${name} would get ${to} of ${poundsInWords(of)}`))}.`,
  ]
}
