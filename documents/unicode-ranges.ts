/** Codes from the first to the last, both included. */
export type Range = readonly [first: number, last: number]

/** Reads the ranges of a style sheet: `U+590-5FF,U+20AA`. */
export const rangesIn = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

export const isIn = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last)

/** Every sign of the ranges. */
export const signsIn = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
