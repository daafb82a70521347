import { youngChildren } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import type { GuardianGroup } from '../parts/guardians.ts'
import { allOf, type DraftRun, inSeries, paragraph, paragraphOrList, sentence } from '../wording.ts'

const LATER = 'any other child of mine who is under 18 when I die'

const appointment = ({ children, guardians, backups, laterChildrenToo }: GuardianGroup): DraftRun[] => {
  const wards = inSeries([
    ...children.map((child) => [{ kind: 'party', party: child } as const]),
    ...(laterChildrenToo ? [sentence`${LATER}`] : []),
  ])
  const role = guardians.length === 1 ? 'guardian' : 'guardians'
  const whoFails =
    guardians.length === 1 ? 'that guardian is not' : guardians.length === 2 ? 'neither of them is' : 'none of them is'
  const backup =
    backups.length === 0 ? [] : sentence` If ${whoFails} able and willing to act, I appoint ${allOf(backups)} instead.`
  return sentence`I appoint ${allOf(guardians)} as ${role} of ${wards}.${backup}`
}

/** The 28 days do not apply: a child needs a guardian at once. */
export const guardians = defineClause({
  id: 'guardians',
  heading: 'Guardians',
  steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
  when: 'A child is under 18, and the testator has parental responsibility for them or has not said yet.',
  // Until it is known whether the testator may appoint somebody, the clause is a question still to answer.
  appliesTo: (will, today) =>
    youngChildren(will, today).some(({ parentalResponsibility = 'Yes' }) => parentalResponsibility === 'Yes'),
  needs: ['guardians'],
  from: ['persons', 'haveChildren'],
  why: 'Says who should bring up your children if no parent can.',
  source: 'Children Act 1989 ss.5 and 6',
  reviewed: false,
  draft: ({ guardians: groups }) => [
    paragraphOrList(groups.map(appointment)),
    paragraph`I know that this normally takes effect only when no parent with parental responsibility is alive.`,
  ],
})
