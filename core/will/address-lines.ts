import { isFilled, tidyPostcode } from '../text/contact.ts'
import type { Address } from './schema.ts'

const HOUSE_NUMBER = /^\d+\s?[a-z]?$/i

/** "14 Orchard Lane", "Rose Cottage, Mill Road". A house name has a comma after it, a number has none. */
export const streetLine = ({ house_name, street_address = '' }: Address): string => {
  const [house, street] = [house_name.trim(), street_address.trim()]
  const first = HOUSE_NUMBER.test(house) && street !== '' ? [`${house} ${street}`] : [house, street]
  return first.filter(isFilled).join(', ')
}

const postcodeIn = ({ postcode, country }: Address): string => (country ? postcode.trim() : tidyPostcode(postcode))

/** "14 Orchard Lane, Ludlow, SY8 1AB", "12 Rue Cler, Paris, 75007, France" */
export const addressLine = (address: Address): string =>
  [streetLine(address), address.town.trim(), postcodeIn(address), address.country?.trim()].filter(isFilled).join(', ')
