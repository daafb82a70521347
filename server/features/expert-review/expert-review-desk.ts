import { type KeptAnswers, willQuestions } from '#core/existing-will/questions.ts'
import { resultsFor } from '#core/existing-will/results.ts'
import type { ExpertReview } from '../../db/repositories/expert-reviews.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { findingsReadyMail } from '../../mail/templates/answers.ts'
import type { Clock } from '../../platform/clock.ts'

/** The reviewer's side of expert reviews. An id that is not in the queue gives undefined: the customer may have withdrawn it. */
export type ReviewDesk = {
  queue(): Promise<ExpertReview[]>
  /** Notes in the customer's activity log that a person has opened it. */
  open(id: number): Promise<ExpertReview | undefined>
  /** False when another reviewer has taken it, or it has been sent. `by`: at the desk. */
  take(id: number, by?: number): Promise<boolean>
  /** Stores the findings and enqueues a mail to the customer, in one transaction. False unless it is taken and not sent. */
  send(id: number, findings: string): Promise<boolean>
}

type Deps = Pick<Stores, 'expertReviews'> & {
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  /** The address of the site, without a slash at the end. */
  readonly homeUrl: () => string
}

/** The request as it is while its owner's entitlements are locked, so that no refund or withdrawal goes by it. */
const lockedReading = async (stores: Stores, id: number): Promise<ExpertReview | undefined> => {
  const seen = await stores.expertReviews.find(id)
  if (!seen) return undefined
  await stores.entitlements.lock(seen.userId)
  return stores.expertReviews.find(id)
}

export const createReviewDesk = ({ expertReviews, inTransaction, enqueueMail, clock, homeUrl }: Deps): ReviewDesk => ({
  queue: () => expertReviews.queue(),

  open: (id) =>
    inTransaction(async (stores) => {
      const reading = await stores.expertReviews.find(id)
      if (reading) await stores.audit.add(reading.userId, 'a person opened it to read', clock())
      return reading
    }),

  take: (id, by) =>
    inTransaction(async (stores) => {
      const reading = await lockedReading(stores, id)
      if (!reading || !(await stores.expertReviews.take(id, clock(), by))) return false
      await stores.deliveries.note(reading.orderId, 'expert review', clock())
      return true
    }),

  send: (id, findings) =>
    inTransaction(async (stores) => {
      const reading = await lockedReading(stores, id)
      const user = reading && (await stores.users.find(reading.userId))
      if (!user || !(await stores.expertReviews.send(reading, findings, clock()))) return false
      await enqueueMail(stores.outbox, 'findings are ready', findingsReadyMail(user, homeUrl()))
      return true
    }),
})

/** The text that the reviewer reads. It holds no more than the customer agreed to. */

/** For an existing will: every answer, and the findings of the report. */
export const briefOfAnswers = (answers: KeptAnswers): string =>
  [
    '# Answers about a will they already have',
    ...willQuestions.map(({ id, question }) => `${question}\n  ${answers[id] ?? 'Not asked then'}`),
    '# What the report says',
    ...resultsFor(answers).map(({ heading, text, source }) => `${heading}\n  ${text}\n  ${source}`),
  ].join('\n\n')
