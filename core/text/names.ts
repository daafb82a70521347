import { NAME_MAX_LETTERS } from '../constants.ts'

// Letters of any script with their marks; U+2019 is the apostrophe phones type. A Dutch name may begin with one ('t Hooft),
// and the zero-width joiners are part of how Persian and several Indian scripts are spelt.
const NAME = /^['’]?[\p{L}\p{M}][\p{L}\p{M}'’ \u200C-\u200D-]*$/u
const LETTER = /\p{L}\p{M}*/gu
const LETTER_ONCE = /\p{L}\p{M}*/u
// Invisible characters at the ends of pasted text: no-break and zero-width spaces, joiners, direction marks, byte order mark.
const INVISIBLE = /[\s\u200B-\u200F\u2060\uFEFF]/u

const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u

const trimmed = (typed: string): string => {
  let start = 0
  let end = typed.length
  while (start < end && INVISIBLE.test(typed.charAt(start))) start += 1
  while (end > start && INVISIBLE.test(typed.charAt(end - 1))) end -= 1
  return typed.slice(start, end)
}

/** The stored form of a name: one line, without invisible space at its ends. Nothing else is changed. */
export const tidyName = (typed: string): string => typed.split(LINE_BREAK).map(trimmed).filter(Boolean).join(' ')

export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text)

// Normalised first, because a Korean syllable may arrive as three characters.
const letters = (text: string): number => text.normalize('NFC').match(LETTER)?.length ?? 0

/** Whether one name has more letters than a name may have. */
export const isTooLong = (text: string): boolean => letters(text) > NAME_MAX_LETTERS

/** 1 to 50 letters of any script, with apostrophes, spaces and hyphens. */
export const isName = (text: string): boolean => NAME.test(tidyName(text)) && !isTooLong(text)

// A word of a full name may be an initial or cut short: "J.", "J.R.R.", "St.", "Jr."
const WORD = /^['’]?[\p{L}\p{M}][\p{L}\p{M}'’.\u200C-\u200D-]*$/u

/** A first part of up to 50 letters followed by at least one more word. */
export const isFullName = (text: string): boolean => {
  const words = tidyName(text).split(/\s+/)
  return words.length > 1 && words.every((word) => WORD.test(word) && !isTooLong(word))
}

/** What may stand before a name and is no part of it. */
const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev reverend revd fr capt captain col colonel cllr councillor'.split(
    ' ',
  ),
)

/** A name without the titles before it: "Ruth Hale" of "Dr Ruth Hale". A name that has nothing else stays. */
export const withoutTitle = (fullname: string): string => {
  const words = tidyName(fullname).split(/\s+/)
  const first = words.findIndex((word) => !titles.has(word.toLowerCase().replace(/\.$/, '')))
  return first > 0 ? words.slice(first).join(' ') : fullname
}

/** "Thomas" of "Thomas Hale" and of "Dr Thomas Hale". The whole name where it begins with an initial, such as "J. Smith". */
export const firstNameIn = (fullname: string): string => {
  const name = withoutTitle(fullname)
  const words = tidyName(name).split(/\s+/)
  const [first = ''] = words
  // Of "Mrs Hale" no first name is known.
  if (name !== fullname && words.length === 1) return fullname
  return letters(first) > 1 ? first : name
}

/** "MH" of "Margaret Ellen Hale": the first name and the last, which is what most people write at the foot of a page. */
export const initialsOf = (fullname: string): string => {
  const words = withoutTitle(fullname).split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => (LETTER_ONCE.exec(word)?.[0] ?? '').toLocaleUpperCase('en-GB')).join('')
}

/** Made at the first use: it costs a page or a start milliseconds. */
const listFormat = (type: Intl.ListFormatType): Pick<Intl.ListFormat, 'format'> => {
  let made: Intl.ListFormat | undefined
  return {
    format(list) {
      made ??= new Intl.ListFormat('en-GB', { type })
      return made.format(list)
    },
  }
}

/** "A, B and C" */
export const listed = listFormat('conjunction')
/** "A, B or C" */
export const listedOr = listFormat('disjunction')

export const namesOf = (named: readonly { readonly fullname: string }[]): string =>
  listed.format(named.map(({ fullname }) => fullname))

/** "Your next of kin" in the middle of a sentence. */
export const within = (name: string): string =>
  name.replace(
    /^(?:Your|Her|His|Their|My grandchildren|Any child|A (?:grand)?child|Children of|The others share|No one with|You have)\b/,
    (words) => words.toLowerCase(),
  )

/** "Ann Hale and my grandchildren" */
export const listedWithin = (names: readonly string[]): string =>
  listed.format(names.map((name, at) => (at > 0 ? within(name) : name)))

/** At the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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
