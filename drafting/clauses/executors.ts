import { always, defineClause } from '../clause.ts'
import type { Party } from '../party.ts'
import { allOf, type DraftRun, paragraph, sentence, term, the } from '../wording.ts'

// With two, a receipt for land or for a child's money is good (Trustee Act 1925 s.14(2)).
const ENOUGH = 'two'

const vacancy = ([only, ...others]: readonly Party[]): DraftRun[] =>
  only && others.length === 0
    ? sentence`If ${the(only)} is not alive, able and willing to act`
    : sentence`If fewer than ${ENOUGH} of them are alive, able and willing to act`

const insteadOf = (executors: readonly Party[], [next, ...later]: readonly Party[]): DraftRun[] => {
  if (!next) return []
  const then = later.flatMap(
    (party, index) => sentence`${index === 0 ? '; and if another is needed, ' : ', then '}${the(party)}`,
  )
  return sentence` ${vacancy(executors)}, I appoint ${the(next)} in place${then}.`
}

/** The 28 days do not apply to executors: somebody may have to act on the second day. */
export const executors = defineClause({
  id: 'executors',
  heading: 'Executors and trustees',
  steps: ['will.executors.executors', 'will.executors.my-executors'],
  appliesTo: always,
  needs: ['executors', 'substitutes'],
  from: ['executor', 'executorBackup'],
  why: 'Your executors collect what you own, pay what you owe and carry out this will.',
  source: 'Senior Courts Act 1981 ss.114(1) and 118; Trustee Act 1925 s.34',
  reviewed: false,
  draft: ({ executors: named, substitutes }) => [
    paragraph`I appoint ${allOf(named)} as ${named.length === 1 ? 'my executor and trustee' : 'my executors and trustees'}.${insteadOf(named, substitutes)}`,
    paragraph`Nobody under 18 may act, and no more than four may act at once. ${term('My Executors')} means whoever holds these offices at the time.`,
  ],
})
