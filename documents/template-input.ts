import { hash } from 'node:crypto'
import encodeQR from 'qr'
import { describeShare, type Fraction } from '#core/estate/fraction.ts'
import { codeOf, type Edition } from '#core/signing/editions.ts'
import { type MarkedPlace, textOfMark } from '#core/signing/page-marks.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { asText, type FinalDocument, type LegalDocument, type Run, type Signature } from '#drafting/document.ts'
import type { Block, GiftSlice, PaperDocument, Slice } from '#drafting/pack/pack-document.ts'
import { factsAsJson, type WillFacts } from '#drafting/will-facts.ts'
import { BLANK_SEAL } from './archive-copy.ts'
import { breakableText, fingerprintOf, visibleText } from './fingerprint.ts'

/** What stands where a will is signed, apart from its rules to write on: the same in every form in which a will is set. */
export type SignaturePage = Pick<Signature, 'attestation'> & {
  /** Who signs, and nobody else. */
  readonly only: readonly Run[]
  /** Under the rules for the one who signs. */
  readonly lines: readonly [signature: string, date: string]
  readonly witnesses: readonly [string, string]
  /** Under the rules for each witness. Empty: the rule goes on with the one above. */
  readonly byWitness: readonly string[]
}

export const signaturePage = ({ name, signer, attestation }: Signature): SignaturePage => ({
  attestation,
  only: [
    { kind: 'text', text: 'Only ' },
    { kind: 'name', text: signer ?? name },
    { kind: 'text', text: ' signs here' },
    ...(signer
      ? ([
          { kind: 'text', text: ', for ' },
          { kind: 'name', text: name },
        ] as const)
      : []),
  ],
  lines: [signer ? `Signature of ${signer} for ${name}` : `Signature of ${name}`, 'Date'],
  witnesses: ['First witness', 'Second witness'],
  byWitness: ['Signature', 'Full name', 'Address', '', 'Occupation'],
})

/** Letters on a page, as a rule at least. Of a will that takes more pages the last have no mark, and are looked at by eye. */
const LETTERS_OF_A_PAGE = 1300
const LETTERS_OF_A_LARGE_PAGE = 650
/** Every pattern is read as well. To find the one that the standard likes best takes ten times as long. */
const MASK = 2

