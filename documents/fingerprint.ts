import { hash } from 'node:crypto'
import { asText, type LegalDocument } from '#drafting/document.ts'
import { visibleText } from './typed-text.ts'

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
