import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { dictionary } from '@zxcvbn-ts/language-common'
import { brand } from '#core/brand.ts'
import { PASSWORD_MIN_LENGTH } from '#core/constants.ts'
import type { Code } from '#core/rules/messages.ts'
import type { Stores } from '../../db/stores.ts'
import { Invalid } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/random.ts'
import type { CountAttempt } from '../../platform/rate-limit.ts'

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

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

const asStored = ({ memory, passes, parallelism }: PasswordCost, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** `cost` is for tests, which keep hundreds of passwords that are no secret. */
export const createPasswords = (randomBytes: RandomBytes, cost = OWASP): Passwords => {
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

type Person = { readonly name: string; readonly last_name: string; readonly email: string }

// Shorter ones are refused for their length already.
const common = new Set(dictionary['passwords-common'].filter((each) => each.length >= PASSWORD_MIN_LENGTH))

/** Letters and digits alone, in lower case: what is added to a name to make it a password is the first thing tried. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const lettersOf = (text: string): string => bare(text).replace(/(?<!\p{N})\p{N}+$/u, '')

const aboutThem = ({ name, last_name, email }: Person): string[] =>
  [email, email.split('@')[0] ?? '', name, last_name, name + last_name, last_name + name, brand.name]
    .map(bare)
    .filter((word) => word.length > 2)

/** What is wrong with a password besides its length: it is among the first guessed (NIST SP 800-63B 5.1.1.2), or it is them. */
export const weaknessOf = (password: string, person: Person): Code | undefined => {
  const typed = password.normalize('NFKC')
  if (common.has(typed.toLowerCase()) || new Set(typed).size < 3) return 'PASSWORD_TOO_COMMON'
  return aboutThem(person).some((word) => bare(typed) === word || lettersOf(typed) === word)
    ? 'PASSWORD_IS_YOU'
    : undefined
}

/** Throws Invalid, naming the field, when the password is weak. */
export const assertStrongPassword = (password: string, person: Person): void => {
  const code = weaknessOf(password, person)
  if (code) throw new Invalid({ password: [code] })
}

/** Asks for the password again before a change that an open browser alone must not allow. Throws Invalid, naming `current`. */
export type ConfirmPassword = (userId: number, password: string) => Promise<void>

export const createConfirmPassword =
  (users: Pick<Stores['users'], 'passwordOf'>, passwords: Passwords, countAttempt: CountAttempt): ConfirmPassword =>
  async (userId, password) => {
    await countAttempt(`account ${userId}`)
    const user = await users.passwordOf(userId)
    if (!user || !(await passwords.fits(password, user.passwordHash)))
      throw new Invalid({ current: ['WRONG_PASSWORD'] })
  }
