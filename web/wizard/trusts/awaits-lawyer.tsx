import type { ClauseId } from '#drafting/document.ts'
import { awaitsLawyer as words } from '#words/en/trusts.ts'
import { useSettings } from '../../api/offered-parts.ts'
import css from './trusts.module.css'

/** Beside words that no lawyer has signed off as they stand. */
export function AwaitsLawyer({ clause }: { clause: ClauseId }) {
  const isSignedOff = useSettings()?.signedOff.some(({ clauses }) => clauses.includes(clause))
  return isSignedOff ? null : <span className={css.awaits}>{words.theseWordsAwaitALawyersReview}</span>
}
