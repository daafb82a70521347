import { powersBought } from '#core/lpa/powers-bought.ts'
import type { Will } from '#core/will/schema.ts'
import { CannotPrint } from '#documents/cannot-print.ts'
import { packSheet } from '#documents/pack-sheet.ts'
import { PrinterBusy } from '#documents/printer.ts'
import type { Print, Sheet } from '#documents/sheet.ts'
import { type OfAPair, willSheet } from '#documents/will-sheet.ts'
import { completeWill } from '#drafting/complete-will.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { draft, preview } from '#drafting/draft.ts'
import { type Bought, packFor } from '#drafting/pack/pack.ts'
import type { PackDocument, PackKind } from '#drafting/pack/pack-document.ts'
import { contentsOf } from '#drafting/pack/what-changed.ts'
import { Invalid, Unavailable } from '../../platform/errors.ts'
import type { Paper, Papers, PrintedDocument } from './papers.ts'
import { pagesOf } from './pdf-pages.ts'

/** What somebody may want to read without glasses. Letters go to others. */
const inLargePrint: readonly PackKind[] = ['signing-guide', 'summary']

/** What was typed may hold a sign that no font has; whoever typed it can change it. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof PrinterBusy) return new Unavailable()
  if (!(error instanceof CannotPrint) || error.characters.length === 0) return error
  return new Invalid({}, `We cannot print ${error.characters.join(' ')}. Take it out of your answers and try again.`)
}

/** The answers for powers of attorney are put on paper once they are settled. */
const boughtWith = (will: Will): Bought => ({
  check: will.checkMyWill === 1,
  lpa: powersBought(will),
  powers: will.lpoaDate === undefined ? [] : (will.powers ?? []),
})

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

  const printedWill = async (document: FinalDocument, pair: OfAPair | undefined): Promise<PrintedDocument> => {
    const options = { draft: false, ...(pair && { pair }) }
    return {
      id: 'will',
      title: 'Your will',
      purpose: 'Print it, and sign it with two witnesses who inherit nothing under it.',
      ...(await paper(willSheet(document, options))),
      largePrint: await paper(willSheet(document, { ...options, large: true })),
    }
  }

  const printedDocument = async (document: PackDocument): Promise<PrintedDocument> => {
    const { id, title, purpose, kind } = document
    return {
      id,
      title,
      purpose,
      ...(await paper(packSheet(document, { largePrint: false }))),
      ...(inLargePrint.includes(kind) && { largePrint: await paper(packSheet(document, { largePrint: true })) }),
    }
  }

  return {
    pack: async (will, today, pair) => {
      const complete = completeWill(will, today)
      if (!complete.ok) return { ok: false, problems: complete.problems }
      const document = draft(complete.will)
      const context = { today, pair: pair !== undefined }
      const documents = packFor(complete.will, context, boughtWith(will))
      const after = documents.findIndex(({ kind }) => kind === 'cover-letter') + 1
      return {
        ok: true,
        pack: {
          contents: contentsOf(document, documents, today),
          print: async () => {
            const [first, others] = [documents.slice(0, after), documents.slice(after)]
            // All at once: the printer takes them one after another, and two can hand over while it works.
            return Promise.all([
              ...first.map(printedDocument),
              printedWill(document, pair),
              ...others.map(printedDocument),
            ])
          },
        },
      }
    },

    draft: async (will, today) => paper(willSheet(preview(will, today), { draft: true })),
  }
}

/** On this thread. The typesetter is loaded with the first document. */
export const draftedPapers: Papers = papersPrintedBy(async (sheet) =>
  (await import('#documents/sheet.ts')).print(sheet),
)
