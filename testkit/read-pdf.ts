/** What a reader, and a screen reader, finds in a PDF. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type MarkedWords, type Tagged, taggedIn } from './pdf-tags.ts'

/** Some words and where they stand, in points from the top left corner of the paper. */
export type PlacedWords = {
  readonly page: number
  readonly words: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
}

export type PdfFacts = {
  /** The words of each page, top to bottom. */
  readonly pages: readonly string[]
  readonly placed: readonly PlacedWords[]
  /** How far right any word reaches, in points from the left edge of the paper. */
  readonly rightEdge: number
  readonly title: string | undefined
  readonly language: string | undefined
  readonly marked: boolean
  /** Every tag used, like H1, P or L. */
  readonly tags: ReadonlySet<string>
  /** What a screen reader says, in its order: the headings, paragraphs and items with their words. */
  readonly read: readonly Tagged[]
  /** The XMP packet, which names the standard the file claims. */
  readonly metadata: string
  /** The fonts, and whether the file brings them along. */
  readonly fonts: ReadonlyMap<string, { readonly embedded: boolean }>
  /** Links, buttons, scripts and files inside the file: a paper has none. */
  readonly active: readonly string[]
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Document['getPage']>>

type Words = Extract<MarkedWords[number], { str: string }>

/** A page and its words, which take long to extract. */
type Sheet = { readonly page: Page; readonly marked: MarkedWords; readonly words: readonly Words[] }

const sheetOf = async (page: Page): Promise<Sheet> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  return { page, marked: items, words: items.filter((item) => 'str' in item) }
}

const fontsOn = async ({ page, words }: Sheet): Promise<[string, { embedded: boolean }][]> => {
  await page.getOperatorList()
  const ids = new Set(words.flatMap(({ str, fontName }) => (str.trim() ? [fontName] : [])))
  return [...ids].map((id) => {
    const font: { name: string; missingFile?: boolean } = page.commonObjs.get(id)
    return [font.name, { embedded: font.missingFile !== true }]
  })
}

const activeIn = async (pdf: Document, sheets: readonly Sheet[]): Promise<string[]> => {
  const annotations = (await Promise.all(sheets.map(({ page }) => page.getAnnotations()))).flat()
  return [
    ...annotations.map(({ subtype }) => `annotation ${subtype}`),
    ...Object.keys((await pdf.getJSActions()) ?? {}).map((name) => `script ${name}`),
    ...((await pdf.getAttachments()) ? ['attachment'] : []),
    ...((await pdf.getOpenAction()) ? ['open action'] : []),
  ]
}

const placedOn = ({ page, words }: Sheet): PlacedWords[] => {
  const height = page.view[3] ?? 0
  return words.flatMap(({ str, transform, width }) => {
    if (str.trim() === '') return []
    const [a, b, , , left, up] = transform.map(Number)
    const size = Math.hypot(a ?? 0, b ?? 0)
    const at = { left: left ?? 0, right: (left ?? 0) + width, baseline: height - (up ?? 0) }
    return [{ page: page.pageNumber, words: str, size, ...at }]
  })
}

/** Reads a PDF the way a viewer does. */
export const readPdf = async (file: Uint8Array): Promise<PdfFacts> => {
  const task = getDocument({ data: Uint8Array.from(file), verbosity: 0, fontExtraProperties: true })
  const pdf = await task.promise
  const { info, metadata } = await pdf.getMetadata()
  // A Map, whatever its type says.
  const marks: unknown = await pdf.getMarkInfo()
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => sheetOf(await pdf.getPage(index + 1))),
  )
  const placed = sheets.flatMap(placedOn)
  const read = (await Promise.all(sheets.map((sheet) => taggedIn(sheet.page, sheet.marked)))).flat()
  const facts = {
    pages: sheets.map(({ words }) => words.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('')),
    placed,
    rightEdge: Math.max(0, ...placed.map(({ right }) => right)),
    title: 'Title' in info ? String(info.Title) : undefined,
    language: 'Language' in info && info.Language ? String(info.Language) : undefined,
    marked: marks instanceof Map && marks.get('Marked') === true,
    tags: new Set(read.flatMap(({ roles }) => roles)),
    read,
    metadata: metadata?.getRaw() ?? '',
    fonts: new Map((await Promise.all(sheets.map(fontsOn))).flat()),
    active: await activeIn(pdf, sheets),
  }
  await task.destroy()
  return facts
}
