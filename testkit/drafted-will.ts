import type { Will } from '#core/will/schema.ts'
import { type CompleteWill, completeWill } from '#drafting/complete-will.ts'
import { asText, type ClauseId, type FinalDocument, type LegalDocument, textOfBlocks } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { today } from './builders.ts'

/** A will as it can be drafted. An incomplete one fails the test, saying what it lacks. */
export const completed = (will: Will): CompleteWill => {
  const completion = completeWill(will, today)
  if (!completion.ok) throw new Error(`The will is not complete: ${JSON.stringify(completion.problems)}`)
  return completion.will
}

/** What a will says, for tests to read. */

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
