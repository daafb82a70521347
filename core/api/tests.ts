/** Which side of an experiment a visitor is given, and how it went: counted, with nothing about the visitor. */
import { z } from 'zod'

export const testParamsSchema = z.object({ funnel: z.string().regex(/^[a-z0-9-]{1,60}$/) })

/** `ism`: the page is narrower than 860 px. */
export const testQuerySchema = z.object({ ism: z.enum(['true', 'false']).default('false') })

/** Without a url the visitor stays where they are. */
export const testReplySchema = z.strictObject({ url: z.string().optional() })
export type TestReply = z.infer<typeof testReplySchema>

/** The side that somebody signed up on. */
export const testOutcomeSchema = z.strictObject({ url: z.string().max(2000).optional() })
