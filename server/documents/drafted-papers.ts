import { CannotPrint } from '#documents/cannot-print.ts'
import { PrinterBusy } from '#documents/printer.ts'
import type { Print, Sheet } from '#documents/sheet.ts'
import { willSheet } from '#documents/will-sheet.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { draft } from '#drafting/draft.ts'
import { contentsOf } from '#drafting/pack/contents.ts'
import { preview } from '#drafting/preview.ts'
import { Invalid, Unavailable } from '../http/errors.ts'
import type { Paper, Papers } from './papers.ts'
import { pagesOf } from './pdf-pages.ts'

/** What was typed may hold a sign that no font has; whoever typed it can change it. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof PrinterBusy) return new Unavailable()
  if (!(error instanceof CannotPrint) || error.characters.length === 0) return error
  return new Invalid({}, `We cannot print ${error.characters.join(' ')}. Take it out of your answers and try again.`)
}

/** Documents drafted from the will and set by a typesetter, on this thread or another. */
export const papersPrintedBy = (print: Print): Papers => {
  const paper = async (sheet: Sheet): Promise<Paper> => {
    try {
      const pdf = await print(sheet)
      return { pdf, pages: pagesOf(pdf) }
    } catch (error) {
      throw refusalOf(error)
    }
  }

  return {
    pack: async (will, today) => {
      const complete = completeWill(will, today)
      if (!complete.ok) return { ok: false, problems: complete.problems }
      const document = draft(complete.will)
      return {
        ok: true,
        pack: {
          contents: contentsOf(document, [], today),
          print: async () => [
            {
              id: 'will',
              title: 'Your will',
              purpose: 'Print it, and sign it with two witnesses who inherit nothing under it',
              ...(await paper(willSheet(document, { draft: false }))),
              largePrint: await paper(willSheet(document, { draft: false, large: true })),
            },
          ],
        },
      }
    },

    draft: async (will, today) => paper(willSheet(preview(will, today), { draft: true })),
  }
}

/** On this thread. The typesetter is loaded with the first document. */
export const draftedPapers: Papers = papersPrintedBy(async (sheet) => (await import('#documents/sheet.ts')).print(sheet))
