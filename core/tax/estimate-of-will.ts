/** What a will comes to in pounds, from the values that are kept with it, on a day and after any deaths. For screens and documents. */

import type { Failed } from '../estate/failures.ts'
import { peopleBeforeLastResort } from '../estate/gaps.ts'
import { planOf } from '../estate/plan.ts'
import type { Day } from '../text/calendar-day.ts'
import { sharesSaid } from '../will/equal-shares.ts'
import { hasValues, noValues } from '../will/new-will.ts'
import { inheritors, personsOf } from '../will/questions.ts'
import type { Values, Will } from '../will/schema.ts'
import type { Amount } from '../will/values-schema.ts'
import {
  type Change,
  changeOfEstimate,
  type Estimate,
  type EstimateRefusal,
  estimate,
  type Priced,
} from './estimate.ts'
import { countedValues } from './values-asked.ts'

/** The day of the death, and what is supposed to have happened before it, as the picture of the will supposes it. */
export type EstimatedCase = {
  readonly day: Day
  /** The ids of people who have died before. Each leaves one child, unless they are among the childless. */
  readonly died?: readonly number[]
  readonly childless?: readonly number[]
  /** Everyone who fails, in place of what is said of them by the fields beside this. */
  readonly failed?: readonly Failed[]
  /** Everyone who would take before the last resort has died and left no children. */
  readonly noneLeft?: boolean
}

/** `nothing said`: no value was given. `not shared`: who takes the rest is not answered yet. Neither has a figure, nor has a refusal. */
export type WillEstimate =
  | { readonly is: 'nothing said' }
  | { readonly is: 'not shared' }
  | { readonly is: 'refused'; readonly reasons: readonly EstimateRefusal[] }
  | ({ readonly is: 'estimate' } & Estimate)

const isShared = (will: Will, died: readonly number[]): boolean => {
  const heirs = inheritors(will)
  if (heirs.length === 0) return false
  if (heirs.length === 1) return true
  return (
    sharesSaid(will) === 'all' &&
    heirs.every(
      (heir) => heir.kind !== 'person' || !died.includes(heir.person.id) || heir.person.estateIfDie !== undefined,
    )
  )
}

type Supposed = { readonly died: readonly number[]; readonly failed: readonly Failed[] }

const supposedIn = (will: Will, { died = [], childless = [], failed, noneLeft = false }: EstimatedCase): Supposed => {
  if (failed) return { died: failed.flatMap((each) => ('person' in each ? [each.person] : [])), failed }
  const everyone = noneLeft ? peopleBeforeLastResort(planOf(will)) : []
  const all = [...new Set([...died, ...everyone])]
  const leavesNone = new Set([...childless, ...everyone])
  return {
    died: all,
    failed: [
      ...personsOf(will, all).map(({ id }) => ({ person: id, livingChildren: leavesNone.has(id) ? 0 : 1 })),
      ...(noneLeft ? [{ grandchildren: [] }] : []),
    ],
  }
}

const reckoned = (will: Will, values: Values, supposed: EstimatedCase): WillEstimate => {
  const { died, failed } = supposedIn(will, supposed)
  if (!isShared(will, died)) return { is: 'not shared' }
  const found = estimate(will, countedValues(will, values), failed, supposed.day)
  return 'refused' in found ? { is: 'refused', reasons: found.refused } : { is: 'estimate', ...found }
}

const known = new WeakMap<Will, Map<string, WillEstimate>>()

const keyOf = ({ day, died = [], childless = [], failed = [], noneLeft = false }: EstimatedCase): string =>
  JSON.stringify([day.year, day.month, day.day, died.toSorted(), childless.toSorted(), failed, noneLeft])

/** The same object for the same will and case. A will without values has no estimate, and nothing is worked out for it. */
export const estimateOf = (will: Will, supposed: EstimatedCase): WillEstimate => {
  if (!will.values || !hasValues(will)) return { is: 'nothing said' }
  const ofWill = known.get(will) ?? new Map<string, WillEstimate>()
  known.set(will, ofWill)
  const key = keyOf(supposed)
  const before = ofWill.get(key)
  if (before) return before
  const found = reckoned(will, will.values, supposed)
  ofWill.set(key, found)
  return found
}

const POUND = 100

/** Why there would be no figure whatever things are worth: what the will says, and what was answered about tax. Told before anything is typed. */
export const refusedBefore = (will: Will, supposed: EstimatedCase): readonly EstimateRefusal[] => {
  const a: Amount = { low: POUND, high: POUND }
  const things = [{ id: 1, kind: 'savings' as const, whole: a, held: { as: 'alone' as const } }]
  const found = reckoned(will, { ...noValues, facts: will.values?.facts ?? {}, things }, supposed)
  return found.is === 'refused' ? found.reasons : []
}

/** What one plan gives beside another, of the takers of either. */
export type EstimateDifference =
  | { readonly is: 'no figures' }
  /** Answers to these move the figures of either, so that no difference is known. */
  | { readonly is: 'open' }
  | {
      readonly is: 'difference'
      readonly tax: Change
      readonly people: readonly { readonly taker: string; readonly total: Change }[]
    }

const THOUSAND_POUNDS = 1000 * 100

/** In whole thousands, as rough figures are. */
const changeOf = (before: { low: number; high: number }, after: { low: number; high: number }): Change => {
  const [low, high] = [after.low - before.high, after.high - before.low]
  if (low === high) return { low, high }
  return {
    low: Math.floor(low / THOUSAND_POUNDS) * THOUSAND_POUNDS,
    high: Math.ceil(high / THOUSAND_POUNDS) * THOUSAND_POUNDS,
  }
}

const NOTHING = { low: 0, high: 0 }

/** The change between two figures of which no more is known than their ends. */
const widest = (one: Estimate, other: Estimate): Extract<EstimateDifference, { is: 'difference' }> => {
  const totalIn = ({ people }: Estimate, taker: string) => people.find((each) => each.taker === taker)?.total ?? NOTHING
  const takers = [...new Set([...one.people, ...other.people].map(({ taker }) => taker))]
  return {
    is: 'difference',
    tax: changeOf(one.tax, other.tax),
    people: takers.map((taker) => ({ taker, total: changeOf(totalIn(one, taker), totalIn(other, taker)) })),
  }
}

const pricedIn = (will: Will, values: Values, supposed: EstimatedCase): Priced => ({
  will,
  values: countedValues(will, values),
  failed: supposedIn(will, supposed).failed,
  on: supposed.day,
})

/** What changes from one plan to another. Both are of one testator, and each has its own values. */
export const differenceOf = (before: Will, after: Will, supposed: EstimatedCase): EstimateDifference => {
  const [one, other] = [estimateOf(before, supposed), estimateOf(after, supposed)]
  if (one.is !== 'estimate' || other.is !== 'estimate' || !before.values || !after.values) return { is: 'no figures' }
  if ([one, other].some(({ open }) => open.some(({ does }) => does === 'moves'))) return { is: 'open' }
  const isWorthTheSame = JSON.stringify(before.values) === JSON.stringify(after.values)
  const paired =
    isWorthTheSame &&
    changeOfEstimate(pricedIn(before, before.values, supposed), pricedIn(after, after.values, supposed))
  return paired ? { is: 'difference', ...paired } : widest(one, other)
}
