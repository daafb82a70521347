/**
 * One rule for everyone who shares the residue: who gets the share of a person who dies first. Answers are stored with each person;
 * the rule is read from them, and who differs from it.
 */
import type { Day } from '../text/calendar-day.ts'
import { childrenUsuallyFollow, ownChildrenOf, stepchildrenOf } from './backups.ts'
import { equalPercents, sharesEqually } from './equal-shares.ts'
import { inPercent, partOfShare } from './parts-said.ts'
import { inheritors, isBody, isMinor } from './questions.ts'
import type { Person, Will } from './schema.ts'
import { trustOfShare } from './trusts.ts'

type Backup = Person['estateBackup']

/** The answers that may be given for everyone. "My children" is an answer about a partner. */
export const ruleOptions = [
  'Pass to their children',
  'Split between remaining beneficiaries',
  'Split between specific beneficiaries',
] as const
type RuleOption = (typeof ruleOptions)[number]

/** `backup`: who takes, where they are chosen. */
export type BackupRule = { readonly option: RuleOption; readonly backup: Backup }

export type Answer = Pick<Person, 'estateIfDie' | 'estateBackup'>

/** The people who share the residue. A charity does not die, and behind a share that is held for somebody stand its own takers. */
export const peopleWhoShare = (will: Parameters<typeof inheritors>[0] & Pick<Will, 'trusts'>): Person[] =>
  inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && !heir.person.died && !isBody(heir.person) && !trustOfShare(will, heir.person.id)
      ? [heir.person]
      : [],
  )

/** Percentages as equal as they can be, for those who share equally and as a start for those who do not. */
export const evenly = (backup: Backup): Backup => {
  const { persons, charities } = backup
  const percents = equalPercents(persons.length + charities.length)
  return {
    ...backup,
    persons: persons.map((entry, index) => inPercent(entry, percents[index])),
    charities: charities.map((entry, index) => inPercent(entry, percents[persons.length + index])),
  }
}

/** The backups with a person or charity more or less, who share equally again after one more. */
export const withTaker = (
  will: Pick<Will, 'persons'>,
  backup: Backup,
  list: 'persons' | 'charities',
  id: number,
  on: boolean,
): Backup => {
  const others = { ...backup, [list]: backup[list].filter((share) => share.id !== id) }
  if (!on) return evenly(others)
  const person = list === 'persons' ? will.persons.find((each) => each.id === id) : undefined
  const added = { id, percent: 0, ...(person && { theirChildren: childrenUsuallyFollow(person) }) }
  return evenly({ ...others, split: 'Equal shares', [list]: [...others[list], added] })
}

/** The rule's backups without the person whose share it is. None where the parts that are left would not make a whole. */
const backupFor = (backup: Backup, { id }: Person): Backup | undefined => {
  const persons = backup.persons.filter((share) => share.id !== id)
  if (persons.length === backup.persons.length) return backup
  if (persons.length + backup.charities.length === 0 || !sharesEqually(backup)) return undefined
  return evenly({ ...backup, persons, split: 'Equal shares' })
}

/** Whether no child and no stepchild is left with nothing when a share goes to the others who share. */
const childrenShare = (will: Will): boolean =>
  [...ownChildrenOf(will), ...stepchildrenOf(will)].every(({ inherit }) => inherit) &&
  (will.laterChildren !== 'Yes' || ownChildrenOf(will).length > 0)

/**
 * What the rule means for one person; undefined where it does not suit them, so that they are asked. The children of a partner may
 * not be the testator's: the partner's share goes to the others, if all children of the testator are among these.
 */
export const answerUnder = (will: Will, { option, backup }: BackupRule, person: Person): Answer | undefined => {
  const { estateBackup } = person
  const toOthers: Answer = { estateIfDie: 'Split between remaining beneficiaries', estateBackup }
  const hasOthers = inheritors(will).length > 1
  switch (option) {
    case 'Split between remaining beneficiaries':
      return hasOthers ? toOthers : undefined
    case 'Pass to their children':
      if (person.type === 'partner') return hasOthers && childrenShare(will) ? toOthers : undefined
      return { estateIfDie: option, estateBackup }
    case 'Split between specific beneficiaries': {
      const chosen = backupFor(backup, person)
      return chosen && { estateIfDie: option, estateBackup: chosen }
    }
  }
}

