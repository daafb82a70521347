import { z } from 'zod'
import { aboutAddressReplySchema, mailedLinkSchema } from '#core/api/auth.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createErasure } from './erasure.ts'
import { createReclaimService, type ReclaimService } from './reclaim.service.ts'

const reclaimRoutes = (app: Api, reclaim: ReclaimService, attempts: number): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }

  app.post(
    '/auth/reset-password/about',
    {
      config,
      schema: {
        summary: 'When and where the account of a reset link was opened, if its address was never verified',
        tags: ['Account'],
        body: mailedLinkSchema,
        response: { 200: aboutAddressReplySchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    (request) => reclaim.about(request.body.token),
  )

  app.post(
    '/auth/verify-email/about',
    {
      config,
      schema: {
        summary: 'When and where the account was opened whose address a link verifies, if it is not verified yet',
        tags: ['Account'],
        body: mailedLinkSchema,
        response: { 200: aboutAddressReplySchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    (request) => reclaim.aboutVerification(request.body.token),
  )

  app.post(
    '/auth/disown',
    {
      config,
      schema: {
        summary:
          'Delete an account that another person opened with this address and never verified, with either link from a mail',
        tags: ['Account'],
        body: mailedLinkSchema,
        response: { 204: z.undefined().describe('Deleted'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await reclaim.disown(request.body.token)
      return reply.code(204).send()
    },
  )
}

export const reclaimFeature: Feature = (context) => {
  const erasure = createErasure({ ...context, ...context.services })
  const reclaim = createReclaimService({ ...context.stores, erasure, clock: context.clock })
  return { open: (api) => reclaimRoutes(api, reclaim, context.limits.loginsPerMinute) }
}
