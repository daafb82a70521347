import type { FinalDocument, LegalDocument } from '#drafting/document.ts'
import { printable } from './printable.ts'
import { typeset } from './typst.ts'

type Options = { readonly draft: boolean }

const titles = ({ title, name = '' }: LegalDocument, draft: boolean) => {
  const of = name ? `the will of ${name}` : 'a will'
  return draft
    ? {
        title: name ? 'Draft of the will of' : 'Draft of a will',
        footer: `Draft of ${of}`,
        metaTitle: `Draft of ${of}, not for signing`,
      }
    : { title, footer: `The will of ${name}`, metaTitle: `${title} ${name}` }
}

const pagesOf = (document: LegalDocument, { draft }: Options): string => {
  const { name, opening, clauses, signature } = document
  return JSON.stringify(
    {
      draft,
      ...titles(document, draft),
      name: name ?? null,
      opening: opening.blocks,
      clauses: clauses.map(({ number, heading, blocks }) => ({ number, heading, blocks })),
      signature: draft ? null : signature,
    },
    (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value),
  )
}

/**
 * A will as a tagged PDF/UA-1 file on A4. A draft carries a mark on every page and has nowhere to sign; only a complete
 * will can be printed without it. The same document gives the same bytes.
 * @throws CannotPrint when it contains a character that no font here can show.
 */
export function renderWill(document: LegalDocument, options: { readonly draft: true }): Uint8Array
export function renderWill(document: FinalDocument, options: Options): Uint8Array
export function renderWill(document: LegalDocument, options: Options): Uint8Array {
  if (!options.draft && !document.signature)
    throw new Error('This will is not complete, so it can only be printed as a draft')
  return typeset('will.typ', { will: pagesOf(document, options) })
}
