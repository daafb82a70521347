/** Exact amounts as whole pence, apart from the fractions that every first page loads. */
import { Fraction } from './fraction.ts'

/** Exact amounts in whole pence that make a total: each is brought down, and the pennies left go to the largest remainders, the first of equals. */
export const toThePenny = (amounts: readonly Fraction[], total: bigint): number[] => {
  const down = amounts.map(({ numerator, denominator }) => numerator / denominator)
  const missing = total - down.reduce((sum, each) => sum + each, 0n)
  const order = amounts
    .map((amount, index) => ({ index, remainder: amount.minus(Fraction.of(down[index] ?? 0n)) }))
    .toSorted((one, other) => other.remainder.compare(one.remainder) || one.index - other.index)
  const oneMore = new Set(order.slice(0, Number(missing)).map(({ index }) => index))
  return down.map((pence, index) => Number(pence) + (oneMore.has(index) ? 1 : 0))
}
