import type { Day } from '#core/text/calendar-day.ts'
import { isStepchild, mayAppointGuardian, youngChildren } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partiesOf, partyOfPerson } from '../party.ts'
import { type DraftRun, inSeries, listOf, paragraph, paragraphOrList, sentence } from '../wording.ts'

/** Young children who share the same guardians. */
export type GuardianGroup = {
  readonly children: readonly Party[]
  readonly guardians: readonly Party[]
  readonly backups: readonly Party[]
  /** True where every young child has these guardians, so that a child born later has them too. */
  readonly laterChildrenToo: boolean
}

const choiceOf = ({ guardianId, backupGuardianId }: Person): string => JSON.stringify([guardianId, backupGuardianId])

/** Only children for whom the testator has parental responsibility (Children Act 1989 s.5(3)). */
export const guardiansOf = (will: Will, today: Day): GuardianGroup[] => {
  const young = youngChildren(will, today)
  const theirs = Map.groupBy(young.filter(mayAppointGuardian), choiceOf)
  return [...theirs.values()].map((children) => ({
    children: children.map((child) => partyOfPerson(will, child)),
    guardians: partiesOf(will, children[0]?.guardianId ?? []),
    backups: partiesOf(will, children[0]?.backupGuardianId ?? []),
    laterChildrenToo: children.length === young.length && children.some((child) => !isStepchild(child)),
  }))
}

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
    backups.length === 0 ? [] : sentence` If ${whoFails} able and willing to act, I appoint ${listOf(backups)} instead.`
  return sentence`I appoint ${listOf(guardians)} as ${role} of ${wards}.${backup}`
}

export const guardiansPart: Part<readonly GuardianGroup[]> = {
  steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
  of: guardiansOf,
  missing: 'You have not chosen a guardian for each child under 18 yet.',
}

/** The 28 days do not apply: a child needs a guardian at once. */
export const guardians = defineClause({
  id: 'guardians',
  heading: 'Guardians',
  steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
  when: 'A child is under 18, and the testator has parental responsibility for them or has not said yet.',
  // Until it is known whether the testator may appoint a guardian, the clause says what has not been answered.
  appliesTo: (will, today) =>
    youngChildren(will, today).some(({ parentalResponsibility = 'Yes' }) => parentalResponsibility === 'Yes'),
  needs: { guardians: guardiansPart },
  from: ['persons', 'haveChildren'],
  why: 'Says who should bring up your children if no parent can.',
  source: 'Children Act 1989 ss.5 and 6',
  legalSignOff: 'awaited',
  draft: ({ guardians: groups }) => [
    paragraphOrList(groups.map(appointment)),
    paragraph`I know that this normally takes effect only when no parent with parental responsibility is alive.`,
  ],
})
