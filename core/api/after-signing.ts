/** What a customer tells us once the will is signed, and the mails to executors. */
import { z } from 'zod'
import { prose, willSchema } from '../will/schema.ts'
import { executorToldSchema, signingSchema } from '../will/signing-schema.ts'

/** `storage` is where the signed original is kept. */
export const noteSigningSchema = signingSchema.extend({ storage: prose })

/** The mail that an executor would get, for the customer to read before it is sent. */
export const executorMailReplySchema = z.strictObject({ subject: z.string(), says: z.array(z.string()) })

export const tellExecutorsSchema = z.strictObject({
  executors: z.array(executorToldSchema.shape.id).min(1).max(10),
  /** The customer wants them told although the will is not noted as signed. */
  unsigned: z.literal(true).optional(),
})

/** `refused` are executors who have told us that they want no mail. */
export const tellExecutorsReplySchema = z.strictObject({
  version: z.int(),
  will: willSchema,
  refused: z.array(executorToldSchema.shape.id),
})

export type NoteSigning = z.infer<typeof noteSigningSchema>
export type ExecutorMailReply = z.infer<typeof executorMailReplySchema>
export type TellExecutors = z.infer<typeof tellExecutorsSchema>
export type TellExecutorsReply = z.infer<typeof tellExecutorsReplySchema>
