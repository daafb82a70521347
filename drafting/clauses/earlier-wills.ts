import { always, defineClause } from '../clause.ts'
import { paragraph } from '../wording.ts'

export const earlierWills = defineClause({
  id: 'earlier-wills',
  heading: 'Earlier wills',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Without it, parts of an old will could still count.',
  source: 'Wills Act 1837 s.20',
  draft: () => [paragraph`I cancel every will and every codicil that I made before this one.`],
})
