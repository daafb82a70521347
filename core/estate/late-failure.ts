/** What becomes of a part that is held for somebody who dies before they are old enough for it. */
import { ageOn, type Day } from '../text/calendar-day.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { holdsEverythingFor } from '../will/trusts.ts'
import { grandchildrenIn, isTheirsAtOnce, isTooYoung } from '../will/young-takers.ts'
import {
  ageOfDescendant,
  type BeneficiaryShare,
  beneficiaryShareOf,
  grandchildrenWhoTake,
  takersOfBackup,
  takersOfShare,
  whoTakes,
} from './distribution.ts'
import {
  descendantsOf,
  divide,
  divideWithLater,
  keyOfTaker,
  type Line,
  onceEach,
  type Taker,
  type TakerShare,
} from './division.ts'
import {
  type Child,
  type Descendants,
  type Failed,
  type Failures,
  failuresOf,
  type InClass,
  type Issue,
  issueOf,
} from './failures.ts'
import type { Fraction } from './fraction.ts'
import type { History } from './history.ts'
import { type Beneficiary, type Plan, planOf, type ResiduaryShare } from './plan.ts'

/** Somebody for whom a part was held, as its taker. */
export type Held = Line & {
  /** The issue they leave, of a descendant. That of a person in the will is said with their death. */
  readonly issue?: Descendants
}

/** Those who are dead on the day, with the issue that is living, and the children of the testator born after signing. */
export type OnDay = { readonly failed: Failures; readonly later?: Issue; readonly issue: (left: Descendants) => Issue }

const heldBy = (who: number | InClass): Held =>
  typeof who === 'number'
    ? { named: { type: 'person', id: who }, line: [] }
    : { named: { type: 'grandchildren', id: 0 }, line: [who.family, who.n], issue: who.issue ?? {} }

export const isHeldFor = (taker: Taker, held: Held): boolean => keyOfTaker(taker) === keyOfTaker(held)

/** `isYoung`: under the age for what they may have taken. `isTheirs`: it is theirs all the same. */
export type DeathOfTaker = {
  readonly on: Day
  readonly who: Held
  readonly isYoung: boolean
  readonly isTheirs: boolean
}

/** The children by dates, with their own, each as the taker they would be. */
const byDates = (
  { named, line }: Line,
  { children = [] }: Pick<Descendants, 'children'>,
): (Line & { readonly child: Child })[] =>
  children.flatMap((child, index) => {
    const here = { named, line: [...line, index + 1] }
    return [{ ...here, child }, ...byDates(here, child)]
  })

const everyChildByDates = ({ deaths, failed = [], refusals = [], issue = [], unnamed = [] }: History) => {
  const left = [...deaths, ...failed, ...refusals, ...issue].flatMap((each) =>
    'person' in each ? byDates({ named: { type: 'person', id: each.person }, line: [] }, each) : [],
  )
  const ofTestator = unnamed.flatMap(({ laterChildren = {}, grandchildren = [] }) => [
    ...byDates({ named: { type: 'later-children', id: 0 }, line: [] }, laterChildren),
    ...grandchildren.flatMap((family, index) =>
      byDates({ named: { type: 'grandchildren', id: 0 }, line: [index + 1] }, family),
    ),
  ])
  return [...left, ...ofTestator]
}

/** The dead who may have taken something, in no order. One person may be there twice. */
export const deathsIn = (will: Will, history: History): DeathOfTaker[] => {
  const group = grandchildrenIn(will)
  const atOnce = ({ named: { type, id }, line }: Line): boolean => {
    const parent = type === 'person' && line.length === 1 ? personById(will, id) : undefined
    const who = type === 'grandchildren' && line.length === 2 ? group : parent?.died && parent
    return who ? isTheirsAtOnce(who) : false
  }
  const named = history.deaths.flatMap(({ person: id, on }): DeathOfTaker[] => {
    const person = personById(will, id)
    // What is held for a disabled person is theirs at no age: its own clause says who has it after them.
    const isYoung = person !== undefined && !holdsEverythingFor(will, id) && isTooYoung(will, person, on)
    return [{ on, who: heldBy(id), isYoung, isTheirs: isYoung && isTheirsAtOnce(person) }]
  })
  const inClass = (history.youngInClass ?? []).map((each): DeathOfTaker => {
    const who = heldBy(each)
    return { on: each.on, who, isYoung: true, isTheirs: atOnce(who) }
  })
  const descendants = everyChildByDates(history).flatMap(({ child, ...who }): DeathOfTaker[] => {
    const { born, died: on, children = [] } = child
    if (!on) return []
    const age = ageOfDescendant(will, { named: { ...nobody, ...who.named }, line: who.line })
    const isYoung = born !== undefined && ageOn(on, born) < age
    return [{ on, who: { ...who, issue: { children } }, isYoung, isTheirs: atOnce(who) }]
  })
  return [...named, ...inClass, ...descendants]
}

