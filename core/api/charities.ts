/** Finding a charity by its name. */
import { z } from 'zod'
import { charitySchema } from '../will/schema.ts'

export const charitySearchSchema = z.strictObject({ q: z.string().max(200) })

/** What can be taken into a will as it is. */
export const foundCharitySchema = z.strictObject({
  name: charitySchema.shape.fullname.min(1),
  number: charitySchema.shape.charityId.unwrap().min(1),
})

export const charitiesReplySchema = z.strictObject({
  /** Nearest first, at most six. */
  charities: z.array(foundCharitySchema),
  /** `known` is the short list that comes with the product, `register` the Charity Commission's own. */
  source: z.enum(['known', 'register']),
  /** The day on which the names and numbers were right, like 2026-11-20. */
  asOf: z.iso.date(),
})
export type CharitiesReply = z.infer<typeof charitiesReplySchema>
