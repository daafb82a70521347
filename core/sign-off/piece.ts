/** What a lawyer signs: the words of the product, in pieces that are read and signed one at a time. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { pieceKinds } from './kinds.ts'

// By which rule a sentence of a clause is chosen, as data: it is read, signed, run and tested.

/** What a clause can be told about a will: of the whole under '', and of each thing of a list under the name of that list. */
export type ClauseFacts = Readonly<Record<string, readonly (readonly string[])[]>>

const fact = z.string().max(300)
/** One way in which a sentence comes to stand in a will: facts that hold together, of the whole or of one thing of a list. */
const waySchema = z.strictObject({ of: fact, all: z.array(fact).min(1).max(8) })
export type Way = Readonly<z.infer<typeof waySchema>>
/** A sentence stands in its clause where one of these ways is open; always, where none is named. */
export type Rule = readonly Way[]

/**
 * `when`: what the rule says, in words that follow from it. `place`: the order of the clause; sentences of one place stand now before
 * and now behind each other.
 */
export const chosenSchema = z.strictObject({
  when: z.string().max(4000),
  ways: z.array(waySchema).max(12),
  place: z.int().nonnegative(),
})
export type Chosen = z.infer<typeof chosenSchema>

const DENIED = 'not '
/** The fact, and whether it is denied. */
export const factIn = (said: string): { fact: string; isDenied: boolean } =>
  said.startsWith(DENIED) ? { fact: said.slice(DENIED.length), isDenied: true } : { fact: said, isDenied: false }
export const denied = (fact: string): string => DENIED + fact

/** Whether the sentence with this rule stands in a will of these facts. */
export const holds = (rule: Rule, facts: ClauseFacts): boolean =>
  rule.length === 0 ||
  rule.some(({ of, all }) =>
    facts[of]?.some((item) =>
      all.every((said) => {
        const { fact, isDenied } = factIn(said)
        return item.includes(fact) !== isDenied
      }),
    ),
  )

/** A clause as a will has it: its paragraphs and lists, each with its passages and their sentences; and what it was chosen by. */
export type WrittenClause = {
  readonly clause: string
  readonly blocks: readonly (readonly (readonly string[])[])[]
  readonly facts: ClauseFacts
}

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
