/** What goes with a will, as data: guides, letters, lists and reports are all set from this, on paper and on screen. */

import { describeShare, type Fraction } from '#core/estate/fraction.ts'
import type { Edition, Paper } from '#core/signing/editions.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Colour } from '#core/will/colours.ts'
import type { LpaForm } from '#core/will/lpa-options.ts'
import type { Values } from '#core/will/schema.ts'
import type { signingDrawings } from '#words/en/pack.ts'

/** What a customer does with a document. */
export type PackGroup = 'sign' | 'keep' | 'give' | 'lpa'

/** The documents of a pack, in the order in which the customer needs them. */
const groups = {
  'cover-letter': 'sign',
  'signing-guide': 'sign',
  summary: 'keep',
  'letter-of-wishes': 'keep',
  'statement-of-reasons': 'keep',
  'executor-letter': 'give',
  'guardian-letter': 'give',
  'trust-guide': 'keep',
  inventory: 'keep',
  'where-my-will-is': 'keep',
  'lpa-guide': 'lpa',
  'lpa-financial': 'lpa',
  'lpa-health': 'lpa',
  'will-check': 'keep',
  'solicitors-brief': 'keep',
} as const satisfies Record<string, PackGroup>
export type PackKind = keyof typeof groups
export const packKinds = Object.keys(groups) as readonly PackKind[]

/** The group of a document by its id, which is its kind, with a number where there are several. The will is to be signed; what is of no pack is kept. */
export const groupOfDocument = (id: string): PackGroup => {
  if (id === 'will') return 'sign'
  const kind = packKinds.find((each) => id === each || id.startsWith(`${each}-`))
  return kind ? groups[kind] : 'keep'
}

/** Plain words, some of them strong. What a person typed is one of the strings and nothing else. */
export type PackWords = string | readonly (string | { readonly strong: string })[]

/** One share of the estate in the picture of who gets what. */
export type Slice = {
  readonly name: string
  readonly share: Fraction
  /** Of the person for life, as on screen. */
  readonly colour: Colour
  /** Children in a parent's place: the parent's colour, striped. */
  readonly striped: boolean
  /** Held by the executors, and not owned: lined. */
  readonly held?: boolean
}

/** A gift in the same picture: it leaves first, and is not drawn to scale. */
export type GiftSlice = Omit<Slice, 'share'> & {
  /** "£5,000", "your gold ring". */
  readonly what: string
}

/** Small drawings of the signing guide. Each says in `alt` what it shows. */
type Drawing = keyof typeof signingDrawings

export type Step = {
  readonly title: string
  readonly words: readonly PackWords[]
  readonly drawing?: { readonly shows: Drawing; readonly alt: string }
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: PackWords }
  | { readonly kind: 'bullets'; readonly items: readonly PackWords[] }
  | { readonly kind: 'numbers'; readonly items: readonly PackWords[] }
  /** Steps drawn one under another, numbered from 1. */
  | { readonly kind: 'steps'; readonly items: readonly Step[] }
  /** Each with an empty box to tick in ink. */
  | { readonly kind: 'checklist'; readonly items: readonly PackWords[] }
  /** What the reader must not miss, in a box. */
  | { readonly kind: 'note'; readonly title?: string; readonly words: readonly PackWords[] }
  /** A label and what it says: a data sheet. An empty value is a rule to write on. */
  | { readonly kind: 'facts'; readonly items: readonly { readonly label: string; readonly value: PackWords }[] }
  /** Empty rules to write on, in ink. */
  | { readonly kind: 'lines'; readonly label: string; readonly count: number }
  | {
      readonly kind: 'table'
      /** Says what the table holds, above it. */
      readonly caption: string
      readonly columns: readonly { readonly title: string; readonly align: 'start' | 'end' }[]
      readonly rows: readonly (readonly PackWords[])[]
    }
  /** The estate flowing to those who take it. `alt` says the same in words. */
  | {
      readonly kind: 'flow'
      /** What flows, where it is not the estate: what was held until a trust ends. */
      readonly from?: string
      readonly gifts?: readonly GiftSlice[]
      readonly slices: readonly Slice[]
      readonly alt: string
    }
  /** An address, a date or a greeting, each line on its own. */
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  /** A card to cut out, the size of a bank card. An empty value is a rule to write on. */
  | {
      readonly kind: 'card'
      readonly title: string
      readonly items: readonly { readonly label: string; readonly value: string }[]
    }
  /** What needs more than a page in large print may follow on there. */
  | { readonly kind: 'new-page'; readonly inLargePrint: boolean }

/** Of a letter: who it is for. `key` identifies them wherever the will names them; `role` says in a line what they are to do. */
export type LetterTo = {
  readonly key: string
  readonly name: string
  readonly as: 'executor' | 'guardian'
  readonly role: string
}

export type PackDocument = {
  readonly kind: PackKind
  /** The name of its file, without the ending: `executor-letter-3`. It says nothing of whose it is. */
  readonly id: string
  /** Its one main heading. */
  readonly title: string
  /** Its name in lists, where the heading would mislead. */
  readonly listedAs?: string
  /** What a reader's tab says: "Summary of the will of Ann Hale". */
  readonly fileTitle: string
  /** Above the title: what it is not. "Not part of the will". */
  readonly band?: string
  /** For the list of documents: what it is for, in one sentence. */
  readonly purpose: string
  /** Absent of what is no letter. */
  readonly to?: LetterTo
  /** Absent of what is in English. */
  readonly language?: 'cy'
  readonly blocks: readonly Block[]
}

/** A document that is set like those of a pack, and may be in none. */
export type PaperDocument = Omit<PackDocument, 'kind'>

