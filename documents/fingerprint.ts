import { hash } from 'node:crypto'
import { asText, type LegalDocument } from '#drafting/document.ts'
import { visibleText } from './typed-text.ts'

// Crockford's base 32: no I, L, O or U, which are misread as digits or as each other.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const BITS_EACH = 5n

/**
 * Eight letters and digits worked out from the words of a will, "7F3K-21QX": the start of their SHA-256. The same words give the
 * same fingerprint, and other words give another (two of a trillion wills might agree), so a page of an earlier print is found out.
 */
export const fingerprintOf = (document: LegalDocument): string => {
  const words = visibleText(asText(document)).normalize('NFC')
  const bits = BigInt(`0x${hash('sha256', words, 'hex').slice(0, (LENGTH * Number(BITS_EACH)) / 4)}`)
  const letters = Array.from({ length: LENGTH }, (_, index) => {
    const shift = BigInt(LENGTH - 1 - index) * BITS_EACH
    return LETTERS[Number((bits >> shift) & 31n)]
  }).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
