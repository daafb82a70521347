/** Choices for generated wills. */
import * as fc from 'fast-check'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'

export type Draw = fc.GeneratorValue

/** Who there is to choose from, by id. */
export type People = { readonly adults: number[]; readonly persons: number[]; readonly charities: number[] }

/**
 * Caches arbitraries by their numbers. fast-check's generator keeps every function it is called with, and searches the arguments
 * of each: a new function for each call would fill the memory, and one for all would be slow.
 */
const made = <T>(make: (...numbers: number[]) => fc.Arbitrary<T>) => {
  const makers = new Map<string, () => fc.Arbitrary<T>>()
  return (...numbers: number[]): (() => fc.Arbitrary<T>) => {
    const key = numbers.join()
    const maker = makers.get(key) ?? (() => make(...numbers))
    makers.set(key, maker)
    return maker
  }
}

const between = made((min = 0, max = 0) => fc.integer({ min, max }))
const place = made((length = 0) => fc.constantFrom(...Array(length).keys()))
const places = made((length = 0, minLength = 0) => fc.subarray([...Array(length).keys()], { minLength }))
const cuts = made((count = 0) =>
  fc.uniqueArray(fc.integer({ min: 1, max: WHOLE_ESTATE_HUNDREDTHS - 1 }), { minLength: count, maxLength: count }),
)

export const wholeNumber = (draw: Draw, min: number, max: number): number => draw(between(min, max))
export const oneOf = <const T>(draw: Draw, values: readonly T[]): T => values[draw(place(values.length))] as T
export const someOf = <T>(draw: Draw, values: readonly T[], atLeast = 1): T[] =>
  draw(places(values.length, Math.min(atLeast, values.length))).map((index) => values[index] as T)
export const yesOrNo = (draw: Draw): YesNo => oneOf(draw, yesNo)

/** Parts of 100% in hundredths of a percent, each above zero. */
export const split = (draw: Draw, count: number): number[] => {
  const edges = [0, ...draw(cuts(count - 1)).toSorted((a, b) => a - b), WHOLE_ESTATE_HUNDREDTHS]
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
}

/** 1, 2 ... up to a number that is at most `most`. */
export const upTo = (draw: Draw, most: number): number[] =>
  Array.from({ length: wholeNumber(draw, 0, most) }, (_, index) => index + 1)
