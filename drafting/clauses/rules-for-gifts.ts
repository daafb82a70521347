import { defineClause } from '../clause.ts'
import { clauses, paragraph, term } from '../wording.ts'
import { giftsPart } from './gifts.ts'

export const rulesForGifts = defineClause({
  id: 'rules-for-gifts',
  heading: 'Rules for all gifts',
  steps: ['will.gifts'],
  when: 'There is a gift of any kind, pets apart.',
  appliesTo: (will) => will.gifts.length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts'],
  why: 'Settles who pays tax on your gifts, and what happens to a gift that cannot be made.',
  source: 'Wills Act 1837 s.33; Inheritance Tax Act 1984 s.211; Administration of Estates Act 1925 s.34(3)',
  legalSignOff: 'awaited',
  draft: () => [
    paragraph`This clause is about the gifts in ${clauses('items', 'money', 'donations', 'shares-of-assets', 'property')}. A gift to a person takes effect only if they survive me. It ${term('fails')} if they do not survive me, or cannot or do not take it for any reason, and they are then treated as having died before me. A gift that fails becomes part of my Residuary Estate, unless this will names somebody to take it instead.`,
    paragraph`The gifts are free of inheritance tax, which is paid from my Residuary Estate before it is shared. No interest is due on a gift of money that is paid within a year of my death.`,
  ],
})
