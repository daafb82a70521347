import type { StepProblem } from '#core/journey/walk.ts'
import type { Language } from '#core/language.ts'
import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { type Edition, type Paper, papersOf } from '#core/signing/editions.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { type LpaForm, lpaForms } from '#core/will/lpa-options.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import type { FormInput } from '#documents/filled-form.ts'
import { fingerprintOf } from '#documents/fingerprint.ts'
import type { PdfFile, Render, RenderInput } from '#documents/renderer.ts'
import { archiveInput, type OfAPair, packInput, willInput } from '#documents/template-input.ts'
import { RenderError } from '#documents/unsupported-characters.ts'
import { type CompleteWill, completeWill } from '#drafting/complete-will.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { draft, preview } from '#drafting/draft.ts'
import { boughtWith, packFor, powersMade } from '#drafting/pack/pack.ts'
import type { LetterTo, PackDocument, PackKind, PaperDocument } from '#drafting/pack/pack-document.ts'
import { saidInWelsh, saidToReader } from '#drafting/pack/said-to-reader.ts'
import { summary } from '#drafting/pack/summary.ts'
import { type Contents, contentsOf } from '#drafting/pack/what-changed.ts'
import { asBrf } from '#drafting/plain/as-brf.ts'
import { asHtml, plainPack } from '#drafting/plain/plain-pack.ts'
import { factsOfWill } from '#drafting/will-facts.ts'
import { plainCopies } from '#words/en/documents.ts'
import { listedToo as words } from '#words/en/pack.ts'
import { refusals } from '#words/en/refusals.ts'
import { Invalid } from '../../platform/errors.ts'
import { type BlankForm, type BlankForms, formInput } from './lpa-forms.ts'
import { withHashes } from './pack-reply.ts'

export type RenderedDocument = PdfFile & {
  readonly id: string
  readonly title: string
  readonly purpose: string
  readonly letter?: LetterTo
  /** The same in 18 point type; where it speaks of the will, of its large print. */
  readonly largePrint?: PdfFile
  /** The will as we print and bind it, and what speaks of that copy. */
  readonly bound?: PdfFile
  /** Of the will: the copy to keep as a file, its seal still blank. */
  readonly archive?: PdfFile
}

/** What a document has besides its file in normal print. */
export type Copy = 'largePrint' | 'bound' | 'archive'

/** A document of a pack that is not rendered yet. */
export type PackPart = Pick<RenderedDocument, 'id' | 'title' | 'purpose' | 'letter'> & {
  readonly copies: readonly Copy[]
}

/** How many pages the will has, where they are set. */
export type WillPages = Readonly<Partial<Record<Edition, number | undefined>>>

/** All documents of a will on one day. Their contents are known at once; rendering takes longer. */
export type Pack = {
  /** With hashes for texts. */
  readonly contents: Contents
  /** Of the words of the will, as the foot of each of its pages says. */
  readonly fingerprint: string
  /** In their order. */
  readonly parts: readonly PackPart[]
  /** Renders one file of a part, which stands at this place. `pages`: for what speaks of the pages of the will. */
  file(part: number, copy: Copy | undefined, pages: WillPages): Promise<PdfFile>
}

/** Documents that the customer reads. Letters are for other people. */
const inLargePrint: readonly PackKind[] = ['cover-letter', 'signing-guide', 'summary', 'lpa-guide']

/** Documents that say what is done with the paper of the will: there is a copy of each for who has it bound. */
const ofBoundWill: readonly PackKind[] = ['cover-letter', 'signing-guide']

/** A customer may have typed characters that no font has. The customer can change them. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof RenderError) || error.characters.length === 0) return error
  return new Invalid({}, refusals.weCannotPrint(error.characters.join(' ')))
}

/** An official form with the answers of one power of attorney. */
type FilledForm = Pick<RenderedDocument, 'id'> & {
  readonly form: LpaForm
  /** The blank it is made from: a newer one makes another document. */
  readonly blank: string
  readonly input: FormInput
}

