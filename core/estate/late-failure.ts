import type { Will } from '../will/schema.ts'
import {
  type BeneficiaryShare,
  beneficiaryShareOf,
  divide,
  type Failed,
  type Failures,
  failuresOf,
  onceEach,
  type TakerShare,
  takersOfBackup,
  takersOfShare,
  whoTakes,
} from './distribution.ts'
import { Fraction } from './fraction.ts'
import { type Beneficiary, type Plan, planOf, type ResiduaryShare } from './plan.ts'

const partOf = (portions: readonly TakerShare[], person: number): TakerShare[] =>
  portions.filter(({ taker: { named, line } }) => named.type === 'person' && named.id === person && line.length === 0)

/** Who takes what a person held as a backup of a share that failed at the death: the backup's children, else the other backups. */
const fromBackups = (plan: Plan, share: ResiduaryShare, held: Beneficiary, then: Failures): TakerShare[] => {
  const { ifItFails } = share
  // Stryker disable next-line all: only a share with backups is held by a person it does not name; the types do not know that
  if (typeof ifItFails === 'string') return []
  const own = ifItFails.filter(({ to }) => to === held)
  const children = own.flatMap((backup) => takersOfBackup(backup, then))
  if (children.length > 0) return divide([{ weight: 1 }], () => children)
  const others = divide(ifItFails, (backup) => takersOfBackup(backup, then))
  return others.length > 0 ? others : whoTakes(plan, then)
}

const passesTo = (plan: Plan, share: ResiduaryShare, held: Beneficiary, then: Failures): TakerShare[] => {
  if (share.to !== held) return fromBackups(plan, share, held, then)
  const instead = takersOfShare(share, then)
  return instead.length > 0 ? instead : whoTakes(plan, then)
}

const times = (portions: readonly TakerShare[], part: Fraction): TakerShare[] =>
  portions.map(({ taker, share }) => ({ taker, share: share.times(part) }))

/**
 * Who takes the part that is held for a person who dies under the age at which it would have become theirs. It passes as if the
 * testator had died on that day; the other parts stay with those who took them. The shares total the part that was held, and
 * the list is empty if nothing was held or all of it goes to the next of kin.
 * @param atDeath Those who failed when the testator died.
 * @param then Those who are dead on the day the person dies, with the issue that is living then. The person is one of them.
 * @throws NotInWill when a list names a person or charity that is not in the will.
 */
export const afterLateFailure = (
  will: Will,
  person: number,
  atDeath: readonly Failed[],
  then: readonly Failed[],
): BeneficiaryShare[] => {
  const plan = planOf(will)
  const [before, after] = [failuresOf(will, atDeath), failuresOf(will, then)]
  const effective = plan.shares.filter((share) => share.weight > 0 && takersOfShare(share, before).length > 0)
  const total = effective.reduce((sum, { weight }) => sum + weight, 0)
  const passed =
    effective.length > 0
      ? effective.flatMap((share) =>
          partOf(takersOfShare(share, before), person).flatMap((held) =>
            times(passesTo(plan, share, held.taker.named, after), held.share.times(Fraction.of(share.weight, total))),
          ),
        )
      : partOf(whoTakes(plan, before), person).flatMap((held) => times(whoTakes(plan, after), held.share))
  return onceEach(passed).map((each) => beneficiaryShareOf(will, each))
}
