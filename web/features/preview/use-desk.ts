import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import type { OnDesk } from './desk.tsx'
import { useChange } from './latest-change.ts'

/** What lies on the desk. The words are drawn after the field that is typed in, which stays quick however long the will is. */
export const useDesk = (newest: Will, step?: StepName, drawn: Pick<OnDesk, 'people' | 'inShort'> = {}): OnDesk => {
  const will = useDeferredValue(newest)
  const document = useMemo(() => preview(will, today()), [will])
  const change = useChange(document, step)
  return { will, document, change, step, ...drawn }
}

const wide = '(min-width: 860px)'

const onWidth = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the desk lies beside the question. Else it is a strip at the foot. */
export const useIsBeside = (): boolean => useSyncExternalStore(onWidth, () => matchMedia(wide).matches)
