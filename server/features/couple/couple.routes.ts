import {
  acceptedReplySchema,
  confirmWillSchema,
  invitationReplySchema,
  invitationSchema,
  invitePartnerReplySchema,
  invitePartnerSchema,
  pairReplySchema,
} from '#core/api/couple.ts'
import { saveReplySchema, staleReplySchema } from '#core/api/wills.ts'
import { type Api, baseUrlOf, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { requirePaymentThenEmail } from '../verification/verified-email.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { CoupleService } from './couple.service.ts'
import { createInvitationsService, type InvitationsService } from './invitations.service.ts'

const tags = ['Wills of a couple']
const described = { tags, ...signedIn }

type Deps = {
  readonly couple: CoupleService
  readonly invitations: InvitationsService
  readonly wills: Pick<WillsService, 'list'>
  readonly paidAndVerified: ReturnType<typeof requirePaymentThenEmail>
  /** Empty for the address of the request. */
  readonly publicUrl: string
}

export const coupleRoutes = (app: Api, { couple, invitations, wills, paidAndVerified, publicUrl }: Deps): void => {
  app.get(
    '/pair',
    {
      schema: {
        ...described,
        summary: 'The state of a couple’s wills, as the customer may see it',
        response: { 200: pairReplySchema, ...errorReplies(401, 429) },
      },
    },
    async (request) => ({ pair: await couple.read(request.userId) }),
  )

  app.post(
    '/pair/invite',
    {
      preValidation: paidAndVerified,
      schema: {
        ...described,
        summary: 'Send the partner a link to the second will, and get one to hand over. Older links work no more',
        body: invitePartnerSchema,
        response: { 200: invitePartnerReplySchema, ...errorReplies(400, 401, 402, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const link = await invitations.invite(request.userId, request.body.email, baseUrlOf(request, publicUrl))
      return { pair: await couple.read(request.userId), link }
    },
  )

  app.post(
    '/pair/withdraw',
    {
      schema: {
        ...described,
        summary: 'Take the invitation back, before it is accepted',
        response: { 200: pairReplySchema, ...errorReplies(401, 402, 404, 429) },
      },
    },
    async (request) => {
      await invitations.withdraw(request.userId)
      return { pair: await couple.read(request.userId) }
    },
  )

  app.post(
    '/pair/accept',
    {
      schema: {
        ...described,
        summary: 'Accept an invitation with its link. A will that has answers stays as it is',
        body: invitationSchema,
        response: { 200: acceptedReplySchema, ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    (request) => invitations.accept(request.userId, request.body.token, baseUrlOf(request, publicUrl)),
  )

  app.post(
    '/pair/confirm',
    {
      preValidation: assertOwnWill(wills),
      schema: {
        ...described,
        summary: 'Confirm that a will a partner paid for is one’s own, as it stands in this version',
        headers: willHeader,
        body: confirmWillSchema,
        response: {
          200: saveReplySchema,
          409: staleReplySchema,
          ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const will = await couple.confirm(request.userId, request.body.version)
      return { version: will.version, will }
    },
  )

  app.post(
    '/pair/end',
    {
      schema: {
        ...described,
        summary: 'End what is between the two wills. Both stay, and so does what was paid',
        response: { 200: pairReplySchema, ...errorReplies(401, 404, 429) },
      },
    },
    async (request) => {
      await couple.end(request.userId)
      return { pair: await couple.read(request.userId) }
    },
  )
}

/** Needs no log-in: the recipient of an invitation may have no account. */
export const invitationRoute = (app: Api, invitations: Pick<InvitationsService, 'read'>, attempts: number): void => {
  app.post(
    '/invitation',
    {
      config: { rateLimit: { max: attempts, timeWindow: '1 minute' } },
      schema: {
        summary: 'Who invites whom to write their wills together',
        tags,
        body: invitationSchema,
        response: { 200: invitationReplySchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    (request) => invitations.read(request.body.token),
  )
}

export const coupleFeature: Feature = (context) => {
  const { stores, services, limits, publicUrl } = context
  const { couple, wills } = services
  const invitations = createInvitationsService({ ...context, ...stores })
  const paidAndVerified = requirePaymentThenEmail(stores)
  return {
    open: (api) => invitationRoute(api, invitations, limits.loginsPerMinute),
    signedIn: (api) => coupleRoutes(api, { couple, invitations, wills, paidAndVerified, publicUrl }),
  }
}
