import { isFilled, tidyPostcode } from '#core/text/contact.ts'
import type { Address } from '#core/will/schema.ts'

const HOUSE_NUMBER = /^\d+\s?[a-z]?$/i

/** "14 Orchard Lane, Ludlow, SY8 1AB". A house name has a comma after it, a number has none. */
export const addressLine = ({ house_name, street_address = '', town, postcode }: Address): string => {
  const [house, street] = [house_name.trim(), street_address.trim()]
  const first = HOUSE_NUMBER.test(house) && street !== '' ? [`${house} ${street}`] : [house, street]
  return [...first, town.trim(), tidyPostcode(postcode)].filter(isFilled).join(', ')
}
