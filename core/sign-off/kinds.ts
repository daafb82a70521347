/** The kinds of words that a lawyer signs. */

/** The kinds of pieces, in the order in which a lawyer reads them. */
export const pieceKinds = [
  'clause',
  'attestation',
  'pack',
  'reading',
  'advice',
  'statement',
  'finding',
  'page',
  'question',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/** What the pieces of a kind are called in a list. */
export const kindsInWords: Readonly<Record<PieceKind, string>> = {
  clause: 'Clauses',
  attestation: 'Signing',
  pack: 'Documents that go with a will',
  reading: 'The will in plain words',
  advice: 'Advice',
  statement: 'Statements',
  finding: 'Findings about an existing will',
  page: 'Public pages',
  question: 'Questions and their help',
}
