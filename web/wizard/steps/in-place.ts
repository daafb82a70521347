import { createContext, useContext } from 'react'
import type { stepAfterSave } from '#core/journey/visit.ts'

/** What follows a question that is asked beside the clause it writes, and not on a page of its own. */
export type InPlace = {
  /** The answer to the question before has made this one necessary. */
  readonly followsUp: boolean
  /** The answers are saved. `next`: the question that they have made necessary, or the summary. */
  readonly onSaved: (next: ReturnType<typeof stepAfterSave>) => void
  /** Nothing is to change. */
  readonly onCancel: () => void
  /** What was typed before is dropped, and the question is asked again. */
  readonly onDiscard: () => void
}

const Context = createContext<InPlace | undefined>(undefined)

export const AskedInPlace = Context.Provider

/** Undefined on a page of its own. */
export const useInPlace = (): InPlace | undefined => useContext(Context)
