import type { Contents, Piece } from './contents.ts'

const named = (pieces: readonly Piece[]): string => pieces.map(({ name }) => name).join('; ')

const sentence = (start: string, pieces: readonly Piece[]): string[] =>
  pieces.length === 0 ? [] : [`${start}: ${named(pieces)}`]

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

/** What a newer pack says otherwise than an earlier one, in lines for whoever has the earlier one. Empty when nothing. */
export const whatChanged = (before: Contents, after: Contents): string[] => {
  const clauses = compared(before.clauses, after.clauses)
  const documents = compared(before.documents, after.documents)
  return [
    ...sentence('Changed in your will', clauses.changed),
    ...sentence('New in your will', clauses.added),
    ...sentence('No longer in your will', clauses.gone),
    ...sentence('Other documents that changed', documents.changed),
    ...sentence('New documents', documents.added),
    ...sentence('Documents no longer needed', documents.gone),
  ]
}
