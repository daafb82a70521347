import { isFilled, tidyPostcode } from '../text/names.ts'
import type { Address } from './schema.ts'

/** "14", "14 A", "14-16", "No. 14": what belongs to the street that follows. "Flat 14" does not. */
const HOUSE_NUMBER = /^(?:no\.? ?)?\d+ ?[a-z]?(?: ?[-–/] ?\d+ ?[a-z]?)?$/i

/** What stands between commas, without a comma too many. */
const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(isFilled)

/** The parts of an address, where a house name has a comma after it and a number has none: it belongs to the street, or else the town. */
const joined = ({ house_name }: Address, ...after: readonly (string | undefined)[]): string => {
  const house = partsOf(house_name)
  const [street, ...others] = after.flatMap(partsOf)
  const number = house.at(-1)
  const isNumbered = number !== undefined && street !== undefined && HOUSE_NUMBER.test(number)
  const first = isNumbered ? [...house.slice(0, -1), `${number} ${street}`] : [...house, ...partsOf(street)]
  return [...first, ...others].join(', ')
}

/** "14 Orchard Lane", "Flat 2, 14 Orchard Lane", "Rose Cottage, Mill Road". */
export const streetLine = (address: Address): string => joined(address, address.street_address)

const postcodeIn = ({ postcode, country }: Address): string => (country ? postcode.trim() : tidyPostcode(postcode))

/** "14 Orchard Lane, Ludlow, SY8 1AB", "14 Ludlow, SY8 1AB" where there is no street, "12 Rue Cler, Paris, 75007, France" */
export const addressLine = (address: Address): string =>
  [joined(address, address.street_address, address.town), postcodeIn(address), address.country?.trim()]
    .filter(isFilled)
    .join(', ')
