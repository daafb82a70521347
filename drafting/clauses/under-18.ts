import { always, defineClause } from '../clause.ts'
import { paragraph } from '../wording.ts'

/** What the law gives anyway (Trustee Act 1925 ss.31 and 32) is relied on and not restated. */
export const under18 = defineClause({
  id: 'under-18',
  heading: 'Anyone under 18',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Says who holds what a child is given until they are 18, and what it may be used for.',
  source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 s.71A',
  legalSignOff: 'awaited',
  draft: () => [
    paragraph`If somebody is under 18 when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach 18. Until then my Executors hold it on trust. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough.`,
    paragraph`If that person dies under 18, what has not been used or paid by then passes as if I had died on that day, so that children born since my death can take. Nothing else in this will is affected: what others have taken stays theirs.`,
  ],
})
