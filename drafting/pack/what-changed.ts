/** What a pack says, piece by piece, so that two of them can be compared. */
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { welshDays } from '#words/cy/names.ts'
import { whatChanged as words } from '#words/en/pack.ts'
import { type Block, type LegalDocument, textOfRuns } from '../document.ts'
import type { PackDocument } from './pack-document.ts'

/** One clause of the will or one of the other documents. Two are the same when their `text` is. */
export type Piece = { readonly id: string; readonly name: string; readonly text: string }

export type Contents = { readonly clauses: readonly Piece[]; readonly documents: readonly Piece[] }

// A clause that only moved, or refers to one that moved, has not changed.
const withoutNumbers = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(({ runs }) => runs) : [block.runs]))
    .map((runs) => textOfRuns(runs.filter(({ kind }) => kind !== 'reference')))
    .join('\n')

/** The date of a document is no change of its contents, in whichever language it stands. */
const withoutToday = (text: string, today: Day): string =>
  [dayInWords(today), welshDays(dayInWords(today))].reduce((said, day) => said.replaceAll(day, ''), text)

/** What the will and the documents with it say on this day. */
export const contentsOf = (will: LegalDocument, documents: readonly PackDocument[], today: Day): Contents => ({
  clauses: [
    { id: will.opening.id, name: words.yourNameAndAddress, text: withoutNumbers(will.opening.blocks) },
    ...will.clauses.map(({ id, heading, blocks }) => ({ id, name: heading, text: withoutNumbers(blocks) })),
    { id: 'signature', name: words.howItIsSigned, text: will.signature ? textOfRuns(will.signature.attestation) : '' },
  ],
  documents: documents.map(({ id, title, listedAs = title, blocks }) => ({
    id,
    name: listedAs,
    text: withoutToday(JSON.stringify(blocks), today),
  })),
})

const sameText = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  one.length === other.length &&
  one.every(({ id, text }, index) => other[index]?.id === id && other[index].text === text)

/** Whether two packs say the same, so that the newer replaces nothing. */
export const saysTheSame = (one: Contents, other: Contents): boolean =>
  sameText(one.clauses, other.clauses) && sameText(one.documents, other.documents)

/** Whether two packs have the same will, so that it need not be signed again. */
export const hasTheSameWill = (one: Contents, other: Contents): boolean => sameText(one.clauses, other.clauses)

const named = (pieces: readonly Piece[]): string => pieces.map(({ name }) => name).join('; ')

const sentence = (say: (names: string) => string, pieces: readonly Piece[]): string[] =>
  pieces.length === 0 ? [] : [say(named(pieces))]

const idsOf = (pieces: readonly Piece[]): Set<string> => new Set(pieces.map(({ id }) => id))

const compared = (before: readonly Piece[], after: readonly Piece[]) => {
  const [was, is] = [idsOf(before), idsOf(after)]
  const texts = new Map(before.map(({ id, text }) => [id, text]))
  return {
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter(({ id, text }) => was.has(id) && texts.get(id) !== text),
    gone: before.filter(({ id }) => !is.has(id)),
  }
}

/** The differences of a newer pack from an earlier one, in lines for the customer. Empty where there are none. */
export const whatChanged = (before: Contents, after: Contents): string[] => {
  const clauses = compared(before.clauses, after.clauses)
  const documents = compared(before.documents, after.documents)
  return [
    ...sentence(words.changed, clauses.changed),
    ...sentence(words.added, clauses.added),
    ...sentence(words.gone, clauses.gone),
    ...sentence(words.otherDocuments, documents.changed),
    ...sentence(words.newDocuments, documents.added),
    ...sentence(words.documentsNoLonger, documents.gone),
  ]
}
