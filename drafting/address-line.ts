import { isFilled, tidyPostcode } from '#core/formats/contact.ts'
import type { Address } from '#core/will/schema.ts'

const HOUSE_NUMBER = /^\d+\s?[a-z]?$/i

/** "14 Orchard Lane, Ludlow, SY8 1AB". A house name has a comma after it, a number has none. */
export const addressLine = ({ house_name, street_address, town, postcode }: Address): string => {
  const street =
    HOUSE_NUMBER.test(house_name.trim()) && isFilled(street_address)
      ? [`${house_name.trim()} ${street_address?.trim()}`]
      : [house_name, street_address]
  return [...street, town, tidyPostcode(postcode)]
    .flatMap((line) => (line && isFilled(line) ? [line.trim()] : []))
    .join(', ')
}
