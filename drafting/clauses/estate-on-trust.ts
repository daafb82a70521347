import { always, defineClause } from '../clause.ts'
import { paragraph, term } from '../wording.ts'

/** One fund pays everything, whatever the default order of assets for debts. */
export const estateOnTrust = defineClause({
  id: 'estate-on-trust',
  heading: 'Everything else',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Gives the rest to your executors to pay what you owe, so that they can then share it out.',
  source: 'Administration of Estates Act 1925 ss.34(3), 35 and Schedule 1',
  draft: () => [
    paragraph`I give everything that I own when I die, and have not given by another clause, to my Executors on trust. They may sell it or keep it. From this fund they must pay my debts, the cost of my funeral and of dealing with my estate, any gifts of money in this will, and the inheritance tax on any gift that this will makes free of tax. What is left is my ${term('Residuary Estate')}.`,
  ],
})
