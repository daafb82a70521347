import { useEffect, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { differences, newPlaces, type Places } from '#drafting/compare.ts'
import {
  type ClauseId,
  type DraftedDocument,
  type NumberedClause,
  type Passage,
  type Place,
  type Run,
  runsByPlace,
  wordsAt,
} from '#drafting/document.ts'
import type { preview } from '#drafting/draft.ts'
import { latestChange as table } from '#words/en/preview.ts'
import { today } from '../../api/today.ts'

/** How long typing has rested before a change is said. */
const REST_MS = 1000

export const passagesOf = ({ opening, clauses }: DraftedDocument) => [opening, ...clauses]

/** What the answers of a step write. An answer may also change what another step asks later: nobody has said that yet. */
const isWrittenAt =
  (step: StepName | undefined) =>
  ({ steps }: Passage): boolean =>
    step === undefined || steps.includes(step)

const isFromAnswer = ({ kind }: Run): boolean => kind === 'name' || kind === 'money' || kind === 'share'

/** Whether one of these places has a name, a sum or a share in it, and not only words that are the same for everybody. */
const saysAnswer = (passage: Passage, places: ReadonlySet<Place> = new Set()): boolean => {
  const runs = runsByPlace(passage)
  return [...places].some((place) => runs.get(place)?.some(isFromAnswer))
}

/** The passage whose words have just changed: of those that the step writes, one that has what was said in it. */
const changedPassage = (before: DraftedDocument, after: DraftedDocument, step: StepName | undefined) => {
  const { differs } = differences(after, before)
  const places = newPlaces(after, before)
  const changed = passagesOf(after)
    .filter(isWrittenAt(step))
    .filter(({ id }) => differs.has(id))
  const first = changed.toSorted((one, other) => Number(other.steps[0] === step) - Number(one.steps[0] === step))
  return first.find((passage) => saysAnswer(passage, places.get(passage.id))) ?? first[0]
}

/** The passage to show when the page of a step opens: as above, of what stands there. */
export const passageOfStep = (document: DraftedDocument, step: StepName | undefined): Passage | undefined => {
  const own = passagesOf(document).filter(({ steps }) => step !== undefined && steps[0] === step)
  return own.find((passage) => saysAnswer(passage, new Set(runsByPlace(passage).keys()))) ?? own[0]
}

export type Change = {
  /** The passage that was changed last on this page. */
  readonly latest: ClauseId | undefined
  /** What is worded otherwise than when the page was opened, of what its step writes. */
  readonly places: Places
}

/** What is other than when the page was opened, and what was other last, each where the step of the page writes it. */
export const changeBetween = (
  opened: DraftedDocument,
  before: DraftedDocument,
  after: DraftedDocument,
  step: StepName | undefined,
): Change => {
  const own = new Set(
    passagesOf(after)
      .filter(isWrittenAt(step))
      .map(({ id }) => id),
  )
  return {
    latest: changedPassage(before, after, step)?.id,
    places: new Map([...newPlaces(after, opened)].filter(([id]) => own.has(id))),
  }
}

const NONE: Change = { latest: undefined, places: new Map() }

/** What the answers given on a page have changed since it was opened, where `draft` may have been fetched later. */
export const useChange = (
  document: DraftedDocument | undefined,
  on: { readonly page: string; readonly will: Will; readonly step?: StepName | undefined } | undefined,
  draft: typeof preview | undefined,
): Change => {
  const { page, will, step } = on ?? {}
  const [seen, setSeen] = useState({ page, will, opened: document, document, change: NONE })
  if (seen.page === page && seen.document === document) return seen.change
  const opened = seen.opened ?? (seen.will && draft?.(seen.will, today()))
  if (seen.page !== page || !opened || !document) {
    setSeen({ page, will, opened: document, document, change: NONE })
    return NONE
  }
  const { latest = seen.change.latest, places } = changeBetween(opened, seen.document ?? opened, document, step)
  const change = { latest, places }
  setSeen({ ...seen, opened, document, change })
  return change
}

const sentence = (document: DraftedDocument, { latest, places }: Change): string => {
  const passages: readonly (Passage & Partial<NumberedClause>)[] = passagesOf(document)
  const passage = passages.find(({ id }) => id === latest)
  const [place] = [...((passage && places.get(passage.id)) ?? [])]
  if (!passage || place === undefined) return ''
  const [first = ''] = wordsAt(passage, place).split(/(?<=\.) /)
  const said = first.replace(/[;.]?(?: and)?$/, '')
  return passage.number === undefined ? table.theOpeningWordsChanged(said) : table.clauseChanged(passage.number, said)
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
