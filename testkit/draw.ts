/** Choices for generated wills. */
import * as fc from 'fast-check'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'

export type Draw = fc.GeneratorValue

/** Who there is to choose from, by id. */
export type Cast = { readonly adults: number[]; readonly persons: number[]; readonly charities: number[] }

export const oneOf = <const T>(draw: Draw, values: readonly T[]): T => draw(() => fc.constantFrom(...values))
export const someOf = <T>(draw: Draw, values: readonly T[], atLeast = 1): T[] =>
  draw(() => fc.subarray([...values], { minLength: Math.min(atLeast, values.length) }))
export const yesOrNo = (draw: Draw): YesNo => oneOf(draw, yesNo)

/** Parts of 100% in hundredths of a percent, none of them nothing. */
export const split = (draw: Draw, count: number): number[] => {
  const cut = { min: 1, max: WHOLE_ESTATE_HUNDREDTHS - 1 }
  const cuts = draw(() => fc.uniqueArray(fc.integer(cut), { minLength: count - 1, maxLength: count - 1 }))
  const edges = [0, ...cuts.sort((a, b) => a - b), WHOLE_ESTATE_HUNDREDTHS]
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
}

/** 1, 2 ... up to a number that is at most `most`. */
export const upTo = (draw: Draw, most: number): number[] =>
  Array.from({ length: draw(() => fc.nat({ max: most })) }, (_, index) => index + 1)
