import type { ClauseId } from '#drafting/document.ts'
import { useSettings } from './queries.ts'

/** Whether a lawyer has signed off the words of a clause as they stand. False while loading. */
export const useSignedOff = (clause: ClauseId): boolean =>
  useSettings()?.signedOff.some(({ clauses }) => clauses.includes(clause)) ?? false
