/** What a customer agreed to while reading their will: each part of it with the very words that were shown. */

/** The parts in which a will is read, in the order of the document. `standard` has the clauses that no answer changed. */
export const partIds = [
  'you',
  'earlier-wills',
  'executors',
  'guardians',
  'funeral',
  'gifts',
  'home-for-life',
  'disabled-person',
  'pets',
  'residue',
  'if-somebody-dies',
  'if-nobody-is-left',
  'young-people',
  'charities-and-tax',
  'left-out',
  'added-clause',
  'powers',
  'trustees',
  'online-accounts',
  'our-two-wills',
  'meanings',
  'signing',
  'standard',
] as const

export type PartId = (typeof partIds)[number]

/** A part whose clauses belong together by what they say. */
export type PartOfClauses = Exclude<PartId, 'standard'>

/** What stood on the screen beside the button: `partReadSchema` of `core/api/wills.ts` is the same. */
export type PartRead = { words: string[]; sentence: string; warnings: string[] }

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
