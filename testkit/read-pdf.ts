/** What a reader, and a screen reader, finds in a PDF. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfFacts = {
  /** The words of each page, top to bottom. */
  readonly pages: readonly string[]
  /** How far right any word reaches, in points from the left edge of the paper. */
  readonly rightEdge: number
  readonly title: string | undefined
  readonly language: string | undefined
  readonly marked: boolean
  /** Every tag used, like H1, P or L. */
  readonly tags: ReadonlySet<string>
  /** The XMP packet, which names the standard the file claims. */
  readonly metadata: string
}

const rolesIn = (node: object): string[] => [
  ...('role' in node && typeof node.role === 'string' ? [node.role] : []),
  ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesIn) : []),
]

/** Reads a PDF the way a viewer does. */
export const readPdf = async (file: Uint8Array): Promise<PdfFacts> => {
  const task = getDocument({ data: Uint8Array.from(file), verbosity: 0 })
  const pdf = await task.promise
  const { info, metadata } = await pdf.getMetadata()
  // A Map, whatever its type says.
  const marks: unknown = await pdf.getMarkInfo()
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages: string[] = []
  const tags = new Set<string>()
  let rightEdge = 0
  for (const number of numbers) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) rightEdge = Math.max(rightEdge, Number(item.transform[4]) + item.width)
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    for (const role of rolesIn((await page.getStructTree()) ?? {})) tags.add(role)
  }
  const facts = {
    pages,
    rightEdge,
    title: 'Title' in info ? String(info.Title) : undefined,
    language: 'Language' in info && info.Language ? String(info.Language) : undefined,
    marked: marks instanceof Map && marks.get('Marked') === true,
    tags,
    metadata: metadata?.getRaw() ?? '',
  }
  await task.destroy()
  return facts
}
