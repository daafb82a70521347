import { z } from 'zod'
import { numberInPath, reasonOnlySchema } from '#core/api/desk.ts'
import { moderationReplySchema } from '#core/api/desk-queues.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import { deskCall } from './desk-guard.ts'

/** What an act on a review concerns. */
const review = (id: number) => ({
  about: `review ${id}`,
  customer: ({ reviews }: Stores) => reviews.writerOf(id),
})

export const reviewsDeskRoutes = (app: Api, { clock }: { readonly clock: Clock }): void => {
  const response = {
    204: z.undefined().describe('Done'),
    ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429),
  }
  const decided = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) throw new NotFound('There is no such review. Reload the page.')
  }

  app.get(
    '/desk/reviews',
    deskCall('see the reviews', {
      summary: 'What customers say of the service, the oldest first',
      response: { 200: moderationReplySchema, ...errorReplies(401, 403, 429) },
    }),
    ({ desk }) =>
      desk.noted({ about: '' }, async ({ reviews }) => ({
        reviews: (await reviews.list()).map(({ why, ...shown }) => ({ ...shown, ...(why !== undefined && { why }) })),
      })),
  )

  app.post(
    '/desk/reviews/:id/publish',
    deskCall('publish a review', {
      summary: 'Show a review to visitors, and count it',
      params: numberInPath,
      response,
    }),
    async ({ desk, params: { id } }, reply) => {
      await desk.noted(review(id), ({ reviews }) => decided(reviews.decide(id, 'published', undefined, clock())))
      return reply.code(204).send()
    },
  )

  app.post(
    '/desk/reviews/:id/refuse',
    deskCall('refuse a review', {
      summary: 'Keep a review back that breaks the law or names a person. A low rating is no reason',
      params: numberInPath,
      body: reasonOnlySchema,
      response,
    }),
    async ({ desk, params: { id }, body }, reply) => {
      await desk.noted(review(id), ({ reviews }) => decided(reviews.decide(id, 'refused', body.reason, clock())))
      return reply.code(204).send()
    },
  )
}

export const reviewsDeskFeature: Feature = (context) => ({ desk: (api) => reviewsDeskRoutes(api, context) })
