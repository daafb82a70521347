import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { changeEmailSchema, confirmEmailSchema, emailCodeSchema } from '#core/api/account.ts'
import { type Api, baseUrlOf, errorReplies, signedIn } from '../../platform/api.ts'
import { callerOf } from '../auth/auth.routes.ts'
import type { Feature } from '../context.ts'
import type { VerificationService } from './verification.service.ts'

type Deps = { readonly verification: VerificationService; readonly publicUrl: string }

const described = { tags: ['Account'], ...signedIn }
const done = (what: string) => z.undefined().describe(what)
const noContent = (reply: FastifyReply): FastifyReply => reply.code(204).send()

export const verificationRoutes = (app: Api, { verification, publicUrl }: Deps): void => {
  app.post(
    '/account/email/verify',
    {
      schema: {
        ...described,
        summary: 'Verify the address of the account with the six digits from the mail',
        body: emailCodeSchema,
        response: { 204: done('Verified'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await verification.byCode(request.userId, request.body.code)
      return noContent(reply)
    },
  )

  app.post(
    '/account/email/code',
    {
      schema: {
        ...described,
        summary: 'Send another code and link to the address of the account',
        response: { 202: done('A mail is on its way'), ...errorReplies(401, 422, 429) },
      },
    },
    async (request, reply) => {
      await verification.sendAgain(request.userId, baseUrlOf(request, publicUrl))
      return reply.code(202).send()
    },
  )

  app.post(
    '/account/email/correct',
    {
      schema: {
        ...described,
        summary: 'Correct an address that was never verified. A code goes to the new one',
        body: changeEmailSchema,
        response: { 202: done('A mail is on its way'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await verification.correct(request.userId, request.body, callerOf(request, publicUrl))
      return reply.code(202).send()
    },
  )
}

/** The link from the mail: opened where the customer reads mail, which may not be where they are logged in. */
export const verifyEmailRoute = (app: Api, verification: VerificationService, attempts: number): void => {
  app.post(
    '/auth/verify-email',
    {
      config: { rateLimit: { max: attempts, timeWindow: '1 minute' } },
      schema: {
        summary: 'Verify the address of an account with the link from the mail',
        tags: ['Account'],
        body: confirmEmailSchema,
        response: { 204: done('Verified'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await verification.byLink(request.body.token)
      return noContent(reply)
    },
  )
}

export const verificationFeature: Feature = ({ services, limits, publicUrl }) => ({
  open: (api) => verifyEmailRoute(api, services.verification, limits.loginsPerMinute),
  signedIn: (api) => verificationRoutes(api, { ...services, publicUrl }),
})
