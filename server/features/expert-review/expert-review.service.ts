import type { ExpertReviewProgress, ExpertReviewReply } from '#core/api/expert-review.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, PaymentNeeded } from '../../platform/errors.ts'

/** The customer's side of an expert review. Each call throws PaymentNeeded unless a check of the will is held. */
export type ExpertReviewService = {
  state(userId: number): Promise<ExpertReviewReply>
  /** Records the consent that a person reads the will. Repeating it keeps the place in the queue. */
  ask(userId: number): Promise<ExpertReviewReply>
  /** Withdraws the consent. Throws Invalid after the findings have been sent. */
  withdraw(userId: number): Promise<ExpertReviewReply>
}

type Deps = Pick<Stores, 'expertReviews' | 'entitlements' | 'orders' | 'existingWillChecks'> & {
  readonly inTransaction: InTransaction
  readonly clock: Clock
}

export const createExpertReviewService = (deps: Deps): ExpertReviewService => {
  const { expertReviews, orders, existingWillChecks, inTransaction, clock } = deps

  const orderOf = async ({ entitlements }: Pick<Stores, 'entitlements'>, userId: number): Promise<number> => {
    const order = await entitlements.orderOf(userId, ['check'])
    if (order === undefined) throw new PaymentNeeded()
    return order
  }

  const progressOf = async (userId: number, orderId: number): Promise<ExpertReviewProgress> => {
    const reading = await expertReviews.of(userId, orderId)
    if (!reading) return { is: 'not asked' }
    const { id, askedAt, takenAt, sentAt } = reading
    const asked = askedAt.toISOString()
    if (sentAt)
      return {
        is: 'sent',
        asked,
        sent: sentAt.toISOString(),
        findings: (await expertReviews.findings(userId, id)) ?? '',
      }
    if (takenAt) return { is: 'being read', asked, taken: takenAt.toISOString() }
    return { is: 'waiting', asked, place: (await expertReviews.before(askedAt)) + 1 }
  }

  const state: ExpertReviewService['state'] = async (userId) => {
    const orderId = await orderOf(deps, userId)
    const order = await orders.findById(userId, orderId)
    const answers = order && (await existingWillChecks.find(userId, order.externalId))
    return { progress: await progressOf(userId, orderId), ...(answers && { external_id: order.externalId }) }
  }

  return {
    state,

    ask: async (userId) => {
      await inTransaction(async (stores) => {
        const orderId = await orderOf(stores, userId)
        const at = clock()
        if (await stores.expertReviews.ask({ userId, orderId, consent: EXPERT_REVIEW_CONSENT, at }))
          await stores.audit.add(userId, 'asked a person to read', at)
      })
      return state(userId)
    },

    withdraw: async (userId) => {
      const orderId = await orderOf(deps, userId)
      if (!(await expertReviews.revoke(userId, orderId)) && (await expertReviews.of(userId, orderId)))
        throw new Invalid({}, 'We have already sent you what we found. Reload the page to read it.')
      return state(userId)
    },
  }
}
