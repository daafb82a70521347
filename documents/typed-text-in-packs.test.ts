import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Releasable, releasable } from '#core/death/release.ts'
import { Fraction } from '#core/estate/fraction.ts'
import { releasedOf } from '#core/executor/released.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { signatureOf, signingOf } from '#drafting/clauses/signing.ts'
import { preview } from '#drafting/draft.ts'
import { type PackDocument, toPlainText } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { said } from '#testkit/advised-wills.ts'
import { today } from '#testkit/builders.ts'
import { expectDerived } from '#testkit/derived.ts'
import { hostile } from '#testkit/hostile-text.ts'
import { packed } from '#testkit/pack-documents.ts'
import { withoutSpaces, wordsOutsideMargins } from '#testkit/pdf-text.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
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

/** What whoever opens a release reads. */
const released = (opens: Releasable[]): string =>
  JSON.stringify(
    releasedOf({
      id: 'a',
      will,
      opens,
      certificate: { died: { day: 14, month: 3, year: 2028 } },
      on: { day: 31, month: 3, year: 2028 },
      receiver: { name: 'Gwen Lloyd', person: 2 },
    }),
  )

/** Words by who reads them. A field of which nobody is named is for the screens of the testator, or for the desk. */
const readers: readonly (readonly [string, string])[] = [
  ['will', JSON.stringify([preview(will, today), signatureOf(fullNameOf(will.details), signingOf(will))])],
  ...documents.map((document): [string, string] => [document.kind, toPlainText(document)]),
  ['executors', released([...releasable])],
  ['who has the wishes', released(['wishes'])],
]

const whoReads = (): string => {
  const byField = new Map([...typedFields].map((field) => [field, new Set<string>()]))
  for (const [placeholder, field] of placeholders)
    for (const [reader, words] of readers) if (words.includes(placeholder)) byField.get(field)?.add(reader)
  return [...byField]
    .map(([field, by]) => `${field}: ${[...by].join(', ') || '–'}\n`)
    .toSorted()
    .join('')
}

describe('Whatever people type', () => {
  test('is read by those who are listed for its field: a new field has a line of its own', () =>
    expectDerived(whoReads(), 'who-reads-what-is-typed.txt'))

  test('for the letter of wishes is read by who has the wishes, once the testator has died', () => {
    const readersOf = whoReads()
      .split('\n')
      .filter((line) => line.includes('letter-of-wishes') && !line.startsWith('persons.fullname: '))
    expect(readersOf.filter((line) => !line.endsWith('who has the wishes'))).toEqual([])
    expect(readersOf.length).toBeGreaterThan(5)
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
        { numRuns: fewerRuns(2500) },
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
      { numRuns: fewerRuns(2500) },
    )
  }, 600_000)
})
