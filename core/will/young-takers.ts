/** People who are younger than the age at which they may have what they take, and the executors who hold it until then. */
import type { Day } from '../text/calendar-day.ts'
import { backupsOf } from './backups.ts'
import { isTooYoung } from './children-age.ts'
import { appointedFirm, inheritors, isMinor, personsOf } from './questions.ts'
import type { Person, Will } from './schema.ts'

const idsThatMayTake = (will: Will): number[] => [
  ...inheritors(will).flatMap((heir) =>
    heir.kind === 'person'
      ? [heir.person.id, ...(backupsOf(will, heir.person)?.persons ?? []).map(({ id }) => id)]
      : [],
  ),
  ...will.gifts
    .filter(({ type }) => type !== 'Item')
    .flatMap(({ persons, backupPersons }) => [...persons, ...backupPersons]),
  ...(will.ultimateDefault?.option === 'People' ? will.ultimateDefault.persons.map(({ id }) => id) : []),
]

/** The people to whom money, property or a share may go, and who are too young to be given it. */
export const youngTakers = (will: Will, today: Day): Person[] =>
  personsOf(will, [...new Set(idsThatMayTake(will))]).filter(
    (person) => !person.isExcluded && isTooYoung(will, person, today),
  )

/** Whether two adults, or a firm, are named to hold what is for them: as executors, or as substitutes who would be asked first. */
export const twoMayHold = (will: Will, today: Day): boolean =>
  appointedFirm(will) !== undefined ||
  new Set(
    personsOf(will, [...will.executor, ...will.executorBackup])
      .filter((person) => !isMinor(person, today))
      .map(({ id }) => id),
  ).size > 1
