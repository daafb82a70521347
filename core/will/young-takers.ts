/** The age at which people may have what they take, those who are younger, and the executors who hold it until then. */

import { ADULT_FROM_AGE } from '../constants.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import { backupsBehind, backupsOf, childrenWouldTake, ownChildrenOf, trustPersons } from './backups.ts'
import { lastShares } from './equal-shares.ts'
import { laterChildrenMayTake } from './later-children.ts'
import type { ChildrenAge } from './lists.ts'
import {
  appointedFirm,
  candidatesOf,
  classesOf,
  giftMayFail,
  includes,
  inheritors,
  isBody,
  isGrandchild,
  isMinor,
  isOwnChild,
  mayBeInClass,
  mayShare,
  personById,
  personsOf,
  petsToLookAfter,
} from './questions.ts'
import type { Class, Gift, Person, Trust, Will } from './schema.ts'
import {
  everySharing,
  holdsEverythingFor,
  isFixedAtDeath,
  trustOf,
  trustOfShare,
  trustsOf,
  willOfTakers,
} from './trusts.ts'

// The age at which what a person is left becomes theirs: 18, or a later one that the testator chose.

/** The oldest age that may be chosen: the reliefs for a parent's will end there (Inheritance Tax Act 1984 s.71D). */
const OLDEST_AGE = 25

/** The age of the testator's own children, with those born or adopted later. Wills saved before this was asked say 18. */
export const ageOfChildren = (will: Pick<Will, 'childrenAge'>): ChildrenAge => will.childrenAge ?? ADULT_FROM_AGE

/** Whether what this person is left is theirs from the start, and only looked after until they are 18. Absent: if they reach the age. */
export const isTheirsAtOnce = ({ young }: Pick<Person, 'young'>): boolean => young === 'Theirs at once'

type WithAge = Pick<Person | Class, 'age' | 'young'>

/** The age at which what is left to a class, or to anyone but the testator's own children, becomes theirs. 18 where it is from the start. */
export const ageChosen = (of: WithAge): ChildrenAge => (!isTheirsAtOnce(of) && of.age) || ADULT_FROM_AGE

/**
 * The age at which what this person is left becomes theirs, or is no longer looked after. A stepchild or grandchild takes at 18, as
 * anyone else does, until the testator chooses another age for them.
 */
export const ageToTake = (will: Will, person: Person): ChildrenAge => {
  const isOwn = !isTheirsAtOnce(person) && ownChildrenOf(will).some(({ id }) => id === person.id)
  return isOwn ? ageOfChildren(will) : ageChosen(person)
}

const isUnder = (person: Person, age: number, today: Day): boolean =>
  !person.died && (person.dob ? ageOn(today, person.dob) < age : person.isChild === 'Yes')

/** Whether executors would hold what this person is left. Of an adult without a date of birth it is not known, and not said. */
export const isTooYoung = (will: Will, person: Person, today: Day): boolean =>
  isUnder(person, ageToTake(will, person), today)

/** Whether the age is asked: a child of the testator's own is under 25, all are still to come, or a later age was chosen. */
export const asksForChildrenAge = (will: Will, today: Day): boolean => {
  const own = ownChildrenOf(will)
  if (own.length === 0) return laterChildrenMayTake(will)
  return ageOfChildren(will) > ADULT_FROM_AGE || own.some((child) => isUnder(child, OLDEST_AGE, today))
}

const idsBehind = (will: Will, heir: Person): number[] => backupsBehind(will, heir)?.persons.map(({ id }) => id) ?? []

const idsLastOfAll = (will: Will): number[] => lastShares(will).persons.map(({ id }) => id)

const idsThatMayShareIn = (will: Will): number[] => [
  ...inheritors(will).flatMap((heir) =>
    heir.kind === 'person' ? [heir.person.id, ...idsBehind(will, heir.person)] : [],
  ),
  ...idsLastOfAll(will),
]

/** The ids of the people who may have a part of the rest or what a trust leaves, first or instead of others, some of them twice. */
export const idsThatMayShare = (will: Will): number[] => [
  ...idsThatMayShareIn(will),
  ...trustsOf(will).flatMap((trust) => trustPersons(will, trust)),
]

/** The ids of the people who have a gift, first or instead of others. Answers under another option are kept and do not count. */
export const idsOfGift = (will: Pick<Will, 'persons'>, gift: Gift): number[] => [
  ...(gift.type === 'Donation' ? [] : gift.persons),
  ...(gift.ifDie === 'Goes to someone else' && giftMayFail(will, gift) ? gift.backupPersons : []),
]

