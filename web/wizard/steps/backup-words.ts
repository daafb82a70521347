/** What the page about deaths calls each answer, in words about one person. */

import { ageOn, type Day } from '#core/text/calendar-day.ts'
import { capital, firstNameIn, listed } from '#core/text/names.ts'
import { type Departure, ownChildrenOf, stepchildrenOf } from '#core/will/backups.ts'
import { pronounsOf } from '#core/will/describe.ts'
import type { EstateIfDie } from '#core/will/lists.ts'
import {
  charitiesOf,
  type Heir,
  inheritors,
  isDescendant,
  isMinor,
  personsOf,
  relationOf,
} from '#core/will/questions.ts'
import { factsOf } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { shared, backupWords as table } from '#words/en/shares.ts'

/** A person who is asked about, with what the words depend on. */
export type Asked = {
  readonly will: Will
  readonly person: Person
  /** The name on this page: that of the person's card. */
  readonly name: string
  readonly today: Day
  /** Who takes what is left by one person who has everything. Absent: those named at the end of the page about deaths. */
  readonly nobodyElse?: string
}

const heirsOf = (will: Will): Heir[] => inheritors(will)

const THOSE_AT_THE_END = table.thoseNamedAtTheEndOf

const theOthers = ({ will, nobodyElse = THOSE_AT_THE_END }: Asked): string =>
  heirsOf(will).length > 1 ? table.theOthers : capital(nobodyElse)

/**
 * The answers that suit a person, in the order in which they are offered. One person who has everything leaves no others to share
 * with, and the children of a partner may not be the testator's. Someone under 18 has no children yet: the answer that keeps those
 * to come is called after who gets the share until then. An answer that a will already has is always shown.
 */
export const answersOffered = ({ will, person, today }: Asked): EstateIfDie[] => {
  const isPartner = person.type === 'partner'
  const hasOthers = heirsOf(will).length > 1
  const suits: readonly (readonly [EstateIfDie, boolean])[] = [
    [
      'Pass to my children',
      isPartner && (ownChildrenOf(will).length + stepchildrenOf(will).length > 0 || will.laterChildren === 'Yes'),
    ],
    ['Pass to their children', !isPartner],
    ['Split between remaining beneficiaries', hasOthers && (isPartner || !isMinor(person, today))],
    ['Split between specific beneficiaries', true],
  ]
  return suits.flatMap(([option, suited]) => (suited || option === person.estateIfDie ? option : []))
}

/** The label of each answer about a person. */
export const answerLabels = (asked: Asked): Record<EstateIfDie, string> => {
  const { will, person, name, today } = asked
  const isYoung = isMinor(person, today) && person.type !== 'partner'
  const children = ownChildrenOf(will).length + stepchildrenOf(will).length
  return {
    'Pass to my children': children > 0 ? table.myChildrenEqually : table.anyChildIHaveByThen,
    'Pass to their children': isYoung ? theOthers(asked) : table.children(capital(pronounsOf(person, name).their)),
    'Split between remaining beneficiaries':
      isYoung && heirsOf(will).length > 1 ? table.onlyTheOthers : theOthers(asked),
    'Split between specific beneficiaries': shared.someoneElse,
  }
}

/** What an answer means where the label does not say it. */
export const answerNotes = ({
  will,
  person,
  name,
  today,
  nobodyElse = THOSE_AT_THE_END,
}: Asked): Partial<Record<EstateIfDie, string>> => {
  const { they, their } = pronounsOf(person, name)
  const others = heirsOf(will).length > 1 ? table.theOthersShareIt : table.itGoesTo(nobodyElse)
  return {
    'Pass to my children': table.ifOneOfThemHasDied,
    'Pass to their children': isMinor(person, today)
      ? table.ifHasChildrenOfOwnBy(they, their === `${name}’s` ? 'their' : their)
      : table.theyShareItEquallyIfLeaves(they, others),
    ...(isDescendant(person) && {
      'Split between remaining beneficiaries': table.childrenWouldGetNothing(capital(their)),
    }),
    'Split between specific beneficiaries': shared.peopleOrCharitiesIChoose,
  }
}

const MOST_NAMES = 2

/** The first of many, and how many others. */
export const namesInShort = (names: readonly string[]): string => {
  const left = names.length - MOST_NAMES
  return listed.format(left > 1 ? [...names.slice(0, MOST_NAMES), table.others(left)] : names)
}

const chosenNames = (will: Will, { estateBackup }: Person): string => {
  const ids = (shares: readonly { readonly id: number }[]) => shares.map(({ id }) => id)
  const names = [
    ...personsOf(will, ids(estateBackup.persons)).map(
      ({ fullname, died }) => `${firstNameIn(fullname)}${died ? '’s children' : ''}`,
    ),
    ...charitiesOf(will, ids(estateBackup.charities)).map(({ fullname }) => fullname),
  ]
  if (names.length === 0) return kept.said('Someone else')
  return kept.names(namesInShort(names))
}

/** A person's answer, in a few words. */
export const answerInShort = (asked: Asked): string => {
  const { will, person } = asked
  if (person.estateIfDie === undefined) return table.notYetSaid
  if (person.estateIfDie === 'Split between specific beneficiaries') return chosenNames(will, person)
  const label = answerLabels(asked)[person.estateIfDie]
  return label === table.theOthers ? shared.theOthersShareIt : label
}

/** Why a person's row differs from the rule: "Different", "She is 9", "Your husband". */
export const tagOf = ({ person, name, today }: Asked, departure: Departure | undefined): string | undefined => {
  switch (departure) {
    case 'different':
      return 'Different'
    case 'under 18':
      return table.is(capital(pronounsOf(person, name).they), person.dob ? ageOn(today, person.dob) : 'under 18')
    case 'partner':
      return table.your(factsOf(relationOf(person)).words ?? 'partner')
    case 'not said':
    case undefined:
      return undefined
  }
}
