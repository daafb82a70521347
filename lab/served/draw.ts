/** Random draws that depend on nothing but the seed, the testator and the name of what is drawn. */

/** FNV-1a with the last mixing of MurmurHash3: a number from 0 to below 1 for a text. */
const uniform = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Draws for one testator. Each name has its own number, which is the same at every level of the rates: what is true at a
 * low rate is true at a higher one, and a new draw changes no other.
 */
export type Draw = {
  /** From 0 to below 1. */
  readonly number: (name: string) => number
  /** True in this percentage of cases. */
  readonly isTrue: (name: string, percent: number) => boolean
  /** One of these, each as often as its weight says. */
  readonly oneOf: <T extends string | number>(name: string, weights: readonly (readonly [T, number])[]) => T
  /** A whole number between two, both included. */
  readonly between: (name: string, least: number, most: number) => number
  /** Standard normal. */
  readonly normal: (name: string) => number
}

/** @throws when there is nothing to choose from. */
const chosen = <T>(at: number, weights: readonly (readonly [T, number])[]): T => {
  let left = at * weights.reduce((sum, [, weight]) => sum + weight, 0)
  const found = weights.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  const [value] = found ?? weights.at(-1) ?? []
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

export const createDraw = (seed: number, testator: number): Draw => {
  const number: Draw['number'] = (name) => uniform(`${seed}/${testator}/${name}`)
  return {
    number,
    isTrue: (name, percent) => number(name) * 100 < percent,
    oneOf: (name, weights) => chosen(number(name), weights),
    between: (name, least, most) => least + Math.floor(number(name) * (most - least + 1)),
    // Box and Muller. The logarithm of zero is kept out.
    normal: (name) =>
      Math.sqrt(-2 * Math.log(1 - number(`${name}, radius`))) * Math.cos(2 * Math.PI * number(`${name}, angle`)),
  }
}
