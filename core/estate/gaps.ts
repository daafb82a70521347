import type { Will } from '../will/schema.ts'
import type { BeneficiaryShare } from './distribution.ts'
import { type Failed, failuresOf, outcome, whoTakes } from './distribution.ts'
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
  parts.filter(({ to, weight }) => !to.body && weight > 0).map(({ to }) => to)

/** The people whose failure can change who takes. A charity or other body is left out, since its work has a successor. */
export const peopleWhoMatter = ({ shares, lastly }: Plan): number[] => {
  const backups = shares
    .filter(({ weight }) => weight > 0)
    .flatMap(({ ifItFails }) => (typeof ifItFails === 'string' ? [] : ifItFails))
  return [...new Set([shares, backups, lastly].flatMap(peopleIn).map(({ id }) => id))]
}

/**
 * Searches every combination of failures for one that leaves all to the next of kin against the testator's answers. The
 * worst case is assumed: a person who fails leaves no children. There is at most one gap, because any person who matters
 * closes every gap by taking.
 */
export const gaps = (will: Will): Proof => {
  const plan = planOf(will)
  const people = peopleWhoMatter(plan)
  const found: (readonly number[])[] = []

  const isGap = (failed: readonly number[]): boolean =>
    whoTakes(
      plan,
      failuresOf(
        will,
        failed.map((person): Failed => ({ person })),
      ),
    ).length === 0 && !plan.nextOfKinChosen

  // A further failure never adds a taker. So if there is no gap when all the undecided people fail, no combination of them is
  // a gap, and this one test covers them all.
  const settle = (failed: readonly number[], undecided: readonly number[]): void => {
    if (!isGap([...failed, ...undecided])) return
    const [next, ...others] = undecided
    if (next === undefined) {
      found.push(failed)
      return
    }
    settle(failed, others)
    settle([...failed, next], others)
  }
  settle([], people)

  const combinations = 2 ** people.length
  if (found.length === 0) return { ok: true, combinations }
  return {
    ok: false,
    combinations,
    gaps: found.map((ids) => {
      const failed = ids.map((person) => ({ person }))
      return { failed, outcome: outcome(will, failed) }
    }),
  }
}
