/** What a will says, for tests to read. */

import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from '#drafting/clause-ids.ts'
import type { FinalDocument, LegalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import type { Operator } from '#drafting/operator.ts'
import { asText, textOfBlocks } from '#drafting/plain-text.ts'
import { completed } from './completed.ts'

/** The document of a complete will. An incomplete one fails the test, saying what it lacks. */
export const drafted = (will: Will, operator?: Operator): FinalDocument => draft(completed(will, operator))

export const draftedText = (will: Will, operator?: Operator): string => asText(drafted(will, operator))

/** The words of one clause of a document, or undefined when it is not there. */
export const clauseOf = (document: LegalDocument, id: ClauseId): string | undefined => {
  const clause = [document.opening, ...document.clauses].find((each) => each.id === id)
  return clause && textOfBlocks(clause.blocks)
}

/** The words of one clause of a complete will. */
export const clauseText = (will: Will, id: ClauseId, operator?: Operator): string | undefined =>
  clauseOf(drafted(will, operator), id)
