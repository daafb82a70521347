import {
  type Block,
  type ClauseId,
  type LegalDocument,
  type NumberedClause,
  type Passage,
  type Place,
  type Run,
  runsByPlace,
} from './document.ts'

type Differences = {
  /** Passages of the first document that the second does not have, or words differently. */
  readonly differs: ReadonlySet<ClauseId>
  /** Headings of clauses that only the second document has. */
  readonly missing: readonly string[]
}

// A clause that moved has another number. Clauses that refer to it did not change.
const wordOf = (run: Run): string => (run.kind === 'reference' ? run.to : run.text)

/** Worked out once for each passage: while a customer types, each document is compared with those before it. */
const once = <Of extends object, T>(work: (of: Of) => T): ((of: Of) => T) => {
  const known = new WeakMap<Of, { readonly result: T }>()
  return (of) => {
    const found = known.get(of) ?? { result: work(of) }
    known.set(of, found)
    return found.result
  }
}

const wordsOf = once((blocks: readonly Block[]): string =>
  JSON.stringify(
    blocks.map((block) =>
      block.kind === 'paragraph' ? block.runs.map(wordOf) : block.items.map(({ runs }) => runs.map(wordOf)),
    ),
  ),
)

const passagesOf = ({ opening, clauses }: LegalDocument): readonly Passage[] => [opening, ...clauses]

/** The clauses in which `one` differs from `other`. */
export const differences = (one: LegalDocument, other: LegalDocument): Differences => {
  const words = new Map(passagesOf(other).map(({ id, blocks }) => [id, wordsOf(blocks)]))
  const here = new Set(passagesOf(one).map(({ id }) => id))
  const isNew = ({ id, blocks }: Passage): boolean => words.get(id) !== wordsOf(blocks)
  return {
    differs: new Set(
      passagesOf(one)
        .filter(isNew)
        .map(({ id }) => id),
    ),
    missing: other.clauses.filter(({ id }: NumberedClause) => !here.has(id)).map(({ heading }) => heading),
  }
}

/** Paragraphs and items of lists, by passage. */
export type Places = ReadonlyMap<ClauseId, ReadonlySet<Place>>

const saidAt = once(
  (passage: Passage): ReadonlyMap<Place, string> =>
    new Map([...runsByPlace(passage)].map(([place, runs]) => [place, JSON.stringify(runs.map(wordOf))])),
)

/** The paragraphs and items of `one` whose words stand nowhere in the same passage of `other`. Passages without any are left out. */
export const newPlaces = (one: LegalDocument, other: LegalDocument): Places => {
  const before = new Map(passagesOf(other).map((passage) => [passage.id, new Set(saidAt(passage).values())]))
  return new Map(
    passagesOf(one).flatMap((passage) => {
      const known = before.get(passage.id)
      const places = [...saidAt(passage)].filter(([, said]) => !known?.has(said)).map(([place]) => place)
      return places.length > 0 ? [[passage.id, new Set(places)] as const] : []
    }),
  )
}
