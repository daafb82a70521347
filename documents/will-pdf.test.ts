import { beforeAll, describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { anHeir, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import { fingerprintOf } from './fingerprint.ts'
import { RenderError } from './unsupported-characters.ts'

const printed = async (will: Will, draft = false): Promise<PdfFacts> =>
  readPdf(await renderWill(drafted(will), { draft }))

/** All the words in one line, however they were broken. */
const words = ({ pages }: PdfFacts): string => pages.join('\n').replace(/\s+/g, ' ')

/** All the letters, for text that a line may break anywhere. */
const closed = ({ pages }: PdfFacts): string => pages.join('').replace(/[\s\u200B]/g, '')

const A4_WIDTH_PT = 595

describe('A will on paper', () => {
  let will: PdfFacts
  beforeAll(async () => {
    will = await printed(completeExampleWill())
  })

  // Promise: who.documents
  test('says every word of the document', () => {
    const text = words(will)
    for (const name of ['Thomas Hale', 'Ruth Hale', 'Daniel Hale', 'Anne Price', 'Sam Price', 'Colin Hale', 'Biscuit'])
      expect(text).toContain(name)
    expect(text).toContain('This is the will of Margaret Ellen Hale, also known as Peggy Hale, of 14 Orchard Lane')
    expect(text).toContain('(a) 50% for Thomas Hale;')
  })

  test('has the name and the page count at the foot of every page', () => {
    will.pages.forEach((page, index) => {
      expect(page).toContain('The will of Margaret Ellen Hale')
      expect(page).toContain(`Page ${index + 1} of ${will.pages.length}`)
    })
  })

  // Finding: 16
  test('every page says the same fingerprint, and so does the box in which it is signed', () => {
    const mark = `Document ${fingerprintOf(drafted(completeExampleWill()))}`
    for (const page of will.pages) expect(page).toContain(mark)
    expect(will.pages.at(-1)?.split(mark)).toHaveLength(3)
  })

  // Finding: 16
  test('of a draft no page says one, for it is not signed', async () => {
    expect(words(await printed(completeExampleWill(), true))).not.toMatch(/Document [0-9A-Z]{4}-/)
  })

  test('is tagged for screen readers, in English, with a title and real headings', () => {
    expect(will).toMatchObject({ title: 'The last will of Margaret Ellen Hale', language: 'en-GB', marked: true })
    for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(will.tags).toContain(tag)
    expect(will.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test.each([
    ['the example', completeExampleWill()],
    ['the simplest will', simplestWill()],
  ])('%s: is signed on one page, under words of the will itself', async (_which, each) => {
    const { pages } = await printed(each)
    const last = pages.at(-1) ?? ''
    expect(last.replace(/\s+/g, ' ')).toContain(
      'Section 33 of the Wills Act 1837 does not apply to this will, because the will itself says what happens to every gift and share that fails.',
    )
    expect(last).toContain('Only Margaret Ellen Hale signs here')
    expect(last).toContain('Signed by Margaret Ellen Hale')
    for (const line of ['First witness', 'Second witness']) expect(last).toContain(line)
    for (const line of ['Signature', 'Full name', 'Address', 'Occupation'])
      expect(last.split('\n').filter((words) => words === line)).toHaveLength(2)
    expect(pages.filter((page) => page.includes('signs here'))).toHaveLength(1)
  })

  test('leaves the date, the signatures and the witnesses blank for ink', () => {
    const last = will.pages.at(-1) ?? ''
    expect(last).toContain('Date')
    expect(last).not.toMatch(/20\d\d/)
  })

  test('is the same file each time', async () => {
    const document = drafted(completeExampleWill())
    const first = await renderWill(document, { draft: false })
    await renderWill(drafted(simplestWill()), { draft: false })
    expect(Buffer.compare(first, await renderWill(document, { draft: false }))).toBe(0)
  })

  test('keeps a block of signatures whole however the pages fall', async () => {
    for (let extra = 0; extra < 12; extra += 1) {
      const description = 'And one more song. '.repeat(extra * 6)
      const { pages } = await printed(simplestWill({ whatToDo: { option: 'Burial', description } }))
      const last = pages.at(-1) ?? ''
      for (const line of ['every gift and share that fails', 'signs here', 'Second witness', 'Occupation'])
        expect(last.replace(/\s+/g, ' ')).toContain(line)
    }
  })
})

describe('A draft', () => {
  // Promise: product.draft
  test('is marked on every page and in its title, and has nowhere to sign', async () => {
    const draft = await printed(completeExampleWill(), true)
    for (const page of draft.pages) expect(page).toContain('Draft – not for signing')
    expect(draft.title).toBe('Draft of the will of Margaret Ellen Hale, not for signing')
    expect(words(draft)).toContain('This draft has no place for signatures.')
    expect(words(draft)).not.toMatch(/signs here|Occupation|First witness|Signed by/)
    expect(draft.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('of a will just begun has blanks, and cannot be printed for signing', async () => {
    const document = preview(newWill(1), today)
    expect(words(await readPdf(await renderWill(document, { draft: true })))).toContain(
      'I appoint ______ as my executor and trustee.',
    )
    // @ts-expect-error Only a complete will has somewhere to sign.
    const unsafe = renderWill(document, { draft: false })
    await expect(unsafe).rejects.toThrow('not complete')
  })
})

describe('What people type', () => {
  const named = (fullname: string): Promise<PdfFacts> => printed(simplestWill({ persons: [anHeir(100, { fullname })] }))

  test.each([
    '#read("/etc/passwd")',
    '#import "/etc/passwd"',
    '$x^2$ & $ y',
    '*bold* _it_ `code` ~ @ref <label>',
    'a \\ b \\u{41} // gone /* gone */',
    '[#panic()] {code}',
    '= Heading',
    '- item + item / term: x',
    '"quoted" \'single\' -- --- ... end',
    '{"kind":"name"}',
    '<script>alert(1)</script>',
  ])('%s is printed as typed and never obeyed', async (typed) => {
    expect(closed(await named(typed))).toContain(`for ${typed}.`.replace(/\s/g, ''))
  })

  test.each(['Zoë Łukasz-O’Neill', 'Nguyễn Thị Ánh', 'Игорь Ψαρός'])(
    '%s is printed with its own letters',
    async (name) => {
      expect(words(await named(name)).normalize('NFC')).toContain(name)
    },
  )

  test('words too long for a line still stay on the paper', async () => {
    const details = { ...simplestWill().details, first_name: 'W'.repeat(50) }
    const long = await printed(
      simplestWill({ details, persons: [anHeir(100, { fullname: `${'M'.repeat(199)} Roe` })] }),
    )
    expect(closed(long)).toContain('M'.repeat(199))
    expect(long.rightEdge).toBeLessThan(A4_WIDTH_PT)
  })

  test('characters that show nothing leave no trace', async () => {
    expect(words(await named('Ann\u0000\u0007 \ud800Roe\r\nthe\tElder'))).toContain('for Ann Roe the Elder.')
  })

  test('a character that no font has is named, so that the customer can take it out', async () => {
    const emoji = drafted(simplestWill({ persons: [anHeir(100, { fullname: 'Ann \u{10ffff} Roe' })] }))
    const printing = renderWill(emoji, { draft: false })
    await expect(printing).rejects.toThrow(RenderError)
    await expect(printing).rejects.toThrow('There is no font here for: \u{10ffff}')
    expect((await renderWill(drafted(simplestWill()), { draft: false })).length).toBeGreaterThan(1000)
  })
})
