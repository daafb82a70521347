import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfFacts } from './read-pdf.ts'

/** The words of a PDF, in reading order, with the line breaks of the page made spaces. */

export const textOfPdf = async (file: string | Uint8Array): Promise<string> => {
  const data = typeof file === 'string' ? new Uint8Array(await readFile(file)) : file.slice()
  const task = getDocument({ data, verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const content = await (await pdf.getPage(index + 1)).getTextContent()
      return content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
    }),
  )
  await task.destroy()
  return pages.join(' ').replace(/\s+/g, ' ')
}

const [WIDTH, HEIGHT] = [595, 842]
const CLEAR = 28

/** Words that stand nearer than a centimetre to the edge of the paper, or beyond it. */
export const wordsOutsideMargins = ({ placed }: PdfFacts): string[] =>
  placed
    .filter(
      ({ left, right, baseline, size }) =>
        left < CLEAR || right > WIDTH - CLEAR || baseline - size < CLEAR || baseline > HEIGHT - CLEAR,
    )
    .map(({ words }) => words)

/** Removes white space and format characters, which line breaks, glyphs and text direction may add or drop. */
export const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')
