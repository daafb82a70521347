import { DAY_MS } from '#core/text/dates.ts'
import type { AuditEvent } from '../../db/repositories/audit.store.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'
import { hasSecondFactor } from './factors.ts'

/** The owner has this long to answer the mail that a removal was asked for. */
const WAIT_MS = 3 * DAY_MS
/** A removal that was not carried out for so long is asked for again. */
const OPEN_MS = 14 * DAY_MS

/** `due` is when the removal may be carried out. */
export type Removal =
  | { readonly state: 'no factors' | 'locked' | 'removed' }
  | { readonly state: 'asked' | 'waits'; readonly due: Date }

type Deps = Means<'inTransaction' | 'clock'> & {
  readonly noteSecurityEvent: NoteSecurityEvent
}

/** What ends a request: a log-in shows that a factor is left, and a lock or a removal answers it. */
const ENDING: readonly AuditEvent['action'][] = ['logged in', 'locked the account', 'removed the second factors']

/** When the removal was asked for that still waits; undefined without one. `events` are the newest first. */
const waitingSince = (events: readonly AuditEvent[], now: number): number | undefined => {
  const newest = events.find(({ action }) => action === 'asked to remove the second factors' || ENDING.includes(action))
  if (newest?.action !== 'asked to remove the second factors') return undefined
  const asked = newest.at.getTime()
  return now < asked + OPEN_MS ? asked : undefined
}

/**
 * For the operator, once a customer who lost every second factor has shown who they are. The first call tells the owner; a call
 * after the wait removes every second factor and recovery code. A log-in or a lock in between ends the request.
 */
export const removeFactors = ({ inTransaction, noteSecurityEvent, clock }: Deps, userId: number): Promise<Removal> =>
  inTransaction(async (stores) => {
    if (!(await hasSecondFactor(stores, userId))) return { state: 'no factors' }
    if (await stores.users.lockedBy(userId)) return { state: 'locked' }
    const now = clock().getTime()
    const asked = waitingSince(await stores.audit.list(userId), now)
    if (asked === undefined) {
      await noteSecurityEvent(stores, { userId, event: 'asked to remove the second factors' })
      return { state: 'asked', due: new Date(now + WAIT_MS) }
    }
    if (now < asked + WAIT_MS) return { state: 'waits', due: new Date(asked + WAIT_MS) }
    for (const { id } of await stores.passkeys.list(userId)) await stores.passkeys.remove(userId, id)
    for (const { id } of await stores.authenticators.list(userId)) await stores.authenticators.remove(userId, id)
    await stores.recoveryCodes.set(userId, [])
    await stores.wrongCodes.clear(userId)
    await noteSecurityEvent(stores, { userId, event: 'removed the second factors' })
    return { state: 'removed' }
  })
