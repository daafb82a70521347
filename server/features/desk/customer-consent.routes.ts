import { z } from 'zod'
import { deskLooksReplySchema, letHelpSchema } from '#core/api/desk-consent.ts'
import { HELP_CONSENT, HELP_HOURS } from '#core/constants.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Feature } from '../context.ts'
import { deskLooksOf } from '../history/desk-looks.ts'

type Deps = {
  readonly stores: Pick<Stores, 'deskAudit' | 'deskConsents'>
  readonly inTransaction: InTransaction
  readonly clock: Clock
}

export const customerConsentRoutes = (app: Api, { stores, inTransaction, clock }: Deps): void => {
  const described = { tags: ['Account'], ...signedIn }
  const response = { 200: deskLooksReplySchema, ...errorReplies(400, 401, 413, 415, 422, 429) }

  app.get(
    '/account/looks',
    {
      schema: { ...described, summary: 'Who of the people behind the service looked at what, when and why', response },
    },
    ({ userId }) => deskLooksOf(stores, userId, clock()),
  )

  app.post(
    '/account/help',
    {
      schema: {
        ...described,
        summary: 'Let the support team read the will for a day. A repeat begins the day again',
        body: letHelpSchema,
        response,
      },
    },
    async ({ userId }) => {
      const at = clock()
      const endsAt = new Date(at.getTime() + HELP_HOURS * 60 * 60_000)
      await inTransaction(async (all) => {
        await all.deskConsents.give(userId, { purpose: 'help', words: HELP_CONSENT, at, endsAt })
        await all.audit.add(userId, 'let us read the will, to help', at)
      })
      return deskLooksOf(stores, userId, clock())
    },
  )

  app.delete(
    '/account/help',
    {
      schema: {
        ...described,
        summary: 'Take that back, at once. A repeat is harmless',
        response: { 204: z.undefined().describe('Taken back'), ...errorReplies(401, 429) },
      },
    },
    async ({ userId }, reply) => {
      await stores.deskConsents.end(userId, 'help', clock())
      return reply.code(204).send()
    },
  )
}

export const customerConsentFeature: Feature = (context) => ({
  signedIn: (api) => customerConsentRoutes(api, context),
})