/** The ids of the people who have a gift or choose among the belongings, first or instead of others. */
export const idsGivenTo = (will: Will): number[] => [
  ...will.gifts.flatMap((gift) => idsOfGift(will, gift)),
  ...(will.belongings ? [...will.belongings.persons, ...will.belongings.backupPersons] : []),
]

/** The ids of the people who are given money with a pet. */
export const idsGivenMoneyForPets = (will: Will): number[] =>
  petsToLookAfter(will).flatMap(({ guardianId, money = 0 }) => (money > 0 ? guardianId : []))

const idsGivenMoreThanAThing = (will: Will): number[] =>
  will.gifts.filter(({ type }) => type !== 'Item').flatMap((gift) => idsOfGift(will, gift))

/**
 * The ids of the people to whom what they take may be given, and those who are given more than an item. What is held for a disabled
 * person is never given to them: no age is theirs.
 */
export const idsThatMayTake = (will: Will): number[] => idsThatTake(will, () => true)

/** Those of them who may take something that is theirs only if they reach their age. */
export const idsThatMustReachAnAge = (will: Will): number[] => idsThatTake(will, (trust) => !isFixedAtDeath(trust))

/** Those without names who may take so: a later child of the testator, and the grandchildren as a group. */
export const unnamedThatMustReachAnAge = (will: Will) => {
  const counts = (trust: Trust): boolean => !isFixedAtDeath(trust)
  const views = [
    ...(isOfRest(will, counts) ? [will] : []),
    ...trustsOf(will)
      .filter(counts)
      .map((trust) => willOfTakers(will, trust)),
  ]
  return {
    laterChild: views.some((view) => laterChildrenMayTake(will, view)),
    grandchildren: views.flatMap(classesOf).some(({ of }) => of === 'My grandchildren'),
  }
}

/** Whether the rest counts: it is taken at the death, or when a trust ends that counts. */
const isOfRest = (will: Will, counts: (trust: Trust) => boolean): boolean =>
  trustsOf(will).every((trust) => trust.kind !== 'Residue' || counts(trust))

const idsThatTake = (will: Will, counts: (trust: Trust) => boolean): number[] => {
  const trusts = trustsOf(will).filter(counts)
  // The last resort stands behind each trust too.
  const ofRest = isOfRest(will, counts) ? idsThatMayShareIn(will) : trusts.length > 0 ? idsLastOfAll(will) : []
  return [
    ...ofRest.filter((id) => !trustOfShare(will, id)),
    ...trusts.flatMap((trust) => trustPersons(will, trust)),
    ...idsGivenMoreThanAThing(will),
  ].filter((id) => !holdsEverythingFor(will, id))
}

/** Whether all that comes to this person by the will is held for them as a disabled person, so that none of it is theirs at any age. */
export const isAllHeldFor = (will: Will, id: number): boolean =>
  holdsEverythingFor(will, id) ||
  (trustOfShare(will, id) !== undefined && !idsThatMayTake(will).includes(id)) ||
  (trustOf(will, 'Disabled person')?.for === id && besideWhatIsHeld(will) === 'nothing')

/** Whether the person may be a grandchild who shares as one, or a child of somebody whose children take in their place. */
const mayTakeUnnamed = (person: Person, shared: readonly Will[]): boolean =>
  (isGrandchild(person) || includes(['Nephew', 'Niece'] as const, person.relationship)) &&
  shared.some(
    (view) =>
      (isGrandchild(person) && classesOf(view).some(({ of }) => of === 'My grandchildren')) ||
      candidatesOf(view).some(
        ({ inherit, estateIfDie, type }) => inherit && type !== 'partner' && estateIfDie === 'Pass to their children',
      ),
  )

/**
 * What the will may give besides to the disabled person for whom something is held, unless that is held too: by a share, in place of
 * somebody, at last, at the end of another trust, by a gift, or with a pet. `things`: nothing but belongings.
 */
