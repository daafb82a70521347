/** Having a will checked that somebody already has: the answers go in, the findings come out once it is paid for. */
import { z } from 'zod'
import { grades } from '../existing-will/findings.ts'
import { type WillAnswers, willQuestions } from '../existing-will/questions.ts'

const answersSchema = z.strictObject(
  Object.fromEntries(willQuestions.map(({ id, options }) => [id, z.enum(options)])),
) as unknown as z.ZodType<WillAnswers>

/** `external_id` is that of the order which pays for it. */
export const willCheckSchema = z.strictObject({ external_id: z.uuid(), answers: answersSchema })

export const findingSchema = z.strictObject({
  id: z.string(),
  about: z.string(),
  grade: z.enum(grades).exclude(['none']),
  heading: z.string(),
  text: z.string(),
  source: z.string(),
  reviewed: z.literal(false),
})

/** `grade` is that of the finding that matters most. */
export const willCheckReplySchema = z.strictObject({
  grade: z.enum(grades),
  findings: z.array(findingSchema),
  answered_at: z.string(),
})

export type WillCheckBody = z.infer<typeof willCheckSchema>
export type WillCheckReply = z.infer<typeof willCheckReplySchema>
