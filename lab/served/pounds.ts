/**
 * `npm run served-pounds`: of how many wills that the product sells to a made-up population each person's part is told in pounds, and
 * which reason hides it for how many of the others.
 */

import { estimateOf } from '../../core/tax/estimate-of-will.ts'
import type { Day } from '../../core/text/calendar-day.ts'
import { partnerNow } from '../../core/will/questions.ts'
import type { Will } from '../../core/will/schema.ts'
import { type Offer, offers, population, willAndOutcome } from './population.ts'
import { worthOf } from './worth.ts'

export type PoundsCounted = {
  readonly offer: Offer
  readonly sold: number
  /** Of those sold, with figures when the testator dies, and after the partner. */
  readonly withFigures: number
  readonly withBoth: number
  /** Wills that each reason hides, when the testator dies first. */
  readonly hidden: ReadonlyMap<string, number>
  readonly hiddenAfterPartner: ReadonlyMap<string, number>
}

const reasonsOf = (will: Will, day: Day, died: readonly number[]): readonly string[] => {
  const found = estimateOf(will, { day, died })
  return found.is === 'estimate' ? [] : found.is === 'refused' ? found.reasons : [found.is]
}

export const poundsCounted = (offer: Offer, { seed, size, today }: typeof population): PoundsCounted => {
  const [hidden, hiddenAfterPartner] = [new Map<string, number>(), new Map<string, number>()]
  let [sold, withFigures, withBoth] = [0, 0, 0]
  for (let index = 0; index < size; index += 1) {
    const { will, outcome } = willAndOutcome(seed, index, 'middle', today)[offer]
    if (outcome.stoppedBy.length > 0) continue
    sold += 1
    const priced = { ...will, values: worthOf(will, outcome.testator, today) }
    const partner = partnerNow(will)
    const first = reasonsOf(priced, today, [])
    const after = partner ? reasonsOf(priced, today, [partner.id]) : first
    for (const each of first) hidden.set(each, (hidden.get(each) ?? 0) + 1)
    for (const each of after) hiddenAfterPartner.set(each, (hiddenAfterPartner.get(each) ?? 0) + 1)
    if (first.length === 0) withFigures += 1
    if (first.length + after.length === 0) withBoth += 1
  }
  return { offer, sold, withFigures, withBoth, hidden, hiddenAfterPartner }
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`

const table = (counts: ReadonlyMap<string, number>, sold: number): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `    ${reason.padEnd(24)}${String(count).padStart(6)}  ${percent(count, sold)}`)
    .join('\n')

if (import.meta.main)
  for (const offer of offers) {
    const { sold, withFigures, withBoth, hidden, hiddenAfterPartner } = poundsCounted(offer, population)
    process.stdout.write(
      [
        `${offer} the parts that an operator switches on: ${sold} sold, ${percent(withFigures, sold)} with figures, ${percent(withBoth, sold)} after the partner's death too`,
        '  hidden when the testator dies first, by reason:',
        table(hidden, sold),
        '  and after the partner:',
        table(hiddenAfterPartner, sold),
        '',
      ].join('\n'),
    )
  }
