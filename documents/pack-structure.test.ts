import { beforeAll, describe, expect, test } from 'vitest'
import { type Block, type PackDocument, packKinds, textOfWords } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { said } from '#testkit/advised-wills.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { fullestWill } from '#testkit/golden-wills.ts'
import { everything, ofKind, packed } from '#testkit/pack-documents.ts'
import { withoutSpaces } from '#testkit/pdf-text.ts'
import { blendedFamily, everyScript } from '#testkit/pictured-wills.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderPack } from '#testkit/rendered.ts'
import { aHomeForLife } from '#testkit/trusts.ts'

const wills: Record<string, readonly PackDocument[]> = {
  'a married person': packed(),
  'a family of two marriages': packed(blendedFamily()),
  'twelve heirs': packed(fullestWill().will, everything()),
  'heirs who write in every script': packed(everyScript()),
  'a second marriage': packed(aHomeForLife()).filter(({ kind }) => kind === 'trust-guide'),
  'somebody who needs a solicitor': [solicitorsBrief(said('land-abroad', completeExampleWill()), { today })],
}

const cases = Object.entries(wills).flatMap(([who, documents]) =>
  documents.flatMap((document) => [
    [`${document.id} of ${who}`, document, false] as const,
    [`${document.id} of ${who} in large print`, document, true] as const,
  ]),
)

/** What holds words by itself. Whatever else has tags only holds others. */
const HOLDS_WORDS = /^(H[1-6]|P|Lbl|LBody|TH|TD|Figure|Caption|Span|Em|Strong)$/

/** The words of a part in the order in which they are read out, as far as they are ours to say. */
const wordsOf = (part: Block): string[] => {
  switch (part.kind) {
    case 'heading':
    case 'subheading':
      return [part.text]
    case 'paragraph':
      return [textOfWords(part.words)]
    case 'bullets':
    case 'numbers':
    case 'checklist':
      return part.items.map(textOfWords)
    case 'steps':
      return part.items.flatMap(({ title, words }) => [title, ...words.map(textOfWords)])
    case 'note':
      return [...(part.title ? [part.title] : []), ...part.words.map(textOfWords)]
    case 'facts':
      return part.items.flatMap(({ label, value }) => [label, textOfWords(value)])
    case 'lines':
      return [part.label]
    case 'table':
      return [part.caption, ...part.columns.map(({ title }) => title), ...part.rows.flat().map(textOfWords)]
    case 'flow':
      return [
        ...(part.from ? [part.from] : []),
        ...(part.gifts ?? []).flatMap(({ name, what }) => [name, what]),
        ...part.slices.map(({ name }) => name),
      ]
    case 'address':
      return [...part.lines]
    case 'card':
      return [part.title, ...part.items.flatMap(({ label, value }) => [label, value])]
    case 'new-page':
      return []
  }
}

const roleOf = ({ roles }: PdfFacts['read'][number]): string => roles.at(-1) ?? ''
const headings = ({ read }: PdfFacts): string[] =>
  read.filter((each) => /^H\d$/.test(roleOf(each)) && each.words !== '').map(roleOf)

describe.each(cases)('%s', (_name, document, largePrint) => {
  let pdf: PdfFacts
  beforeAll(async () => {
    pdf = await readPdf(await renderPack(document, { largePrint }))
  })

  test('claims to be made for screen readers, has a title, and is in English', () => {
    expect(pdf).toMatchObject({ language: 'en-GB', marked: true })
    expect(withoutSpaces(pdf.title ?? '')).toBe(withoutSpaces(document.fileTitle))
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('has its title as its one main heading, before all others, and skips no heading', () => {
    const levels = headings(pdf).map((role) => Number(role[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  test('holds all its words in paragraphs, headings, items and cells', () => {
    for (const each of pdf.read) if (each.words !== '') expect(roleOf(each), each.words).toMatch(HOLDS_WORDS)
  })

  test('is read out in the order in which it was written', () => {
    const all = withoutSpaces(pdf.read.map(({ words }) => words).join(''))
    let at = 0
    for (const words of [document.title, ...document.blocks.flatMap(wordsOf)]) {
      // Letters from right to left, and those that join, come back in an order of the viewer's own.
      if (!/^[\p{Script=Latin}\p{Script=Common}]*$/u.test(words)) continue
      const found = all.indexOf(withoutSpaces(words), at)
      expect(found, words).toBeGreaterThanOrEqual(at)
      at = found + withoutSpaces(words).length
    }
  })

  test('says in words what every picture shows', () => {
    const expected = document.blocks.flatMap((part) =>
      part.kind === 'flow'
        ? [part.alt]
        : part.kind === 'steps'
          ? part.items.flatMap(({ drawing }) => drawing?.alt ?? [])
          : [],
    )
    const figures = pdf.read.filter((each) => roleOf(each) === 'Figure')
    expect(figures.map(({ alt }) => withoutSpaces(alt ?? ''))).toEqual(expected.map(withoutSpaces))
  })

  test('brings all its fonts, which are ours, and holds nothing that acts or links', () => {
    expect(pdf.fonts.size).toBeGreaterThan(0)
    for (const [name, { embedded }] of pdf.fonts) {
      expect(name).toMatch(/Atkinson|Bricolage|SourceSerif4|Noto/)
      expect(embedded, name).toBe(true)
    }
    expect(pdf.active).toEqual([])
  })

  test('leaves no heading alone at the foot of a page', () => {
    for (let page = 1; page < pdf.pages.length; page += 1) {
      const last = pdf.read.findLast((each) => each.page === page && each.words !== '')
      expect(last && roleOf(last), last?.words).not.toMatch(/^H\d$/)
    }
  })
})

test('there is a document of every kind above', () => {
  const all = Object.values(wills).flat()
  for (const kind of packKinds) expect(ofKind(all, kind), kind).not.toEqual([])
})
