import { findingsFor } from '#core/existing-will/findings.ts'
import { type WillAnswers, willQuestions } from '#core/existing-will/questions.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { willCheck } from '#drafting/pack/will-check.ts'
import type { ExpertReview } from '../../db/repositories/expert-reviews.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { findingsReadyMail } from '../../mail/templates/expert-review.ts'
import type { Clock } from '../../platform/clock.ts'

/** Where the person sits who reads. A number that is not in the queue is undefined: its owner may have taken it back. */
export type ReviewDesk = {
  queue(): Promise<ExpertReview[]>
  /** Says in the customer's own record that somebody has opened it. */
  open(id: number): Promise<ExpertReview | undefined>
  /** False when somebody has taken it, or it has been sent. */
  take(id: number): Promise<boolean>
  /** Keeps the findings and tells the customer that they are there, both or neither. False unless it is taken and not sent. */
  send(id: number, findings: string): Promise<boolean>
}

type Deps = Pick<Stores, 'expertReviews'> & {
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  /** Where the customer reaches us, without a slash at the end. */
  readonly homeUrl: () => string
}

export const createReviewDesk = ({ expertReviews, inTransaction, enqueueMail, clock, homeUrl }: Deps): ReviewDesk => ({
  queue: () => expertReviews.queue(),

  open: (id) =>
    inTransaction(async (stores) => {
      const reading = await stores.expertReviews.find(id)
      if (reading) await stores.audit.add(reading.userId, 'a person opened it to read', clock())
      return reading
    }),

  take: (id) =>
    inTransaction(
      async (stores) => (await stores.expertReviews.find(id)) !== undefined && stores.expertReviews.take(id, clock()),
    ),

  send: (id, findings) =>
    inTransaction(async (stores) => {
      const reading = await stores.expertReviews.find(id)
      const user = reading && (await stores.users.find(reading.userId))
      if (!user || !(await stores.expertReviews.send(reading, findings, clock()))) return false
      await enqueueMail(stores.outbox, 'findings are ready', findingsReadyMail(user, homeUrl()))
      return true
    }),
})

/** What the person needs who reads for a customer: as text, and no more than the customer agreed to. */

/** Of a will somebody already had: every answer, and what the program made of them. */
export const briefOfAnswers = (answers: WillAnswers): string =>
  [
    '# Answers about a will they already have',
    ...willQuestions.map(({ id, question }) => `${question}\n  ${answers[id]}`),
    '# What the report says',
    ...findingsFor(answers).map(({ heading, text, source }) => `${heading}\n  ${text}\n  ${source}`),
  ].join('\n\n')

/** Of a will made here, finished or not: the report, and the will as it stands. */
export const briefOfWill = (will: Will, today: Day): string =>
  [toPlainText(willCheck(will, { today })), '# The will as it stands', asText(preview(will, today))].join('\n\n')
