import { reviewsCalls } from '#core/api/contract/visitors.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import { createReviewsService } from './reviews.service.ts'

export const reviewsFeature = ({ stores, clock }: { readonly stores: Stores; readonly clock: Clock }) => {
  const opinions = createReviewsService({ ...stores, clock })
  return serve(reviewsCalls, {
    'GET /api/reviews': () => opinions.shown(),
    'GET /api/reviews/mine': ({ userId }) => opinions.toAsk(userId),
    'POST /api/reviews': ({ userId, body }) => opinions.give(userId, body),
  })
}
