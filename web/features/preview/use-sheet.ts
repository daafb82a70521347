import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { type GroupName, groupOf, type Side, type StepName, stepNamed } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import type { DraftedDocument } from '#drafting/document.ts'
import type { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import type { BandHandles } from '../picture/pull.tsx'
import { type Change, useChange } from './latest-change.ts'

/**
 * The people side where a step asks on the picture itself. `leave`: closes the dialog that it stands in on a narrow screen,
 * for a question that is asked on the page.
 */
type PeopleOfStep = (leave?: () => void) => ReactNode

/** What a page gives to the sheet beside it. */
export type GivenToSheet = {
  /** Which page it is. With another one, what has changed is counted anew. */
  readonly page: string
  /** With the answers that are on the page and not saved yet. */
  readonly will: Will
  readonly step?: StepName | undefined
  readonly people?: PeopleOfStep | undefined
  /** The same in a strip and a slip. */
  readonly inShort?: ReactNode
  /** What the step puts on the picture to set its shares with. */
  readonly handles?: BandHandles | undefined
}

/** What lies on the sheet. */
export type OnSheet = GivenToSheet & { readonly document: DraftedDocument; readonly change: Change }

/**
 * What a page has given, with its words. They are drawn after the field that is typed in, which stays quick however long the will
 * is; and on a new page after its question, beside which the sheet shows for a moment what it showed before.
 * `draft`: `preview`, once it is fetched.
 */
export const useSheet = (given: GivenToSheet | undefined, draft: typeof preview | undefined): OnSheet | undefined => {
  const later = useDeferredValue(given) ?? given
  const shown = later?.page === given?.page ? given : later
  const will = later?.will
  const document = useMemo(() => will && draft?.(will, today()), [will, draft])
  const change = useChange(document, shown, draft)
  const { page, step, people, inShort, handles } = shown ?? {}
  // The same object at a key that has changed nothing here yet.
  return useMemo(
    () => (page && will && document ? { page, will, step, people, inShort, handles, document, change } : undefined),
    [page, will, step, people, inShort, handles, document, change],
  )
}

/** The side of the sheet that was chosen by hand. It holds for the section in which it was chosen, and for this tab. */
let chosen: { readonly section: GroupName; readonly side: Side } | undefined
const listeners = new Set<() => void>()

const onChoice = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const otherSide = (side: Side): Side => (side === 'words' ? 'people' : 'words')

/** The side of the sheet beside a step: the one chosen in its section, else the one that the question is about. */
export const useSide = (step: StepName | undefined): [Side, (side: Side) => void] => {
  const choice = useSyncExternalStore(onChoice, () => chosen)
  const [here, setHere] = useState<Side>('words')
  if (step === undefined) return [here, setHere]
  const section = groupOf(step)
  const choose = (side: Side) => {
    chosen = { section, side }
    for (const listener of listeners) listener()
  }
  return [choice?.section === section ? choice.side : stepNamed(step).side, choose]
}
