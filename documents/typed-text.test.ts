import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullNameOf } from '#core/will/details-table.ts'
import { signatureOf, signingOf } from '#drafting/clauses/signing.ts'
import type { Block, FinalDocument, Run } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '#testkit/builders.ts'
import { retyped } from '#testkit/free-text-fields.ts'
import { hostile } from '#testkit/hostile-text.ts'
import { withoutSpaces, wordsOutsideMargins } from '#testkit/pdf-text.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import { everyField, filledIn, typedFields, withPlaceholders } from '#testkit/will-with-everything.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The fields whose words a will says. The others stand in letters, lists and accounts, or nowhere: a proved will is public. */
const printedFields = new Set([
  'details.first_name',
  'details.middle_name',
  'details.last_name',
  'details.also_known_as',
  'details.address.house_name',
  'details.address.street_address',
  'details.address.town',
  'details.address.postcode',
  'details.address.country',
  'persons.fullname',
  'persons.fulladdress.house_name',
  'persons.fulladdress.street_address',
  'persons.fulladdress.town',
  'persons.fulladdress.postcode',
  'persons.fulladdress.country',
  'charities.fullname',
  'charities.charityId',
  'firmConsent.name',
  'firmConsent.sraNumber',
  'addedClause.firm',
  'addedClause.sraNumber',
  'addedClause.words',
  'pets.fullname',
  'accounts.title',
  'gifts.title',
  'gifts.provider',
  'whatToDo.description',
  'attestation.reader',
  'attestation.interpreter',
  'attestation.signer',
])

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const textOfBlock = (block: Block): string =>
  block.kind === 'paragraph'
    ? textOf(block.runs)
    : block.items.map(({ marker, runs }) => marker + textOf(runs)).join('')

/** Every word that a signed will has on paper between head and foot, in order. */
const wordsOf = (document: FinalDocument): string => {
  const { title, name, opening, clauses, signature } = document
  const witness = 'Signature Full name Address Occupation'
  const { name: testator, signer } = signature
  const [here, of] =
    signer === undefined
      ? [`${testator} signs here`, testator]
      : [`${signer} signs here, for ${testator}`, `${signer} for ${testator}`]
  return [
    title,
    name,
    ...opening.blocks.map(textOfBlock),
    ...clauses.flatMap(({ number, heading, blocks }) => [number, heading, ...blocks.map(textOfBlock)]),
    `Only ${here} Document ${fingerprintOf(document)} Signature of ${of} Date`,
    textOf(signature.attestation),
    `First witness ${witness} Second witness ${witness}`,
  ].join(' ')
}

/** The will with a word of its own in every field, and the field of each of these words. */
const drafting = () => {
  const { will, placeholders } = withPlaceholders()
  const name = fullNameOf(will.details)
  const document: FinalDocument = { ...preview(will, today), name, signature: signatureOf(name, signingOf(will)) }
  return { document, placeholders }
}

const filled = (document: FinalDocument, given: ReadonlyMap<string, string>): FinalDocument =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string' ? filledIn(value, given) : value,
  )

const wordsIn = ({ read }: PdfFacts): string => read.map(({ words }) => words).join(' ')

describe('Whatever people type', () => {
  test('testkit/will-with-everything.ts has something in every field there is', () => {
    const met = new Set<string>()
    retyped(everyField(), typedFields, (field, was) => {
      met.add(field)
      return was
    })
    expect([...met].toSorted()).toEqual([...typedFields].toSorted())
  })

  test('it is clear which of it a will says', () => {
    const { document, placeholders } = drafting()
    const text = wordsOf(document)
    const said = [...placeholders].flatMap(([placeholder, field]) => (text.includes(placeholder) ? [field] : []))
    expect(
      [...new Set(said)].toSorted(),
      'A proved will is public. A field that it is meant to say belongs in printedFields; another has no place in a clause.',
    ).toEqual([...printedFields].toSorted())
  })

  test.each([
    'a[  aaaaaaaaaaaaaaaaaaaaaaaa',
    'aaaaaaaaaaaaaaaaaaaaaaaaa !',
    'aaaaaaaaaaaaaa - -- - - - - -- aaaa',
    "a' (aaaaaaaaaaaaaaaaa ) ) )",
  ])('a name stays on the paper where a space holds its line together: %s', async (middleName) => {
    const { document, placeholders } = drafting()
    const given = [...placeholders].map(
      ([placeholder, field]) =>
        [placeholder, field === 'details.middle_name' ? `A#context query(<running>)${middleName}Z` : 'AaZ'] as const,
    )
    const will = filled(document, new Map(given))
    const pdf = await readPdf(await renderWill(will, { draft: false }))
    expect(withoutSpaces(wordsIn(pdf))).toBe(withoutSpaces(wordsOf(will)))
    expect(wordsOutsideMargins(pdf)).toEqual([])
  })

  // Sixty wills at night, with some seventy such texts each.
  test('a will says it as it was typed, says nothing else, and does nothing', async () => {
    const { document, placeholders } = drafting()
    const texts = fc.array(hostile, { minLength: placeholders.size, maxLength: placeholders.size })
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const given = new Map([...placeholders.keys()].map((placeholder, index) => [placeholder, `A${typed[index]}Z`]))
        const will = filled(document, given)
        const pdf = await readPdf(await renderWill(will, { draft: false }))
        const printed = withoutSpaces(wordsIn(pdf))
        // Nothing is missing, nothing was added, nothing changed its place.
        expect(printed).toBe(withoutSpaces(wordsOf(will)))
        for (const [placeholder, field] of placeholders)
          if (printedFields.has(field) && wordsOf(document).includes(placeholder))
            expect(printed).toContain(withoutSpaces(given.get(placeholder) ?? 'nothing'))
        expect(pdf.active).toEqual([])
        expect(pdf.title).toBe(`The last will of ${will.name}`)
        expect(pdf.read.filter(({ roles }) => roles.at(-1) === 'H1')).toHaveLength(1)
        expect(pdf.read.filter(({ roles }) => roles.at(-1) === 'H2')).toHaveLength(will.clauses.length)
        expect(wordsOutsideMargins(pdf)).toEqual([])
      }),
      { numRuns: fewerRuns(166) },
    )
  }, 240_000)
})
