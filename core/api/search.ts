import { z } from 'zod'
import { isPostcode, tidyPostcode } from '../text/contact.ts'
import { addressSchema } from '../will/address-schema.ts'
import { charitySchema } from '../will/schema.ts'
import { text } from '../will/text-schema.ts'
import { code } from './fields.ts'

/** Finding an address by its postcode, where the operator has an address finder. */

export const addressSearchSchema = z.strictObject({
  postcode: text(20).refine(isPostcode, code('POSTCODE_WRONG_FORMAT')).overwrite(tidyPostcode),
})

export const addressesReplySchema = z.strictObject({ addresses: z.array(addressSchema) })

export const addressFinderReplySchema = z.strictObject({ available: z.boolean() })

/** Finding a charity by its name. */

export const charitySearchSchema = z.strictObject({ q: text(200) })

/** A charity in the form a will stores. */
export const foundCharitySchema = z.strictObject({
  name: charitySchema.shape.fullname.min(1),
  number: charitySchema.shape.charityId.unwrap().min(1),
})

export const charitiesReplySchema = z.strictObject({
  /** The best match first, at most six. */
  charities: z.array(foundCharitySchema),
  /** `known`: the short list that comes with the product. `register`: the Charity Commission's register. */
  source: z.enum(['known', 'register']),
  /** The date of the data, like 2026-11-20. */
  asOf: z.iso.date(),
})
export type CharitiesReply = z.infer<typeof charitiesReplySchema>
