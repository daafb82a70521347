import { defineClause } from '../clause.ts'
import { type DraftRun, listOf, paragraphOrList, pounds, sentence } from '../wording.ts'
import { afterGift, giftsOfType, giftsPart, type SumOfMoney } from './gifts.ts'

/** A sum for several people is that much for each. */
export const sumOfMoney = (gift: SumOfMoney): DraftRun[] =>
  sentence`I give ${pounds(gift.pence)} to ${gift.to.length > 1 ? 'each of ' : ''}${listOf(gift.to)}.${afterGift(gift, true)}`

export const money = defineClause({
  id: 'money',
  heading: 'Gifts of money',
  steps: ['will.gifts'],
  when: 'There is a gift of money to a person.',
  appliesTo: (will) => giftsOfType(will, 'Money').length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives the sums you chose, before the rest is shared.',
  source: 'Common law of pecuniary legacies; Administration of Estates Act 1925 s.34(3)',
  draft: ({ gifts }) => [paragraphOrList(gifts.money.map(sumOfMoney))],
})
