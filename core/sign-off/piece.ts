/** What a lawyer signs: the words of the product, in pieces that are read and signed one at a time. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { chosenSchema } from './chosen.ts'
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
