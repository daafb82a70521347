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
