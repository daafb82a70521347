import type { PrintState } from '#core/api/prints.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { fingerprintOf } from '#documents/fingerprint.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { draft } from '#drafting/draft.ts'
import type { Print } from '../../db/repositories/prints.store.ts'

/** What the foot of each page of the will would say today; undefined when the will is not complete. */
const fingerprintToday = (will: Will, today: Day): string | undefined => {
  const complete = completeWill(will, today)
  return complete.ok ? fingerprintOf(draft(complete.will)) : undefined
}

/** A print belongs to one text of the will, and is held when the answers make another. */
export const stateOfPrint = (print: Print | undefined, will: Will | undefined, today: Day): PrintState => {
  if (print === undefined) return 'to ask'
  if (print.sentAt !== undefined) return 'sent'
  return will && fingerprintToday(will, today) === print.fingerprint ? 'waiting' : 'held'
}
