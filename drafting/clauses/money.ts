import { defineClause } from '../clause.ts'
import { type DraftRun, listOf, paragraphOrList, pounds, sentence } from '../wording.ts'
import { giftsOfType, giftsPart, ifItFails, type SumOfMoney } from './gifts.ts'

/** A sum for several people is that much for each. */
export const sumOfMoney = ({ pence, to, backups }: SumOfMoney): DraftRun[] =>
  sentence`I give ${pounds(pence)} to ${to.length > 1 ? 'each of ' : ''}${listOf(to)}.${ifItFails(backups, to.length > 1)}`

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
  legalSignOff: 'awaited',
  draft: ({ gifts }) => [paragraphOrList(gifts.money.map(sumOfMoney))],
})
