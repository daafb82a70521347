import type { FinalDocument, LegalDocument } from '#drafting/document.ts'
import { printable, shown } from './printable.ts'
import type { Sheet } from './sheet.ts'

/** Which of the wills of a couple: each has a colour and a shape of its own, so that neither signs the other's. */
export type OfAPair = 'first' | 'second'

export type WillOptions = {
  /** A draft carries a mark on every page and has nowhere to sign. */
  readonly draft: boolean
  /** Set in 18 pt. */
  readonly large?: boolean
  readonly pair?: OfAPair
}

const ribbons: Record<OfAPair, string> = { first: 'one red ribbon', second: 'two blue ribbons' }

const coverLine = (name: string | undefined, pair: OfAPair | undefined): string | null =>
  pair && name ? `One of a pair of wills. This one, with ${ribbons[pair]}, is for ${name} alone.` : null

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

/** Only a complete will can be printed without the mark of a draft. */
export type WillToPrint =
  | readonly [document: LegalDocument, options: WillOptions & { readonly draft: true }]
  | readonly [document: FinalDocument, options: WillOptions]

/**
 * What the typesetter needs for a will. Everything in it is data: what a person typed is a JSON string and nothing else.
 * @throws when a will that is not complete is to be signed.
 */
export const willSheet = (...[document, options]: WillToPrint): Sheet => {
  const { draft, large = false, pair } = options
  if (!draft && !document.signature) throw new Error('This will is not complete, so it can only be printed as a draft')
  const { name, opening, clauses, signature } = document
  const will = {
    draft,
    large,
    pair: pair ?? null,
    ...titles(document, draft),
    coverLine: coverLine(name, pair),
    name: name ?? null,
    opening: opening.blocks,
    clauses: clauses.map(({ number, heading, blocks }) => ({ number, heading, blocks })),
    signature: draft || !signature ? null : { ...signature, signer: signature.signer ?? null },
  }
  const json = JSON.stringify(will, (key, value: unknown) => {
    if (typeof value !== 'string') return value
    return key === 'metaTitle' ? shown(value) : printable(value)
  })
  return { template: 'will.typ', inputs: { will: json } }
}
