/** Who takes the share of a person who dies before the testator. */

import type { Day } from '../text/calendar-day.ts'
import { equalPercents, sharesEqually } from './equal-shares.ts'
import {
  candidatesOf,
  includes,
  inheritors,
  isBody,
  isDescendant,
  isMinor,
  isOwnChild,
  isStepchild,
  mayShare,
  onceFor,
  personById,
} from './questions.ts'
import type { Person, Share, Trust, Will } from './schema.ts'
import { inPercent, partOfShare } from './share-parts.ts'
import { noBackup, trustOfShare, willOfTakers } from './trusts.ts'

type Backup = Share & {
  /** Their children take the part if they fail too. */
  readonly theirChildren: boolean
}

export type Backups = {
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  readonly persons: readonly Backup[]
  readonly charities: readonly Share[]
  /** They are "my children", so that a later child shares with them although no child of the testator's own is named. */
  readonly asMyChildren: boolean
}

type Family = Pick<Will, 'persons' | 'haveChildren' | 'laterChildren'>

/** The children who may take as "my children": none while the testator says that there are no children. */
const children = (will: Family): Person[] => (will.haveChildren === 'Yes' ? candidatesOf(will) : [])

const ownAmong = onceFor((persons: readonly Person[]) => persons.filter(isOwnChild))

/** The testator's own children, except those who are left out. */
export const ownChildrenOf = (will: Family): Person[] => ownAmong(children(will))

export const stepchildrenOf = (will: Family): Person[] => children(will).filter(isStepchild)

/** Whether the children of a new backup take after them until the testator says otherwise. */
export const childrenUsuallyFollow = (person: Person): boolean =>
  isDescendant(person) || isStepchild(person) || includes(['Nephew', 'Niece'] as const, person.relationship)

/** Whether it is asked if the children of a person take after them: not of a partner, whose may be the testator's stepchildren. */
export const mayBeFollowed = (person: Person): boolean => !isBody(person) && person.type !== 'partner' && !person.died

/** The children who take together where a share passes to "my children": stepchildren only where they are chosen. */
export const childrenWhoTake = (will: Family, { id, estateBackup }: Person): Person[] => {
  const chosen = estateBackup.persons.map((share) => share.id)
  return (will.haveChildren === 'Yes' ? mayShare(will) : []).filter(
    (person) => person.id !== id && (isOwnChild(person) || (isStepchild(person) && chosen.includes(person.id))),
  )
}

/** Whether the person's share passes to their children if they die first, or have died. */
export const childrenWouldTake = ({ died, estateIfDie }: Pick<Person, 'died' | 'estateIfDie'>): boolean =>
  died || estateIfDie === 'Pass to their children'

const isFollowed = (will: Family, { id, theirChildren }: Person['estateBackup']['persons'][number]): boolean => {
  const person = personById(will, id)
  return person !== undefined && !isBody(person) && (person.died || (theirChildren ?? isDescendant(person)))
}

/** The backups whose children take in their place if they fail. Those of one who has died already have a part of their own. */
export const followedIn = (will: Pick<Will, 'persons'>, { persons }: Pick<Backups, 'persons'>): Person[] =>
  persons.flatMap(({ id, theirChildren }) => {
    const person = theirChildren ? personById(will, id) : undefined
    return person && !person.died ? [person] : []
  })

/** The backups of a person's share, without those who are left out. Undefined where the answer sends it elsewhere, or there is no answer. */
export const backupsOf = (will: Family, person: Person): Backups | undefined => {
  const { estateBackup } = person
  switch (person.died ? 'Pass to their children' : person.estateIfDie) {
    case 'Split between specific beneficiaries':
      return {
        equal: sharesEqually(estateBackup),
        persons: estateBackup.persons
          .filter(({ id }) => !personById(will, id)?.isExcluded)
          .map((share) => ({ ...share, theirChildren: isFollowed(will, share) })),
        charities: estateBackup.charities,
        asMyChildren: false,
      }
    case 'Pass to my children':
      return {
        equal: true,
        persons: childrenWhoTake(will, person).map(({ id }) => ({ id, percent: 0, theirChildren: true })),
        charities: [],
        asMyChildren: true,
      }
    case 'Split between remaining beneficiaries':
    case 'Pass to their children':
    case undefined:
      return undefined
  }
}

