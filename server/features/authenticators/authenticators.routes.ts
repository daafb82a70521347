import { z } from 'zod'
import {
  addAuthenticatorSchema,
  addedFactorSchema,
  authenticatorSetUpSchema,
  identitySchema,
  removeAuthenticatorSchema,
} from '#core/api/auth.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { askingOf } from '../auth/auth.routes.ts'
import type { Feature } from '../context.ts'
import type { ConfirmIdentity } from '../second-factor/second-factor.service.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import type { AuthenticatorsService } from './authenticators.service.ts'

type Deps = {
  readonly authenticators: AuthenticatorsService
  readonly confirmIdentity: ConfirmIdentity
  readonly verified: ReturnType<typeof requireVerifiedEmail>
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }

export const authenticatorsRoutes = (
  app: Api,
  { authenticators, confirmIdentity, verified, publicUrl }: Deps,
): void => {
  app.post(
    '/account/authenticators/set-up',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Begin to add an app that shows one-time codes',
        body: identitySchema,
        response: { 200: authenticatorSetUpSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      await confirmIdentity(request.userId, request.body, askingOf(request, publicUrl))
      return authenticators.setUp(request.userId)
    },
  )

  app.post(
    '/account/authenticators',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Add the authenticator that shows this code',
        body: addAuthenticatorSchema,
        response: { 200: addedFactorSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => authenticators.add(request.userId, request.body, askingOf(request, publicUrl)),
  )

  app.post(
    '/account/authenticators/remove',
    {
      schema: {
        ...described,
        summary: 'Remove an authenticator. Without any second factor, the password is enough again',
        body: removeAuthenticatorSchema,
        response: { 204: z.undefined().describe('Removed'), ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const asking = askingOf(request, publicUrl)
      await confirmIdentity(request.userId, request.body, asking)
      await authenticators.remove(request.userId, request.body.id, asking)
      return reply.code(204).send()
    },
  )
}

export const authenticatorsFeature: Feature = ({ services, stores, publicUrl }) => ({
  signedIn: (api) =>
    authenticatorsRoutes(api, { ...services, verified: requireVerifiedEmail(stores.users), publicUrl }),
})
