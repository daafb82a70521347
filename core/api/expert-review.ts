/** A person's reading of what somebody told us about their will, beside the report a program makes at once. */
import { z } from 'zod'

const moment = z.iso.datetime()

const known = { asked: moment }

/** How far it has got. `place` counts from 1, of those whom nobody reads yet. */
export const expertReviewProgressSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not asked') }),
  z.strictObject({ is: z.literal('waiting'), ...known, place: z.int().positive() }),
  z.strictObject({ is: z.literal('being read'), ...known, taken: moment }),
  z.strictObject({ is: z.literal('sent'), ...known, sent: moment, findings: z.string() }),
])

export const expertReviewReplySchema = z.strictObject({
  progress: expertReviewProgressSchema,
  /** The order that pays for the check; present where it was of a will somebody already had, and its result can be read. */
  external_id: z.string().optional(),
})

/** Agreement that a person reads it: see `READING_CONSENT`. */
export const askExpertReviewSchema = z.strictObject({ consent: z.literal(true) })

export type ExpertReviewReply = z.infer<typeof expertReviewReplySchema>
export type ExpertReviewProgress = z.infer<typeof expertReviewProgressSchema>

/** Characters that findings may have. */
export const FINDINGS_MAX_LENGTH = 20_000
