import { deletionDeskCalls } from '#core/api/contract/desk.ts'
import type { DeleteAccountReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { AuditEvent } from '../../db/repositories/audit.store.ts'
import type { Stores } from '../../db/stores.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createErasure } from '../account/erasure.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'

/** Milliseconds after which a request that was not carried out is asked again. */
const OPEN_MS = 60 * DAY_MS

/** What ends a request: every session ended with it, so the customer logs in again. */
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

type Deps = Needs<typeof createErasure> & { readonly noteSecurityEvent: NoteSecurityEvent }

export const deletionDeskFeature = (deps: Deps) => {
  const { noteSecurityEvent, clock } = deps
  const erasure = createErasure(deps)
  return serve(deletionDeskCalls, {
    'POST /api/desk/customers/{id}/delete': async ({ desk, params: { id } }): Promise<DeleteAccountReply> => {
      const { afterCommit, ...reply } = await desk.noted({ about: `customer ${id}`, customer: id }, async (all) => {
        if (!(await all.users.find(id))) throw new NotFound('There is no such account. It may be deleted already.')
        if ((await all.users.lockedBy(id)) === 'owner')
          throw new Invalid(
            {},
            'The customer locked the account: they say that somebody else asked. Nothing is deleted.',
          )
        const due = await deletionDue(all, id, clock())
        if (due === undefined) {
          await noteSecurityEvent(all, { userId: id, event: 'asked us to delete the account' })
          return { state: 'asked' as const, due: (await deletionDue(all, id, clock()))?.toISOString() }
        }
        if (clock() < due) return { state: 'waits' as const, due: due.toISOString() }
        return { state: 'deleted' as const, afterCommit: await erasure.eraseIn(all, id, 'asked') }
      })
      await afterCommit?.()
      return reply
    },
  })
}
