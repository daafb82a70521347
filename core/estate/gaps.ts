import type { Will } from '../will/schema.ts'
import { type BeneficiaryShare, inOrder, outcome, whoTakes } from './distribution.ts'
import type { TakerShare } from './division.ts'
import { type Failed, failuresOf } from './failures.ts'
import { type Beneficiary, followedIn, type Plan, type PlanInWill, type Portion, plansIn } from './plan.ts'

/** People whose joint failure leaves all to the next of kin against the testator's answers, with the outcome. */
export type Gap = {
  readonly failed: readonly { readonly person: number }[]
  /** Those of them whose children would take, had they any. */
  readonly followed: readonly number[]
  /** The person for whom a trust was held, of a gap when it ends. */
  readonly atEndOf?: number
  readonly outcome: readonly BeneficiaryShare[]
}

/** `combinations` is the number of sets of people who could fail, the empty set included. All of them are covered. */
export type Proof =
  | { readonly ok: true; readonly combinations: number }
  | { readonly ok: false; readonly combinations: number; readonly gaps: readonly Gap[] }

const peopleIn = (parts: readonly Portion[]): Beneficiary[] =>
  parts.filter(({ to, weight }) => to.type === 'person' && !to.body && weight > 0n).map(({ to }) => to)

/** The people who take before the last resort: those with a share, and the backups of shares. */
export const peopleBeforeLastResort = ({ shares }: Pick<Plan, 'shares'>): number[] => {
  const backups = shares
    .filter(({ weight }) => weight > 0n)
    .flatMap(({ ifItFails }) => (typeof ifItFails === 'string' ? [] : ifItFails))
  return [...new Set([shares, backups].flatMap(peopleIn).map(({ id }) => id))]
}

/** The people whose failure can change who takes. A charity or other body is left out, since its work has a successor. */
export const peopleWhoMatter = (plan: Plan): number[] => [
  ...new Set([...peopleBeforeLastResort(plan), ...peopleIn(plan.lastly).map(({ id }) => id)]),
]

const isKin = ({ taker }: TakerShare): boolean => taker.named.type === 'next-of-kin'

const gapIn = (will: Will, { plan, trust }: PlanInWill): Gap | undefined => {
  const failed = peopleWhoMatter(plan)
    .filter((person) => person !== trust?.for)
    .map((person) => ({ person }))
  const all: Failed[] = [...failed, ...(trust ? [{ person: trust.for }] : []), { grandchildren: [] }]
  const portions = whoTakes(plan, failuresOf(will, all))
  if (plan.nextOfKinChosen || portions.some((portion) => !isKin(portion))) return undefined
  const gap = { failed, followed: followedIn(plan) }
  return trust ? { ...gap, atEndOf: trust.for, outcome: inOrder(will, []) } : { ...gap, outcome: outcome(will, all) }
}

/**
 * Whether a combination of failures leaves all to the next of kin against the testator's answers, of the residue or of what a trust
 * held. The worst case is assumed: a person who fails leaves no children, and there are no grandchildren. Of each there is at most
 * one gap, the failure of all who matter: a further failure never adds a taker, and each person who matters closes every gap by
 * taking. A gap of the residue stands for those of the trusts, which the same last resort closes.
 */
export const gaps = (will: Will): Proof => {
  const plans = plansIn(will)
  const combinations = plans.reduce((sum, { plan }) => sum + 2 ** peopleWhoMatter(plan).length, 0)
  const found = plans.flatMap((each) => gapIn(will, each) ?? []).slice(0, 1)
  return found.length === 0 ? { ok: true, combinations } : { ok: false, combinations, gaps: found }
}
