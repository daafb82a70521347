import { z } from 'zod'
import {
  addedFactorSchema,
  addPasskeySchema,
  identitySchema,
  passkeyOptionsSchema,
  removePasskeySchema,
} from '#core/api/auth.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { askingOf } from '../auth/auth.routes.ts'
import type { Feature } from '../context.ts'
import type { ConfirmIdentity } from '../second-factor/second-factor.service.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import type { PasskeysService } from './passkeys.service.ts'

type Deps = {
  readonly passkeys: PasskeysService
  readonly confirmIdentity: ConfirmIdentity
  readonly verified: ReturnType<typeof requireVerifiedEmail>
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }

export const passkeysRoutes = (app: Api, { passkeys, confirmIdentity, verified, publicUrl }: Deps): void => {
  app.post(
    '/account/passkeys/options',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Begin to add a passkey',
        body: identitySchema,
        response: { 200: passkeyOptionsSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const caller = askingOf(request, publicUrl)
      await confirmIdentity(request.userId, request.body, caller)
      return passkeys.offer(request.userId, caller.baseUrl)
    },
  )

  app.post(
    '/account/passkeys',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Add the passkey that the browser has made',
        body: addPasskeySchema,
        response: { 200: addedFactorSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => passkeys.add(request.userId, request.body, askingOf(request, publicUrl)),
  )

  app.post(
    '/account/passkeys/remove',
    {
      schema: {
        ...described,
        summary: 'Remove a passkey. Without any second factor, the password is enough again',
        body: removePasskeySchema,
        response: { 204: z.undefined().describe('Removed'), ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const asking = askingOf(request, publicUrl)
      await confirmIdentity(request.userId, request.body, asking)
      await passkeys.remove(request.userId, request.body.id, asking)
      return reply.code(204).send()
    },
  )
}

export const passkeysFeature: Feature = ({ services, stores, publicUrl }) => ({
  signedIn: (api) => passkeysRoutes(api, { ...services, verified: requireVerifiedEmail(stores.users), publicUrl }),
})
