import { numberInPath } from '#core/api/desk.ts'
import { type DeleteAccountReply, deleteAccountReplySchema, deleteAccountSchema } from '#core/api/desk-queues.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { createErasure, type Erasure } from '../account/erasure.ts'
import type { Feature } from '../context.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'
import { deletionDue } from './asked-deletion.ts'
import { deskCall } from './desk-guard.ts'

type Deps = {
  readonly erasure: Pick<Erasure, 'eraseIn'>
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly clock: Clock
}

export const deletionDeskRoutes = (app: Api, { erasure, noteSecurityEvent, clock }: Deps): void => {
  app.post(
    '/desk/customers/:id/delete',
    deskCall('delete the account', {
      summary:
        'Delete the account of a customer who asked for it by post or telephone and has shown who they are. The first call tells them; one after the wait deletes',
      params: numberInPath,
      body: deleteAccountSchema,
      response: { 200: deleteAccountReplySchema, ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
    }),
    async ({ desk, params: { id } }): Promise<DeleteAccountReply> => {
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
  )
}

export const deletionDeskFeature: Feature = (context) => ({
  desk: (api) => deletionDeskRoutes(api, { ...context, erasure: createErasure({ ...context, ...context.services }) }),
})
