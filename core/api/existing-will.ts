/** Having a will checked that somebody already has: the answers go in, the findings come out once it is paid for. */
import { z } from 'zod'
import { type WillAnswers, willQuestions } from '../existing-will/questions.ts'
import { grades } from '../existing-will/results.ts'

const answersSchema = z.strictObject(
  Object.fromEntries(willQuestions.map(({ id, options }) => [id, z.enum(options)])),
) as unknown as z.ZodType<WillAnswers>

/** `external_id` is that of the order which pays for it. */
export const existingWillCheckSchema = z.strictObject({ external_id: z.uuid(), answers: answersSchema })

export const existingWillResultSchema = z.strictObject({
  id: z.string(),
  about: z.string(),
  grade: z.enum(grades).exclude(['none']),
  heading: z.string(),
  text: z.string(),
  source: z.string(),
  reviewed: z.literal(false),
})

/** `grade` is that of the finding that matters most. */
export const existingWillReplySchema = z.strictObject({
  grade: z.enum(grades),
  findings: z.array(existingWillResultSchema),
  answered_at: z.string(),
})

export type ExistingWillCheckBody = z.infer<typeof existingWillCheckSchema>
export type ExistingWillReply = z.infer<typeof existingWillReplySchema>
