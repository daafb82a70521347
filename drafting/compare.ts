import type { Block, ClauseId, LegalDocument, NumberedClause, Passage, Run } from './document.ts'

type Differences = {
  /** Passages of the one that are not in the other, or read differently there. */
  readonly differs: ReadonlySet<ClauseId>
  /** Headings of the other's clauses that the one does not have. */
  readonly missing: readonly string[]
}

// A clause that moved has another number, and those that refer to it say nothing new.
const wordOf = (run: Run): string => (run.kind === 'reference' ? run.to : run.text)

const wordsOf = (blocks: readonly Block[]): string =>
  JSON.stringify(
    blocks.map((block) =>
      block.kind === 'paragraph' ? block.runs.map(wordOf) : block.items.map(({ runs }) => runs.map(wordOf)),
    ),
  )

const passagesOf = ({ opening, clauses }: LegalDocument): readonly Passage[] => [opening, ...clauses]

/** How `one` reads otherwise than `other`, by clause. */
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
