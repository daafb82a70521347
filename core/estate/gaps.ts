import type { Will } from '../will/schema.ts'
import type { BeneficiaryShare } from './distribution.ts'
import { type Failed, failuresOf, outcome, whoTakes } from './distribution.ts'
import { type Beneficiary, type Plan, type Portion, planOf } from './plan.ts'

/** People whose failing together leaves all to the next of kin though the testator did not choose them, and what happens then. */
export type Gap = {
  readonly failed: readonly { readonly person: number }[]
  readonly outcome: readonly BeneficiaryShare[]
}

/** `combinations` counts the sets of people who might fail, nobody failing among them. All of them are settled. */
export type Proof =
  | { readonly ok: true; readonly combinations: number }
  | { readonly ok: false; readonly combinations: number; readonly gaps: readonly Gap[] }

const peopleIn = (parts: readonly Portion[]): Beneficiary[] =>
  parts.filter(({ to, weight }) => !to.body && weight > 0).map(({ to }) => to)

/** Everybody whose failing can change who takes. A charity or other body does not fail of itself: its work has a successor. */
export const peopleWhoMatter = ({ shares, lastly }: Plan): number[] => {
  const backups = shares
    .filter(({ weight }) => weight > 0)
    .flatMap(({ ifItFails }) => (typeof ifItFails === 'string' ? [] : ifItFails))
  return [...new Set([shares, backups, lastly].flatMap(peopleIn).map(({ id }) => id))]
}

/**
 * Looks at every combination of failures for one that leaves all to the next of kin against the testator's answers, and
 * gives the smallest: those people none of whom could take without closing it. Nobody who fails is taken to leave children,
 * which is the worst. There is at most one such set, because whoever matters closes every gap by taking.
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

  // One more failure never finds a taker where there was none. So where there is no gap though all the undecided fail, there
  // is none in any combination of them, and all of those are settled at once.
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
