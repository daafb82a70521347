import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { accountPatchSchema, accountReplySchema, changePasswordSchema } from '#core/api/account.ts'
import { identitySchema } from '#core/api/auth.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { callerOf } from '../auth/auth.routes.ts'
import type { Feature, Services } from '../context.ts'
import { createReferralService } from '../referrals/referral.service.ts'
import type { AccountService } from './account.service.ts'
import { createErasure, type Erasure } from './erasure.ts'
import { createExportAccount, type ExportAccount } from './export.ts'

type Deps = {
  readonly account: AccountService
  /** A change that is due is made before the account is shown. */
  readonly emailChange: Pick<Services['emailChange'], 'carryOut'>
  readonly erasure: Erasure
  readonly exportAccount: ExportAccount
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }
const done = (what: string) => z.undefined().describe(what)
const noContent = (reply: FastifyReply): FastifyReply => reply.code(204).send()

export const accountRoutes = (app: Api, { account, emailChange, erasure, exportAccount, publicUrl }: Deps): void => {
  app.get(
    '/account',
    {
      schema: {
        ...described,
        summary: 'The account: who it belongs to, where it is logged in, what was bought',
        response: { 200: accountReplySchema, ...errorReplies(401, 429) },
      },
    },
    async (request) => {
      const { userId, token } = request
      await emailChange.carryOut(userId, { ...callerOf(request, publicUrl), opener: token })
      return account.read(userId, token)
    },
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
        body: identitySchema,
        response: { 204: done('Deleted'), ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await erasure.asked(request.userId, request.body, callerOf(request, publicUrl))
      return noContent(reply)
    },
  )

  app.get(
    '/account/export',
    {
      schema: {
        ...described,
        summary:
          'Everything we hold, as a zip file: JSON with its schema, and every document that was downloaded. One at a time, and five a day',
        response: {
          200: { description: 'A zip file', content: { 'application/zip': { schema: z.any() } } },
          ...errorReplies(401, 429),
        },
      },
    },
    async (request, reply) => {
      const zip = await exportAccount(request.userId, request.token, callerOf(request, publicUrl))
      return reply
        .header('content-disposition', 'attachment; filename="my-account.zip"')
        .type('application/zip')
        .send(zip)
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

export const accountFeature: Feature = (context) => {
  const { services, stores, publicUrl } = context
  const { account, emailChange, refunds: orders } = services
  const erasure = createErasure({ ...context, ...services })
  const exportAccount = createExportAccount({
    ...context,
    ...stores,
    ...services,
    orders,
    devices: stores.knownDevices,
    referral: createReferralService(context),
  })
  return {
    signedIn: (api) => accountRoutes(api, { account, emailChange, erasure, exportAccount, publicUrl }),
  }
}
