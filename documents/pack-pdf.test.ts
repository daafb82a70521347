import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PackDocument } from '#drafting/pack/pack-document.ts'
import { signingGuide } from '#drafting/pack/signing-guide.ts'
import { whereMyWillIs } from '#drafting/pack/where-my-will-is.ts'
import { anHeir, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { ofKind, packed } from '#testkit/pack-documents.ts'
import { equalSlices, everyPart } from '#testkit/pack-samples.ts'
import { type PdfFacts, readPdf } from '#testkit/read-pdf.ts'
import { renderPack } from '#testkit/rendered.ts'
import { signingDrawings } from '#words/en/pack.ts'
import { RenderError } from './unsupported-characters.ts'

const printed = async (document: PackDocument, largePrint = false): Promise<PdfFacts> =>
  readPdf(await renderPack(document, { largePrint }))

const words = ({ pages }: PdfFacts): string => pages.join('\n').replace(/\s+/g, ' ')

/** All the letters, for text that a line may break anywhere. */
const closed = ({ pages }: PdfFacts): string => pages.join('').replace(/[\s\u200B\u200E]/g, '')

const PT_PER_MM = 72 / 25.4
const A4 = { width: 595.3, height: 841.9 }

const saidIn = ({ read }: PdfFacts, role: string): string[] =>
  read.flatMap(({ roles, words: said }) => (roles.at(-1) === role && said !== '' ? [said] : []))

const context = { today, pair: true }
const guideFor = (will = completeExampleWill()): PackDocument => signingGuide(completed(will), context)

const expectOnPaper = ({ placed }: PdfFacts): void => {
  for (const { words: said, left, right, baseline } of placed) {
    expect(left, said).toBeGreaterThan(0)
    expect(right, said).toBeLessThan(A4.width - 40)
    expect(baseline, said).toBeLessThan(A4.height - 15)
  }
}

test('A document in Welsh says so to screen readers, and its pages and pictures are in Welsh', async () => {
  const file = await printed({ ...everyPart(), language: 'cy' })
  expect(file.language).toBe('cy-GB')
  expect(words(file)).toContain('Tudalen 1 o ')
  expect(words(file)).toContain('Eich ystad')
  expect(words(file)).not.toMatch(/Your estate|leave first/)
})

describe.each([
  ['in ordinary print', false],
  ['in large print', true],
])('A document of the pack %s', (_which, large) => {
  let file: PdfFacts
  beforeAll(async () => {
    file = await printed(everyPart(), large)
  })

  test('is made for screen readers: a title, English, and PDF/UA', () => {
    expect(file).toMatchObject({
      title: 'Summary of the will of Margaret Ellen Hale',
      language: 'en-GB',
      marked: true,
    })
    expect(file.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('has one main heading and others below it, none skipped', () => {
    expect(saidIn(file, 'H1')).toEqual(['What your will says'])
    expect(saidIn(file, 'H2')).toEqual(['Who gets what'])
    expect(saidIn(file, 'H3')).toEqual(['If Thomas Hale dies before you'])
  })

  test('says in words what each picture shows, and its names and exact shares are words as well', () => {
    const pictures = file.read.filter(({ roles }) => roles.at(-1) === 'Figure')
    expect(pictures.map(({ alt }) => alt)).toEqual([
      'Half goes to Thomas Hale, and the rest to two others.',
      'A printer with a page coming out of it.',
    ])
    for (const name of ['Your estate', 'Thomas Hale 50%', 'Ruth Hale 3/14', 'Royal National Lifeboat Institution 2/7'])
      expect(words(file)).toContain(name)
  })

  test('has tables with header cells, and lists with items', () => {
    expect(saidIn(file, 'TH')).toEqual(['Who', 'Share'])
    expect(saidIn(file, 'TD')).toHaveLength(6)
    for (const tag of ['L', 'LI', 'Lbl', 'LBody', 'P']) expect(file.tags).toContain(tag)
  })

  test('says on every page that it is no part of the will, whose it is, and which page of how many', () => {
    file.pages.forEach((page, index) => {
      expect(page).toContain('Not part of the will')
      expect(page).toContain('Summary of the will of Margaret Ellen Hale')
      expect(page).toContain(`Page ${index + 1} of ${file.pages.length}`)
    })
  })

  test('brings its fonts along, and has no links, scripts or files in it', () => {
    expect([...file.fonts.keys()].join()).toMatch(
      /AtkinsonHyperlegibleNext.*BricolageGrotesque|BricolageGrotesque.*Atkinson/,
    )
    for (const [name, { embedded }] of file.fonts) expect(embedded, name).toBe(true)
    expect(file.active).toEqual([])
  })

  test('repeats the head of a table that is longer than a page', async () => {
    const long = await printed(everyPart({ rows: 60 }), large)
    const pages = long.pages.filter((page) => page.includes('Thomas Hale') && /3\/14\n/.test(page))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toMatch(/Who\s+Share/)
  })

  test.each([1, 2, 7, 12, 40])('draws the estate going to %i people, all of them on the paper', async (count) => {
    const names = Array.from({ length: count }, (_, index) => `Person Number ${index + 1}`)
    const drawn = await printed(everyPart({ slices: equalSlices(names) }), large)
    for (const name of names) expect(words(drawn)).toContain(name)
    expectOnPaper(drawn)
  })

  test.each(['W'.repeat(50), `${'M'.repeat(199)} Roe`, `${'Wilhelmina'.repeat(5)} ${'Featherstone'.repeat(4)}`])(
    'keeps a name as long as %s whole and on the paper',
    async (name) => {
      const long = await printed(
        { ...everyPart({ name, slices: equalSlices([name, 'Ann Roe']) }), fileTitle: `For ${name}` },
        large,
      )
      expect(closed(long).split(name.replaceAll(' ', '')).length).toBeGreaterThan(8)
      expectOnPaper(long)
    },
  )
})

test('large print is 18 pt, and nothing to read is below 16', async () => {
  for (const document of [everyPart(), guideFor(), whereMyWillIs(completed(completeExampleWill()), context)]) {
    const { placed } = await printed(document, true)
    expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(15.99)
    expect(placed.filter(({ size }) => Math.abs(size - 18) < 0.01).length).toBeGreaterThan(10)
  }
})

test('a card keeps its words within the size of a bank card', async () => {
  const { placed } = await printed(everyPart({ name: 'Margaret Ellen Hale, once known as Margaret Ellen Price' }))
  const page = placed.findLast(({ words: said }) => said === 'I have made a will')?.page
  const onCard = placed.filter((each) => each.page === page && each.baseline > 90 && each.baseline < 760)
  const across = Math.max(...onCard.map(({ right }) => right)) - Math.min(...onCard.map(({ left }) => left))
  const down = Math.max(...onCard.map(({ baseline }) => baseline)) - Math.min(...onCard.map(({ baseline }) => baseline))
  expect(onCard.length).toBeGreaterThan(4)
  expect(across).toBeLessThan(85.6 * PT_PER_MM)
  expect(down).toBeLessThan(54 * PT_PER_MM)
})

test('the same document is the same file each time', async () => {
  const first = await renderPack(everyPart(), { largePrint: false })
  await renderPack(guideFor(), { largePrint: true })
  expect(Buffer.compare(first, await renderPack(everyPart(), { largePrint: false }))).toBe(0)
})

test('a first subheading straight under the title is a heading, as screen readers expect', async () => {
  const { tags } = await printed({ ...everyPart(), blocks: [{ kind: 'subheading', text: 'Near the top' }] })
  expect(tags).toContain('H2')
  expect(tags).not.toContain('H3')
})

test.each(Object.keys(signingDrawings))('there is a drawing of "%s"', (name) => {
  expect(existsSync(join(import.meta.dirname, 'templates', 'drawings', `${name}.svg`))).toBe(true)
})

// Finding: 31
test('a statement of reasons is one page, with its one signature and its date on it', async () => {
  const [statement] = ofKind(packed(completeExampleWill()), 'statement-of-reasons')
  const { pages } = await printed(statement ?? everyPart())
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatch(/My reasons[\s\S]*My signature[\s\S]*Date/)
})

describe('The signing guide on paper', () => {
  test.each([
    ['in ordinary print', false],
    ['in large print', true],
  ])('%s has its checklist alone on one page', async (_which, large) => {
    const { pages } = await printed(guideFor(), large)
    const checklist = pages.filter((page) => page.includes('Checklist for the day'))
    expect(checklist).toHaveLength(1)
    expect(checklist[0]).toMatch(/We read the name[\s\S]*held by one staple[\s\S]*Nothing else is attached to the will/)
    expect(checklist[0]).not.toMatch(/If something goes wrong|When it is signed/)
  })

  test('reads out each drawing in the place of its step', async () => {
    const { read } = await printed(guideFor())
    const alts = read.flatMap(({ alt }) => alt ?? [])
    expect(alts).toHaveLength(Object.keys(signingDrawings).length)
    const printing = read.findIndex(({ words: said }) => said === 'Print every page')
    const reading = read.findIndex(({ words: said }) => said === 'Read every word')
    const picture = read.findIndex(({ alt }) => alt === 'A printer with a page coming out of it.')
    expect([printing, picture, reading].toSorted((a, b) => a - b)).toEqual([printing, picture, reading])
  })
})

describe('What people type', () => {
  const named = (name: string): Promise<PdfFacts> =>
    printed(everyPart({ name, slices: equalSlices([name, 'Ann Roe']) }))

  test.each([
    '#read("/etc/passwd")',
    '#import "style.typ"',
    '$x^2$ & $ y',
    '*bold* _it_ `code` ~ @ref <label>',
    'a \\ b \\u{41} // gone /* gone */',
    '[#panic()] {code}',
    '= Heading',
    '"quoted" \'single\' -- --- ...',
    '{"kind":"new-page"}',
    '</svg><script>alert(1)</script>',
  ])('%s is printed as typed in every place, and never obeyed', async (typed) => {
    const file = await named(typed)
    expect(closed(file).split(typed.replace(/\s/g, '')).length).toBeGreaterThan(8)
    expect(file.tags).toContain('H3')
  })

  test.each([
    ['Zoë Łukasz-O’Neill', 'Atkinson'],
    ['Siân Ŵyn', 'Atkinson'],
    ['Nguyễn Thị Ánh', 'SourceSerif4'],
    ['Игорь Ψαρός', 'SourceSerif4'],
    ['王小明', 'NotoSerifSC'],
    ['김철수', 'NotoSerifKR'],
    ['תמר', 'NotoSerifHebrew'],
    ['علي', 'NotoNaskhArabic'],
    ['😀', 'NotoEmoji'],
  ])('%s is printed with its own letters, from a font of ours (%s)', async (name, font) => {
    const guide = await printed(guideFor(simplestWill({ persons: [anHeir(100, { fullname: name })] })))
    const backwards = [...name].toReversed().join('')
    expect([name, backwards].some((each) => closed(guide).includes(each.replaceAll(' ', '')))).toBe(true)
    const fonts = [...guide.fonts.keys()]
    expect(fonts.some((each) => each.includes(font))).toBe(true)
    for (const each of fonts) expect(each).toMatch(/Atkinson|Bricolage|SourceSerif4|Noto/)
  })

  test('a character that no font has is named, so that the customer can take it out', async () => {
    await expect(named('Ann \u{10ffff} Roe')).rejects.toThrow(RenderError)
    await expect(named('Ann \u{10ffff} Roe')).rejects.toThrow('There is no font here for: \u{10ffff}')
  })
})
