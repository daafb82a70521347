import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullNameOf } from '#core/will/questions.ts'
import { type Will, willSchema } from '#core/will/schema.ts'
import type { Block, FinalDocument, Run } from '#drafting/document.ts'
import { preview } from '#drafting/preview.ts'
import { signatureOf } from '#drafting/signature.ts'
import { choosingTheFirm } from '#testkit/a-firm.ts'
import { aPet, completeExampleWill, today } from '#testkit/builders.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { retyped, typedFieldsOf } from '#testkit/typed-fields.ts'
import { renderWill } from './render.ts'

/** A will with something typed into every field there is. */
const everyField = (): Will => {
  const { accounts = [], gifts = [] } = goldenWills['house-flat-and-savings']?.will ?? {}
  const example = completeExampleWill()
  return {
    ...example,
    details: { ...example.details, title: 'Mrs' },
    persons: example.persons.map((person) => ({ ...person, description: 'Kind.', email: 'a@example.com' })),
    pets: [aPet({ guardianId: [2, 7], description: 'Small.' })],
    petsDescription: 'Both.',
    accounts: accounts.map((account) => ({
      ...account,
      number: '12',
      description: 'Old.',
      mortgageWith: 'Acorn Bank',
    })),
    gifts: [
      ...example.gifts,
      ...gifts.map((gift) => ({ ...gift, id: gift.id + 10, message: 'With love.', charityName: 'Any' })),
    ],
    excluded: { option: 'Yes', description: 'We parted.' },
    promoCode: 'SPRING',
    guardians: { description: 'Read to them.' },
    ...choosingTheFirm(),
    lpoaDate: '2026-01-01',
    storage: 'In the drawer.',
  }
}

const fields = new Set(typedFieldsOf(willSchema))

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
  'persons.fullname',
  'persons.fulladdress.house_name',
  'persons.fulladdress.street_address',
  'persons.fulladdress.town',
  'persons.fulladdress.postcode',
  'charities.fullname',
  'charities.charityId',
  'firmConsent.name',
  'firmConsent.sraNumber',
  'pets.fullname',
  'accounts.title',
  'gifts.title',
  'gifts.provider',
  'whatToDo.description',
])

const letterOf = (digit: number): string => String.fromCharCode(65 + digit)
const placeholderOf = (field: string, index: number): string =>
  field.endsWith('postcode')
    ? `ZE${index % 10} ${Math.floor(index / 10)}AB`
    : `Q${letterOf(index / 26)}${letterOf(index % 26)}J`

/** A will to sign in which everything typed is a word that stands nowhere else, and the field each was typed in. */
const withPlaceholders = () => {
  const placeholders = new Map<string, string>()
  const will = retyped(everyField(), fields, (field) => {
    const placeholder = placeholderOf(field, placeholders.size)
    placeholders.set(placeholder, field)
    return field.endsWith('postcode') ? placeholder : `${placeholder} Roe`
  })
  const name = fullNameOf(will.details)
  const document: FinalDocument = { ...preview(will, today), name, signature: signatureOf(name) }
  return { document, placeholders }
}

/** The document with other words for the placeholders: as if the rules let anything pass. */
const filledIn = (document: FinalDocument, given: ReadonlyMap<string, string>): FinalDocument =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/Q[A-Z]{2}J|ZE\d \dAB/g, (placeholder) => given.get(placeholder) ?? placeholder)
      : value,
  )

const [WIDTH, HEIGHT] = [595, 842]
const CLEAR = 28

/** Words that stand nearer than a centimetre to the edge of the paper, or beyond it. */
const outside = ({ placed }: PdfFacts): string[] =>
  placed
    .filter(
      ({ left, right, baseline, size }) =>
        left < CLEAR || right > WIDTH - CLEAR || baseline - size < CLEAR || baseline > HEIGHT - CLEAR,
    )
    .map(({ words }) => words)

// What a line break, a missing glyph or a direction may add or take away: spaces and signs that show nothing.
const closed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const textOfBlock = (block: Block): string =>
  block.kind === 'paragraph'
    ? textOf(block.runs)
    : block.items.map(({ marker, runs }) => marker + textOf(runs)).join('')

