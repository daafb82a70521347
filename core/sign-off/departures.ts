/** In what a clause of a will differs from what a lawyer was shown. */
import { holds, type WrittenClause } from './chosen.ts'
import type { Piece } from './piece.ts'

/** One of those differences. */
export type Departure = {
  readonly piece: string
  readonly why: 'unknown' | 'chosen otherwise' | 'left out' | 'in another order'
  readonly sentence: string
}

/** The sentences that follow each other: within a passage, and where paragraphs and lists begin. */
export const sequencesIn = (blocks: WrittenClause['blocks']): (readonly string[])[] => [
  ...blocks.flat(),
  blocks.flatMap((block) => block[0]?.slice(0, 1) ?? []),
]

/** The sentences that stand behind one which the piece has after them. */
const outOfOrder = ({ words, chosen = [] }: Piece, blocks: WrittenClause['blocks']): string[] => {
  const places = new Map(words.map((sentence, at) => [sentence, chosen[at]?.place ?? 0]))
  const placeOf = (sentence = ''): number => places.get(sentence) ?? 0
  return sequencesIn(blocks).flatMap((sequence) =>
    sequence.filter((sentence, at) => at > 0 && placeOf(sentence) < placeOf(sequence[at - 1])),
  )
}

/** Everything in a clause of a will that is not as this piece says: another sentence, another choice, another order. */
export const departuresOf = (piece: Piece, { blocks, facts }: WrittenClause): Departure[] => {
  const { id, words, chosen = [] } = piece
  const said = new Set(blocks.flat(2))
  const due = new Set(words.filter((_, at) => holds(chosen[at]?.ways ?? [], facts)))
  const found = (why: Departure['why'], sentences: readonly string[]): Departure[] =>
    sentences.map((sentence) => ({ piece: id, why, sentence }))
  const unknown = [...said].filter((sentence) => !words.includes(sentence))
  return [
    ...found('unknown', unknown),
    ...(chosen.length === 0
      ? []
      : [
          ...found(
            'chosen otherwise',
            [...said].filter((sentence) => !due.has(sentence) && !unknown.includes(sentence)),
          ),
          ...found(
            'left out',
            [...due].filter((sentence) => !said.has(sentence)),
          ),
          ...found('in another order', unknown.length > 0 ? [] : outOfOrder(piece, blocks)),
        ]),
  ]
}
