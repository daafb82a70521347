/** The existing-will check: the customer sends answers and reads the findings once the check is paid for. */
import { z } from 'zod'
import { type KeptAnswers, type WillAnswers, willQuestions } from '../existing-will/questions.ts'
import { grades } from '../existing-will/results.ts'

const answersOf = z.strictObject(Object.fromEntries(willQuestions.map(({ id, options }) => [id, z.enum(options)])))
const answersSchema = answersOf as unknown as z.ZodType<WillAnswers>

/** A check as it was kept, perhaps before some of the questions were asked. */
export const keptAnswersSchema = answersOf.partial() as unknown as z.ZodType<KeptAnswers>

/** `external_id` identifies the order that pays for the check. */
export const existingWillCheckSchema = z.strictObject({ external_id: z.uuid(), answers: answersSchema })

export const existingWillResultSchema = z.strictObject({
  id: z.string(),
  about: z.string(),
  grade: z.enum(grades).exclude(['none']),
  heading: z.string(),
  text: z.string(),
  source: z.string(),
  /** Whether a lawyer has signed off these words as they stand. */
  reviewed: z.boolean(),
  /** The question that was asked, and the answer that gives the finding. */
  question: z.string(),
  answer: z.string(),
})

/** `grade` is the grade of the most important finding. */
export const existingWillReplySchema = z.strictObject({
  grade: z.enum(grades),
  findings: z.array(existingWillResultSchema),
  answered_at: z.string(),
})

export type ExistingWillCheckBody = z.infer<typeof existingWillCheckSchema>
export type ExistingWillReply = z.infer<typeof existingWillReplySchema>

// Expert review: a person reads the customer's answers, in addition to the automatic report.

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