/** A QR code (ISO/IEC 18004) as a drawing, without the white around it: the margin of the paper is that. */
const drawnMark = (text: string): string => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1, encoding: 'alphanumeric', mask: MASK })
  const size = modules.length - 2
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index - 1} ${y - 1}h${length}v1h-${length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`
}

/** The drawings of the marks of a will, for the template. @param letters How long its words are. */
export const marksOf = (code: string, letters: number, large: boolean) => {
  const mark = (at: MarkedPlace) => drawnMark(textOfMark({ code, at }))
  const pages = Math.ceil(letters / (large ? LETTERS_OF_A_LARGE_PAGE : LETTERS_OF_A_PAGE)) + 1
  return {
    pages: Array.from({ length: pages }, (_page, index) => mark(index + 1)),
    testator: mark('testator'),
    witnesses: mark('witnesses'),
  }
}

/** A template and the words that go into it: all that rendering needs, and plain enough to hand to another process. */
export type TemplateInput = {
  readonly template: string
  readonly inputs: Record<string, string>
  /** Asks for a drawing of the first page too. */
  readonly firstPage?: true
  /** PDF/UA-1 unless another is named. A file says that it keeps to one standard. */
  readonly standard?: 'a-3a'
}

// Of our own words, short and the same in every document; and the title in the metadata of the file, which is not laid out.
const NOT_BROKEN = ['metaTitle', 'mark']

const toJson = (words: object): string =>
  JSON.stringify(words, (key, value: unknown) => {
    if (typeof value !== 'string') return value
    return NOT_BROKEN.includes(key) ? visibleText(value) : breakableText(value)
  })

/** Which of the wills of a couple: each has its own colour and ribbons, so that nobody signs the partner's will. */
export type OfAPair = 'first' | 'second'

export type WillOptions = {
  /** A draft carries a mark on every page and has nowhere to sign. */
  readonly draft: boolean
  /** The normal one unless another is named; large print is set in 18 pt. */
  readonly edition?: Edition
  readonly pair?: OfAPair
}

const ribbons: Record<OfAPair, string> = { first: 'one red ribbon', second: 'two blue ribbons' }

const coverLine = (name: string | undefined, pair: OfAPair | undefined): string | null =>
  pair && name ? `One of a pair of wills. This one, with ${ribbons[pair]}, is for ${name} alone.` : null

/** A draft and an archive copy carry a mark on every page and have nowhere to sign. */
type Kind = 'draft' | 'archive' | 'for signing'

const titles = ({ title, name = '' }: LegalDocument, kind: Kind) => {
  const of = name ? `the will of ${name}` : 'a will'
  switch (kind) {
    case 'draft':
      return {
        title: name ? 'Draft of the will of' : 'Draft of a will',
        footer: `Draft of ${of}`,
        metaTitle: `Draft of ${of}, not for signing`,
        mark: 'Draft – not for signing',
        standing: 'This is how the will reads so far.',
        ending: 'This draft has no place for signatures. It is not ready to be signed.',
      }
    case 'archive':
      return {
        title,
        footer: `Archive copy of ${of}`,
        metaTitle: `Archive copy of ${of}, not for signing`,
        mark: 'Archive copy – not for signing',
        standing:
          'Your will has the same words and the same number at the foot of its pages: in large print with -L after it, bound by us with -B. Sign that one.',
        ending: 'This copy has no place for signatures.',
      }
    case 'for signing':
      return { title, footer: `The will of ${name}`, metaTitle: `${title} ${name}`, mark: null }
  }
}

/** Only a complete will can be rendered without the mark of a draft. */
export type WillToRender =
  | readonly [document: LegalDocument, options: WillOptions & { readonly draft: true }]
  | readonly [document: FinalDocument, options: WillOptions]

const wordsOf = (document: LegalDocument, kind: Kind, edition: Edition, pair: OfAPair | undefined): string => {
  const { name, opening, clauses, signature } = document
  return toJson({
    large: edition === 'large',
    pair: pair ?? null,
    ...titles(document, kind),
    coverLine: coverLine(name, pair),
    name: name ?? null,
    opening: opening.blocks,
    clauses: clauses.map(({ number, heading, blocks }) => ({ number, heading, blocks })),
    signature: kind === 'for signing' && signature ? signaturePage(signature) : null,
    attestation: kind === 'archive' && signature ? signature.attestation : null,
    code: kind === 'draft' ? null : codeOf(fingerprintOf(document), edition),
  })
}

/**
 * The input of a will. Everything in it is data: what a customer typed is a JSON string and never markup.
 * @throws when a will that is not complete is to be signed.
 */
export const willInput = (...[document, options]: WillToRender): TemplateInput => {
  const { draft, edition = 'normal', pair } = options
  if (!draft && !document.signature) throw new Error('This will is not complete, so it can only be printed as a draft')
  const will = wordsOf(document, draft ? 'draft' : 'for signing', edition, pair)
  if (draft) return { template: 'will.typ', inputs: { will } }
  const marks = marksOf(codeOf(fingerprintOf(document), edition), asText(document).length, edition === 'large')
  return { template: 'will.typ', inputs: { will, marks: JSON.stringify(marks) } }
}

/** The attached file: the facts, with the words and the number by which they are known again. */
const attachmentOf = (document: FinalDocument, facts: WillFacts): string => {
  const words = hash('sha256', asText(document).normalize('NFC'), 'hex')
  const about = { about: 'What the will in this file says, as data', fingerprint: fingerprintOf(document), words }
  return JSON.stringify({ ...about, facts: JSON.parse(factsAsJson(facts)) })
}

/**
 * The input of an archive copy: the words of the will as PDF/A-3a, with its facts attached and room for a seal. It cannot be signed.
 * @param made the day that the file says it was made.
 */
export const archiveInput = (
  document: FinalDocument,
  facts: WillFacts,
  made: Day,
  pair: OfAPair | undefined,
): TemplateInput => {
  const attachment = attachmentOf(document, facts)
  return {
    template: 'will.typ',
    standard: 'a-3a',
    inputs: {
      will: wordsOf(document, 'archive', 'normal', pair),
      archive: JSON.stringify({ made, attachment, seal: BLANK_SEAL }),
    },
  }
}

export type PackOptions = {
  /** Set in 18 pt. */
  readonly largePrint: boolean
}

/** The share as a floating-point number, near enough to draw with. */
const approximate = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n) / denominator) / 1e6

const filled = ({ colour, striped, held = false }: Pick<Slice, 'colour' | 'striped' | 'held'>) => ({
  colour: colour.hex,
  fill: held ? 'held' : striped || colour.again ? 'striped' : 'solid',
})

const drawn = (slice: Slice) => ({
  name: slice.name,
  share: describeShare(slice.share),
  part: approximate(slice.share),
  ...filled(slice),
})

const drawnGift = (gift: GiftSlice) => ({ name: gift.name, what: gift.what, ...filled(gift) })

/** Headings go down one step at a time, as PDF/UA asks: below the title a first subheading is a heading. */
const placed = (block: Block, underHeading: boolean) => {
  switch (block.kind) {
    case 'subheading':
      return { ...block, level: underHeading ? 3 : 2 }
    case 'flow':
      return {
        ...block,
        from: block.from ?? null,
        gifts: (block.gifts ?? []).map(drawnGift),
        slices: block.slices.map(drawn),
      }
    default:
      return block
  }
}

const packAsJson = (
  { title, fileTitle, band, language, ...document }: PaperDocument,
  { largePrint }: PackOptions,
): string => {
  const firstHeading = document.blocks.findIndex(({ kind }) => kind === 'heading')
  const blocks = document.blocks.map((block, index) => placed(block, firstHeading !== -1 && firstHeading < index))
  return toJson({ title, fileTitle, metaTitle: fileTitle, band: band ?? null, largePrint, lang: language, blocks })
}

/** The input of a document of the pack. What a customer typed is a JSON string and never markup. */
export const packInput = (document: PaperDocument, options: PackOptions): TemplateInput => ({
  template: 'pack.typ',
  inputs: { document: packAsJson(document, options) },
})
