import type { Will } from '../will/schema.ts'
import {
  type BeneficiaryShare,
  beneficiaryShareOf,
  descendantsOf,
  divide,
  grandchildrenWhoTake,
  onceEach,
  type Taker,
  type TakerShare,
  takersOfBackup,
  takersOfShare,
  whoTakes,
} from './distribution.ts'
import { type Descendants, type Failed, type Failures, failuresOf } from './failures.ts'
import { Fraction } from './fraction.ts'
import { type Beneficiary, type Plan, planOf, type ResiduaryShare } from './plan.ts'

/** A grandchild who took as one of the class: number `n` in the family of a child of the testator, both from 1. */
export type InClass = {
  readonly family: number
  readonly n: number
  /** The issue they leave. */
  readonly issue?: Descendants
}

export type Held = number | InClass

/** Those who are dead on the day, with the issue that is living, and the children of the testator born after signing. */
export type OnDay = { readonly failed: Failures; readonly later?: Descendants }

export const isHeldFor = ({ named, line }: Taker, held: Held): boolean =>
  typeof held === 'number'
    ? named.type === 'person' && named.id === held && line.length === 0
    : named.type === 'grandchildren' && line.length === 2 && line[0] === held.family && line[1] === held.n

const partOf = (portions: readonly TakerShare[], held: Held): TakerShare[] =>
  portions.filter(({ taker }) => isHeldFor(taker, held))

const under = (share: ResiduaryShare, portions: readonly TakerShare[]): TakerShare[] =>
  portions.map((portion) => ({ ...portion, under: share.to }))

/** Who takes what a grandchild held: their own children, where those follow; then the others of a family that had a part; then all. */
const fromClass = (
  plan: Plan,
  share: ResiduaryShare,
  { family, n, issue = {} }: InClass,
  then: OnDay,
): TakerShare[] => {
  const { to, members } = share
  // Stryker disable next-line all: only a share of grandchildren is held by one of them; the types do not know that
  if (!members) return []
  const own = members.followed ? descendantsOf(to, issue, [family, n]) : []
  if (own.length > 0) return own
  const families = then.failed(to)?.lateChildren
  const inFamily = members.byFamilies && families ? grandchildrenWhoTake(to, onlyFamily(families, family), members) : []
  if (inFamily.length > 0) return inFamily
  return fromShare(plan, share, then)
}

const onlyFamily = (families: readonly Descendants[], family: number): Descendants[] =>
  families.map((each, index) => (index + 1 === family ? each : {}))

/** Who takes what a person held as a backup of a share that failed at the death: the backup's children, else the other backups. */
const fromBackups = (plan: Plan, share: ResiduaryShare, held: Beneficiary, then: OnDay): TakerShare[] => {
  const { ifItFails } = share
  // Stryker disable next-line all: only a share with backups is held by a person it does not name; the types do not know that
  if (typeof ifItFails === 'string') return []
  const own = ifItFails.filter(({ to }) => to.type === held.type && to.id === held.id)
  const children = own.flatMap((backup) => takersOfBackup(backup, then.failed, then.later))
  if (children.length > 0)
    return under(
      share,
      divide([{ weight: 1 }], () => children),
    )
  const others = divide(ifItFails, (backup) => takersOfBackup(backup, then.failed, then.later))
  return others.length > 0 ? under(share, others) : whoTakes(plan, then.failed, then.later)
}

const fromShare = (plan: Plan, share: ResiduaryShare, { failed, later }: OnDay): TakerShare[] => {
  const instead = takersOfShare(share, failed, later)
  return instead.length > 0 ? under(share, instead) : whoTakes(plan, failed, later)
}

const isSame = (one: Beneficiary, other: Beneficiary): boolean => one.type === other.type && one.id === other.id

const passesTo = (plan: Plan, share: ResiduaryShare, held: Beneficiary, then: OnDay, who: Held): TakerShare[] => {
  if (typeof who !== 'number') return fromClass(plan, share, who, then)
  return isSame(share.to, held) ? fromShare(plan, share, then) : fromBackups(plan, share, held, then)
}

/**
 * The takers of a part held for a person who died too young, found as if the testator had died, or the trust had ended, on that day.
 * The shares total that of the part; the list is empty where all of it goes to the next of kin.
 */
export const passedOn = (plan: Plan, held: TakerShare, then: OnDay, who: Held): TakerShare[] => {
  const share = plan.shares.find(({ to }) => typeof held.under === 'object' && isSame(to, held.under))
  const instead = share ? passesTo(plan, share, held.taker.named, then, who) : whoTakes(plan, then.failed, then.later)
  return times(instead, held.share)
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
 * @throws NotInWill when a list names a person or charity that is not in the will.
 */
export const afterLateFailure = (
  will: Will,
  who: Held,
  atDeath: readonly Failed[],
  then: readonly Failed[],
): BeneficiaryShare[] => {
  const plan = planOf(will)
  const [before, after] = [failuresOf(will, atDeath), { failed: failuresOf(will, then) }]
  const effective = plan.shares.filter((share) => share.weight > 0 && takersOfShare(share, before).length > 0)
  const total = effective.reduce((sum, { weight }) => sum + weight, 0)
  const passed =
    effective.length > 0
      ? effective.flatMap((share) =>
          partOf(takersOfShare(share, before), who).flatMap((held) =>
            times(
              passesTo(plan, share, held.taker.named, after, who),
              held.share.times(Fraction.of(share.weight, total)),
            ),
          ),
        )
      : partOf(whoTakes(plan, before), who).flatMap((held) => times(whoTakes(plan, after.failed), held.share))
  return onceEach(passed).map((each) => beneficiaryShareOf(will, each))
}
