/** How a whole is divided: who takes which part of it, and what one who failed would have. */
import type { Day } from '../text/calendar-day.ts'
import type { Child, Failures, Issue } from './failures.ts'
import { Fraction } from './fraction.ts'
import { type Beneficiary, laterChildren, type Plan, type Portion } from './plan.ts'

/** A named beneficiary, or a descendant of theirs. `line` has the number of the child in each generation, from 1. */
export type Line = { readonly named: Pick<Beneficiary, 'type' | 'id'>; readonly line: readonly number[] }

export type Taker = Line & {
  readonly named: Beneficiary
  /** Of a descendant, where it is known. */
  readonly born?: Day | undefined
}
export type TakerShare = {
  readonly taker: Taker
  readonly share: Fraction
  /** They failed, and it is asked what they would have had: this is what they would take had they alone not failed. */
  readonly failed?: true
  /** Whose share of the plan this is part of. Absent: a part of its own, of a child born or adopted after signing. */
  readonly under?: Beneficiary | 'the last resort'
  /** Of a share whose failure has a plan of its own: that plan, and whose share of it this is part of. */
  readonly within?: { readonly plan: Plan; readonly under?: TakerShare['under'] }
}

export const wholeEstateTo = (
  named: Beneficiary,
  line: readonly number[] = [],
  { born }: Pick<Child, 'born'> = {},
): TakerShare[] => [{ taker: { named, line, ...(born && { born }) }, share: Fraction.one }]

export const keyOfTaker = ({ named: { type, id }, line }: Line): string => [type, id, ...line].join(':')

export const onceEach = (portions: readonly TakerShare[]): TakerShare[] => {
  const byTaker = new Map<string, TakerShare>()
  for (const portion of portions) {
    const key = keyOfTaker(portion.taker)
    const before = byTaker.get(key)
    byTaker.set(key, before ? { ...before, share: before.share.plus(portion.share) } : portion)
  }
  return [...byTaker.values()]
}

/** Among equals by place. The children of one person stand in the order of their birth already. */
export const largestFirst = (a: TakerShare, b: TakerShare): number =>
  b.share.compare(a.share) || a.taker.named.place - b.taker.named.place

export const isTaken = ({ failed }: TakerShare): boolean => !failed

/** These, or others where nobody takes of them. Who would take of these had they not failed would have nothing of the others. */
export const orElse = (first: TakerShare[], others: () => TakerShare[]): TakerShare[] => {
  if (first.some(isTaken)) return first
  const instead = others()
  if (first.length === 0 || instead.length === 0) return [...first, ...instead]
  const would = new Set(first.map(({ taker }) => taker.named.id))
  return [...first, ...instead.filter((other) => isTaken(other) || !would.has(other.taker.named.id))]
}

/** The whole to this one, or to others where they failed. */
export const allTo = (named: Beneficiary, failed: Failures, others: (issue: Issue) => TakerShare[]): TakerShare[] => {
  const issue = failed(named)
  if (!issue) return wholeEstateTo(named)
  if (!issue.asked) return others(issue)
  return orElse([{ taker: { named, line: [] }, share: Fraction.one, failed: true }], () => others(issue))
}

type Weighed = Pick<Portion, 'weight' | 'typed'>

const summed = (one: Weighed, other: Weighed): Weighed => ({
  weight: one.weight + other.weight,
  typed: one.typed ?? other.typed,
})

/**
 * Divides a whole between portions. A portion without takers is added to the others in proportion to their weights: each
 * effective portion gets its weight over the sum of the effective weights. Nobody takes if no portion has a taker. Had one not
 * failed who is asked about, each portion of which they would take were effective too.
 */
export const divide = <P extends Weighed>(
  parts: readonly P[],
  takersOf: (part: P) => readonly TakerShare[],
): TakerShare[] => {
  const all = parts
    .filter(({ weight }) => weight > 0n)
    .map((part) => {
      const takers = takersOf(part)
      return { weight: part.weight, typed: part.typed, takers, isEffective: takers.some(isTaken) }
    })
  const whole = all.filter(({ isEffective }) => isEffective).reduce(summed, { weight: 0n, typed: undefined })
  const hadNotFailed = new Map<number, Weighed>()
  for (const { takers, isEffective, ...part } of all)
    for (const { id } of isEffective ? [] : takers.map(({ taker }) => taker.named))
      hadNotFailed.set(id, summed(hadNotFailed.get(id) ?? whole, part))
  const divided = all.flatMap(({ weight, takers, isEffective }) => {
    const partOf = (of: Weighed): Fraction => Fraction.of(weight, of.weight, of.typed)
    const part = isEffective ? partOf(whole) : Fraction.zero
    return takers.map((each): TakerShare => {
      const theirs = each.failed && hadNotFailed.get(each.taker.named.id)
      return { ...each, share: each.share.times(theirs ? partOf(theirs) : part) }
    })
  })
  const failed = divided.filter((each) => !isTaken(each))
  return failed.length === 0 ? divided : [...divided.filter(isTaken), ...onceEach(failed)]
}

/**
 * The same with the later children of the testator. Each takes what one of the named children beside them takes: of equal parts
 * as one more; of other parts, those of the children are put together and divided again. One who died childless has no part.
 */
export const divideWithLater = <P extends Portion>(
  parts: readonly P[],
  later: Issue,
  takersOf: (part: P) => readonly TakerShare[],
): TakerShare[] => {
  const lines = linesOf(laterChildren, later).filter((takers) => takers.length > 0)
  const [first, ...others] = parts.filter(({ later: how }) => how !== undefined)
  if (!first) return divide(parts, takersOf)
  const named = 1 + others.length
  const together = first.later === 'put together'
  // Whole weights: the parts of the others times the children there are now, the children's times those who are named.
  const weightOf = (part: P): bigint =>
    !together ? part.weight : part.weight * BigInt(part.later === undefined ? named + lines.length : named)
  return divide(
    [
      ...parts.map((part) => ({ weight: weightOf(part), typed: part.typed, takers: takersOf(part) })),
      ...lines.map((takers) => ({ weight: weightOf(first), typed: first.typed, takers })),
    ],
    ({ takers }) => takers,
  )
}

/**
 * The takers in the line of each child. Living children who are counted are numbered first.
 * @throws RangeError when a number of children is not a whole number.
 */
export const linesOf = (named: Beneficiary, issue: Issue, line: readonly number[] = []): TakerShare[][] => {
  const { livingChildren = 0, lateChildren } = issue
  if (!Number.isInteger(livingChildren) || livingChildren < 0)
    throw new RangeError(`${livingChildren} is not a number of children`)
  const living = Array.from({ length: livingChildren }, (_, index) => wholeEstateTo(named, [...line, index + 1]))
  const late = lateChildren?.map((child, index) => {
    const below = [...line, livingChildren + index + 1]
    return child.living ? wholeEstateTo(named, below, child.living) : descendantsOf(named, child, below)
  })
  return [...living, ...(late ?? [])]
}

/**
 * The children of a beneficiary who failed, in equal shares; the children of a dead child take that child's share between
 * them, and so on. A dead child without living issue is not counted.
 * @throws RangeError when a number of children is not a whole number.
 */
export const descendantsOf = (named: Beneficiary, issue: Issue, line: readonly number[] = []): TakerShare[] =>
  divide(
    linesOf(named, issue, line).map((takers) => ({ weight: 1n, takers })),
    ({ takers }) => takers,
  )
