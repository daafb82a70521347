/** Gifts that come to more than there is, cut down by the order of the law. */

import { poundsInWords } from '../text/money.ts'
import { listed } from '../text/names.ts'
import { charityById, isByRate, personById } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import type { Estimate } from './estimate.ts'
import { amountInFull } from './estimate-words.ts'
import { keyOfCharity, keyOfPerson } from './tax-takers.ts'

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