const filledForm = (will: Will, lpa: Lpa, blank: BlankForm): FilledForm => {
  const { form } = lpaForms[lpa.type]
  return {
    id: lpa.type === 'Health and welfare' ? 'lpa-form-health' : 'lpa-form-financial',
    form,
    blank: blank.hash,
    input: formInput(blank, will, lpa),
  }
}

const withForms = (contents: Contents, forms: readonly FilledForm[]): Contents => ({
  ...contents,
  documents: [
    ...contents.documents,
    ...forms.map(({ id, form, blank, input }) => ({
      id,
      name: words.formFilledIn(form),
      text: JSON.stringify([blank, input.answers]),
    })),
  ],
})

/** A drawing of the first page is made with the file. */
const firstPage = { firstPage: true } as const

/** The edition that a copy of a document is, or speaks of. */
const editionOf = (copy: Copy | undefined): Edition =>
  copy === 'largePrint' ? 'large' : copy === 'bound' ? 'bound' : 'normal'

/** What a function gave for these arguments before. They are plain and small. */
const remembered = <A extends readonly unknown[], R>(work: (...given: A) => R): ((...given: A) => R) => {
  const known = new Map<string, R>()
  return (...given) => {
    const key = JSON.stringify(given)
    const result = known.get(key) ?? work(...given)
    known.set(key, result)
    return result
  }
}

/** A part, and how each of its files is made. */
type Printed = {
  readonly part: PackPart
  readonly print: (copy: Copy | undefined, pages: WillPages) => Promise<PdfFile>
}

export type DocumentRenderer = ReturnType<typeof createDocumentRenderer>

