import type { ClauseId } from '#drafting/document.ts'
import { awaitsLawyer as words } from '#words/en/trusts.ts'
import { useSignedOff } from '../../api/signed-off.ts'
import css from './trusts.module.css'

/** Beside words that no lawyer has signed off as they stand. */
export function AwaitsLawyer({ clause }: { clause: ClauseId }) {
  return useSignedOff(clause) ? null : <span className={css.awaits}>{words.theseWordsAwaitALawyersReview}</span>
}
