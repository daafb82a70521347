/** The words of a PDF, in reading order, with the line breaks of the page made spaces. */
import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

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
