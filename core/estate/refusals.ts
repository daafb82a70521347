import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import { type BeneficiaryShare, inOrder, whoTakes } from './distribution.ts'
import { type Descendants, type Failed, type Failures, failuresOf } from './failures.ts'
import { type Beneficiary, type Plan, type Portion, planOf } from './plan.ts'

/** One place in which a person takes of the residue: their own share, what they have as a backup of another, the last resort. */
export type Place = 'share' | 'last resort' | { readonly backupOf: number }

/**
 * A person who refuses one share, or loses it, and keeps all else that the will gives them: for that share only they are treated
 * as having died before the testator (Wills Act 1837 s.33A). With the issue who may take that share in their place.
 */
export type Refusal = { readonly person: number; readonly of: Place } & Descendants

const isOf = ({ type, id }: Beneficiary, person: number): boolean => type === 'person' && id === person

/** The plan in which a person stands for themselves in each place they refuse: `refusing` are those copies, with their issue. */
const withRefusals = (plan: Plan, refusals: readonly { person: number; of: Place; issue: Descendants }[]) => {
  const refusing = new Map<Pick<Beneficiary, 'type' | 'id'>, Descendants>()
  const inPlace = <P extends Portion>(portion: P, isPlace: (place: Place) => boolean): P => {
    const refusal = refusals.find(({ person, of }) => isOf(portion.to, person) && isPlace(of))
    if (!refusal) return portion
    const to = { ...portion.to }
    refusing.set(to, refusal.issue)
    return { ...portion, to }
  }
  const shares = plan.shares.map((share) => {
    const { ifItFails } = share
    const behind = (place: Place) => typeof place === 'object' && isOf(share.to, place.backupOf)
    return {
      ...inPlace(share, (place) => place === 'share'),
      ifItFails: typeof ifItFails === 'string' ? ifItFails : ifItFails.map((backup) => inPlace(backup, behind)),
    }
  })
  const lastly = plan.lastly.map((portion) => inPlace(portion, (place) => place === 'last resort'))
  return { plan: { ...plan, shares, lastly }, refusing }
}

/**
 * The distribution of the residue when some fail altogether, and others refuse one share each. As `outcome` otherwise, with the
 * same `today` and `later`.
 * @throws NotInWill when a list names a person or charity that is not in the will.
 */
export const outcomeWithRefusals = (
  will: Will,
  failed: readonly Failed[],
  refusals: readonly Refusal[],
  today?: Day,
  later: Descendants = {},
): BeneficiaryShare[] => {
  const { plan, refusing } = withRefusals(
    planOf(will),
    refusals.map(({ person, of, ...issue }) => ({
      person,
      of,
      issue: failuresOf(will, [{ person, ...issue }])({ type: 'person', id: person }) ?? {},
    })),
  )
  const altogether = failuresOf(will, failed)
  const failures: Failures = (named) => altogether(named) ?? refusing.get(named)
  return inOrder(will, whoTakes(plan, failures, later), today)
}
