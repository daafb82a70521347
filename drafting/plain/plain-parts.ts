/** A document as its words alone: what a page without styles and a page of braille are both made from. */
import { plainCopies as words } from '#words/en/documents.ts'
import { type LegalDocument, textOfRuns } from '../document.ts'
import type { Block, PackDocument, PackWords } from '../pack/pack-document.ts'

export type PlainPart =
  | { readonly is: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly is: 'facts'; readonly items: readonly (readonly [label: string, value: string])[] }
  | {
      readonly is: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export type PlainDocument = {
  readonly title: string
  readonly parts: readonly PlainPart[]
  /** Absent of what is in English. */
  readonly language?: 'cy' | undefined
}

const said = (text: PackWords): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : run.strong)).join('')

const paragraph = (text: string): PlainPart => ({ is: 'paragraph', text })
const list = (items: readonly string[], ordered = false): PlainPart => ({ is: 'list', ordered, items })
const facts = (items: readonly { readonly label: string; readonly value: PackWords }[]): PlainPart => ({
  is: 'facts',
  items: items.map(({ label, value }) => [label, said(value) || words.toWriteIn]),
})

const partsOf = (block: Block): PlainPart[] => {
  switch (block.kind) {
    case 'heading':
      return [{ is: 'heading', level: 2, text: block.text }]
    case 'subheading':
      return [{ is: 'heading', level: 3, text: block.text }]
    case 'paragraph':
      return [paragraph(said(block.words))]
    case 'bullets':
    case 'checklist':
      return [list(block.items.map(said))]
    case 'numbers':
      return [list(block.items.map(said), true)]
    case 'steps':
      return [
        list(
          block.items.map(({ title, words }) => [title, ...words.map(said)].join(' ')),
          true,
        ),
      ]
    case 'note':
      return [...(block.title ? [paragraph(block.title)] : []), ...block.words.map((each) => paragraph(said(each)))]
    case 'facts':
      return [facts(block.items)]
    case 'card':
      return [paragraph(block.title), facts(block.items)]
    case 'lines':
      return [facts([{ label: block.label, value: '' }])]
    case 'table':
      return [
        {
          is: 'table',
          caption: block.caption,
          columns: block.columns.map(({ title }) => title),
          rows: block.rows.map((row) => row.map(said)),
        },
      ]
    case 'flow':
      return [paragraph(block.alt)]
    case 'address':
      return [paragraph(block.lines.join(', '))]
    case 'new-page':
      return []
  }
}

export const plainDocument = ({ title, band, blocks, language }: PackDocument): PlainDocument => ({
  title,
  language,
  parts: [...(band ? [paragraph(band)] : []), ...blocks.flatMap(partsOf)],
})

const partsOfClause = (blocks: LegalDocument['opening']['blocks']): PlainPart[] =>
  blocks.map((block) =>
    block.kind === 'paragraph'
      ? paragraph(textOfRuns(block.runs))
      : list(block.items.map(({ marker, runs }) => `${marker} ${textOfRuns(runs)}`)),
  )

export const plainWill = ({ title, name, opening, clauses, signature }: LegalDocument): PlainDocument => ({
  title: name ? `${title} ${name}` : title,
  parts: [
    ...partsOfClause(opening.blocks),
    ...clauses.flatMap(({ number, heading, blocks }): PlainPart[] => [
      { is: 'heading', level: 2, text: `${number}. ${heading}` },
      ...partsOfClause(blocks),
    ]),
    ...(signature ? [paragraph(textOfRuns(signature.attestation))] : []),
  ],
})