export const besideWhatIsHeld = (will: Will): 'nothing' | 'things' | 'more' => {
  const trust = trustOf(will, 'Disabled person')
  const person = trust && personById(will, trust.for)
  if (!trust || !person) return 'nothing'
  const ofResidue = trust.amount !== undefined
  // Of a trust that is for the same person they take nothing when it ends.
  const others = trustsOf(will).filter((each) => each.kind !== 'Disabled person' && each.for !== trust.for)
  const ids = [
    ...(ofResidue ? idsThatMayShareIn(will) : []),
    ...others.flatMap((each) => trustPersons(will, each)),
    ...idsGivenMoreThanAThing(will),
    ...idsGivenMoneyForPets(will),
  ]
  const shared = [...(ofResidue ? [will] : []), ...others.map((each) => willOfTakers(will, each))]
  if (ids.includes(person.id) || mayTakeUnnamed(person, shared)) return 'more'
  return idsGivenTo(will).includes(person.id) ? 'things' : 'nothing'
}

/** The people to whom what they take may be given, each once. */
export const whoMayTake = (will: Will): Person[] =>
  personsOf(will, [...new Set(idsThatMayTake(will))]).filter(({ isExcluded }) => !isExcluded)

/** The people to whom money, property or a share may go, and who are too young to be given it. */
export const youngTakers = (will: Will, today: Day): Person[] =>
  whoMayTake(will).filter((person) => isTooYoung(will, person, today))

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

/**
 * Whether the person for whom a trust is may be among those who take when it ends, so that the will has to pass them over: by name
 * among "my children", as one of the grandchildren, or as a child in the place of a parent.
 */
export const mayBeAmongTakers = (will: Will, trust: Trust): boolean => {
  const person = personById(will, trust.for)
  const view = willOfTakers(will, trust)
  if (!person) return false
  const isChildOfAnother = person.type !== 'partner' && !isOwnChild(person)
  return (
    trustPersons(will, trust).includes(person.id) ||
    (mayBeInClass(person) && classesOf(view).some(({ of }) => of === 'My grandchildren')) ||
    (isChildOfAnother && mayShare(view).some((heir) => heir.inherit && isFollowedByChildren(view, heir)))
  )
}

const isFollowedByChildren = (view: Will, heir: Person): boolean =>
  trustOfShare(view, heir.id) === undefined &&
  (childrenWouldTake(heir) || backupsOf(view, heir)?.persons.some(({ theirChildren }) => theirChildren) === true)

/** The answers about grandchildren who share as a class: of the residue, or of what a trust leaves. */
export const grandchildrenIn = (will: Will): Class | undefined =>
  everySharing(will)
    .flatMap(classesOf)
    .find(({ of }) => of === 'My grandchildren')

/** The age at which something becomes theirs, or that none has to be reached. */
export type AgeOrStart = ChildrenAge | 'from the start'

export const ageOrStart = (of: WithAge): AgeOrStart => (isTheirsAtOnce(of) ? 'from the start' : ageChosen(of))

/**
 * That of the class of grandchildren, where one of them may take in another way too with another one: by name, or at 18 in the place
 * of a parent who died first.
 */
export const ageInClass = (will: Will): AgeOrStart | undefined => {
  const group = grandchildrenIn(will)
  const named = mayShare(will).filter((person) => mayBeInClass(person) && !isAllHeldFor(will, person.id))
  return group && [group, ...named].some((each) => ageOrStart(each) !== ADULT_FROM_AGE) ? ageOrStart(group) : undefined
}

const mayWait = (person: Person, today: Day): boolean =>
  person.died || person.age !== undefined || person.young !== undefined || isUnder(person, OLDEST_AGE, today)

/** Where the ages are asked on the page of the shares: the id of their heading. */
export const LATER_AGES = 'later-ages'

/** Those besides the testator's own children who may take something and are under the oldest age, or for whom one was chosen. */
export const othersWhoMayWait = (will: Will, today: Day): Person[] => {
  const own = ownChildrenOf(will).map(({ id }) => id)
  return whoMayTake(will).filter((person) => !own.includes(person.id) && !isBody(person) && mayWait(person, today))
}

export type AgeAnswer = { readonly age: ChildrenAge; readonly young: NonNullable<Person['young']> }

/** The answers about a person or class: 18, and only if they reach it, until the testator says otherwise. */
export const ageAnswerOf = ({ age = ADULT_FROM_AGE, young = 'If they reach it' }: WithAge): AgeAnswer => ({
  age,
  young,
})

/** With these answers. Those that nobody has to give are not kept. What is theirs at once waits for no age. */
export const withAgeAnswer = <T extends WithAge>(of: T, { age, young }: AgeAnswer): T => {
  const { age: _age, young: _young, ...others } = of
  const atOnce = young === 'Theirs at once'
  return { ...others, ...(atOnce ? { young } : age !== ADULT_FROM_AGE && { age }) } as T
}
