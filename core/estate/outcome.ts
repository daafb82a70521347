import type { Day } from '../text/birthday.ts'
import type { Will } from '../will/schema.ts'
import type { Portion, Taker } from './divide.ts'
import { type Failed, failuresOf } from './failures.ts'
import { planOf } from './plan.ts'
import { allToNextOfKin, type Taking, takingOf } from './taking.ts'
import { whoTakes } from './who-takes.ts'

const keyOf = ({ named: { type, id }, line }: Taker): string => [type, id, ...line].join(':')

const onceEach = (portions: readonly Portion[]): Portion[] => {
  const byTaker = new Map<string, Portion>()
  for (const portion of portions) {
    const key = keyOf(portion.taker)
    const before = byTaker.get(key)
    byTaker.set(key, before ? { ...before, share: before.share.plus(portion.share) } : portion)
  }
  return [...byTaker.values()]
}

const placeOf = ({ named, line }: Taker): number[] => [named.place, ...line]

const byPlace = (a: Taker, b: Taker): number => {
  const there = placeOf(b)
  const differences = placeOf(a).map((each, index) => each - (there[index] ?? 0))
  return differences.find((each) => each !== 0) ?? 0
}

const largestFirst = (a: Portion, b: Portion): number => b.share.compare(a.share) || byPlace(a.taker, b.taker)

/**
 * Who takes what part of what is left when these people and charities fail: one entry a taker, the largest first and then
 * in the order of the will. The parts make exactly 1. An unfinished will is shared out as far as it goes; whether its
 * shares are complete is for `problemsOfShares`.
 * @param today marks the people who are under 18 on that day.
 * @throws NotInWill when `failed` names somebody the will does not.
 */
export const outcome = (will: Will, failed: readonly Failed[], today?: Day): Taking[] => {
  const portions = onceEach(whoTakes(planOf(will), failuresOf(will, failed)))
  if (portions.length === 0) return [allToNextOfKin(will)]
  return portions.toSorted(largestFirst).map((portion) => takingOf(will, portion, today))
}
