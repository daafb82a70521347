import { always, defineClause } from '../clause.ts'
import { clauses, list, paragraph, sentence } from '../wording.ts'
import { substitutesPart } from './executors.ts'

/** Never missing: an unfinished will is read as it stands. */
const namedPart = { ...substitutesPart, steps: [] }

/**
 * Who holds what a child is to have later, and how they are replaced. The law alone would let one executor hold it, who may be
 * the child's guardian too and pay it to themselves.
 */
export const trustees = defineClause({
  id: 'trustees',
  heading: 'While something is held for a person',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: { substitutes: namedPart },
  from: ['executor', 'executorBackup', 'persons'],
  why: 'Sees to it that two people always look after what a child is to have later, and says who replaces them.',
  source:
    'Trustee Act 1925 ss.14(2) and 36; Law of Property Act 1925 s.27(2); Trusts of Land and Appointment of Trustees Act 1996 ss.11(2)(a) and 21(5)',
  legalSignOff: 'awaited',
  draft: ({ substitutes }) => [
    paragraph`While my Executors hold anything for a person who is not yet old enough to have it:`,
    list([
      sentence`There must be at least two of them, or a trust corporation. One alone may do no more with it than keep it safe, and must appoint another within three months. If that is not done, the adults who would take in that person’s place may appoint.`,
      sentence`Those who are Executors at the time appoint new ones, up to four in all${substitutes.length > 0 ? sentence`, and first a willing substitute named in ${clauses('executors')}` : ''}. One of them may retire if two, or a trust corporation, remain. One who can no longer make decisions, or whom the others cannot find for six months, stops being an Executor when the others record it in writing.`,
      sentence`None of them takes part in deciding to pay anything to themselves, as that person’s parent or guardian included.`,
    ]),
    paragraph`Sections 11 and 19 of the Trusts of Land and Appointment of Trustees Act 1996 do not apply: my Executors may ask those who are to take what they would like, but need not follow it.`,
  ],
})
