import type { Day } from '#core/text/birthday.ts'
import { isStepchild, mayAppointGuardian, youngChildren } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { type Party, partiesOf, partyOfPerson } from '../party.ts'

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
