import { useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { differences } from '#drafting/compare.ts'
import type { ClauseId, DraftedDocument } from '#drafting/document.ts'

/** The passage whose words have just changed: one of this step if there is one, since its answer was given here. */
export const changedPassage = (before: DraftedDocument, after: DraftedDocument, step: StepName | undefined) => {
  const { differs } = differences(after, before)
  const changed = [after.opening, ...after.clauses].filter(({ id }) => differs.has(id))
  return changed.find(({ steps }) => step !== undefined && steps[0] === step) ?? changed[0]
}

/** The passage that the answers given on this page changed last. */
export const useLatestChange = (document: DraftedDocument, step: StepName): ClauseId | undefined => {
  const [seen, setSeen] = useState<{ document: DraftedDocument; latest?: ClauseId | undefined }>({ document })
  if (seen.document === document) return seen.latest
  const latest = changedPassage(seen.document, document, step)?.id ?? seen.latest
  setSeen({ document, latest })
  return latest
}
