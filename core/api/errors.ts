import { z } from 'zod'

/** The body of every refusal. `errors` is keyed by field path; each entry is a message code or a sentence. */
export const errorSchema = z.strictObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})
export type ErrorBody = z.infer<typeof errorSchema>

/** 409: somebody saved in between. Carries what is there now, so that the person can choose. */
export const staleSchema = (will: z.ZodType) => errorSchema.extend({ version: z.int(), will })
