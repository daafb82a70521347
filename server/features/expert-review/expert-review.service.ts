import type { ExpertReviewProgress, ExpertReviewReply } from '#core/api/existing-will.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import { type KeptAnswers, willQuestions } from '#core/existing-will/questions.ts'
import { resultsFor } from '#core/existing-will/results.ts'
import { refusals } from '#words/en/refusals.ts'
import type { ExpertReview } from '../../db/repositories/existing-wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { findingsReadyMail } from '../../mail/templates/contact.ts'
import { Invalid, PaymentNeeded } from '../../platform/errors.ts'

type Deps = Means<'inTransaction' | 'clock'> &
  Pick<Stores, 'expertReviews' | 'entitlements' | 'orders' | 'existingWillChecks'>

/** The customer's side of an expert review. Each call throws PaymentNeeded unless a check of the will is held. */
export type ExpertReviewService = ReturnType<typeof createExpertReviewService>

export const createExpertReviewService = (deps: Deps) => {
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

  const state = async (userId: number): Promise<ExpertReviewReply> => {
    const orderId = await orderOf(deps, userId)
    const order = await orders.findById(userId, orderId)
    const answers = order && (await existingWillChecks.find(userId, order.externalId))
    return { progress: await progressOf(userId, orderId), ...(answers && { external_id: order.externalId }) }
  }

  return {
    state,

    /** Records the consent that a person reads the will. Repeating it keeps the place in the queue. */
    ask: async (userId: number): Promise<ExpertReviewReply> => {
      await inTransaction(async (stores) => {
        const orderId = await orderOf(stores, userId)
        const at = clock()
        if (await stores.expertReviews.ask({ userId, orderId, consent: EXPERT_REVIEW_CONSENT, at }))
          await stores.audit.add(userId, 'asked a person to read', at)
      })
      return state(userId)
    },

    /** Withdraws the consent. Throws Invalid after the findings have been sent. */
    withdraw: async (userId: number): Promise<ExpertReviewReply> => {
      const orderId = await orderOf(deps, userId)
      if (!(await expertReviews.revoke(userId, orderId)) && (await expertReviews.of(userId, orderId)))
        throw new Invalid({}, refusals.weHaveSentWhatWeFound)
      return state(userId)
    },
  }
}

type ReviewDeskDeps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'homeUrl'> & Pick<Stores, 'expertReviews'>

/** The request as it is while its owner's entitlements are locked, so that no refund or withdrawal goes by it. */
const lockedReading = async (stores: Stores, id: number): Promise<ExpertReview | undefined> => {
  const seen = await stores.expertReviews.find(id)
  if (!seen) return undefined
  await stores.entitlements.lock(seen.userId)
  return stores.expertReviews.find(id)
}

/** The reviewer's side of expert reviews. An id that is not in the queue gives undefined: the customer may have withdrawn it. */
export type ReviewDesk = ReturnType<typeof createReviewDesk>

export const createReviewDesk = ({ expertReviews, inTransaction, enqueueMail, clock, homeUrl }: ReviewDeskDeps) => ({
  queue: (): Promise<ExpertReview[]> => expertReviews.queue(),

  /** Notes in the customer's activity log that a person has opened it. */
  open: (id: number): Promise<ExpertReview | undefined> =>
    inTransaction(async (stores) => {
      const reading = await stores.expertReviews.find(id)
      if (reading) await stores.audit.add(reading.userId, 'a person opened it to read', clock())
      return reading
    }),

  /** False when another reviewer has taken it, or it has been sent. `by`: at the desk. */
  take: (id: number, by?: number): Promise<boolean> =>
    inTransaction(async (stores) => {
      const reading = await lockedReading(stores, id)
      if (!reading || !(await stores.expertReviews.take(id, clock(), by))) return false
      await stores.deliveries.note(reading.orderId, 'expert review', clock())
      return true
    }),

  /** Stores the findings and enqueues a mail to the customer, in one transaction. False unless it is taken and not sent. */
  send: (id: number, findings: string): Promise<boolean> =>
    inTransaction(async (stores) => {
      const reading = await lockedReading(stores, id)
      const user = reading && (await stores.users.find(reading.userId))
      if (!user || !(await stores.expertReviews.send(reading, findings, clock()))) return false
      await enqueueMail(stores.outbox, 'findings are ready', findingsReadyMail(user, homeUrl()))
      return true
    }),
})

// The text that the reviewer reads. It holds no more than the customer agreed to.

/** For an existing will: every answer, and the findings of the report. */
export const briefOfAnswers = (answers: KeptAnswers): string =>
  [
    '# Answers about a will they already have',
    ...willQuestions.map(({ id, question }) => `${question}\n  ${answers[id] ?? 'Not asked then'}`),
    '# What the report says',
    ...resultsFor(answers).map(({ heading, text, source }) => `${heading}\n  ${text}\n  ${source}`),
  ].join('\n\n')
