import { hash } from 'node:crypto'
import type { Stores } from '../../db/stores.ts'
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

/** New codes; the old ones are dead. */
export const replaceCodes = async (
  { recoveryCodes }: Pick<Stores, 'recoveryCodes'>,
  userId: number,
  randomBytes: RandomBytes,
): Promise<string[]> => {
  const codes = newRecoveryCodes(randomBytes)
  await recoveryCodes.set(userId, codes.map(codeHash))
  return codes
}

type Factors = Pick<Stores, 'passkeys' | 'authenticators'>

export const hasSecondFactor = async ({ passkeys, authenticators }: Factors, userId: number): Promise<boolean> =>
  (await passkeys.list(userId)).length + (await authenticators.list(userId)).length > 0

/** Codes with the first second factor of an account, whichever kind it is, and when all have been used. */
export const codesIfNone = async (
  stores: Pick<Stores, 'recoveryCodes'>,
  userId: number,
  randomBytes: RandomBytes,
): Promise<{ recoveryCodes?: string[] }> =>
  (await stores.recoveryCodes.left(userId)) === 0
    ? { recoveryCodes: await replaceCodes(stores, userId, randomBytes) }
    : {}

/** The codes go with the last second factor. Called in the transaction that removes it. */
export const forgetCodesWithLast = async (
  stores: Factors & Pick<Stores, 'recoveryCodes'>,
  userId: number,
): Promise<void> => {
  if (!(await hasSecondFactor(stores, userId))) await stores.recoveryCodes.set(userId, [])
}
