import { inheritors } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'

/**
 * The ids of people named as the backup of their own share, which says nothing. Two people who are each other's backups
 * are no circle: what a backup takes does not follow the backup's own answer.
 */
export const circularBackup = (will: Pick<Will, 'persons' | 'charities'>): number[] =>
  inheritors(will).flatMap((heir) =>
    heir.kind === 'person' &&
    heir.person.estateIfDie === 'Split between specific beneficiaries' &&
    heir.person.estateBackup.persons.some(({ id }) => id === heir.person.id)
      ? [heir.person.id]
      : [],
  )
