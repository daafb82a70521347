import { useEffect, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { differences, newPlaces, type Places } from '#drafting/compare.ts'
import { type ClauseId, type DraftedDocument, type NumberedClause, type Passage, wordsAt } from '#drafting/document.ts'

/** How long typing has rested before a change is said. */
const REST_MS = 1000

export const passagesOf = ({ opening, clauses }: DraftedDocument) => [opening, ...clauses]

/** The passage whose words have just changed: one of this step if there is one, since its answer was given here. */
const changedPassage = (before: DraftedDocument, after: DraftedDocument, step: StepName | undefined) => {
  const { differs } = differences(after, before)
  const changed = passagesOf(after).filter(({ id }) => differs.has(id))
  return changed.find(({ steps }) => step !== undefined && steps[0] === step) ?? changed[0]
}

export type Change = {
  /** The passage that was changed last on this page. */
  readonly latest: ClauseId | undefined
  /** What is worded otherwise than when the page was opened. */
  readonly places: Places
}

const NONE: Change = { latest: undefined, places: new Map() }

/** What the answers given on a page have changed since it was opened. */
export const useChange = (
  document: DraftedDocument | undefined,
  on: { readonly page: string; readonly step?: StepName | undefined } | undefined,
): Change => {
  const page = on?.page
  const [seen, setSeen] = useState({ page, opened: document, document, change: NONE })
  if (seen.page === page && seen.document === document) return seen.change
  if (seen.page !== page || !seen.opened || !seen.document || !document) {
    setSeen({ page, opened: document, document, change: NONE })
    return NONE
  }
  const latest = changedPassage(seen.document, document, on?.step)?.id ?? seen.change.latest
  const change = { latest, places: newPlaces(document, seen.opened) }
  setSeen({ ...seen, document, change })
  return change
}

const nameOf = (passage: Passage & Partial<NumberedClause>): string =>
  passage.number === undefined ? 'The opening words' : `Clause ${passage.number}`

const sentence = (document: DraftedDocument, { latest, places }: Change): string => {
  const passage = passagesOf(document).find(({ id }) => id === latest)
  const [place] = [...((passage && places.get(passage.id)) ?? [])]
  if (!passage || place === undefined) return ''
  const [first = ''] = wordsAt(passage, place).split(/(?<=\.) /)
  return `${nameOf(passage)} changed: ${first.replace(/[;.]?(?: and)?$/, '')}.`
}

/** The latest change in one sentence, when typing has rested: "Clause 8 changed: 50% for Thomas Arthur Hale." */
export const useChangeInWords = ({
  page,
  document,
  change,
}: {
  page: string
  document: DraftedDocument
  change: Change
}): string => {
  const [said, setSaid] = useState({ page, words: '' })
  const words = sentence(document, change)
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ page, words }), REST_MS)
    return () => clearTimeout(timer)
  }, [page, words])
  return said.page === page ? said.words : ''
}
