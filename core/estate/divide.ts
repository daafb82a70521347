import { Fraction } from './fraction.ts'
import type { Named } from './plan.ts'

/** Somebody who takes: one who is named, or a child of theirs by the line from parent to child, counted from 1. */
export type Taker = { readonly named: Named; readonly line: readonly number[] }
export type Portion = { readonly taker: Taker; readonly share: Fraction }

export const wholeTo = (named: Named, line: readonly number[] = []): Portion[] => [
  { taker: { named, line }, share: Fraction.one },
]

/**
 * Shares out a whole. A part that nobody takes is added to the others in the proportions of their weights, so it goes to
 * whoever takes those: each effective part weighs its weight over the sum of the effective weights. Nobody, if none is.
 */
export const divide = <P extends { readonly weight: number }>(
  parts: readonly P[],
  takersOf: (part: P) => readonly Portion[],
): Portion[] => {
  const effective = parts
    .filter(({ weight }) => weight > 0)
    .map((part) => ({ weight: part.weight, takers: takersOf(part) }))
    .filter(({ takers }) => takers.length > 0)
  const total = effective.reduce((sum, { weight }) => sum + weight, 0)
  return effective.flatMap(({ weight, takers }) => {
    const part = Fraction.of(weight, total)
    return takers.map(({ taker, share }) => ({ taker, share: share.times(part) }))
  })
}
