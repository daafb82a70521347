/** What a will says, for tests to read. */

import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from '#drafting/clause-ids.ts'
import { asText, type FinalDocument, type LegalDocument, textOfBlocks } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { completed } from './completed.ts'

/** The document of a complete will. An incomplete one fails the test, saying what it lacks. */
export const drafted = (will: Will): FinalDocument => draft(completed(will))

export const draftedText = (will: Will): string => asText(drafted(will))

/** The words of one clause of a document, or undefined when it is not there. */
export const clauseOf = (document: LegalDocument, id: ClauseId): string | undefined => {
  const clause = [document.opening, ...document.clauses].find((each) => each.id === id)
  return clause && textOfBlocks(clause.blocks)
}

/** The words of one clause of a complete will. */
export const clauseText = (will: Will, id: ClauseId): string | undefined => clauseOf(drafted(will), id)
