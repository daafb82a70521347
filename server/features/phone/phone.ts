import { createRequire } from 'node:module'
import { isFilled } from '#core/text/contact.ts'

const require = createRequire(import.meta.url)

// Loaded when the first number is looked at: the plans of every country's numbers, which the start need not wait for.
const numbers = (): typeof import('libphonenumber-js/min') => require('libphonenumber-js/min')

// Ofcom reserves these numbers for drama: no telephone has one, so examples and demonstrations use them.
const FOR_DRAMA = /^\+44(7700900|1632960)\d{3}$/

/** A number that could be dialled; without a country code it is taken for a British one. */
export const isPhone = (typed: string): boolean => {
  const { isValidPhoneNumber, parsePhoneNumberFromString } = numbers()
  return isValidPhoneNumber(typed, 'GB') || FOR_DRAMA.test(parsePhoneNumberFromString(typed, 'GB')?.number ?? '')
}

/** A phone is optional, but one with a value must be valid. */
export const phoneIsValid = (typed: string | undefined): boolean =>
  typed === undefined || !isFilled(typed) || isPhone(typed)
