import { z } from 'zod'
import { thirdParties } from '../third-parties.ts'
import { firmSchema } from '../will/firm-schema.ts'

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
