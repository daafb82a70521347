import type { Fraction } from '#core/estate/fraction.ts'
import { describeShare } from '#core/estate/fraction.ts'
import type { PackDocument, Part, Slice } from '#drafting/pack/pack-document.ts'
import { printable, shown } from './printable.ts'
import type { Sheet } from './sheet.ts'

export type PackOptions = {
  /** Set in 18 pt. */
  readonly largePrint: boolean
}

/** A floating number near enough to draw with, however large the whole numbers of the share are. */
const partOf = ({ numerator, denominator }: Fraction): number => Number((numerator * 1_000_000n) / denominator) / 1e6

const drawn = ({ name, share }: Slice) => ({ name, share: describeShare(share), part: partOf(share) })

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

const asJson = ({ title, fileTitle, band, parts }: PackDocument, { largePrint }: PackOptions): string => {
  const firstHeading = parts.findIndex(({ kind }) => kind === 'heading')
  const placed = parts.map((part, index) => set(part, firstHeading !== -1 && firstHeading < index))
  const words = { title, fileTitle, metaTitle: fileTitle, band: band ?? null, largePrint, parts: placed }
  return JSON.stringify(words, (key, value: unknown) => {
    if (typeof value !== 'string') return value
    return key === 'metaTitle' ? shown(value) : printable(value)
  })
}

/** What the typesetter needs for a document of the pack. Everything that a person typed is a JSON string and nothing else. */
export const packSheet = (document: PackDocument, options: PackOptions): Sheet => ({
  template: 'pack.typ',
  inputs: { document: asJson(document, options) },
})
