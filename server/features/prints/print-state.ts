import type { PrintState } from '#core/api/prints.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { Print } from '../../db/repositories/prints.store.ts'

/** What the foot of each page of a will would say; undefined when the will is not complete. */
export type PrintWork = { fingerprint(will: Will, today: Day): Promise<string | undefined> }

/** The words of a will as they were looked at, outside of any transaction: the will is drafted for it. */
export type Looked = { readonly version: number; readonly fingerprint: string | undefined }

export const lookedAt = async (work: PrintWork, will: Will | undefined, today: Day): Promise<Looked | undefined> =>
  will && { version: will.version, fingerprint: await work.fingerprint(will, today) }

/**
 * A print belongs to one text of the will, and is held when the answers make another, or have been saved since they were looked at.
 */
export const stateOfPrint = (
  print: Print | undefined,
  will: Will | undefined,
  looked: Looked | undefined,
): PrintState => {
  if (print === undefined) return 'to ask'
  if (print.sentAt !== undefined) return 'sent'
  return will && looked?.version === will.version && looked.fingerprint === print.fingerprint ? 'waiting' : 'held'
}
