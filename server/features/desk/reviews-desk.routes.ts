import { reviewsDeskCalls } from '#core/api/contract/desk-product.ts'
import type { Decision } from '../../db/repositories/reviews.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { DecidedMeanwhile, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { decidedBy } from './desk-guard.ts'

/** What an act on a review concerns. */
const review = (id: number) => ({ about: `review ${id}`, customer: ({ reviews }: Stores) => reviews.writerOf(id) })

export const reviewsDeskFeature = ({ clock }: { readonly clock: Clock }) => {
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

  return serve(reviewsDeskCalls, {
    'GET /api/desk/reviews': ({ desk }) =>
      desk.noted({ about: '' }, async ({ reviews }) => ({
        reviews: (await reviews.list()).map(({ why, ...shown }) => ({ ...shown, ...(why !== undefined && { why }) })),
      })),

    'POST /api/desk/reviews/{id}/publish': ({ desk, params: { id }, body }) =>
      desk.noted(review(id), (all) => decide(all, id, { state: 'published', over: body?.over })),

    'POST /api/desk/reviews/{id}/refuse': ({ desk, params: { id }, body }) =>
      desk.noted(review(id), (all) => decide(all, id, { state: 'refused', why: body.reason, over: body.over })),
  })
}
