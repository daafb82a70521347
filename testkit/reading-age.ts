/** How old a reader has to be for some sentences, by two measures. */
import { automatedReadability } from 'automated-readability'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Both measures give an American school year, which children enter five years older than its number. */
const AGE_IN_YEAR_0 = 5

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

export const isSentence = (text: string): boolean => /^[\p{Lu}…“]/u.test(text) && wordsOf(text).length >= 4

export const agesOf = (sentences: readonly string[]) => {
  const words = sentences.flatMap(wordsOf)
  const counts = { sentence: sentences.length, word: words.length }
  return {
    'Flesch-Kincaid':
      AGE_IN_YEAR_0 + fleschKincaid({ ...counts, syllable: words.reduce((sum, word) => sum + syllable(word), 0) }),
    'Automated Readability Index':
      AGE_IN_YEAR_0 + automatedReadability({ ...counts, character: words.join('').length }),
  }
}

const ageOf = (sentence: string): number => Math.max(...Object.values(agesOf([sentence])))

const MOST_SHOWN = 3

/** The sentences that raise the age most. */
export const hardestOf = (sentences: readonly string[]): string =>
  sentences
    .toSorted((one, other) => ageOf(other) - ageOf(one))
    .slice(0, MOST_SHOWN)
    .map((sentence) => `“${sentence}”`)
    .join(' ')

/** The sentences of a text, without what is no sentence, such as a label. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/).filter(isSentence)
