/** What a lawyer signs: the words of the product, in pieces that are read and signed one at a time. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { chosenSchema, holds, type WrittenClause } from './chosen.ts'
import { pieceKinds } from './kinds.ts'

const words = z.string().max(5000)
const line = z.string().max(500)

/** `id` is the kind and a name, such as `clause:executors`. */
export const pieceIdSchema = text(171).regex(/^[a-z]{1,20}:[A-Za-z0-9./-]{1,150}$/)

export const pieceSchema = z.strictObject({
  id: pieceIdSchema,
  kind: z.enum(pieceKinds),
  title: line,
  /** In which wills, or on which step, it is read. */
  when: words.optional(),
  /** What the customer is told of why it is there. */
  why: words.optional(),
  /** The law that it rests on. */
  law: words.optional(),
  /** Every sentence that it can have. What comes from an answer is a slot: ‹name›. */
  words: z.array(words).max(500),
  /** Of a clause: by which rule each of the words is chosen, in their order, which is then the order of the clause. */
  chosen: z.array(chosenSchema).max(500).optional(),
  /** Of a clause: the heading of the one that stands before it in a will that has every clause. */
  follows: line.optional(),
  /** The whole of it in wills of made-up customers. Read, and not signed. */
  examples: z.array(z.string().max(20_000)).max(40).optional(),
})
export type Piece = z.infer<typeof pieceSchema>

/** The part of a piece that a signature binds. */
export const signedPartSchema = pieceSchema.omit({ examples: true })
export type SignedPart = z.infer<typeof signedPartSchema>

export const signedPartOf = ({ examples: _, ...part }: Piece): SignedPart => part

/**
 * The exact text whose SHA-256 is signed. The order of the sentences is part of it where they have rules: elsewhere it follows from
 * the files that are read first.
 */
export const signedText = ({
  id,
  kind,
  title,
  when = '',
  why = '',
  law = '',
  words: said,
  chosen,
  follows = '',
}: SignedPart): string =>
  JSON.stringify([
    id,
    kind,
    title,
    when,
    why,
    law,
    ...(chosen ? [follows, said.map((sentence, at) => [sentence, chosen[at]])] : [said.toSorted()]),
  ])

// In what a clause of a will differs from what a lawyer was shown.

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
