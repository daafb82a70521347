import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { confirmedSchema } from '#core/api/account.ts'
import {
  addedPasskeySchema,
  addPasskeySchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  removePasskeySchema,
} from '#core/api/auth.ts'
import { type Api, baseUrlOf, errorReplies, signedIn } from '../../platform/api.ts'
import { callerOf } from '../auth/auth.routes.ts'
import type { ConfirmPassword } from '../auth/passwords.ts'
import type { Feature } from '../context.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import type { PasskeysService } from './passkeys.service.ts'

type Deps = {
  readonly passkeys: PasskeysService
  readonly confirm: ConfirmPassword
  readonly verified: ReturnType<typeof requireVerifiedEmail>
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }

export const passkeysRoutes = (app: Api, { passkeys, confirm, verified, publicUrl }: Deps): void => {
  const asking = (request: FastifyRequest) => ({ ...callerOf(request, publicUrl), token: request.token })

  app.post(
    '/account/passkeys/options',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Begin to add a passkey',
        body: confirmedSchema,
        response: { 200: passkeyOptionsSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      await confirm(request.userId, request.body.current)
      return passkeys.offer(request.userId, baseUrlOf(request, publicUrl))
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
        response: { 200: addedPasskeySchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => passkeys.add(request.userId, request.body, asking(request)),
  )

  app.post(
    '/account/passkeys/remove',
    {
      schema: {
        ...described,
        summary: 'Remove a passkey. Without the last one, the password is enough again',
        body: removePasskeySchema,
        response: { 204: z.undefined().describe('Removed'), ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await confirm(request.userId, request.body.current)
      await passkeys.remove(request.userId, request.body.id, asking(request))
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/recovery-codes',
    {
      schema: {
        ...described,
        summary: 'New recovery codes. The old ones are dead',
        body: confirmedSchema,
        response: { 200: recoveryCodesSchema, ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      await confirm(request.userId, request.body.current)
      return { recoveryCodes: await passkeys.renewCodes(request.userId, asking(request)) }
    },
  )
}

export const passkeysFeature: Feature = ({ services, stores, publicUrl }) => ({
  signedIn: (api) => passkeysRoutes(api, { ...services, verified: requireVerifiedEmail(stores.users), publicUrl }),
})
