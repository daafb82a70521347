import { z } from 'zod'
import { tidyPostcode } from '../text/contact.ts'

const line = z.string().max(200)

/** An address in the United Kingdom. */
export const addressSchema = z.strictObject({
  house_name: line,
  street_address: line.optional(),
  town: line,
  postcode: z.string().max(20).overwrite(tidyPostcode),
})
