import { z } from 'zod'
import { numberInPath } from '#core/api/desk.ts'
import { moderationReplySchema, publishReviewSchema, refuseReviewSchema } from '#core/api/desk-queues.ts'
import { decidedSchema } from '#core/api/fields.ts'
import type { Decision } from '../../db/repositories/reviews.store.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { DecidedMeanwhile, NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import { decidedBy } from './decided-by.ts'
import { deskCall } from './desk-guard.ts'

/** What an act on a review concerns. */
const review = (id: number) => ({
  about: `review ${id}`,
  customer: ({ reviews }: Stores) => reviews.writerOf(id),
})

export const reviewsDeskRoutes = (app: Api, { clock }: { readonly clock: Clock }): void => {
  const response = {
    204: z.undefined().describe('Done'),
    409: decidedSchema,
    ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429),
  }
  const decide = async (
    all: Stores,
    id: number,
    { state, why, over }: { state: Decision['state']; why?: string; over: string | null | undefined },
  ): Promise<void> => {
    if (await all.reviews.decide(id, state, why, clock(), over)) return
    const before = await all.reviews.decisionOn(id)
    if (!before) throw new NotFound('There is no such review. Reload the page.')
    // Pressed twice, or both decided the same.
    if (before.state === state && before.why === why) return
    const who = await decidedBy(all, `review ${id}`, ['publish a review', 'refuse a review'], before.at)
    const said = before.why === undefined ? '' : ` Why: “${before.why}”.`
    throw new DecidedMeanwhile(`This review is ${before.state} already (${who}).${said}`, before.at)
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
      body: publishReviewSchema.nullish(),
      response,
    }),
    async ({ desk, params: { id }, body }, reply) => {
      await desk.noted(review(id), (all) => decide(all, id, { state: 'published', over: body?.over }))
      return reply.code(204).send()
    },
  )

  app.post(
    '/desk/reviews/:id/refuse',
    deskCall('refuse a review', {
      summary: 'Keep a review back that breaks the law or names a person. A low rating is no reason',
      params: numberInPath,
      body: refuseReviewSchema,
      response,
    }),
    async ({ desk, params: { id }, body }, reply) => {
      await desk.noted(review(id), (all) => decide(all, id, { state: 'refused', why: body.reason, over: body.over }))
      return reply.code(204).send()
    },
  )
}

export const reviewsDeskFeature: Feature = (context) => ({ desk: (api) => reviewsDeskRoutes(api, context) })
