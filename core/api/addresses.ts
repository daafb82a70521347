/** Finding an address by its postcode, where the operator has an address finder. */
import { z } from 'zod'
import { isPostcode, tidyPostcode } from '../text/contact.ts'
import { addressSchema } from '../will/address-schema.ts'
import { code } from './fields.ts'

export const addressSearchSchema = z.strictObject({
  postcode: z.string().max(20).refine(isPostcode, code('POSTCODE_WRONG_FORMAT')).overwrite(tidyPostcode),
})

export const addressesReplySchema = z.strictObject({ addresses: z.array(addressSchema) })
export type AddressesReply = z.infer<typeof addressesReplySchema>

export const addressFinderReplySchema = z.strictObject({ available: z.boolean() })
export type AddressFinderReply = z.infer<typeof addressFinderReplySchema>
