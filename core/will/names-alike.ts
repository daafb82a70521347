import { distance } from 'fastest-levenshtein'

/** Letters in a word from which one slip of the pen is likelier than another name: "Li" and "Lu" are two people. */
const LONG_ENOUGH = 3

// Accents, capitals, apostrophes and hyphens are where the same name is written in two ways.
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en-GB')
    .replace(/['’]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .toSorted()

const slips = (one: string, other: string): number => {
  if (one === other) return 0
  return Math.min(one.length, other.length) < LONG_ENOUGH ? Number.POSITIVE_INFINITY : distance(one, other)
}

const isPartOf = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 1 && few.every((word) => many.includes(word))

/** Whether two names could be one and the same, apart from accents, capitals, hyphens and the order of the words. */
export const sameName = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')

/** Whether somebody could take one name for the other: the same, one letter apart, or the same but for a middle name. */
export const namesAlike = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length !== b.length) return isPartOf(a, b) || isPartOf(b, a)
  return a.reduce((total, word, index) => total + slips(word, b[index] ?? ''), 0) <= 1
}
