/** How old a reader has to be for some sentences, by two measures. */
import { automatedReadability } from 'automated-readability'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Both measures give an American school year, which children enter five years older than its number. */
const AGE_IN_YEAR_0 = 5

/** An address is copied, not read. */
const ADDRESS = /\S+(@|:\/\/)\S+/g

const wordsOf = (text: string): string[] => text.replaceAll(ADDRESS, '').match(/[\p{L}\p{N}’'-]+/gu) ?? []

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

const ageOf = (...sentences: readonly string[]): number => Math.max(...Object.values(agesOf(sentences)))

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

/** A screen is for somebody who is nine, as far as words can tell. */
const OLDEST = 9

/** What asks for an older reader, with the reason. */
const older: readonly (readonly [what: RegExp, why: string])[] = [
  [/parental responsibility/, 'The law and the papers of a child call it so.'],
  [/form LP1[FH]/, 'The official form names its parts and choices so.'],
  [/Universal Credit/, 'The state calls its benefits so.'],
  [/^\/my-will\/summary/, 'It reads the will itself: its words are those of the clauses.'],
]

const isOlder = (path: string, read: readonly string[]): boolean =>
  older.some(([what]) => what.test([path, ...read].join(' ')))

/** The screens whose sentences ask for an older reader, with the hardest of them. */
export const tooOld = (screens: Iterable<readonly [path: string, sentences: readonly string[]]>): string[] =>
  [...screens]
    .filter(([path, read]) => read.length > 0 && !isOlder(path, read) && ageOf(...read) > OLDEST)
    .map(([path, read]) => `${path} ${ageOf(...read).toFixed(1)}: ${hardestOf(read)}`)