/** What a document of the pack is made from, apart from the answers. */
export type PackContext = {
  readonly today: Day
  /** Whether the will is one of a pair: the documents then warn against signing the partner's. */
  readonly pair: boolean
  /** The registered name of the business that runs this copy, where it is known. */
  readonly operatorName?: string | undefined
  /** The official forms that go with the pack, filled in. */
  readonly filledForms?: readonly LpaForm[]
  /** The editions of the will that are made, once they are set and their pages are known. */
  readonly papers?: readonly Paper[]
  /** The edition for which this copy of the documents is: its print and its words. */
  readonly edition?: Edition
  /** The will that was signed, where one was. */
  readonly signed?: Paper | undefined
  /** What things are worth, where the customer asked for figures in this copy of the summary. No document that is kept has them. */
  readonly values?: Values | undefined
}

/** The will on the table of whoever reads this copy of the documents. */
export const paperOf = ({ papers = [], edition = 'normal' }: Pick<PackContext, 'papers' | 'edition'>): Paper =>
  papers.find((paper) => paper.edition === edition) ?? { edition }

export const heading = (text: string) => ({ kind: 'heading', text }) as const satisfies Block
export const subheading = (text: string) => ({ kind: 'subheading', text }) as const satisfies Block
export const paragraph = (words: PackWords) => ({ kind: 'paragraph', words }) as const satisfies Block
export const bullets = (...items: readonly PackWords[]) => ({ kind: 'bullets', items }) as const satisfies Block
export const note = (title: string, ...words: readonly PackWords[]) =>
  ({ kind: 'note', title, words }) as const satisfies Block
export const lines = (label: string, count: number) => ({ kind: 'lines', label, count }) as const satisfies Block

type Table = Extract<Block, { kind: 'table' }>
/** Columns of words, then columns of figures. */
export const table = (
  caption: string,
  { start, end = [] }: { readonly start: readonly string[]; readonly end?: readonly string[] },
  rows: Table['rows'],
): Table => ({
  kind: 'table',
  caption,
  columns: [
    ...start.map((title) => ({ title, align: 'start' }) as const),
    ...end.map((title) => ({ title, align: 'end' }) as const),
  ],
  rows,
})

export type Fact = { readonly label: string; readonly value: PackWords }
export const facts = (...items: readonly Fact[]) => ({ kind: 'facts', items }) as const satisfies Block

/** A section only if something is in it. */
export const section = (title: string, ...blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks]

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const endsAs = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isObject(value) && 'strong' in value && typeof value.strong === 'string'
      ? value.strong
      : ''

/** What a document holds, where a sentence that ends with one of these names, such as "John Smith Jr.", has one full stop. */
export const withOneStop = <T>(value: T, names: readonly string[]): T => {
  const tidy = (part: unknown, before: unknown): unknown => {
    if (typeof part === 'string') {
      const text = names.reduce((words, name) => words.replaceAll(`${name}.`, name), part)
      return text.startsWith('.') && names.some((name) => endsAs(before).endsWith(name)) ? text.slice(1) : text
    }
    if (Array.isArray(part)) return part.map((each, index) => tidy(each, part[index - 1]))
    return isObject(part)
      ? Object.fromEntries(Object.entries(part).map(([key, each]) => [key, tidy(each, undefined)]))
      : part
  }
  return names.length === 0 ? value : (tidy(value, undefined) as T)
}

export const textOfWords = (words: PackWords): string =>
  typeof words === 'string' ? words : words.map((run) => (typeof run === 'string' ? run : run.strong)).join('')

const INK = '_'.repeat(40)

const listed = (marker: (index: number) => string, items: readonly PackWords[]): string =>
  items.map((item, index) => `${marker(index)} ${textOfWords(item)}`).join('\n')

const stepText = ({ title, words, drawing }: Step, index: number): string =>
  [`${index + 1}. ${title}`, ...words.map(textOfWords), ...(drawing ? [`[${drawing.alt}]`] : [])].join('\n')

const labelled = (items: readonly { readonly label: string; readonly value: PackWords }[]): string =>
  items.map(({ label, value }) => `${label}: ${textOfWords(value) || '____'}`).join('\n')

/** A block as plain text, lines between its items. */
export const textOfBlock = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`
    case 'subheading':
      return `### ${block.text}`
    case 'paragraph':
      return textOfWords(block.words)
    case 'bullets':
      return listed(() => '-', block.items)
    case 'numbers':
      return listed((index) => `${index + 1}.`, block.items)
    case 'steps':
      return block.items.map(stepText).join('\n\n')
    case 'checklist':
      return listed(() => '[ ]', block.items)
    case 'note':
      return [...(block.title ? [block.title] : []), ...block.words.map(textOfWords)].join('\n')
    case 'facts':
      return labelled(block.items)
    case 'lines':
      return [block.label, ...Array<string>(block.count).fill(INK)].join('\n')
    case 'table':
      return [
        block.caption,
        block.columns.map(({ title }) => title).join(' | '),
        ...block.rows.map((row) => row.map(textOfWords).join(' | ')),
      ].join('\n')
    case 'flow':
      return [
        block.alt,
        ...(block.from === undefined ? [] : [block.from]),
        ...(block.gifts ?? []).map(({ what, name }) => `${what} ${name}`),
        ...block.slices.map(({ name, share }) => `${describeShare(share)} ${name}`),
      ].join('\n')
    case 'address':
      return block.lines.join('\n')
    case 'card':
      return `${block.title}\n${labelled(block.items)}`
    case 'new-page':
      return ''
  }
}

/** Every word of a document, a blank line between its blocks. */
export const toPlainText = ({ band, title, blocks }: PackDocument | PaperDocument): string =>
  [...(band ? [`[${band}]`] : []), `# ${title}`, ...blocks.map(textOfBlock).filter((text) => text !== '')].join('\n\n')
