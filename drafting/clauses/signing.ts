import { always, defineClause } from '../clause.ts'
import { signingSentence } from '../signature.ts'

/** No form of attestation is required by law, but without a good one the registry asks for evidence. */
export const signing = defineClause({
  id: 'signing',
  heading: 'Signing',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: [],
  from: [],
  why: 'A will counts only when you sign it in front of two witnesses who are in the room with you together.',
  source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 rr.12 and 13',
  reviewed: false,
  draft: () => [{ kind: 'paragraph', runs: signingSentence() }],
})