const nobody: Beneficiary = { type: 'person', id: 0, name: '', place: 0, body: false }

const under = (share: ResiduaryShare, portions: readonly TakerShare[]): TakerShare[] =>
  portions.map((portion) => ({ ...portion, under: share.to }))

const isSame = (one: Pick<Beneficiary, 'type' | 'id'>, other: Pick<Beneficiary, 'type' | 'id'>): boolean =>
  one.type === other.type && one.id === other.id

/** Their own descendants, where those follow. */
const ownIssue = (share: ResiduaryShare | undefined, held: TakerShare, who: Held, then: OnDay): TakerShare[] =>
  who.line.length > 0 && (share?.members?.followed ?? true)
    ? descendantsOf(held.taker.named, then.issue(who.issue ?? {}), who.line)
    : []

const onlyFamily = (families: readonly Issue[], family: number | undefined): Issue[] =>
  families.map((each, index) => (index + 1 === family ? each : {}))

/** The others of a family that had a part. */
const inTheirFamily = ({ to, members }: ResiduaryShare, { line: [family] }: Held, then: OnDay): TakerShare[] => {
  const families = members?.byFamilies ? then.failed(to)?.lateChildren : undefined
  return members && families ? grandchildrenWhoTake(to, onlyFamily(families, family), members) : []
}

/** Who takes what was held for a backup of a share that failed, or for a child of theirs: the backup's children, else the others. */
const fromBackups = ({ ifItFails }: ResiduaryShare, { named }: Held, { failed, later }: OnDay): TakerShare[] => {
  // Stryker disable next-line all: only a share with backups is held by a person it does not name; the types do not know that
  if (typeof ifItFails === 'string') return []
  const own = ifItFails.filter(({ to }) => isSame(to, named))
  const children = own.flatMap((backup) => takersOfBackup(backup, failed, later))
  if (children.length > 0) return divide([{ weight: 1n }], () => children)
  return divideWithLater(ifItFails, later ?? {}, (backup) => takersOfBackup(backup, failed, later))
}

/** Who takes instead under the share that the part is of. Empty where nobody does. */
const inShare = (share: ResiduaryShare, who: Held, then: OnDay): TakerShare[] => {
  if (!isSame(share.to, who.named)) return fromBackups(share, who, then)
  const family = share.members ? inTheirFamily(share, who, then) : []
  return family.length > 0 ? family : takersOfShare(share, then.failed, then.later)
}

/**
 * The takers of a part held for somebody who died too young, found as if the testator had died, or the trust had ended, on that day.
 * The shares total that of the part; the list is empty where all of it goes to the next of kin.
 */
export const passedOn = (plan: Plan, held: TakerShare, then: OnDay, who: Held): TakerShare[] => {
  if (held.within) {
    const { within, under: _outer, ...part } = held
    return passedOn(within.plan, { ...part, ...(within.under && { under: within.under }) }, then, who)
  }
  const share = plan.shares.find(({ to }) => typeof held.under === 'object' && isSame(to, held.under))
  const own = ownIssue(share, held, who, then)
  const instead = own.length > 0 || !share ? own : inShare(share, who, then)
  const taking =
    instead.length === 0 ? whoTakes(plan, then.failed, then.later) : share ? under(share, instead) : instead
  return times(taking, held.share)
}

const times = (portions: readonly TakerShare[], part: Fraction): TakerShare[] =>
  portions.map((portion) => ({ ...portion, share: portion.share.times(part) }))

/**
 * Who takes the part that is held for a person who dies under the age at which it would have become theirs. It passes as if the
 * testator had died on that day; the other parts stay with those who took them. The shares total the part that was held, and
 * the list is empty if nothing was held or all of it goes to the next of kin.
 * @param who The id of the person, or a grandchild of the class that shares the residue.
 * @param atDeath Those who failed when the testator died, with the grandchildren who were living.
 * @param then Those who are dead on the day the person dies, with the issue that is living then. A person with an id is one of
 * them; the families of the grandchildren no longer have the one who died.
 * @param later The testator's children born or adopted after signing.
 * @throws NotInWill when a list names a person or charity that is not in the will.
 */
export const afterLateFailure = (
  will: Will,
  who: number | InClass,
  atDeath: readonly Failed[],
  then: readonly Failed[],
  later: Descendants = {},
): BeneficiaryShare[] => {
  const [plan, held] = [planOf(will), heldBy(who)]
  const onDay: OnDay = {
    failed: failuresOf(will, then),
    later: issueOf(will, later),
    issue: (left) => issueOf(will, left),
  }
  const passed = whoTakes(plan, failuresOf(will, atDeath), onDay.later)
    .filter(({ taker }) => isHeldFor(taker, held))
    .flatMap((part) => passedOn(plan, part, onDay, held))
  return onceEach(passed).map((each) => beneficiaryShareOf(will, each))
}
