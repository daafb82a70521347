import { useDeferredValue } from 'react'
import { needsAPerson } from '#core/estate/problems.ts'
import type { EstimateRefusal } from '#core/tax/estimate.ts'
import type { WillEstimate } from '#core/tax/estimate-of-will.ts'
import { ESTIMATE, refusalWords } from '#core/tax/estimate-words.ts'
import { giftsShortInWords, type TaxNote, taxNotesOf } from '#core/tax/tax-notes.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { notesOfStep as words } from '#words/en/values.ts'
import { today } from '../../api/today.ts'
import { useFigures } from '../../api/use-figures.ts'
import pageCss from '../../ui/plain-page.module.css'

/** Why there is no figure, where that is about gifts. Other reasons are said beside the picture. */
const ofGifts: readonly EstimateRefusal[] = ['INSOLVENT', 'TAX_EXCEEDS_RESIDUE', 'HOME_AND_LEGACIES', 'GROSSED_HOME']

const sentencesOf = (will: Will, found: WillEstimate, at: TaxNote['at']): string[] => {
  if (found.is === 'refused') {
    const reasons = at === 'gifts' ? found.reasons.filter((code) => ofGifts.includes(code)) : []
    return reasons.length > 0 ? [needsAPerson(), ...reasons.map((code) => refusalWords[code])] : []
  }
  if (found.is !== 'estimate') return []
  return [
    ...(at === 'gifts' ? giftsShortInWords(will, found) : []),
    ...taxNotesOf(found).flatMap((note) => (note.at === at ? [note.words] : [])),
  ]
}

/** What the estimate says of the answers of one step. Nothing where it has nothing to say. */
export function NotesOfStep({ will, at }: { will: Will; at: TaxNote['at'] }) {
  const settled = useDeferredValue(will)
  const found = useFigures('estimateOf', settled, { day: today() })
  const sentences = found ? sentencesOf(settled, found, at) : []
  if (sentences.length === 0) return null
  return (
    <div className={pageCss.notice} role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="soft">{words.fromWhatYouSaidThingsAre(kept.said(ESTIMATE))}</p>
    </div>
  )
}
