import { z } from 'zod'
import { forgotPasswordSchema, resetPasswordSchema } from '#core/api/auth.ts'
import type { WriteProbe } from '../../db/write-probe.ts'
import { type Api, baseUrlOf, errorReplies } from '../../platform/api.ts'
import type { AfterReply } from '../../platform/background.ts'
import type { Feature } from '../context.ts'
import { callerOf } from './auth.routes.ts'
import { deviceCookie } from './known-devices.ts'
import type { PasswordResetService } from './password-reset.service.ts'

type Deps = {
  readonly passwordReset: PasswordResetService
  readonly probe: WriteProbe
  readonly afterReply: AfterReply
  /** Empty for "the address that was asked". */
  readonly publicUrl: string
  /** Times a minute that one address may try. */
  readonly attempts: number
}

export const passwordResetRoutes = (
  app: Api,
  { passwordReset, probe, afterReply, publicUrl, attempts }: Deps,
): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }

  app.post(
    '/auth/forgot-password',
    {
      config,
      schema: {
        summary: 'Ask for a link to choose a new password. The reply says nothing about whether there is an account',
        tags: ['Account'],
        body: forgotPasswordSchema,
        response: {
          202: z.undefined().describe('If there is an account, a mail is on its way'),
          ...errorReplies(400, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const baseUrl = baseUrlOf(request, publicUrl)
      // Nothing is promised while nothing can be written, to any address alike.
      await probe()
      // The account is looked for after the reply, so that the time it takes tells nothing either.
      afterReply('a link for a new password', () => passwordReset.sendLink(email, baseUrl))
      return reply.code(202).send()
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config,
      schema: {
        summary: 'Choose a new password with the link from the mail. Ends every session',
        tags: ['Account'],
        body: resetPasswordSchema,
        response: { 204: z.undefined().describe('Changed'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, publicUrl)
      const { deviceTokens } = await passwordReset.reset(request.body, caller)
      reply.header('set-cookie', deviceCookie(deviceTokens, caller.baseUrl))
      return reply.code(204).send()
    },
  )
}

export const passwordResetFeature: Feature = (context) => {
  const { passwordReset } = context.services
  return {
    open: (api) => passwordResetRoutes(api, { ...context, passwordReset, attempts: context.limits.loginsPerMinute }),
  }
}
