import { useMemo } from 'react'
import { readingState } from '#core/reading/agreement.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { whereYouAre as table } from '#words/en/checkout.ts'
import { useReadings } from '../../api/readings.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import css from './where-you-are.module.css'

/** The day on which the customer agreed to the last part of the will, in words. Undefined while a part is not agreed to. */
export const useAgreedOn = (will: Will): string | undefined => {
  const parts = useMemo(() => partsToRead(will, today()), [will])
  const { agreements } = useReadings(will)
  if (!parts.every(({ id, read }) => readingState({ part: id, read }, agreements) === 'agreed')) return undefined
  const last = agreements
    .map(({ at }) => at)
    .sort()
    .at(-1)
  return last === undefined ? undefined : formatLondonDate(last)
}

/** The way from the finished answers to a signed will, of which paying is the second part. `total` is in pence. */
export function WhereYouAre({ total, agreedOn }: { total: number; agreedOn: string | undefined }) {
  const stops = [
    agreedOn === undefined ? table.yourWillIsWritten : { title: table.readAndAgreed, words: agreedOn },
    { title: table.pay, words: total === 0 ? table.nothingToPay : table.once(price(total)) },
    table.printAndSign,
    table.tellUsWhereYouKeepIt,
  ]
  return (
    <section className={css.way} aria-labelledby="where-you-are">
      <h2 className="below-20 title" id="where-you-are">
        {table.whereYouAre}
      </h2>
      <ol>
        {stops.map(({ title, words }, index) => (
          <li key={title} aria-current={index === 1 ? 'step' : undefined} data-done={index === 0 || undefined}>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
