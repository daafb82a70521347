import { NAME_MAX_LETTERS } from '../constants.ts'

// Letters of any script with their marks; U+2019 is the apostrophe phones type.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u
const LETTER = /\p{L}\p{M}*/gu
// Spaces that show nothing: no-break space, zero-width space and joiners at the ends of pasted text, the byte order mark.
const EDGES = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu

/** A name as it is kept: invisible space at either end dropped, nothing else rewritten. */
export const tidyName = (typed: string): string => typed.replace(EDGES, '')

export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text)

const letters = (text: string): number => text.match(LETTER)?.length ?? 0

/** 1 to 50 letters of any script, with apostrophes, spaces and hyphens. */
export const isName = (text: string): boolean => NAME.test(tidyName(text)) && letters(text) <= NAME_MAX_LETTERS

/** A first part of up to 50 letters followed by at least one more word. */
export const isFullName = (text: string): boolean => {
  const words = tidyName(text).split(/\s+/)
  return words.length > 1 && words.every(isName)
}
