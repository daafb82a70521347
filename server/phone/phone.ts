import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { isFilled } from '#core/formats/contact.ts'

/** A number that could be dialled; without a country code it is taken for a British one. */
export const isPhone = (typed: string): boolean => isValidPhoneNumber(typed, 'GB')

/** A phone is optional, but one with a value must be valid. */
export const phoneIsValid = (typed: string | undefined): boolean =>
  typed === undefined || !isFilled(typed) || isPhone(typed)
