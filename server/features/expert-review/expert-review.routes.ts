import { askExpertReviewSchema, expertReviewReplySchema } from '#core/api/expert-review.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { ExpertReviewService } from './expert-review.service.ts'

const described = { tags: ['Checking a will'], ...signedIn }

export const expertReviewRoutes = (app: Api, expertReview: ExpertReviewService): void => {
  app.get(
    '/reading',
    {
      schema: {
        ...described,
        summary: 'The state of the expert review and its findings, for a customer who holds a check',
        response: { 200: expertReviewReplySchema, ...errorReplies(401, 402, 429) },
      },
    },
    (request) => expertReview.state(request.userId),
  )

  app.post(
    '/reading',
    {
      schema: {
        ...described,
        summary: 'Ask that a person reads what was told, too. Asking again keeps the place in the queue',
        body: askExpertReviewSchema,
        response: { 200: expertReviewReplySchema, ...errorReplies(400, 401, 402, 413, 415, 422, 429) },
      },
    },
    (request) => expertReview.ask(request.userId),
  )

  app.delete(
    '/reading',
    {
      schema: {
        ...described,
        summary: 'Take that back, until the findings are sent',
        response: { 200: expertReviewReplySchema, ...errorReplies(401, 402, 422, 429) },
      },
    },
    (request) => expertReview.withdraw(request.userId),
  )
}

export const expertReviewFeature: Feature = ({ services }) => ({
  signedIn: (api) => expertReviewRoutes(api, services.expertReview),
})
