import { notMeReplySchema, notMeSchema } from '#core/api/auth.ts'
import { type Api, baseUrlOf, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { LockService } from './lock.service.ts'

type Deps = {
  readonly lock: Pick<LockService, 'notMe'>
  readonly publicUrl: string
  /** Times a minute that one address may try. */
  readonly attempts: number
}

export const securityRoutes = (app: Api, { lock, publicUrl, attempts }: Deps): void => {
  app.post(
    '/auth/not-me',
    {
      config: { rateLimit: { max: attempts, timeWindow: '1 minute' } },
      schema: {
        summary: 'Lock the account with the link “This was not me” from a mail, and send a link for a new password',
        tags: ['Account'],
        body: notMeSchema,
        response: { 200: notMeReplySchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { userId, linkSent } = await lock.notMe(request.body.token, { baseUrl: baseUrlOf(request, publicUrl) })
      request.accountId = userId
      return { linkSent }
    },
  )
}

export const securityFeature: Feature = ({ services, limits, publicUrl }) => ({
  open: (api) => securityRoutes(api, { lock: services.lock, attempts: limits.loginsPerMinute, publicUrl }),
})
