import type { GiveReviewBody, ReviewsReply } from '#core/api/reviews.ts'
import { MIN_REVIEWS_SHOWN } from '#core/constants.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, PaymentNeeded } from '../../platform/errors.ts'

/** Number of reviews shown beside the average. */
const TEXTS = 3

export type ReviewsService = {
  /** The average of all published reviews; nothing while there are fewer than five. */
  shown(): Promise<ReviewsReply>
  /** Whether the customer has paid for a product and has not answered yet. */
  toAsk(userId: number): Promise<{ ask: boolean }>
  /** Throws PaymentNeeded when the customer has paid for nothing, and Invalid when they have answered before. */
  give(userId: number, answer: GiveReviewBody): Promise<void>
}

type Deps = Pick<Stores, 'reviews' | 'orders'> & { readonly clock: Clock }

export const createReviewsService = ({ reviews, orders, clock }: Deps): ReviewsService => {
  const hasPaid = async (userId: number): Promise<boolean> =>
    (await orders.list(userId)).some(({ state, refundReason }) => state === 'paid' && refundReason === undefined)

  return {
    shown: async () => {
      const { count, total } = await reviews.sum()
      if (count < MIN_REVIEWS_SHOWN) return {}
      const newest = await reviews.newest(TEXTS)
      return {
        average: Math.round((total * 10) / count) / 10,
        count,
        reviews: newest.map(({ rating, words, name, given }) => ({
          rating,
          words,
          ...(name !== undefined && { name }),
          given,
        })),
      }
    },

    toAsk: async (userId) => ({ ask: (await hasPaid(userId)) && !(await reviews.hasAnswered(userId)) }),

    give: async (userId, answer) => {
      if (!(await hasPaid(userId))) throw new PaymentNeeded()
      const isFirst =
        'declined' in answer
          ? await reviews.decline(userId, clock())
          : await reviews.add(userId, { ...answer, words: answer.words.trim() }, clock())
      if (!isFirst) throw new Invalid({ rating: ['OPINION_GIVEN'] })
    },
  }
}
