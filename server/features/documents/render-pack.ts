import type { StepProblem } from '#core/journey/walk.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { fingerprintOf } from '#documents/fingerprint.ts'
import type { PdfFile, Render } from '#documents/renderer.ts'
import { RendererBusy } from '#documents/renderer-process.ts'
import { type OfAPair, packInput, type TemplateInput, willInput } from '#documents/template-input.ts'
import { RenderError } from '#documents/unsupported-characters.ts'
import { completeWill } from '#drafting/complete-will.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { draft, preview } from '#drafting/draft.ts'
import { type Bought, packFor } from '#drafting/pack/pack.ts'
import type { PackDocument, PackKind } from '#drafting/pack/pack-document.ts'
import { type Contents, contentsOf } from '#drafting/pack/what-changed.ts'
import { Invalid, Unavailable } from '../../platform/errors.ts'

export type RenderedDocument = PdfFile & {
  readonly id: string
  readonly title: string
  readonly purpose: string
  /** The same in 18 point type. */
  readonly largePrint?: PdfFile
}

/** All documents of a will on one day. Their contents are known at once; rendering takes longer. */
export type Pack = {
  readonly contents: Contents
  /** What the foot of each page of the will says it is. */
  readonly fingerprint: string
  render(): Promise<readonly RenderedDocument[]>
}

export type DocumentRenderer = {
  /** The will to sign and the documents that go with it, or what is missing. `pair` says which of a couple's wills it is. */
  pack(
    will: Will,
    today: Day,
    pair?: OfAPair,
  ): Promise<
    { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: readonly StepProblem[] }
  >
  /** The will as far as it goes, marked as a draft. */
  draft(will: Will, today: Day): Promise<PdfFile>
  /** A document that belongs to no pack. */
  document(document: PackDocument): Promise<PdfFile>
}

/** Documents that the customer reads. Letters are for other people. */
const inLargePrint: readonly PackKind[] = ['cover-letter', 'signing-guide', 'summary', 'lpa-guide']

/** A customer may have typed characters that no font has. The customer can change them. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof RendererBusy) return new Unavailable()
  if (!(error instanceof RenderError) || error.characters.length === 0) return error
  return new Invalid({}, `We cannot print ${error.characters.join(' ')}. Take it out of your answers and try again.`)
}

/** Powers of attorney are among the documents once they are completed. */
const boughtWith = (will: Will): Bought => ({
  check: will.checkMyWill === 1,
  lpa: lpasBought(will),
  powers: will.lpoaDate === undefined ? [] : (will.powers ?? []),
})

/** Documents are drafted here and rendered by `render`, on this thread or in a worker. */
export const createDocumentRenderer = (render: Render, operatorName?: string): DocumentRenderer => {
  const pdfOf = async (input: TemplateInput): Promise<PdfFile> => {
    try {
      return await render(input)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  const renderWill = async (document: FinalDocument, pair: OfAPair | undefined): Promise<RenderedDocument> => {
    const options = { draft: false, ...(pair && { pair }) }
    return {
      id: 'will',
      title: 'Your will',
      purpose: 'Print it, and sign it with two witnesses who inherit nothing under it.',
      ...(await pdfOf(willInput(document, options))),
      largePrint: await pdfOf(willInput(document, { ...options, large: true })),
    }
  }

  const renderDocument = async (document: PackDocument): Promise<RenderedDocument> => {
    const { id, title, listedAs = title, purpose, kind } = document
    return {
      id,
      title: listedAs,
      purpose,
      ...(await pdfOf(packInput(document, { largePrint: false }))),
      ...(inLargePrint.includes(kind) && { largePrint: await pdfOf(packInput(document, { largePrint: true })) }),
    }
  }

  return {
    pack: async (will, today, pair) => {
      const complete = completeWill(will, today)
      if (!complete.ok) return { ok: false, problems: complete.problems }
      const document = draft(complete.will)
      const context = { today, pair: pair !== undefined, operatorName }
      const documents = packFor(complete.will, context, boughtWith(will))
      const after = documents.findIndex(({ kind }) => kind === 'cover-letter') + 1
      return {
        ok: true,
        pack: {
          contents: contentsOf(document, documents, today),
          fingerprint: fingerprintOf(document),
          render: async () => {
            const [first, others] = [documents.slice(0, after), documents.slice(after)]
            // Requested together: the worker renders them one after another and is never idle in between.
            return Promise.all([
              ...first.map(renderDocument),
              renderWill(document, pair),
              ...others.map(renderDocument),
            ])
          },
        },
      }
    },

    draft: async (will, today) => pdfOf(willInput(preview(will, today), { draft: true })),

    document: (document) => pdfOf(packInput(document, { largePrint: false })),
  }
}
