import { summaryOffers } from '#core/journey/modes.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'

/** Whether there is a will to read: not before the first answer. */
export const hasBegun = (will: Will): boolean =>
  !summaryOffers(will, isComplete(will, today()), { sponsored: mode().sponsored }).includes('begin')
