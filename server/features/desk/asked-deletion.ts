import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { AuditEvent } from '../../db/repositories/audit.store.ts'
import type { Stores } from '../../db/stores.ts'

/** Milliseconds after which a request that was not carried out is asked again. */
const OPEN_MS = 60 * DAY_MS

/** What ends a request: every session ended with it, so whoever goes on using the account logs in. */
const ENDING: readonly AuditEvent['action'][] = ['logged in', 'reset the password']

/** From when an account that we were asked to delete may be deleted; undefined where nothing waits. */
export const deletionDue = async (
  { audit }: Pick<Stores, 'audit'>,
  userId: number,
  now: Date,
): Promise<Date | undefined> => {
  const newest = (await audit.list(userId)).find(
    ({ action }) => action === 'asked us to delete the account' || ENDING.includes(action),
  )
  if (newest?.action !== 'asked us to delete the account') return undefined
  const asked = newest.at.getTime()
  return now.getTime() < asked + OPEN_MS ? new Date(asked + ASKED_DELETION_WAIT_DAYS * DAY_MS) : undefined
}
