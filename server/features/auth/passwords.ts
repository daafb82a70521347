import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { RandomBytes } from '../../platform/random.ts'

const derive = promisify(argon2)

/** Memory in KiB. */
export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

export type Passwords = {
  /** "$argon2id$v=19$m=19456,t=2,p=1$salt$tag": the cost travels with the hash, so that it can be raised later. */
  hash(password: string): Promise<string>
  /**
   * Is this the password that was stored? It takes as long to say no where nothing is stored, as there is no account.
   * Throws when what is stored is not one of our hashes.
   */
  fits(password: string, stored: string | undefined): Promise<boolean>
}

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
export const OWASP: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

// Two keyboards may spell the same é in two ways (NIST SP 800-63B 5.1.1.2).
const tagOf = (password: string, salt: Uint8Array, cost: PasswordCost): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: TAG_BYTES, ...cost })

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const asStored = ({ memory, passes, parallelism }: PasswordCost, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** `cost` is for tests, which keep hundreds of passwords that are no secret. */
export const passwordsWith = (randomBytes: RandomBytes, cost = OWASP): Passwords => {
  // No password is known to fit it.
  const hashOfNobody = asStored(cost, new Uint8Array(SALT_BYTES), new Uint8Array(TAG_BYTES))
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      return asStored(cost, salt, await tagOf(password, salt, cost))
    },

    fits: async (password, stored = hashOfNobody) => {
      const parts = STORED.exec(stored)
      if (!parts) throw new Error('A stored password is not in the form of a hash')
      const [, memory, passes, parallelism, salt = '', tag = ''] = parts
      const itsCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
      const expected = Buffer.from(tag, 'base64')
      const got = await tagOf(password, Buffer.from(salt, 'base64'), itsCost)
      return expected.length === got.length && timingSafeEqual(expected, got)
    },
  }
}
