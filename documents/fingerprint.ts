import { hash } from 'node:crypto'
import { asText, type LegalDocument } from '#drafting/document.ts'

// What customers type, made ready for paper.

// PDF/UA knows no character without a glyph: controls, halves of a surrogate pair, BOM, noncharacters.
const NOTHING_TO_PRINT = /[\p{Cc}\p{Surrogate}\uFEFF\uFFFE\uFFFF]/gu
const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g

// Characters that turn the direction of what follows. They show nothing, and could make a line read as something else than was typed.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

// A line cannot break inside a word, and one longer than the line would run off the paper. A zero-width space lets it.
const LONG_WORD = /\S{30}(?=\S)(?!\p{M})/gu

// Nor at the space after an opening bracket or before a closing one, so that a line of these would run off it too (UAX 14, rules 13 to 17).
const SPACE_THAT_HOLDS = /(?<=[\p{Ps}\p{Pi}\p{Pd}"'] ) *|(?<= )(?=[\p{Pe}\p{Pf}\p{Po}\p{Pd}])/gu

// After a name written from right to left, a left-to-right mark keeps the commas and numbers that follow in English order.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT_MARK = '\u200E'

/** What a customer typed, without the characters that show nothing. A line break becomes a space. */
export const visibleText = (typed: string): string =>
  typed.replace(LINE_BREAKS, ' ').replace(NOTHING_TO_PRINT, '').replace(TURNS, '')

/** `visibleText`, with the invisible characters that let long words break and keep the order of the line. */
export const breakableText = (typed: string): string => {
  const text = visibleText(typed).replace(LONG_WORD, '$&\u200B').replace(SPACE_THAT_HOLDS, '$&\u200B')
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text
}

// Crockford's base 32: no I, L, O or U, which are misread as digits or as each other.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** So many letters and digits, four in a group: the start of a SHA-256. */
export const shortCode = (text: string, length: number): string => {
  const bits = [...hash('sha256', text, 'buffer')].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from({ length }, (_, at) => LETTERS[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/**
 * Eight letters and digits worked out from the words of a will, "7F3K-21QX". The same words give the same fingerprint, and other words
 * give another (two of a trillion wills might agree), so a page of an earlier print is found out.
 */
export const fingerprintOf = (document: LegalDocument): string =>
  shortCode(visibleText(asText(document)).normalize('NFC'), LENGTH)