const takersIn = ({ persons, charities }: Backup, equal: boolean): string[] =>
  [
    ...persons.map((share) => `person ${share.id} ${share.theirChildren} ${equal || partOfShare(share)}`),
    ...charities.map((share) => `charity ${share.id} ${equal || partOfShare(share)}`),
  ].toSorted()

const sameTakers = (one: Backup, other: Backup): boolean =>
  takersIn(one, sharesEqually(one)).join() === takersIn(other, sharesEqually(other)).join()

/** Whether a person's own answer is that of the rule. */
export const follows = (will: Will, rule: BackupRule, person: Person): boolean => {
  const answer = answerUnder(will, rule, person)
  if (!answer || person.estateIfDie !== answer.estateIfDie) return false
  return (
    person.estateIfDie !== 'Split between specific beneficiaries' ||
    sameTakers(person.estateBackup, answer.estateBackup)
  )
}

const noBackup: Backup = { persons: [], charities: [] }

const onceEach = <T extends { readonly id: number }>(shares: readonly T[]): T[] =>
  shares.filter(({ id }, at) => shares.findIndex((share) => share.id === id) === at)

/** The backups that may be everyone's: those of each person, and all of them together, since nobody is their own backup. */
const backupsGiven = (people: readonly Person[]): Backup[] => {
  const given = people
    .filter(({ estateIfDie }) => estateIfDie === 'Split between specific beneficiaries')
    .map(({ estateBackup }) => estateBackup)
  const persons = onceEach(given.flatMap((backup) => backup.persons))
  const charities = onceEach(given.flatMap((backup) => backup.charities))
  return given.length > 1 ? [evenly({ split: 'Equal shares', persons, charities }), ...given] : given
}

/** The rule that the most answers follow, the first of several. Undefined while there is no answer. */
export const ruleOf = (will: Will): BackupRule | undefined => {
  const people = peopleWhoShare(will)
  const rules: BackupRule[] = ruleOptions.flatMap((option) =>
    (option === 'Split between specific beneficiaries' ? backupsGiven(people) : [noBackup]).map((backup) => ({
      option,
      backup,
    })),
  )
  const followed = rules.map((rule) => ({ rule, by: people.filter((person) => follows(will, rule, person)).length }))
  const most = Math.max(0, ...followed.map(({ by }) => by))
  return most > 0 ? followed.find(({ by }) => by === most)?.rule : undefined
}

/** The will with another answer of one person, or with none. */
export const withAnswer =
  (id: number, answer: Answer | undefined) =>
  (will: Will): Will => ({
    ...will,
    persons: will.persons.map((person) => {
      if (person.id !== id) return person
      const { estateIfDie: _before, ...unanswered } = person
      return answer ? { ...person, ...answer } : unanswered
    }),
  })

/**
 * The answers that a rule gives, or one that is changed from `before`: for those who have no answer and those who followed the
 * rule before. Others keep their own. No answer is given for a person whom the rule does not suit.
 */
export const answersOfRule = (
  will: Will,
  rule: BackupRule,
  before: BackupRule | undefined,
): { readonly id: number; readonly answer: Answer | undefined }[] =>
  peopleWhoShare(will)
    .filter((person) => person.estateIfDie === undefined || (before !== undefined && follows(will, before, person)))
    .map((person) => ({ id: person.id, answer: answerUnder(will, rule, person) }))

/** Why a person's row reads other than the rule, or that it is still to be said. */
export type Departure = 'not said' | 'under 18' | 'partner' | 'different'

/**
 * How a person departs from the rule. A person under 18 follows the rule "their children", and has none yet: until then it means
 * the others, and their children are not cut out when there are some (Wills Act 1837 s.33).
 */
export const departureOf = (
  will: Will,
  rule: BackupRule | undefined,
  person: Person,
  today: Day,
): Departure | undefined => {
  if (person.estateIfDie === undefined) return 'not said'
  if (!rule) return undefined
  if (!follows(will, rule, person)) return 'different'
  if (rule.option !== 'Pass to their children') return undefined
  if (person.type === 'partner') return 'partner'
  return isMinor(person, today) ? 'under 18' : undefined
}
