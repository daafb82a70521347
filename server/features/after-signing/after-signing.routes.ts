import {
  attestSchema,
  executorMailReplySchema,
  noteSigningSchema,
  planSigningSchema,
  revokeWillSchema,
  takeBackSigningSchema,
  tellExecutorsReplySchema,
  tellExecutorsSchema,
} from '#core/api/after-signing.ts'
import { type SaveReply, saveReplySchema, staleReplySchema } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createAskForReview } from '../reviews/ask-for-review.ts'
import { requirePaymentThenEmail } from '../verification/verified-email.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { createExecutorMails, type ExecutorMails } from './executor-mails.service.ts'
import { createSigningService, type SigningService } from './signing.service.ts'

const described = { tags: ['After the signing'], ...signedIn, headers: willHeader }

const replyOf = (will: Will): SaveReply => ({ version: will.version, will })

type Deps = {
  readonly signing: SigningService
  readonly executorMails: ExecutorMails
  readonly wills: Pick<WillsService, 'list'>
  readonly paidAndVerified: ReturnType<typeof requirePaymentThenEmail>
}

export const afterSigningRoutes = (app: Api, { signing, executorMails, wills, paidAndVerified }: Deps): void => {
  const own = assertOwnWill(wills)

  app.post(
    '/signing',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Keep when the will was signed, in front of whom, and where it is',
        body: noteSigningSchema,
        response: {
          200: saveReplySchema,
          409: staleReplySchema,
          ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => replyOf(await signing.note(request.userId, request.body)),
  )

  app.delete(
    '/signing',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Take that back: the will is not signed. What is taken back already stays so',
        querystring: takeBackSigningSchema,
        response: { 200: saveReplySchema, ...errorReplies(400, 401, 402, 404, 422, 429) },
      },
    },
    async (request) => replyOf(await signing.takeBack(request.userId, request.query.earlier)),
  )

  app.post(
    '/signing/plan',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Plan the signing, or take it a step further',
        body: planSigningSchema,
        response: {
          200: saveReplySchema,
          409: staleReplySchema,
          ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => replyOf(await signing.plan(request.userId, request.body)),
  )

  app.delete(
    '/signing/plan',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Give up the plan',
        response: { 200: saveReplySchema, ...errorReplies(401, 402, 404, 429) },
      },
    },
    async (request) => replyOf(await signing.endPlan(request.userId)),
  )

  app.post(
    '/signing/attestation',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Say how the will is to be signed: read aloud, with a mark, by another person',
        body: attestSchema,
        response: {
          200: saveReplySchema,
          409: staleReplySchema,
          ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => replyOf(await signing.attest(request.userId, request.body)),
  )

  app.post(
    '/signing/revoked',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Say that the signed will counts no more',
        body: revokeWillSchema,
        response: {
          200: saveReplySchema,
          409: staleReplySchema,
          ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => replyOf(await signing.revoke(request.userId, request.body)),
  )

  app.delete(
    '/signing/revoked',
    {
      preValidation: own,
      schema: {
        ...described,
        summary: 'Say that it counts after all',
        response: { 200: saveReplySchema, ...errorReplies(401, 402, 404, 422, 429) },
      },
    },
    async (request) => replyOf(await signing.revoke(request.userId, undefined)),
  )

  app.get(
    '/executors/mail',
    {
      schema: {
        ...described,
        summary: 'The mail that an executor would get',
        response: { 200: executorMailReplySchema, ...errorReplies(401, 429) },
      },
    },
    (request) => executorMails.preview(request.userId),
  )

  app.post(
    '/executors/mail',
    {
      preValidation: [paidAndVerified, own],
      schema: {
        ...described,
        summary: 'Mail these executors that they are named, each once',
        body: tellExecutorsSchema,
        response: { 200: tellExecutorsReplySchema, ...errorReplies(400, 401, 402, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { will, refused } = await executorMails.tell(request.userId, request.body)
      return { ...replyOf(will), refused }
    },
  )
}

export const afterSigningFeature: Feature = (context) => {
  const { stores, services } = context
  const { wills } = services
  const askForReview = createAskForReview(context)
  const { issuedDocuments, wills: revisions } = stores
  const signing = createSigningService({ ...context, issuedDocuments, revisions, wills, askForReview })
  const executorMails = createExecutorMails({ ...context, users: stores.users, wills })
  const paidAndVerified = requirePaymentThenEmail(stores)
  return { signedIn: (api) => afterSigningRoutes(api, { signing, executorMails, wills, paidAndVerified }) }
}
