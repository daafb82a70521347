import { z } from 'zod'
import { thirdParties } from '../constants.ts'
import { offeredParts } from '../will/lists.ts'
import { firmSchema } from '../will/schema.ts'
import { text } from '../will/text-schema.ts'

/** The business that runs an installation and is responsible for it. */
export const operatorSchema = z.strictObject({
  /** The registered name. */
  name: z.string(),
  address: z.string(),
  companyNumber: z.string().optional(),
  /** The registration number with the Information Commissioner's Office. */
  dataRegistration: z.string().optional(),
})
export type Operator = z.infer<typeof operatorSchema>

/** The settings of this installation that the pages need. */
export const settingsSchema = z.strictObject({
  /** The address of the tracking service, and the hostnames on which nothing is sent. Absent: no tracking. */
  tracking: z.strictObject({ url: z.url(), silentOn: z.array(z.string()) }).optional(),
  /** The law firm that can be appointed as executor. Absent: none is offered. */
  firm: firmSchema.optional(),
  /** The parts of a will that are offered here, of those that can be switched off. */
  parts: z.array(z.enum(offeredParts)),
  /** The lawyers who signed off clauses as they stand, and which. Empty: no one has. */
  signedOff: z.array(
    z.strictObject({
      name: z.string(),
      qualification: z.string(),
      /** The day of the newest. */
      on: z.iso.date(),
      clauses: z.array(z.string()),
    }),
  ),
  /** Absent until the operator has entered their details. The terms then say that they are missing. */
  operator: operatorSchema.optional(),
  /** The companies that receive customer data in this installation, with their hostname where it is known. */
  thirdParties: z.array(z.strictObject({ id: z.enum(thirdParties), host: z.string().optional() })),
})
export type Settings = z.infer<typeof settingsSchema>

/** A/B experiments: the variant a visitor gets and its outcome. Only totals are counted, with no data about the visitor. */

export const experimentParamsSchema = z.object({ funnel: text(60).regex(/^[a-z0-9-]{1,60}$/) })

/** `ism`: the page is narrower than 860 px. */
export const experimentQuerySchema = z.object({ ism: z.enum(['true', 'false']).default('false') })

/** Without `url` the visitor stays on the page. */
export const experimentReplySchema = z.strictObject({ url: z.string().optional() })
export type ExperimentReply = z.infer<typeof experimentReplySchema>

/** The variant on which the customer signed up. */
export const experimentOutcomeSchema = z.strictObject({ url: text(2000).optional() })