/** Drafts and renders on the thread that calls it: of the server, a process for work (`server/work`). */
export const createDocumentRenderer = (render: Render, operatorName?: string, blankForms: BlankForms = {}) => {
  const pdfOf = async (input: RenderInput): Promise<PdfFile> => {
    try {
      return await render(input)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  const willPart = (complete: CompleteWill, document: FinalDocument, pair: OfAPair | undefined): Printed => {
    const options = { draft: false, ...(pair && { pair }) }
    return {
      part: { id: 'will', title: words.yourWill, purpose: words.printIt, copies: ['largePrint', 'bound', 'archive'] },
      print: (copy) => {
        if (copy === 'archive') return pdfOf(archiveInput(document, factsOfWill(complete), complete.today, pair))
        const input = willInput(document, { ...options, edition: editionOf(copy) })
        return pdfOf(copy ? input : { ...input, ...firstPage })
      },
    }
  }

  /** @param spoken the documents as they speak of an edition of the will. */
  const documentPart = (
    { id, title, listedAs = title, purpose, kind, to }: PackDocument,
    spoken: (edition: Edition, pages: WillPages) => readonly PackDocument[],
  ): Printed => ({
    part: {
      id,
      title: listedAs,
      purpose,
      ...(to && { letter: to }),
      copies: [
        ...(inLargePrint.includes(kind) ? (['largePrint'] as const) : []),
        ...(ofBoundWill.includes(kind) ? (['bound'] as const) : []),
      ],
    },
    print: (copy, pages) => {
      const document = spoken(editionOf(copy), pages).find((each) => each.id === id)
      if (!document) throw new Error('This document is in no pack that knows the pages of its will')
      const input = packInput(document, { largePrint: copy === 'largePrint' })
      return pdfOf(copy ? input : { ...input, ...firstPage })
    },
  })

  /** None of a power in which something has to be put right since it was finished: its sheet says what. */
  const formsOf = (will: Will, powers: readonly Lpa[], today: Day): readonly FilledForm[] =>
    powers.flatMap((lpa) => {
      const blank = blankForms[lpa.type]
      return blank && problemsOfLpa(lpa, will, today).length === 0 ? [filledForm(will, lpa, blank)] : []
    })

  const formPart = ({ id, form, input }: FilledForm): Printed => ({
    part: { id, title: words.formFilledIn(form), purpose: words.checkEvery, copies: [] },
    print: () => pdfOf(input),
  })

  return {
    /**
     * The will to sign and the documents that go with it, or what is missing. `pair` says which of a couple's wills it is, `signed`
     * what was signed, `language` in which the customer reads what explains the will, and what each document is for.
     */
    pack: async (
      will: Will,
      today: Day,
      pair?: OfAPair,
      signed?: Paper,
      language?: Language,
    ): Promise<
      { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: readonly StepProblem[] }
    > => {
      const complete = completeWill(will, today)
      if (!complete.ok) return { ok: false, problems: complete.problems }
      const document = draft(complete.will)
      const bought = boughtWith(will)
      const forms = formsOf(complete.will.will, powersMade(bought), today)
      const context = {
        today,
        pair: pair !== undefined,
        operatorName,
        filledForms: forms.map(({ form }) => form),
        signed,
      }
      const welsh = await saidInWelsh(language)
      const documents = packFor(complete.will, context, bought, welsh)
      const after = documents.findIndex(({ kind }) => kind === 'cover-letter') + 1
      const fingerprint = fingerprintOf(document)
      const spoken = remembered((edition: Edition, pages: WillPages) =>
        packFor(complete.will, { ...context, papers: papersOf(fingerprint, pages), edition }, bought, welsh),
      )
      const { contents, all } = saidToReader(welsh, () => ({
        contents: withHashes(withForms(contentsOf(document, documents, today), forms)),
        all: [
          ...documents.slice(0, after).map((each) => documentPart(each, spoken)),
          willPart(complete.will, document, pair),
          ...documents.slice(after).map((each) => documentPart(each, spoken)),
          ...forms.map(formPart),
        ] satisfies readonly Printed[],
      }))
      return {
        ok: true,
        pack: {
          contents,
          fingerprint,
          parts: all.map(({ part }) => part),
          file: async (part, copy, pages) => {
            const there = all[part]
            if (!there) throw new Error('There is no such document in this pack')
            return there.print(copy, pages)
          },
        },
      }
    },

    /** The will as far as it goes, marked as a draft. */
    draft: async (will: Will, today: Day): Promise<PdfFile> => pdfOf(willInput(preview(will, today), { draft: true })),

    /** The summary of a complete will with what each gets in pounds, for one reader and kept nowhere. Undefined without values. */
    inPounds: async (
      will: Will,
      today: Day,
      size: { readonly largePrint: boolean },
      language?: Language,
    ): Promise<PdfFile | undefined> => {
      const complete = completeWill(will, today)
      const { values } = will
      if (!complete.ok || !values || !hasValues(will)) return undefined
      const welsh = await saidInWelsh(language)
      const paper = saidToReader(welsh, () => summary(complete.will, { today, pair: false, operatorName, values }))
      return pdfOf(packInput(welsh ? { ...paper, language: 'cy' } : paper, size))
    },

    /** A complete will and the documents with it as words alone. */
    inWords: async (
      will: Will,
      today: Day,
      as: 'page' | 'braille',
      pair: boolean,
      language?: Language,
    ): Promise<string> => {
      const welsh = await saidInWelsh(language)
      const documents = plainPack(will, today, { pair, operatorName }, welsh)
      return saidToReader(welsh, () =>
        as === 'page' ? asHtml(plainCopies.title, documents, language) : asBrf(plainCopies.title, documents),
      )
    },

    /** A document that belongs to no pack. `whose` is the number of the will it is about. */
    document: (document: PaperDocument, _whose?: number): Promise<PdfFile> =>
      pdfOf(packInput(document, { largePrint: false })),

    /** One document of a complete will, with a drawing of its first page. Undefined where the will has no such document. */
    shown: async (will: Will, today: Day, id: string): Promise<PdfFile | undefined> => {
      const complete = completeWill(will, today)
      if (!complete.ok) return undefined
      if (id === 'will') return pdfOf({ ...willInput(draft(complete.will), { draft: false }), ...firstPage })
      const documents = packFor(complete.will, { today, pair: false, operatorName }, boughtWith(will))
      const document = documents.find((each) => each.id === id)
      return document && pdfOf({ ...packInput(document, { largePrint: false }), ...firstPage })
    },
  }
}
