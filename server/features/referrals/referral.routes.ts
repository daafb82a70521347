import { referralReplySchema, referSchema, settleClauseSchema } from '#core/api/referral.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import { createReferralService, type ReferralService } from './referral.service.ts'

const described = { tags: ['Seeing a solicitor'], ...signedIn }

export const referralRoutes = (
  app: Api,
  { referral, verified }: { referral: ReferralService; verified: ReturnType<typeof requireVerifiedEmail> },
): void => {
  app.get(
    '/referral',
    {
      schema: {
        ...described,
        summary: 'The firms a case can be sent to, and the cases that were sent with what the firms said',
        response: { 200: referralReplySchema, ...errorReplies(401, 429) },
      },
    },
    ({ userId }) => referral.read(userId),
  )

  app.post(
    '/referral',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Let a firm see the case for thirty days. A repeat for the same firm changes nothing',
        body: referSchema,
        response: { 200: referralReplySchema, ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
      },
    },
    ({ userId, body }) => referral.refer(userId, body.firm),
  )

  app.delete(
    '/referral',
    {
      schema: {
        ...described,
        summary: 'Take the case back, at once. A repeat is harmless',
        response: { 200: referralReplySchema, ...errorReplies(401, 429) },
      },
    },
    ({ userId }) => referral.takeBack(userId),
  )

  app.post(
    '/referral/clause',
    {
      schema: {
        ...described,
        summary: 'Agree to a clause that the firm wrote, in the words that were read, or decline it',
        body: settleClauseSchema,
        response: { 200: referralReplySchema, ...errorReplies(400, 401, 404, 409, 413, 415, 422, 429) },
      },
    },
    ({ userId, body }) => referral.settle(userId, body),
  )

  app.delete(
    '/referral/clause',
    {
      schema: {
        ...described,
        summary: 'Take the clause of a firm out of the will',
        response: { 200: referralReplySchema, ...errorReplies(401, 404, 409, 429) },
      },
    },
    ({ userId }) => referral.takeOut(userId),
  )
}

export const referralFeature: Feature = (context) => ({
  signedIn: (api) =>
    referralRoutes(api, {
      referral: createReferralService(context),
      verified: requireVerifiedEmail(context.stores.users),
    }),
})