/** Every word that a signed will has on paper between head and foot, in order. */
const wordsOf = ({ title, name, opening, clauses, signature }: FinalDocument): string => {
  const witness = 'Signature Full name Address Occupation'
  return [
    title,
    name,
    ...opening.blocks.map(textOfBlock),
    ...clauses.flatMap(({ number, heading, blocks }) => [number, heading, ...blocks.map(textOfBlock)]),
    `Only ${signature.name} signs here Signature of ${signature.name} Date`,
    textOf(signature.attestation),
    `First witness ${witness} Second witness ${witness}`,
  ].join(' ')
}

const wordsIn = ({ read }: PdfFacts): string => read.map(({ words }) => words).join(' ')

const markup = [
  '#read("/etc/passwd")',
  '#include "/etc/passwd"',
  '#import "style.typ": *',
  '#sys.inputs.will',
  '#eval("1+1")',
  '#panic("x")',
  '#set page(width: 1cm)',
  '#context query(<running>)',
  '#metadata((foot: "x"))<running>',
  '#link("https://example.com")[x]',
  '#pagebreak()',
  '= Heading',
  '- item',
  '+ item',
  '/ Term: x',
  '$ x^2 $',
  '*bold*',
  '_slanted_',
  '`code`',
  '```rust fn```',
  '~',
  '@ref',
  '<label>',
  '<running>',
  '\\',
  '\\u{41}',
  '\\n',
  '// gone',
  '/* gone */',
  '*/',
  '---',
  '...',
  '"',
  "'",
  ']',
  '}',
  '{"kind":"name"}',
  '</script>',
  '%PDF',
  '(/JS)',
  'https://example.com/x',
] as const

const letters = fc.constantFrom(...'aZéłßĐőŵ’“”–…€£½ĄżΩςЖщйĞıñç&%!?;:,.()[]{}<>|^~`\'"$#@*_=+-/\\ 0123456789')
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...markup), fc.string({ unit: letters, minLength: 1, maxLength: 12 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(''))

describe('Whatever people type', () => {
  test('the wills below have something in every field there is', () => {
    const met = new Set<string>()
    retyped(everyField(), fields, (field, was) => {
      met.add(field)
      return was
    })
    expect([...met].toSorted()).toEqual([...fields].toSorted())
  })

  test('it is clear which of it a will says', () => {
    const { document, placeholders } = withPlaceholders()
    const text = wordsOf(document)
    const said = [...placeholders].flatMap(([placeholder, field]) => (text.includes(placeholder) ? [field] : []))
    expect([...new Set(said)].toSorted()).toEqual([...printedFields].toSorted())
  })

  // Sixty wills with some seventy such texts each.
  test('a will says it as it was typed, says nothing else, and does nothing', async () => {
    const { document, placeholders } = withPlaceholders()
    const texts = fc.array(hostile, { minLength: placeholders.size, maxLength: placeholders.size })
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const given = new Map([...placeholders.keys()].map((placeholder, index) => [placeholder, `A${typed[index]}Z`]))
        const will = filledIn(document, given)
        const pdf = await readPdf(await renderWill(will, { draft: false }))
        const printed = closed(wordsIn(pdf))
        // Nothing is missing, nothing was added, nothing changed its place.
        expect(printed).toBe(closed(wordsOf(will)))
        for (const [placeholder, field] of placeholders)
          if (printedFields.has(field) && wordsOf(document).includes(placeholder))
            expect(printed).toContain(closed(given.get(placeholder) ?? 'nothing'))
        expect(pdf.active).toEqual([])
        expect(pdf.title).toBe(`The last will of ${will.name}`)
        expect(pdf.read.filter(({ roles }) => roles.at(-1) === 'H1')).toHaveLength(1)
        expect(pdf.read.filter(({ roles }) => roles.at(-1) === 'H2')).toHaveLength(will.clauses.length)
        expect(outside(pdf)).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 240_000)
})
