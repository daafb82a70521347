import { z } from 'zod'
import { thirdParties } from '../constants.ts'
import { firmSchema } from '../will/schema.ts'

/** What a page needs to know of how this copy is run. */
export const settingsSchema = z.strictObject({
  /** Where arrivals are told, and the hostnames on which they are not. Absent where nobody is told. */
  tracking: z.strictObject({ url: z.url(), silentOn: z.array(z.string()) }).optional(),
  /** The law firm that may be appointed as executor. Absent where none is offered. */
  firm: firmSchema.optional(),
  /** Who else sees something of a customer here, and under which hostname where that is known. */
  thirdParties: z.array(z.strictObject({ id: z.enum(thirdParties), host: z.string().optional() })),
})
export type Settings = z.infer<typeof settingsSchema>

/** Which side of an experiment a visitor is given, and how it went: counted, with nothing about the visitor. */

export const experimentParamsSchema = z.object({ funnel: z.string().regex(/^[a-z0-9-]{1,60}$/) })

/** `ism`: the page is narrower than 860 px. */
export const experimentQuerySchema = z.object({ ism: z.enum(['true', 'false']).default('false') })

/** Without a url the visitor stays where they are. */
export const experimentReplySchema = z.strictObject({ url: z.string().optional() })
export type ExperimentReply = z.infer<typeof experimentReplySchema>

/** The side that somebody signed up on. */
export const experimentOutcomeSchema = z.strictObject({ url: z.string().max(2000).optional() })
