import { kin as words } from '#words/en/picture.ts'
import { ADULT_FROM_AGE } from '../constants.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import { listed } from '../text/names.ts'
import type { ChildrenAge } from '../will/lists.ts'
import { excludedPersons, isSpouse, keptOfLeftOut, personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { ageChosen, ageOfChildren, ageToTake, grandchildrenIn, isTooYoung } from '../will/young-takers.ts'
import {
  allTo,
  descendantsOf,
  divide,
  divideWithLater,
  isTaken,
  largestFirst,
  linesOf,
  onceEach,
  orElse,
  type Taker,
  type TakerShare,
  wholeEstateTo,
} from './division.ts'
import { type Descendants, type Failed, type Failures, failuresOf, type Issue, issueOf } from './failures.ts'
import { Fraction, sumOf } from './fraction.ts'
import {
  type BackupPortion,
  type Beneficiary,
  type Members,
  nextOfKin,
  type Plan,
  planOf,
  type ResiduaryShare,
} from './plan.ts'

/**
 * The distribution of the residue when these people and charities fail: one entry for each taker, the largest share first,
 * then in the order of the will. The shares total exactly 1. An incomplete will is distributed as far as it has been
 * answered; `problemsOfShares` tells whether its shares are complete.
 * @param today marks the people who are too young on that day.
 * @param later The testator's children born or adopted after signing, and the issue of those of them who have died.
 * @throws NotInWill when `failed` lists a person or charity that is not in the will.
 */
export const outcome = (
  will: Will,
  failed: readonly Failed[],
  today?: Day,
  later: Descendants = {},
): BeneficiaryShare[] => {
  return inOrder(will, whoTakes(planOf(will), failuresOf(will, failed), issueOf(will, later)), today)
}

/** One entry for each taker of these portions, the largest share first. Without a portion all goes to the next of kin. */
export const inOrder = (will: Will, taken: readonly TakerShare[], today?: Day): BeneficiaryShare[] => {
  const portions = onceEach(taken)
  if (portions.length === 0) return [allToNextOfKin(will)]
  return portions.toSorted(largestFirst).map((portion) => beneficiaryShareOf(will, portion, today))
}

/** A share of the residue and its taker. */
export type BeneficiaryShare = { readonly name: string; readonly share: Fraction } & (
  | {
      readonly type: 'person'
      readonly id: number
      /** The age until which the executors hold the share, of a person who is younger. `afterLateFailure` tells who takes if they die under it. */
      readonly heldUntil: ChildrenAge | undefined
    }
  | { readonly type: 'charity'; readonly id: number }
  | {
      /** Child `n` of person `of`. With `below`, a remoter descendant: `[2]` is the second child of that child. */
      readonly type: 'child'
      readonly of: number
      readonly n: number
      readonly below: readonly number[]
      /** Of a descendant whose birthday is known. */
      readonly heldUntil?: ChildrenAge | undefined
    }
  | {
      /** Child `n` of the testator among those born or adopted after signing. With `below`, a descendant of that child. */
      readonly type: 'later-child'
      readonly n: number
      readonly below: readonly number[]
      /** A later child without a birthday counts as too young: they are younger than the will. */
      readonly heldUntil?: ChildrenAge | undefined
    }
  | {
      /** All the grandchildren together, where `failed` does not say who of them is living. */
      readonly type: 'grandchildren'
    }
  | {
      /** Grandchild `n` in family `family`: the children of one child of the testator. With `below`, a descendant of theirs. */
      readonly type: 'grandchild'
      readonly family: number
      readonly n: number
      readonly below: readonly number[]
      readonly heldUntil?: ChildrenAge | undefined
    }
  | {
      readonly type: 'next-of-kin'
      /** The next of kin whom the will treats as having died before the testator, described in words. */
      readonly passedOver: readonly string[]
    }
)

/** The age until which the executors hold a taking. Undefined of one that is not held for its taker's age. */
export const heldUntilOf = (taking: BeneficiaryShare): ChildrenAge | undefined =>
  'heldUntil' in taking ? taking.heldUntil : undefined

/** The same for the same taker in every outcome of a will, and for no other. */
export const keyOfTaking = (taking: BeneficiaryShare): string => {
  switch (taking.type) {
    case 'person':
    case 'charity':
      return `${taking.type} ${taking.id}`
    case 'child':
      return `${taking.type} ${[taking.of, taking.n, ...taking.below].join()}`
    case 'later-child':
      return `${taking.type} ${[taking.n, ...taking.below].join()}`
    case 'grandchild':
      return `${taking.type} ${[taking.family, taking.n, ...taking.below].join()}`
    case 'grandchildren':
    case 'next-of-kin':
      return taking.type
  }
}

const childName = (line: readonly number[], parent: string): string =>
  line.reduce((name, n) => `child ${n} of ${name}`, parent).replace('child', 'Child')

const namedAs = ({ named: { type, name }, line: [first = 1, n = 1, ...below] }: Taker): string => {
  if (type !== 'grandchildren') return name
  const grandchild = `grandchild ${n} of family ${first}`
  return below.length > 0 ? childName(below, grandchild) : grandchild.replace('g', 'G')
}

/** The age at which what a descendant takes becomes theirs: a later child and a grandchild of the class may wait longer than others. */
export const ageOfDescendant = (will: Will, { named: { type, id }, line }: Taker): ChildrenAge => {
  if (type === 'later-children' && line.length === 1) return ageOfChildren(will)
  const parent = type === 'person' && line.length === 1 ? personById(will, id) : undefined
  if (parent?.died) return ageToTake(will, parent)
  const group = type === 'grandchildren' && line.length === 2 ? grandchildrenIn(will) : undefined
  return group ? ageChosen(group) : ADULT_FROM_AGE
}

const descendantHeldUntil = (will: Will, taker: Taker, today: Day | undefined): ChildrenAge | undefined => {
  if (today === undefined) return undefined
  const age = ageOfDescendant(will, taker)
  const { born, named, line } = taker
  const isYoung = born ? ageOn(today, born) < age : named.type === 'later-children' && line.length === 1
  return isYoung ? age : undefined
}

/** @param today decides who is too young. Without it no share is marked as held. */
export const beneficiaryShareOf = (will: Will, { taker, share }: TakerShare, today?: Day): BeneficiaryShare => {
  const { named, line } = taker
  const { type, id, name } = named
  const [n = 1, ...below] = line
  const heldUntil = descendantHeldUntil(will, taker, today)
  if (type === 'later-children') {
    const child = below.length > 0 ? childName(below, `later child ${n}`) : `Later child ${n}`
    return { type: 'later-child', n, below, name: child, share, heldUntil }
  }
  if (type === 'next-of-kin') return allToNextOfKin(will, share)
  if (type === 'grandchildren') {
    const [inFamily = 1, ...remoter] = below
    return line.length === 0
      ? { type, name, share }
      : { type: 'grandchild', family: n, n: inFamily, below: remoter, name: namedAs(taker), share, heldUntil }
  }
  if (line.length > 0) return { type: 'child', of: id, n, below, name: childName(line, name), share, heldUntil }
  if (type === 'charity') return { type, id, name, share }
  const [young] =
    today === undefined ? [] : will.persons.filter((each) => each.id === id && isTooYoung(will, each, today))
  return { type, id, name, share, heldUntil: young && ageToTake(will, young) }
}

/** "your children and your grandchildren": the testator's own family among the children of those left out. */
export const keptInWords = (will: Will): string => listed.format(keptOfLeftOut(will).map((who) => words.kept[who]))

/** Whom the next of kin leave out, described in words to the testator. */
export const passedOverAsKin = (will: Will): string[] => {
  const out = excludedPersons(will)
  const kept = keptInWords(will)
  return [
    ...out.map(({ fullname }) => fullname),
    ...(will.excluded?.theirChildren === 'Yes' && out.length > 0
      ? [kept === '' ? words.theirChildren : words.theirChildrenBut(kept)]
      : []),
    // A separated spouse is next of kin until a final order of divorce or dissolution.
    ...(will.status === 'Separated' && !out.some(isSpouse) ? [words.separated] : []),
  ]
}

export const allToNextOfKin = (will: Will, share = Fraction.one): BeneficiaryShare => ({
  type: 'next-of-kin',
  name: nextOfKin.name,
  share,
  passedOver: passedOverAsKin(will),
})

export const takersOfBackup = (
  { to, theirChildren }: BackupPortion,
  failed: Failures,
  later: Issue = {},
): TakerShare[] => {
  if (to.type === 'later-children') return descendantsOf(to, later)
  return allTo(to, failed, (issue) => (theirChildren ? descendantsOf(to, issue) : []))
}

/** The issue of a grandchild who died takes only where their children follow. */
const familyOf = ({ livingChildren = 0, lateChildren = [] }: Issue, { followed }: Members): Issue => ({
  livingChildren,
  lateChildren: followed ? lateChildren : lateChildren.map((child) => (child.living ? child : {})),
})

/**
 * The grandchildren who take, of a testator whose children had these families: each alike, or one equal part for each family in
 * which anyone takes.
 */
export const grandchildrenWhoTake = (
  named: Beneficiary,
  families: readonly Issue[],
  members: Members,
): TakerShare[] => {
  const taking = families.map((family) => familyOf(family, members))
  if (members.byFamilies) return descendantsOf(named, { lateChildren: taking })
  return divide(
    taking.flatMap((family, index) => linesOf(named, family, [index + 1])).map((takers) => ({ weight: 1n, takers })),
    ({ takers }) => takers,
  )
}

// A share that a backup takes ignores the backup's own answer to "what if they die?", so backups cannot form a cycle.
export const takersOfShare = (
  { to, ifItFails, members, atEnd }: ResiduaryShare,
  failed: Failures,
  later: Issue = {},
): TakerShare[] => {
  if (to.type === 'later-children') return descendantsOf(to, later)
  return allTo(to, failed, (issue) => {
    if (atEnd)
      return takersOrKin(atEnd, failed, later).map(({ under, ...taken }) => ({
        ...taken,
        within: { plan: atEnd, ...(under && { under }) },
      }))
    if (members) return grandchildrenWhoTake(to, issue.lateChildren ?? [], members)
    switch (ifItFails) {
      case 'to the other shares':
        return []
      case 'to their children':
        return descendantsOf(to, issue)
      default:
        return divideWithLater(ifItFails, later, (backup) => takersOfBackup(backup, failed, later))
    }
  })
}

/** As `whoTakes`, with the next of kin as a taker. */
export const takersOrKin = (plan: Plan, failed: Failures, later: Issue = {}): TakerShare[] =>
  orElse(whoTakes(plan, failed, later), () => wholeEstateTo(nextOfKin))

/**
 * The takers of the residue. A person who takes in several ways has several entries. The shares total 1; the list is empty
 * when all goes to the next of kin.
 */
export const whoTakes = ({ shares, lastly }: Plan, failed: Failures, later: Issue = {}): TakerShare[] => {
  const underShares = divideWithLater(shares, later, (share) =>
    takersOfShare(share, failed, later).map((taken) => ({ ...taken, under: share.to })),
  )
  const portions = orElse(underShares, () =>
    divideWithLater(lastly, later, ({ to }) => allTo(to, failed, () => [])).map((taken) => ({
      ...taken,
      under: 'the last resort' as const,
    })),
  )
  const taken = portions.filter(isTaken)
  const total = sumOf(taken.map(({ share }) => share))
  // Stryker disable next-line ConditionalExpression,StringLiteral: no will makes other than 1, as the properties try to find
  if (taken.length > 0 && !total.equals(Fraction.one)) throw new Error(`The parts make ${total} and not 1`)
  return portions
}
