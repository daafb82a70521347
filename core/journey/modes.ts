/** The modes that change the journey: what each hides and what its summary offers. Several can apply at once. */

import type { Will } from '../will/schema.ts'
import { type AskedWhen, type StepName, stepRows } from './steps.ts'
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

export type SummaryOffer = (typeof modes)[number]['summary'] | 'pay' | 'missing' | 'begin'

/** A settled power of attorney is found under the documents. */
const isDone = (name: ModeRow['name'], { lpoaDate }: Will): boolean =>
  name === 'lastPowerOfAttorney' && lpoaDate !== undefined

/** Whether the will itself is still unpaid, by the testator, a partner or a sponsor. */
export const isUnpaid = ({ paid, mirrorWill, toConfirm }: Will): boolean =>
  paid === 0 && mirrorWill === 0 && toConfirm === undefined

/** Whether nothing of the will is answered yet, as for a customer who came for the check of another will. */
const isUntouched = ({ details, ownProperty, status, persons }: Will): boolean =>
  details.address === undefined && ownProperty === undefined && status === undefined && persons.length === 0

const offersOfWill = (will: Will, complete: boolean, { sponsored }: Mode): SummaryOffer[] => {
  const lacking: SummaryOffer = isUntouched(will) ? 'begin' : 'missing'
  if (will.paid === 1) return complete ? ['documents'] : sponsored ? [lacking] : [lacking, 'documents']
  if (!complete) return [lacking]
  return [isUnpaid(will) ? 'pay' : 'confirm']
}

/**
 * What the summary offers, in order: what was bought apart from the will, then the missing answers, the payment, the
 * confirmation or the documents. A will that is paid for and no longer complete offers both its missing answers and the
 * documents made before. A sponsored will needs no payment.
 */
export const summaryOffers = (will: Will, complete: boolean, mode: Mode): readonly SummaryOffer[] => {
  const apart = modes.find(({ name, when }) => when(will) && !isDone(name, will))?.summary
  const ofWill = offersOfWill(will, complete, mode)
  if (apart === 'power-of-attorney') return [apart, ...ofWill]
  // The report of a paid customer is among the documents.
  return apart === 'report' ? [apart, ...ofWill.filter((offer) => offer !== 'documents')] : ofWill
}

export const startsAtSummary: AskedWhen = (will) => modes.some(({ when }) => when(will))
