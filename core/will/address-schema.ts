import { z } from 'zod'
import { tidyPostcode } from '../text/contact.ts'
import { text } from './text-schema.ts'

const line = text(200)

/** An address: in the United Kingdom, unless a country is given. */
export const addressSchema = z.strictObject({
  house_name: line,
  street_address: line.optional(),
  town: line,
  postcode: text(20).overwrite(tidyPostcode),
  /** Only outside the United Kingdom, where an address need not have a postcode. The testator's own has none. */
  country: line.optional(),
})
