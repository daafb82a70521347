import { useMemo } from 'react'
import { readingState } from '#core/reading/agreement.ts'
import type { Will } from '#core/will/schema.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { useReadings } from '../../api/readings.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'

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
