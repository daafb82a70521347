/** Expert review: a person reads the customer's answers, in addition to the automatic report. */
import { z } from 'zod'

const moment = z.iso.datetime()

const known = { asked: moment }

/** The progress of an expert review. `place` is the position in the queue, from 1. */
export const expertReviewProgressSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not asked') }),
  z.strictObject({ is: z.literal('waiting'), ...known, place: z.int().positive() }),
  z.strictObject({ is: z.literal('being read'), ...known, taken: moment }),
  z.strictObject({ is: z.literal('sent'), ...known, sent: moment, findings: z.string() }),
])

export const expertReviewReplySchema = z.strictObject({
  progress: expertReviewProgressSchema,
  /** The order that paid for an existing-will check; present once the result of that check can be read. */
  external_id: z.string().optional(),
})

/** Consent that a person reads the answers: see `EXPERT_REVIEW_CONSENT`. */
export const askExpertReviewSchema = z.strictObject({ consent: z.literal(true) })

export type ExpertReviewReply = z.infer<typeof expertReviewReplySchema>
export type ExpertReviewProgress = z.infer<typeof expertReviewProgressSchema>

/** Characters. */
export const FINDINGS_MAX_LENGTH = 20_000
