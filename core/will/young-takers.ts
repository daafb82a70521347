/** People who are younger than the age at which they may have what they take, and the executors who hold it until then. */
import type { Day } from '../text/calendar-day.ts'
import { backupsOf } from './backups.ts'
import { isTooYoung } from './children-age.ts'
import { appointedFirm, inheritors, isMinor, personsOf } from './questions.ts'
import type { Person, Will } from './schema.ts'
import { trustOfShare, trustPersons, trustsOf } from './trusts.ts'

/** Those who take a share if its heir dies first. What is held for a disabled person goes to the takers of that trust instead. */
const backupsBehind = (will: Will, heir: Person): number[] =>
  trustOfShare(will, heir.id) ? [] : (backupsOf(will, heir)?.persons ?? []).map(({ id }) => id)

const idsThatMayShareIn = (will: Will): number[] => [
  ...inheritors(will).flatMap((heir) =>
    heir.kind === 'person' ? [heir.person.id, ...backupsBehind(will, heir.person)] : [],
  ),
  ...(will.ultimateDefault?.option === 'People' ? will.ultimateDefault.persons.map(({ id }) => id) : []),
]

/** The ids of the people who may have a part of the rest or what a trust leaves, first or instead of others, some of them twice. */
export const idsThatMayShare = (will: Will): number[] => [
  ...idsThatMayShareIn(will),
  ...trustsOf(will).flatMap((trust) => trustPersons(will, trust)),
]

/**
 * The ids of the people to whom what they take may be given, and those who are given more than an item. What is held for a disabled
 * person is never given to them: no age is theirs.
 */
export const idsThatMayTake = (will: Will): number[] => [
  ...idsThatMayShareIn(will).filter((id) => !trustOfShare(will, id)),
  ...trustsOf(will).flatMap((trust) => trustPersons(will, trust)),
  ...will.gifts
    .filter(({ type }) => type !== 'Item')
    .flatMap(({ persons, backupPersons }) => [...persons, ...backupPersons]),
]

/** Whether all that comes to this person by the will is held for them as a disabled person, so that none of it is theirs at any age. */
export const isAllHeldFor = (will: Will, id: number): boolean =>
  trustOfShare(will, id) !== undefined && !idsThatMayTake(will).includes(id)

/** The people to whom money, property or a share may go, and who are too young to be given it. */
export const youngTakers = (will: Will, today: Day): Person[] =>
  personsOf(will, [...new Set(idsThatMayTake(will))]).filter(
    (person) => !person.isExcluded && isTooYoung(will, person, today),
  )

/** The adults who hold what is for somebody else, as executors or as substitutes who would be asked first, or a firm. */
export const mayHoldBeside = (will: Will, person: number | undefined, today: Day): readonly Person[] | 'a firm' =>
  appointedFirm(will) !== undefined
    ? 'a firm'
    : personsOf(will, [...new Set([...will.executor, ...will.executorBackup])]).filter(
        (each) => each.id !== person && !isMinor(each, today),
      )

/** Whether two adults, or a firm, are named to hold what is for young people. */
export const twoMayHold = (will: Will, today: Day): boolean => {
  const holding = mayHoldBeside(will, undefined, today)
  return holding === 'a firm' || holding.length > 1
}
