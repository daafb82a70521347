import { defineClause } from '../clause.ts'
import { paragraphOrList } from '../wording.ts'
import { giftsPart, sumsToCharity } from './gifts.ts'
import { sumOfMoney } from './money.ts'

export const donations = defineClause({
  id: 'donations',
  heading: 'Gifts to charity',
  steps: ['will.gifts'],
  when: 'There is a gift of a sum to charity.',
  appliesTo: (will) => sumsToCharity(will).length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'charities'],
  why: 'Gives money to the charities you chose, before the rest is shared.',
  source: 'Charities Act 2011 s.311; Inheritance Tax Act 1984 s.23',
  draft: ({ gifts }) => [paragraphOrList(gifts.donations.map(sumOfMoney))],
})
