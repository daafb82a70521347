import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  accountPatchSchema,
  accountReplySchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  confirmedSchema,
} from '#core/api/account.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { bearerOf, callerOf } from '../auth/auth.routes.ts'
import type { Feature } from '../context.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import type { AccountService } from './account.service.ts'
import { createErasure, type Erasure } from './erasure.ts'
import { createExportAccount, type ExportAccount } from './export.ts'

type Deps = {
  readonly account: AccountService
  readonly erasure: Erasure
  readonly exportAccount: ExportAccount
  readonly verified: ReturnType<typeof requireVerifiedEmail>
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }
const done = (what: string) => z.undefined().describe(what)
const noContent = (reply: FastifyReply): FastifyReply => reply.code(204).send()

export const accountRoutes = (app: Api, { account, erasure, exportAccount, verified, publicUrl }: Deps): void => {
  app.get(
    '/account',
    {
      schema: {
        ...described,
        summary: 'The account: who it belongs to, where it is logged in, what was bought',
        response: { 200: accountReplySchema, ...errorReplies(401, 429) },
      },
    },
    (request) => account.read(request.userId, request.token),
  )

  app.patch(
    '/account',
    {
      schema: {
        ...described,
        summary: 'Change the name of the account. The name in the will is an answer of its own',
        body: accountPatchSchema,
        response: { 204: done('Changed'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await account.rename(request.userId, request.body)
      return noContent(reply)
    },
  )

  app.delete(
    '/account',
    {
      schema: {
        ...described,
        summary: 'Delete the account and everything in it, for good',
        body: confirmedSchema,
        response: { 204: done('Deleted'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await erasure.asked(request.userId, request.body.current)
      return noContent(reply)
    },
  )

  app.get(
    '/account/export',
    {
      schema: {
        ...described,
        summary: 'Everything we hold, as a zip file: JSON with its schema, and every document',
        response: {
          200: { description: 'A zip file', content: { 'application/zip': { schema: z.any() } } },
          ...errorReplies(401, 429),
        },
      },
    },
    async (request, reply) => {
      const zip = await exportAccount(request.userId, request.token)
      return reply
        .header('content-disposition', 'attachment; filename="my-account.zip"')
        .type('application/zip')
        .send(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength))
    },
  )

  app.post(
    '/account/password',
    {
      schema: {
        ...described,
        summary: 'Change the password. Ends every other session',
        body: changePasswordSchema,
        response: { 204: done('Changed'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await account.changePassword(request.userId, request.token, request.body, callerOf(request, publicUrl))
      return noContent(reply)
    },
  )

  app.post(
    '/account/email',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Ask for another email. It changes when the link sent there is opened',
        body: changeEmailSchema,
        response: { 202: done('A link is on its way'), ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await account.askForEmail(request.userId, request.body, callerOf(request, publicUrl))
      return reply.code(202).send()
    },
  )

  app.delete(
    '/account/sessions',
    {
      schema: {
        ...described,
        summary: 'End every session but this one',
        response: { 204: done('Ended'), ...errorReplies(401, 429) },
      },
    },
    async (request, reply) => {
      await account.endOtherSessions(request.userId, request.token)
      return noContent(reply)
    },
  )

  app.delete(
    '/account/sessions/:id',
    {
      schema: {
        ...described,
        summary: 'End a session',
        params: z.object({ id: text(100) }),
        response: { 204: done('Ended'), ...errorReplies(401, 404, 429) },
      },
    },
    async (request, reply) => {
      await account.endSession(request.userId, request.params.id)
      return noContent(reply)
    },
  )
}

/** The link from the mail: opened where they read mail, which may not be where they are logged in. */
export const confirmEmailRoute = (
  app: Api,
  { account, attempts, publicUrl }: Pick<Deps, 'account' | 'publicUrl'> & { readonly attempts: number },
): void => {
  app.post(
    '/auth/confirm-email',
    {
      config: { rateLimit: { max: attempts, timeWindow: '1 minute' } },
      schema: {
        summary: 'Confirm a new email with the link from the mail',
        tags: ['Account'],
        body: confirmEmailSchema,
        response: { 204: done('Changed'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await account.confirmEmail(request.body.token, { ...callerOf(request, publicUrl), token: bearerOf(request) })
      return noContent(reply)
    },
  )
}

export const accountFeature: Feature = (context) => {
  const { services, stores, limits, publicUrl } = context
  const { account, refunds: orders } = services
  const erasure = createErasure({ ...context, ...services })
  const exportAccount = createExportAccount({ ...context, ...stores, ...services, orders })
  const verified = requireVerifiedEmail(stores.users)
  return {
    open: (api) => confirmEmailRoute(api, { account, attempts: limits.loginsPerMinute, publicUrl }),
    signedIn: (api) => accountRoutes(api, { account, erasure, exportAccount, verified, publicUrl }),
  }
}
