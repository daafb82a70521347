/** How old a reader has to be for the sentences of the product, by two measures. */
import { dirname } from 'node:path'
import { automatedReadability } from 'automated-readability'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { customerSentences } from './rows.ts'

/** Both measures give an American school year, which children enter five years older than its number. */
const AGE_IN_YEAR_0 = 5
const OLDEST = 11

/** Files for people who find reading hard. */
const younger: Readonly<Record<string, number>> = { 'words/en/easy-read.ts': 9 }

/** With fewer sentences a single long word decides, so those of a folder are measured together. */
const FEWEST_MEASURED_ALONE = 5

/** Folders and files that may ask for an older reader, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'core/estate': 'Its sentences are for the engineer who has called it wrongly.',
  'core/journey/guards.ts': 'It says to engineers, in the page about the journey, why a page is refused.',
  'core/will': 'Its sentences are for the engineer who has called it wrongly.',
  'core/lpa': 'The words of the official form stand in it.',
  'drafting/pack': 'Names of choices and parts as the official forms of powers of attorney print them.',
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

const isSentence = (text: string): boolean => /^[\p{Lu}…“]/u.test(text) && wordsOf(text).length >= 4

const agesOf = (sentences: readonly string[]) => {
  const words = sentences.flatMap(wordsOf)
  const counts = { sentence: sentences.length, word: words.length }
  return {
    'Flesch-Kincaid':
      AGE_IN_YEAR_0 + fleschKincaid({ ...counts, syllable: words.reduce((sum, word) => sum + syllable(word), 0) }),
    'Automated Readability Index':
      AGE_IN_YEAR_0 + automatedReadability({ ...counts, character: words.join('').length }),
  }
}

const MOST_SHOWN = 3

/** The sentences of a place that raise its age most. */
const hardestOf = (read: readonly { readonly sentence: string }[]): string =>
  read
    .toSorted((one, other) => ageOf(other.sentence) - ageOf(one.sentence))
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => `“${sentence}”`)
    .join(' ')

const ageOf = (sentence: string): number => Math.max(...Object.values(agesOf([sentence])))

const sentences = customerSentences().filter(({ sentence }) => isSentence(sentence))
const byFile = Map.groupBy(sentences, ({ file }) => file)
const places = Map.groupBy(sentences, ({ file }) =>
  (byFile.get(file)?.length ?? 0) < FEWEST_MEASURED_ALONE ? dirname(file) : file,
)

describe('Reading age', () => {
  test('every sentence that a customer may read is measured', () => {
    expect(sentences.length).toBeGreaterThan(2500)
    expect(places.size).toBeGreaterThan(150)
  })

  test.each([...places].filter(([place]) => !(place in exceptions)))(
    `a reader of ${OLDEST}, or of 9 in Easy Read, can read %s, by both measures`,
    (place, read) => {
      for (const [measure, age] of Object.entries(agesOf(read.map(({ sentence }) => sentence))))
        expect(
          age,
          `${measure}. Shorter words and sentences help. The hardest: ${hardestOf(read)}`,
        ).toBeLessThanOrEqual(younger[place] ?? OLDEST)
    },
  )

  test('an exception is for a place that has sentences', () => {
    expect(Object.keys(exceptions).filter((place) => !places.has(place))).toEqual([])
  })

  test('the measures tell a simple text from a hard one', () => {
    const simple = agesOf(['The cat sat on the mat', 'It was a fat cat'])
    const hard = agesOf(['Testamentary dispositions notwithstanding, beneficiaries’ proprietary entitlements abate'])
    expect(Math.max(...Object.values(simple))).toBeLessThan(8)
    expect(Math.min(...Object.values(hard))).toBeGreaterThan(15)
  })
})
