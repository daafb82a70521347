/** How old a reader has to be for the sentences of the product, by two measures. */
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PlainPart, plainDocument } from '#drafting/plain/plain-parts.ts'
import { packed } from '#testkit/pack-documents.ts'
import { agesOf, hardestOf, isSentence, sentencesOf } from '#testkit/reading-age.ts'
import { sampleMails } from '#testkit/sample-mails.ts'
import { customerSentences } from './rows.ts'

const OLDEST = 11

/** Files for people who find reading hard. */
const younger: Readonly<Record<string, number>> = { 'words/en/easy-read.ts': 9 }

/** With fewer sentences a single long word decides, so those of a folder are measured together. */
const FEWEST_MEASURED_ALONE = 5

/** Folders and files that may ask for an older reader, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'core/estate': 'Its sentences are for the engineer who has called it wrongly.',
  'core/will': 'Its sentences are for the engineer who has called it wrongly.',
  'core/lpa': 'The words of the official form stand in it.',
  'drafting/pack': 'Names of choices and parts as the official forms of powers of attorney print them.',
}

const sentences = customerSentences().filter(({ sentence }) => isSentence(sentence))
const byFile = Map.groupBy(sentences, ({ file }) => file)
const places = Map.groupBy(sentences, ({ file }) =>
  (byFile.get(file)?.length ?? 0) < FEWEST_MEASURED_ALONE ? dirname(file) : file,
)

/** The texts of a part of a document that may hold sentences. */
const textsOf = (part: PlainPart): readonly string[] => {
  switch (part.is) {
    case 'heading':
    case 'paragraph':
      return [part.text]
    case 'list':
      return part.items
    case 'facts':
      return part.items.map(([, value]) => value)
    case 'table':
      return part.rows.flat()
  }
}

describe('Reading age', () => {
  test('every sentence that a customer may read is measured', () => {
    expect(sentences.length).toBeGreaterThan(2500)
    expect(places.size).toBeGreaterThan(130)
  })

  test.each([...places].filter(([place]) => !(place in exceptions)))(
    `a reader of ${OLDEST}, or of 9 in Easy Read, can read %s, by both measures`,
    (place, read) => {
      for (const [measure, age] of Object.entries(agesOf(read.map(({ sentence }) => sentence))))
        expect(
          age,
          `${measure}. Shorter words and sentences help. The hardest: ${hardestOf(read.map(({ sentence }) => sentence))}`,
        ).toBeLessThanOrEqual(younger[place] ?? OLDEST)
    },
  )

  test.each(packed())(
    `a reader of ${OLDEST} can read the document $kind as it is printed, by both measures`,
    (document) => {
      const read = plainDocument(document).parts.flatMap(textsOf).flatMap(sentencesOf)
      for (const [measure, age] of Object.entries(agesOf(read)))
        expect(age, `${measure}. The hardest: ${hardestOf(read)}`).toBeLessThanOrEqual(OLDEST)
    },
  )

  test.each(Object.entries(sampleMails))(
    `a reader of ${OLDEST} can read the mail: %s, by both measures`,
    (_, { text = '' }) => {
      const read = text.split(/\n\n+/).flatMap((block) => sentencesOf(block.replaceAll('\n', ' ')))
      for (const [measure, age] of Object.entries(agesOf(read)))
        expect(age, `${measure}. The hardest: ${hardestOf(read)}`).toBeLessThanOrEqual(OLDEST)
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
