import type { Clause } from '#drafting/clause.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'

const signOffOf = ({ legalSignOff }: Clause): string =>
  legalSignOff === 'given' ? 'reviewed by a solicitor' : 'awaiting review by a solicitor or TEP'

const entry = (clause: Clause): string => {
  const { id, heading, when, why, source } = clause
  return `## ${heading}

- Clause: \`${id}\`
- When: ${when}
- Why: ${why}
- Law: ${source}
- Wording: ${signOffOf(clause)}
`
}

const awaiting = (clauses: readonly Clause[]): string => {
  const count = clauses.filter(({ legalSignOff }) => legalSignOff === 'awaited').length
  return count === 0
    ? 'A solicitor has reviewed every clause.'
    : `${count} of ${clauses.length} clauses still await review by a solicitor or TEP. Until then nothing here is more than our own reading of the law.`
}

/** What every clause rests on, in the order of the document, as a page for a lawyer to review. */
export const legalSources = (clauses: readonly Clause[] = [opening, ...clauseTable]): string =>
  `# Clauses and their law

Written from the clauses themselves, so change them and not this page: \`npx vitest run legal -u\`.

${awaiting(clauses)}

${clauses.map(entry).join('\n')}`
