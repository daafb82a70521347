import { always, defineClause } from '../clause.ts'
import { paragraph } from '../wording.ts'

export const governingLaw = defineClause({
  id: 'governing-law',
  heading: 'Law',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Says which country’s law decides what your words mean.',
  source: 'Common law; Wills Act 1837 ss.3 and 24',
  draft: () => [
    paragraph`The law of England and Wales governs this will and any trust in it. The will covers everything that I am free to leave by will when I die.`,
  ],
})
