/** What a customer agreed to while reading their will: each part of it with the very words that were shown. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'

/** The parts in which a will is read, in the order of the document. Clauses that belong together are one part. */
export const partIds = [
  'you',
  'earlier-wills',
  'executors',
  'guardians',
  'funeral',
  'gifts',
  'pets',
  'residue',
  'if-somebody-dies',
  'if-nobody-is-left',
  'young-people',
  'charities-and-tax',
  'left-out',
  'powers',
  'online-accounts',
  'our-two-wills',
  'meanings',
  'signing',
] as const

export type PartId = (typeof partIds)[number]

const line = text(50_000)

/** What stood on the screen beside the button. */
export const partReadSchema = z.strictObject({
  /** Headings, paragraphs and items of lists of the will. A clause is referred to by its heading, since its number may change. */
  words: z.array(line).max(2000),
  /** The same in plain English. */
  sentence: line,
  /** Each warning, with the answers it rests on. */
  warnings: z.array(line).max(60),
})

export type PartRead = z.infer<typeof partReadSchema>

export const partIdSchema = z.enum(partIds)

/** An agreement to one part. It counts while the part says the same. */
export type Agreement = {
  readonly part: PartId
  readonly read: PartRead
  /** SHA-256 of `read` as JSON, in hexadecimal. */
  readonly wordsHash: string
  /** The version of the will that was read. */
  readonly version: number
  /** ISO date and time. */
  readonly at: string
}

/** In one order of its fields, so that equal words are equal text. */
export const asOneText = ({ words, sentence, warnings }: PartRead): string =>
  JSON.stringify({ words, sentence, warnings })

export const saysTheSame = (one: PartRead, other: PartRead): boolean => asOneText(one) === asOneText(other)

/** The newest agreement to each part. `agreements` has the oldest first. */
export const newestOf = <A extends { readonly part: PartId }>(agreements: readonly A[]): ReadonlyMap<PartId, A> =>
  new Map(agreements.map((agreement) => [agreement.part, agreement]))

type Read = { readonly part: PartId; readonly read: PartRead }

/** `lapsed`: the words have changed since the customer agreed to them. */
export type ReadingState = 'agreed' | 'lapsed' | 'not read'

/** How a part stands. `agreements` has the oldest first. */
export const readingState = ({ part, read }: Read, agreements: readonly Read[]): ReadingState => {
  const newest = newestOf(agreements).get(part)
  if (!newest) return 'not read'
  return saysTheSame(newest.read, read) ? 'agreed' : 'lapsed'
}