/** The backups of a share that is not held. What is held for a disabled person goes to the takers of that trust instead. */
export const backupsBehind = (will: Will, heir: Person): Backups | undefined =>
  trustOfShare(will, heir.id) ? undefined : backupsOf(will, heir)

/** The ids of the people who may take when a trust ends: by a share of their own, or in place of somebody. */
export const trustPersons = (will: Will, trust: Trust): number[] => {
  const view = willOfTakers(will, trust)
  const heirs = candidatesOf(view).filter(({ inherit }) => inherit)
  const instead = heirs.flatMap((person) => backupsBehind(view, person)?.persons ?? [])
  return [...new Set([...heirs, ...instead].map(({ id }) => id))]
}

// One rule for everyone who shares the residue. Answers are stored with each person; the rule is read from them, and who differs from it.

type GivenBackup = Person['estateBackup']

/** The answers that may be given for everyone. "My children" is an answer about a partner. */
export const ruleOptions = [
  'Pass to their children',
  'Split between remaining beneficiaries',
  'Split between specific beneficiaries',
] as const
type RuleOption = (typeof ruleOptions)[number]

/** `backup`: who takes, where they are chosen. */
export type BackupRule = { readonly option: RuleOption; readonly backup: GivenBackup }

export type Answer = Pick<Person, 'estateIfDie' | 'estateBackup'>

/** The people who share the residue. A charity does not die, and behind a share that is held for somebody stand its own takers. */
export const peopleWhoShare = (will: Parameters<typeof inheritors>[0] & Pick<Will, 'trusts'>): Person[] =>
  inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && !heir.person.died && !isBody(heir.person) && !trustOfShare(will, heir.person.id)
      ? [heir.person]
      : [],
  )

/** Percentages as equal as they can be, for those who share equally and as a start for those who do not. */
export const evenly = (backup: GivenBackup): GivenBackup => {
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
  backup: GivenBackup,
  list: 'persons' | 'charities',
  id: number,
  on: boolean,
): GivenBackup => {
  const others = { ...backup, [list]: backup[list].filter((share) => share.id !== id) }
  if (!on) return evenly(others)
  const person = list === 'persons' ? will.persons.find((each) => each.id === id) : undefined
  const added = { id, percent: 0, ...(person && { theirChildren: childrenUsuallyFollow(person) }) }
  return evenly({ ...others, split: 'Equal shares', [list]: [...others[list], added] })
}

/** The rule's backups without the person whose share it is. None where the parts that are left would not make a whole. */
const backupFor = (backup: GivenBackup, { id }: Person): GivenBackup | undefined => {
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

const takersIn = ({ persons, charities }: GivenBackup, equal: boolean): string[] =>
  [
    ...persons.map((share) => `person ${share.id} ${share.theirChildren} ${equal || partOfShare(share)}`),
    ...charities.map((share) => `charity ${share.id} ${equal || partOfShare(share)}`),
  ].toSorted()

const sameTakers = (one: GivenBackup, other: GivenBackup): boolean =>
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

const onceEach = <T extends { readonly id: number }>(shares: readonly T[]): T[] =>
  shares.filter(({ id }, at) => shares.findIndex((share) => share.id === id) === at)

/** The backups that may be everyone's: those of each person, and all of them together, since nobody is their own backup. */
const backupsGiven = (people: readonly Person[]): GivenBackup[] => {
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

/** Whether it is said who takes a person's share: "someone else" says nobody until one is chosen. */
export const isAnswered = ({ estateIfDie, estateBackup }: Person): boolean =>
  estateIfDie !== undefined &&
  (estateIfDie !== 'Split between specific beneficiaries' ||
    estateBackup.persons.length + estateBackup.charities.length > 0)

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
  if (!isAnswered(person)) return 'not said'
  if (!rule) return undefined
  if (!follows(will, rule, person)) return 'different'
  if (rule.option !== 'Pass to their children') return undefined
  if (person.type === 'partner') return 'partner'
  return isMinor(person, today) ? 'under 18' : undefined
}
