import type { Fraction } from '#core/estate/fraction.ts'
import { shareInWords } from '#core/estate/share-in-words.ts'
import type { PackDocument, Part, Slice } from '#drafting/pack/pack-document.ts'
import { printable } from './printable.ts'
import { typeset } from './typst.ts'

type Options = { readonly largePrint: boolean }

/** A floating number near enough to draw with, however large the whole numbers of the share are. */
const partOf = ({ numerator, denominator }: Fraction): number => Number((numerator * 1_000_000n) / denominator) / 1e6

const drawn = ({ name, share }: Slice) => ({ name, share: shareInWords(share), part: partOf(share) })

/** Headings go down one step at a time, as PDF/UA asks: below the title a first subheading is a heading. */
const set = (part: Part, underHeading: boolean) => {
  switch (part.kind) {
    case 'subheading':
      return { ...part, level: underHeading ? 3 : 2 }
    case 'flow':
      return { ...part, slices: part.slices.map(drawn) }
    default:
      return part
  }
}

const asJson = ({ title, fileTitle, band, parts }: PackDocument, { largePrint }: Options): string => {
  const firstHeading = parts.findIndex(({ kind }) => kind === 'heading')
  const placed = parts.map((part, index) => set(part, firstHeading !== -1 && firstHeading < index))
  return JSON.stringify({ title, fileTitle, band: band ?? null, largePrint, parts: placed }, (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  )
}

/**
 * A document of the pack as a tagged PDF/UA-1 file on A4, in large print (18 pt) if asked. The same document gives the
 * same bytes.
 * @throws CannotPrint when it contains a character that no font here can show.
 */
export const renderPack = (document: PackDocument, options: Options): Uint8Array =>
  typeset('pack.typ', { document: asJson(document, options) })
