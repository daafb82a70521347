import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isFilled } from '#core/text/contact.ts'

// Ofcom reserves these numbers for drama: no telephone has one, so examples and demonstrations use them.
const FOR_DRAMA = /^\+44(7700900|1632960)\d{3}$/

/** A number that could be dialled; without a country code it is taken for a British one. */
export const isPhone = (typed: string): boolean =>
  isValidPhoneNumber(typed, 'GB') || FOR_DRAMA.test(parsePhoneNumberFromString(typed, 'GB')?.number ?? '')

/** A phone is optional, but one with a value must be valid. */
export const phoneIsValid = (typed: string | undefined): boolean =>
  typed === undefined || !isFilled(typed) || isPhone(typed)
