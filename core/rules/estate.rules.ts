import { Fraction, isNothing, sumOf } from '../estate/fraction.ts'
import { backupsOf, peopleWhoShare } from '../will/backups.ts'
import { sharesEqually } from '../will/equal-shares.ts'
import { laterChildrenTakeAlone } from '../will/later-children.ts'
import {
  charityById,
  circularBackup,
  classesOf,
  excludedPersons,
  type Heir,
  inheritors,
  personById,
} from '../will/questions.ts'
import type { Class, Person, Shares, Will } from '../will/schema.ts'
import { makeTheWhole, partOfShare } from '../will/share-parts.ts'
import { trustOfShare } from '../will/trusts.ts'
import { aBeneficiaryInherits } from './beneficiaries.rules.ts'
import type { Code, Problem } from './messages.ts'
import { firstOf, type Rule, unless } from './rule.ts'

export const heirKey = (heir: Heir): string => {
  switch (heir.kind) {
    case 'person':
      return `persons.${heir.person.id}`
    case 'charity':
      return `charities.${heir.charity.id}`
    case 'class':
      return `classes.${heir.group.of}`
  }
}
export const shareField = (heir: Heir): string => `${heirKey(heir)}.estatePercent`
export const ifDieField = (person: Pick<Person, 'id'>): string => `persons.${person.id}.estateIfDie`
export const backupField = (person: Pick<Person, 'id'>): string => `persons.${person.id}.estateBackup`

/** Added exactly: as floats, eight times 11.1% and 11.2% make 99.99999999999999, and three thirds need not make one. */
export const splitAddsUpTo100: Rule = (will) => {
  const parts = inheritors(will).map(({ part }) => part)
  return unless(
    sumOf(parts).equals(Fraction.one),
    'estatePercent',
    parts.some(({ typed }) => typed) ? 'ESTATE_FRACTIONS_NOT_ONE' : 'ESTATE_SPLIT_NOT_100',
  )
}

export const noShareIsZero: Rule = (will) =>
  inheritors(will).flatMap((heir) => unless(!isNothing(heir.part), shareField(heir), 'ESTATE_SHARE_ZERO'))

/** Nobody has no parts to put right. The sum is checked last, so that a share of 0 is reported rather than a wrong total. */
export const estateIsSplit: Rule = (will, today) =>
  firstOf(aBeneficiaryInherits(will, today), noShareIsZero(will, today), splitAddsUpTo100(will, today))

const grandchildrenOf = (will: Will): Class[] => classesOf(will).filter(({ of }) => of === 'My grandchildren')

/** Nothing is preselected: by families, an only child has more than each of five cousins. */
export const grandchildrenKnowTheirShares: Rule = (will) =>
  grandchildrenOf(will).flatMap(({ share }) => unless(share !== undefined, 'classes.share', 'SELECT_OPTION'))

/** Nothing is preselected: one of the answers leaves great-grandchildren out. */
export const deathOfGrandchildIsAnswered: Rule = (will) =>
  grandchildrenOf(will).flatMap(({ ifDie }) => unless(ifDie !== undefined, 'classes.ifDie', 'SELECT_OPTION'))

type SharedOut = Pick<Shares, 'persons' | 'charities'> & { readonly equal: boolean }

const sharesAddUp = (
  will: Will,
  field: string,
  { equal, persons, charities }: SharedOut,
  whenNone: Code,
): Problem[] => {
  const named = [
    ...persons.filter(({ id }) => personById(will, id)?.isExcluded === false),
    ...charities.filter(({ id }) => charityById(will, id)),
  ]
  const notWhole = named.some(({ fraction }) => fraction) ? 'BACKUP_FRACTIONS_NOT_ONE' : 'BACKUP_SPLIT_NOT_100'
  return firstOf(
    unless(named.length > 0, field, whenNone),
    unless(equal || makeTheWhole(named.map(partOfShare)), field, notWhole),
  )
}

/** No answer is preselected, because some of them disinherit. An organisation does not die, and is not asked about. */
export const eachDeathIsAnswered: Rule = (will) =>
  peopleWhoShare(will).flatMap((person) =>
    unless(person.estateIfDie !== undefined, ifDieField(person), 'SELECT_OPTION'),
  )

/** Backups that are chosen: there is one, and their parts make a whole. */
export const backupsAddUp = (will: Will, field: string, backup: Shares): Problem[] =>
  sharesAddUp(will, field, { ...backup, equal: sharesEqually(backup) }, 'ADD_ONE_BENEFICIARY')

const backupsOfHeirAreNamed = (will: Will, person: Person, isOwnBackup: boolean): Problem[] => {
  const backups = backupsOf(will, person)
  if (!backups || laterChildrenTakeAlone(will, backups) || trustOfShare(will, person.id)) return []
  return firstOf(
    unless(!isOwnBackup, backupField(person), 'BACKUP_OF_SELF'),
    sharesAddUp(will, backupField(person), backups, 'ADD_ONE_BENEFICIARY'),
  )
}

export const backupsAreNamed: Rule = (will) => {
  const ownBackups = new Set(circularBackup(will))
  return inheritors(will).flatMap((heir) =>
    heir.kind === 'person' ? backupsOfHeirAreNamed(will, heir.person, ownBackups.has(heir.person.id)) : [],
  )
}

const lastTakersAddUp = (will: Will, field: string, last: Shares, whenNone: Code): Problem[] =>
  sharesAddUp(will, field, { ...last, equal: sharesEqually(last) }, whenNone)

/** The ultimate default prevents a partial intestacy: it says who takes when every beneficiary has died. */
export const ultimateDefaultIsSaid: Rule = (will) => {
  const { ultimateDefault } = will
  if (!ultimateDefault) return unless(false, 'ultimateDefault.option', 'SELECT_OPTION')
  switch (ultimateDefault.option) {
    case 'Charity':
      return lastTakersAddUp(
        will,
        'ultimateDefault.charities',
        { ...ultimateDefault, persons: [] },
        'SELECT_SOME_OPTION',
      )
    case 'People':
      return lastTakersAddUp(will, 'ultimateDefault.persons', { ...ultimateDefault, charities: [] }, 'SELECT_INHERIT')
    case 'Next of kin':
      return []
  }
}

export const excludedPeopleAreNamed: Rule = (will) => [
  ...unless(will.excluded !== undefined, 'excluded.option', 'SELECT_OPTION'),
  ...unless(will.excluded?.option !== 'Yes' || excludedPersons(will).length > 0, 'persons', 'ADD_ADULT_PERSON'),
  ...unless(
    excludedPersons(will).length === 0 || will.excluded?.theirChildren !== undefined,
    'excluded.theirChildren',
    'THEIR_CHILDREN_UNSAID',
  ),
]
