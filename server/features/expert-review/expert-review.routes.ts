import { expertReviewCalls } from '#core/api/contract/services.ts'
import { serve } from '../../platform/serve.ts'
import type { ExpertReviewService } from './expert-review.service.ts'

export const expertReviewFeature = ({ expertReview }: { readonly expertReview: ExpertReviewService }) =>
  serve(expertReviewCalls, {
    'GET /api/reading': ({ userId }) => expertReview.state(userId),
    'POST /api/reading': ({ userId }) => expertReview.ask(userId),
    'DELETE /api/reading': ({ userId }) => expertReview.withdraw(userId),
  })
