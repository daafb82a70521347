import { z } from 'zod'
import { askedForReviewSchema, giveReviewSchema, reviewsReplySchema } from '#core/api/reviews.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createReviewsService, type ReviewsService } from './reviews.service.ts'

const tags = ['Reviews']

/** Needs no log-in. */
export const publishedReviewsRoute = (app: Api, opinions: ReviewsService): void => {
  app.get(
    '/reviews',
    {
      schema: {
        summary: 'What customers say who have paid: the average of all, and a few texts. Nothing below five',
        tags,
        response: { 200: reviewsReplySchema, ...errorReplies(429) },
      },
    },
    () => opinions.shown(),
  )
}

export const reviewsRoutes = (app: Api, opinions: ReviewsService): void => {
  app.get(
    '/reviews/mine',
    {
      schema: {
        summary: 'Whether to ask for a review: once, and only a customer who has paid',
        tags,
        ...signedIn,
        response: { 200: askedForReviewSchema, ...errorReplies(401, 429) },
      },
    },
    (request) => opinions.toAsk(request.userId),
  )

  app.post(
    '/reviews',
    {
      schema: {
        summary: 'Say what one thinks of the service, or that one would rather not. Once',
        tags,
        ...signedIn,
        body: giveReviewSchema,
        response: { 204: z.undefined().describe('Kept'), ...errorReplies(400, 401, 402, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await opinions.give(request.userId, request.body)
      return reply.code(204).send()
    },
  )
}

export const reviewsFeature: Feature = ({ stores, clock }) => {
  const opinions = createReviewsService({ ...stores, clock })
  return {
    open: (api) => publishedReviewsRoute(api, opinions),
    signedIn: (api) => reviewsRoutes(api, opinions),
  }
}
