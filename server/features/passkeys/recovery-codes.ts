import { hash } from 'node:crypto'
import type { RandomBytes } from '../../platform/random.ts'

const CODES = 10
const LETTERS = 16
/** Crockford's: no I, L, O or U, so that nothing is misread. 32 letters, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const letterOf = (byte: number): string => ALPHABET[byte % ALPHABET.length] ?? ''

/** Ten codes like "7K2M-9QXR-0HVB-3TCE": 80 bits each, so that a hash is enough to keep them by. */
export const newRecoveryCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: CODES }, () =>
    [...randomBytes(LETTERS)]
      .map(letterOf)
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** As it was typed from paper: in any case, with or without dashes, an O for a 0. */
export const codeHash = (typed: string): string =>
  hash(
    'sha256',
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
    'hex',
  )
