import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction } from '#core/estate/fraction.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { signatureOf, signingOf } from '#drafting/clauses/signing.ts'
import { preview } from '#drafting/draft.ts'
import { type PackDocument, toPlainText } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { said } from '#testkit/advised-wills.ts'
import { today } from '#testkit/builders.ts'
import { hostile } from '#testkit/hostile-text.ts'
import { packed } from '#testkit/pack-documents.ts'
import { withoutSpaces, wordsOutsideMargins } from '#testkit/pdf-text.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderPack, renderWill } from '#testkit/rendered.ts'
import { filledIn, typedFields, withPlaceholders } from '#testkit/will-with-everything.ts'
import { visibleText } from './fingerprint.ts'

const { will, placeholders } = withPlaceholders()
const documents = [
  ...packed(will, { check: true, lpa: 'both', powers: will.powers ?? [] }),
  solicitorsBrief(said('land-abroad', will), { today }),
]

/** Everything in it with other words for the placeholders: as if the rules let anything pass. */
const filled = <T>(value: T, given: ReadonlyMap<string, string>): T => {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return filledIn(each, given)
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null || each instanceof Fraction) return each
    return Object.fromEntries(Object.entries(each).map(([key, inside]) => [key, walk(inside)]))
  }
  return walk(value) as T
}

const printed = async (document: PackDocument): Promise<PdfFacts> =>
  readPdf(await renderPack(document, { largePrint: false }))

const wordsIn = ({ read }: PdfFacts): string => read.map(({ words, alt = '' }) => words + alt).join('')
const headingsIn = ({ read }: PdfFacts): string[] =>
  read.flatMap(({ roles, words }) => (/^H\d$/.test(roles.at(-1) ?? '') && words !== '' ? (roles.at(-1) ?? []) : []))

// Shrinking a hundred texts takes longer than reading what failed.
const texts = fc.noShrink(
  fc
    .array(hostile, { minLength: placeholders.size, maxLength: placeholders.size })
    .map((typed) => new Map([...placeholders.keys()].map((key, index) => [key, `A${typed[index]}Z`]))),
)

/** Fields that no document prints. Of an account number only the last digits are printed. */
const onNoPaper = [
  'acknowledged.about',
  'acknowledged.wording',
  'cleared.by',
  'cleared.firm',
  'cleared.wording',
  'earlierSignings.signing.doubts.about.loses',
  'earlierSignings.signing.doubts.about.name',
  'earlierSignings.signing.fingerprint',
  'earlierSignings.signing.place',
  'earlierSignings.signing.witnessDetails.address',
  'earlierSignings.signing.witnessDetails.occupation',
  'earlierSignings.signing.witnesses',
  'earlierSignings.storage',
  'executorsTold.email',
  'executorsTold.on',
  'firmConsent.website',
  'gifts.charityName',
  'gifts.keptAsTyped',
  'gifts.number',
  'lettersGiven.on',
  'lettersGiven.to',
  'lpoaDate',
  'persons.description',
  'promoCode',
  'questionsAnswered.questions.words',
  'questionsAnswered.step',
  'readBack.answered',
  'readBack.asks',
  'readBack.at',
  'roleRequests.answered',
  'roleRequests.as',
  'roleRequests.asked',
  'roleRequests.email',
  'roleRequests.message',
  'roleRequests.name',
  'roleRequests.question',
  'roleRequests.until',
  'signing.doubts.about.loses',
  'signing.doubts.about.name',
  'signing.place',
  'signing.witnessDetails.address',
  'signing.witnessDetails.occupation',
  'signingPlan.fingerprint',
  'signingPlan.place',
  'signingPlan.time',
  'signingPlan.witnesses.address',
  'signingPlan.witnesses.name',
  'signingPlan.witnesses.occupation',
  'watch.told',
]

describe('Whatever people type', () => {
  test('every field stands in the will or in a document that goes with it, but for these', () => {
    const signature = signatureOf(fullNameOf(will.details), signingOf(will))
    const words = [JSON.stringify([preview(will, today), signature]), ...documents.map(toPlainText)].join('\n')
    const met = new Set(
      [...placeholders].flatMap(([placeholder, field]) => (words.includes(placeholder) ? [field] : [])),
    )
    expect([...typedFields].filter((field) => !met.has(field)).toSorted()).toEqual(onNoPaper)
  })

  test.each(documents.map((document) => [document.id, document] as const))(
    '%s says it as it was typed, says nothing else, and does nothing',
    async (_id, document) => {
      const before = await printed(document)
      await fc.assert(
        fc.asyncProperty(texts, async (given) => {
          const pdf = await printed(filled(document, given))
          // Nothing is missing, nothing was added, nothing changed its place.
          expect(withoutSpaces(wordsIn(pdf))).toBe(withoutSpaces(filledIn(wordsIn(before), given)))
          expect(headingsIn(pdf)).toEqual(headingsIn(before))
          expect(pdf.title).toBe(visibleText(filledIn(document.fileTitle, given)))
          expect(pdf.active).toEqual([])
          expect(wordsOutsideMargins(pdf)).toEqual([])
        }),
        { numRuns: 4 },
      )
    },
    120_000,
  )

  test('a draft says it as it was typed, and does nothing', async () => {
    const document = preview(will, today)
    const before = await readPdf(await renderWill(document, { draft: true }))
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const pdf = await readPdf(await renderWill(filled(document, given), { draft: true }))
        expect(withoutSpaces(wordsIn(pdf))).toBe(withoutSpaces(filledIn(wordsIn(before), given)))
        expect(pdf.active).toEqual([])
        // The mark that goes across every page reaches beyond it.
        expect(wordsOutsideMargins(pdf).filter((words) => words !== 'Draft – not for signing')).toEqual([])
      }),
      { numRuns: 4 },
    )
  }, 120_000)
})
