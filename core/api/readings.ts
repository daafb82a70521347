import { z } from 'zod'
import { partIdSchema, partReadSchema } from '../reading/agreement-schema.ts'
import { willSchema } from '../will/schema.ts'
import { text } from '../will/text-schema.ts'

export const agreementSchema = z.strictObject({
  part: partIdSchema,
  read: partReadSchema,
  version: z.int().nonnegative().describe('The version of the will that was read'),
  at: z.string().describe('ISO date and time'),
})

/** The newest agreement to each part. */
export const readingsReplySchema = z.strictObject({ agreements: z.array(agreementSchema) })

/** `read` is what the screen showed. Another than what the will says now is answered 409 with the will. */
export const agreeSchema = z.strictObject({ part: partIdSchema, read: partReadSchema })

/** With the will, in which the warnings of the part are now acknowledged. */
export const agreedReplySchema = readingsReplySchema.extend({ version: z.int(), will: willSchema })

/** A question of `readBackQuestions` and the option that was chosen, both in the words shown. */
export const readBackAnswerSchema = z.strictObject({ asks: text(500), answered: text(2000) })

export type ReadBackAnswer = z.infer<typeof readBackAnswerSchema>
export type ReadingsReply = z.infer<typeof readingsReplySchema>
export type Agree = z.infer<typeof agreeSchema>
export type AgreedReply = z.infer<typeof agreedReplySchema>
