import type { GiveReviewBody, ReviewsReply } from '#core/api/visitors.ts'
import { MIN_REVIEWS_SHOWN } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Stores } from '../../db/stores.ts'
import { type Means, wantsNoMailOfWill } from '../../mail/enqueue.ts'
import { reviewRequestMail } from '../../mail/templates/watch.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, PaymentNeeded } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

/** Number of reviews shown beside the average. */
const TEXTS = 3

type Deps = Pick<Stores, 'reviews' | 'orders'> & { readonly clock: Clock }

export const createReviewsService = ({ reviews, orders, clock }: Deps) => {
  const hasPaid = async (userId: number): Promise<boolean> =>
    (await orders.list(userId)).some(({ state, refundReason }) => state === 'paid' && refundReason === undefined)

  return {
    /** The average of all published reviews; nothing while there are fewer than five. */
    shown: async (): Promise<ReviewsReply> => {
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

    /** Whether the customer has paid for a product and has not answered yet. */
    toAsk: async (userId: number): Promise<{ ask: boolean }> => ({
      ask: (await hasPaid(userId)) && !(await reviews.hasAnswered(userId)),
    }),

    /** Throws PaymentNeeded when the customer has paid for nothing, and Invalid when they have answered before. */
    give: async (userId: number, answer: GiveReviewBody): Promise<void> => {
      if (!(await hasPaid(userId))) throw new PaymentNeeded()
      const isFirst =
        'declined' in answer
          ? await reviews.decline(userId, clock())
          : await reviews.add(userId, { ...answer, words: answer.words.trim() }, clock())
      if (!isFirst) throw new Invalid({ rating: ['OPINION_GIVEN'] })
    },
  }
}

type AskDeps = Means<'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'>

/**
 * Mails a customer who has paid, and has given no review, the question for one: once, whatever becomes of the will. A customer who
 * stopped the mails about their will, or those to their address, is not asked.
 */
export type AskForReview = (stores: Stores, userId: number) => Promise<void>

const ASKED = 'was asked for a review'

/** The question is put into the outbox by the transaction that notes the signing, and leaves a day later: nobody sits at the table any more. */
export const createAskForReview =
  ({ enqueueMail, clock, randomBytes, homeUrl }: AskDeps): AskForReview =>
  async (stores, userId) => {
    if ((await stores.audit.list(userId)).some(({ action }) => action === ASKED)) return
    const { ask } = await createReviewsService({ reviews: stores.reviews, orders: stores.orders, clock }).toAsk(userId)
    const user = ask ? await stores.users.find(userId) : undefined
    const kept = user && (await stores.wills.find(userId))
    if (!kept || (await wantsNoMailOfWill(stores, kept.will, user.email))) return
    await stores.audit.add(userId, ASKED, clock())
    const token = newToken(randomBytes)
    await stores.contact.addUnsubscribeLink(tokenHash(token), user.email)
    const urls = { homeUrl: homeUrl(), stopUrl: `${homeUrl()}/unsubscribe/${token}` }
    const tomorrow = new Date(clock().getTime() + DAY_MS)
    await enqueueMail(stores.outbox, 'a request for a review', reviewRequestMail(user, urls), tomorrow)
  }
