import type { Will } from '../will/schema.ts'
import { type BeneficiaryShare, type Failed, failuresOf, outcome, whoTakes } from './distribution.ts'
import { type Beneficiary, type Plan, type Portion, planOf } from './plan.ts'

/** People whose joint failure leaves all to the next of kin against the testator's answers, with the outcome. */
export type Gap = {
  readonly failed: readonly { readonly person: number }[]
  readonly outcome: readonly BeneficiaryShare[]
}

/** `combinations` is the number of sets of people who could fail, the empty set included. All of them are covered. */
export type Proof =
  | { readonly ok: true; readonly combinations: number }
  | { readonly ok: false; readonly combinations: number; readonly gaps: readonly Gap[] }

const peopleIn = (parts: readonly Portion[]): Beneficiary[] =>
  parts.filter(({ to, weight }) => to.type === 'person' && !to.body && weight > 0).map(({ to }) => to)

/** The people who take before the last resort: those with a share, and the backups of shares. */
export const peopleBeforeLastResort = ({ shares }: Pick<Plan, 'shares'>): number[] => {
  const backups = shares
    .filter(({ weight }) => weight > 0)
    .flatMap(({ ifItFails }) => (typeof ifItFails === 'string' ? [] : ifItFails))
  return [...new Set([shares, backups].flatMap(peopleIn).map(({ id }) => id))]
}

/** The people whose failure can change who takes. A charity or other body is left out, since its work has a successor. */
export const peopleWhoMatter = (plan: Plan): number[] => [
  ...new Set([...peopleBeforeLastResort(plan), ...peopleIn(plan.lastly).map(({ id }) => id)]),
]

/**
 * Whether a combination of failures leaves all to the next of kin against the testator's answers. The worst case is assumed: a
 * person who fails leaves no children, and there are no grandchildren. There is at most one gap, the failure of all who matter: a further failure never adds a
 * taker, and each person who matters closes every gap by taking.
 */
export const gaps = (will: Will): Proof => {
  const plan = planOf(will)
  const failed = peopleWhoMatter(plan).map((person) => ({ person }))
  const combinations = 2 ** failed.length
  const all: Failed[] = [...failed, { grandchildren: [] }]
  return plan.nextOfKinChosen || whoTakes(plan, failuresOf(will, all)).length > 0
    ? { ok: true, combinations }
    : { ok: false, combinations, gaps: [{ failed, outcome: outcome(will, all) }] }
}
