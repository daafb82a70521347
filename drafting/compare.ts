import type { Block, ClauseId, LegalDocument, NumberedClause, Passage, Run } from './document.ts'

type Differences = {
  /** Passages of the first document that the second does not have, or words differently. */
  readonly differs: ReadonlySet<ClauseId>
  /** Headings of clauses that only the second document has. */
  readonly missing: readonly string[]
}

// A clause that moved has another number. Clauses that refer to it did not change.
const wordOf = (run: Run): string => (run.kind === 'reference' ? run.to : run.text)

const wordsOf = (blocks: readonly Block[]): string =>
  JSON.stringify(
    blocks.map((block) =>
      block.kind === 'paragraph' ? block.runs.map(wordOf) : block.items.map(({ runs }) => runs.map(wordOf)),
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
