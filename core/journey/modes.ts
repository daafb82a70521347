/** The modes that change the journey: what each hides and what its summary offers. Several can apply at once. */

import type { Will } from '../will/schema.ts'
import { type Asked, type StepName, stepRows } from './steps.ts'
import type { Mode } from './walk.ts'

type ModeRow = {
  readonly name: 'paid' | 'mirrorWill' | 'lastPowerOfAttorney' | 'checkMyWill'
  readonly when: (will: Will) => boolean
  /** Steps no longer shown. */
  readonly hides: readonly StepName[]
  /** The first offer on the summary. */
  readonly summary: 'documents' | 'confirm' | 'power-of-attorney' | 'report'
}

const hiddenOncePaid: StepName[] = stepRows.flatMap(({ name, hideOnPaid }) => (hideOnPaid ? [name] : []))

/** In order: the first mode that applies decides what the summary offers. All of them resume at the summary. */
export const modes = [
  {
    name: 'lastPowerOfAttorney',
    when: (will) => will.lastPowerOfAttorney === 1,
    hides: [],
    summary: 'power-of-attorney',
  },
  { name: 'checkMyWill', when: (will) => will.checkMyWill === 1, hides: [], summary: 'report' },
  { name: 'paid', when: (will) => will.paid === 1, hides: hiddenOncePaid, summary: 'documents' },
  { name: 'mirrorWill', when: (will) => will.mirrorWill === 1 || will.toConfirm === 1, hides: [], summary: 'confirm' },
] as const satisfies readonly ModeRow[]

export type SummaryOffer = (typeof modes)[number]['summary'] | 'pay' | 'missing'

/** A settled power of attorney is found under the documents. */
const isDone = (name: ModeRow['name'], { lpoaDate }: Will): boolean =>
  name === 'lastPowerOfAttorney' && lpoaDate !== undefined

/** Whether the will itself is still unpaid, by the testator, a partner or a sponsor. */
export const isUnpaid = ({ paid, mirrorWill, toConfirm }: Will): boolean =>
  paid === 0 && mirrorWill === 0 && toConfirm === undefined

/** The first offer on the summary: that of the mode, the missing answers, or the payment. A sponsored will needs no payment. */
export const summaryOffer = (will: Will, complete: boolean, { sponsored }: Mode): SummaryOffer => {
  const offer = modes.find(({ name, when }) => when(will) && !isDone(name, will))?.summary
  if (offer === 'documents' && sponsored && !complete) return 'missing'
  if (offer === 'power-of-attorney' || offer === 'report' || offer === 'documents') return offer
  if (!complete) return 'missing'
  return offer ?? 'pay'
}

export const startsAtSummary: Asked = (will) => modes.some(({ when }) => when(will))
