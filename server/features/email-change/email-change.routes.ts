import { z } from 'zod'
import {
  answerEmailChangeSchema,
  changeEmailSchema,
  confirmEmailSchema,
  emailChangeStateSchema,
} from '#core/api/account.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { askingOf, bearerOf, callerOf } from '../auth/auth.routes.ts'
import type { Feature, Services } from '../context.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'

type Deps = {
  readonly emailChange: Services['emailChange']
  readonly verified: ReturnType<typeof requireVerifiedEmail>
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }
const done = (what: string) => z.undefined().describe(what)

const emailChangeRoutes = (app: Api, { emailChange, verified, publicUrl }: Deps): void => {
  app.post(
    '/account/email',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Ask for another email. It is confirmed from there, told to the old one, and waits a day',
        body: changeEmailSchema,
        response: { 202: done('Links are on their way'), ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { email, ...proof } = request.body
      await emailChange.ask(request.userId, { email, proof }, askingOf(request, publicUrl))
      return reply.code(202).send()
    },
  )

  app.delete(
    '/account/email',
    {
      schema: {
        ...described,
        summary: 'Cancel a change of email that waits',
        response: { 204: done('Cancelled'), ...errorReplies(401, 404, 429) },
      },
    },
    async (request, reply) => {
      await emailChange.cancel(request.userId, callerOf(request, publicUrl))
      return reply.code(204).send()
    },
  )
}

type OpenDeps = Pick<Deps, 'emailChange' | 'publicUrl'> & { readonly attempts: number }

/** The links of the mails: opened where the customer reads mail, which may not be where they are logged in. */
const emailChangeLinks = (app: Api, { emailChange, publicUrl, attempts }: OpenDeps): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }

  app.post(
    '/auth/confirm-email',
    {
      config,
      schema: {
        summary: 'Confirm a new email with the link that was sent there',
        tags: ['Account'],
        body: confirmEmailSchema,
        response: { 200: emailChangeStateSchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    (request) =>
      emailChange.confirm(request.body.token, { ...callerOf(request, publicUrl), opener: bearerOf(request) }),
  )

  app.post(
    '/auth/email-change',
    {
      config,
      schema: {
        summary: 'Stop a change of email, or agree to it, with the link that was sent to the old address',
        tags: ['Account'],
        body: answerEmailChangeSchema,
        response: { 200: emailChangeStateSchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    (request) => {
      const { token, agreed } = request.body
      const opener = { ...callerOf(request, publicUrl), opener: bearerOf(request) }
      return agreed ? emailChange.approve(token, opener) : emailChange.stop(token, opener)
    },
  )
}

export const emailChangeFeature: Feature = ({ services: { emailChange }, stores, limits, publicUrl }) => ({
  open: (api) => emailChangeLinks(api, { emailChange, publicUrl, attempts: limits.loginsPerMinute }),
  signedIn: (api) => emailChangeRoutes(api, { emailChange, verified: requireVerifiedEmail(stores.users), publicUrl }),
})
