const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/
const POSTCODE = /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/

/** Characters (RFC 5321 section 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254

/** Control characters, characters that only format, such as U+200B and U+202E, and halves of characters. They print as nothing. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text)

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text.trim()) && !hasHiddenCharacter(text.trim())

/** The form of an email address for comparison and look-up: lower case. */
export const emailKey = (email: string): string => email.toLowerCase()

/** Upper case, without the spaces, dots, dashes and brackets that people type in postcodes. */
const compact = (text: string): string => text.replace(/[\s.\-–()]/g, '').toUpperCase()

export const isPostcode = (text: string): boolean => POSTCODE.test(compact(text))

/** "sy81ab" -> "SY8 1AB". Text that is not a postcode is returned unchanged. */
export const tidyPostcode = (text: string): string =>
  isPostcode(text) ? compact(text).replace(/(.{3})$/, ' $1') : text

// Any character but spaces, control characters, zero-width characters and lone surrogates, which print as nothing.
const SHOWS = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u
/** Whether the text has a visible character. */
export const isFilled = (text: string | undefined): text is string => text !== undefined && SHOWS.test(text)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
export const isUuid = (text: string): boolean => UUID.test(text)
export const isNumericId = (text: string): boolean => /^[1-9]\d*$/.test(text)

/** A registered number: six or seven digits in England and Wales, SC or NIC and six digits in Scotland and Northern Ireland. */
export const isCharityNumber = (typed: string): boolean => /^(?:\d{6,7}(?:-\d{1,3})?|(?:SC|NIC)\d{6})$/i.test(typed)
