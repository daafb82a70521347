/** What a pack says, piece by piece, so that two of them can be compared. */
import { type Day, dayInWords } from '#core/text/birthday.ts'
import type { Block, LegalDocument } from '../document.ts'
import { textOfRuns } from '../plain-text.ts'
import type { PackDocument } from './pack-document.ts'

/** One clause of the will or one of the other documents. Two are the same when their `text` is. */
export type Piece = { readonly id: string; readonly name: string; readonly text: string }

export type Contents = { readonly clauses: readonly Piece[]; readonly documents: readonly Piece[] }

// A clause that only moved, or refers to one that moved, says what it said.
const withoutNumbers = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(({ runs }) => runs) : [block.runs]))
    .map((runs) => textOfRuns(runs.filter(({ kind }) => kind !== 'reference')))
    .join('\n')

/** The date on which a document was made is no change of it. */
const withoutToday = (text: string, today: Day): string => text.replaceAll(dayInWords(today), '')

/** What the will and the documents with it say on this day. */
export const contentsOf = (will: LegalDocument, documents: readonly PackDocument[], today: Day): Contents => ({
  clauses: [
    { id: will.opening.id, name: 'Your name and address', text: withoutNumbers(will.opening.blocks) },
    ...will.clauses.map(({ id, heading, blocks }) => ({ id, name: heading, text: withoutNumbers(blocks) })),
    { id: 'signature', name: 'How it is signed', text: will.signature ? textOfRuns(will.signature.attestation) : '' },
  ],
  documents: documents.map(({ id, title, parts }) => ({
    id,
    name: title,
    text: withoutToday(JSON.stringify(parts), today),
  })),
})

const sameText = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  one.length === other.length &&
  one.every(({ id, text }, index) => other[index]?.id === id && other[index].text === text)

/** Whether somebody who has the one needs the other. */
export const saysTheSame = (one: Contents, other: Contents): boolean =>
  sameText(one.clauses, other.clauses) && sameText(one.documents, other.documents)
