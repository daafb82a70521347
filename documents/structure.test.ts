import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import type { Tagged } from '#testkit/pdf-tags.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderWill } from '#testkit/rendered.ts'
import type { WillOptions } from './template-input.ts'

const printed = async (will: Will, options: Partial<WillOptions> = {}): Promise<PdfFacts> =>
  readPdf(await renderWill(drafted(will), { draft: false, ...options }))

const squeezed = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim()
const kinds: readonly (readonly [string, Partial<WillOptions>])[] = [
  ['as usual', {}],
  ['in large print', { edition: 'large' }],
  ['as one of a pair', { pair: 'second' }],
]

describe.each(Object.entries(goldenWills))('%s', (_name, { will }) => {
  const document = drafted(will)
  const files = new Map<Partial<WillOptions>, Promise<PdfFacts>>()
  const read = (options: Partial<WillOptions>): Promise<PdfFacts> => {
    const file = files.get(options) ?? renderWill(document, { draft: false, ...options }).then(readPdf)
    files.set(options, file)
    return file
  }

  test.each(kinds)('is read out in its order, each clause under its heading: %s', async (_kind, options) => {
    const pdf = await read(options)
    const headings = pdf.read.filter(({ roles }) => /^H\d$/.test(roles.at(-1) ?? ''))
    expect(headings.map(({ roles, words }) => [roles.at(-1), squeezed(words)])).toEqual([
      ['H1', `The last will of ${document.name}`],
      ...document.clauses.map(({ number, heading }) => ['H2', `${number} ${heading}`]),
    ])
    expect(pdf).toMatchObject({ language: 'en-GB', marked: true, title: `The last will of ${document.name}` })
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test.each(kinds)('brings its fonts and holds nothing that acts: %s', async (_kind, options) => {
    const pdf = await read(options)
    expect(pdf.fonts.size).toBeGreaterThan(0)
    for (const [name, { embedded }] of pdf.fonts) {
      expect(name).toContain('SourceSerif4')
      expect(embedded).toBe(true)
    }
    expect(pdf.active).toEqual([])
  })

  test.each(kinds)('leaves no heading alone at the foot of a page: %s', async (_kind, options) => {
    const pdf = await read(options)
    for (let page = 1; page <= pdf.pages.length; page += 1) {
      const last = pdf.read.findLast((each) => each.page === page && each.words !== '')
      expect(last?.roles.at(-1)).not.toMatch(/^H\d$/)
    }
  })

  test.each(kinds)('puts two lines of the will above the place to sign: %s', async (_kind, options) => {
    const pdf = await read(options)
    const last = pdf.placed.filter(({ page }) => page === pdf.pages.length)
    const place = last.find(({ words }) => words.startsWith('Only'))
    const above = last.filter(({ baseline }) => baseline > 85 && baseline < (place?.baseline ?? 0))
    expect(new Set(above.map(({ baseline }) => Math.round(baseline))).size).toBeGreaterThanOrEqual(2)
  })
})

describe('Every page', () => {
  test('but the first has the name at its head, and all have it at their foot', async () => {
    const { pages } = await printed(completeExampleWill())
    pages.forEach((page, index) => {
      const names = page.split('\n').filter((line) => line.trim() === 'Margaret Ellen Hale')
      expect(names).toHaveLength(1)
      expect(page).toContain(`The will of Margaret Ellen Hale`)
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    })
  })

  test('has room for initials, but for the one that is signed', async () => {
    const { pages } = await printed(completeExampleWill())
    expect(pages.map((page) => page.includes('Initials'))).toEqual([...pages.slice(1).map(() => true), false])
  })

  test('of a draft has none', async () => {
    const { pages } = await printed(completeExampleWill(), { draft: true })
    expect(pages.filter((page) => page.includes('Initials'))).toEqual([])
  })

  test('that goes on with a paragraph has two lines of it, and leaves two behind', async () => {
    for (let extra = 0; extra < 12; extra += 1) {
      const description = 'And one more song that everybody likes. '.repeat(extra * 4 + 1).trim()
      const pdf = await printed(simplestWill({ whatToDo: { option: 'Burial', description } }))
      const linesOf = ({ page, words }: Tagged) =>
        new Set(
          pdf.placed
            .filter((each) => each.page === page && words.includes(squeezed(each.words)))
            .map(({ baseline }) => Math.round(baseline)),
        ).size
      for (let page = 2; page <= pdf.pages.length; page += 1) {
        const before = pdf.read.findLast((each) => each.page === page - 1 && each.words !== '')
        const after = pdf.read.find((each) => each.page === page && each.words !== '')
        // A sentence that is not over goes on overleaf.
        if (!before || !after || /[.:;]$|; and$/.test(before.words)) continue
        expect(linesOf(before)).toBeGreaterThanOrEqual(2)
        expect(linesOf(after)).toBeGreaterThanOrEqual(2)
      }
    }
  })
})

describe('A couple’s wills', () => {
  test.each([
    ['first', 'one red ribbon'],
    ['second', 'two blue ribbons'],
  ] as const)('say above the first words which one it is and who signs it: %s', async (pair, ribbons) => {
    const pdf = await printed(completeExampleWill(), { pair })
    const [, cover] = pdf.read.filter(({ words }) => words !== '')
    expect(cover?.roles.at(-1)).toBe('P')
    expect(cover?.words).toBe(`One of a pair of wills. This one, with ${ribbons}, is for Margaret Ellen Hale alone.`)
  })

  test('of which there is only one has no such line', async () => {
    expect((await printed(completeExampleWill())).pages[0]).not.toContain('One of a pair')
  })
})

describe('Large print', () => {
  test('is 18 points, and nothing in it is smaller than 16', async () => {
    const { placed } = await printed(completeExampleWill(), { edition: 'large' })
    expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(16)
    const body = placed.filter(({ words }) => words.includes('I cancel every will'))
    expect(body.map(({ size }) => size)).toEqual([18])
  })

  test('of a draft can be had too', async () => {
    expect((await printed(simplestWill(), { edition: 'large', draft: true })).pages[0]).toContain(
      'Draft – not for signing',
    )
  })
})
