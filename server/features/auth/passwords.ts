import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { brand } from '#core/brand.ts'
import { MAX_WRONG_PASSWORDS_AN_HOUR } from '#core/constants.ts'
import type { Code } from '#core/rules/messages.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import { Invalid, TooManyRequests } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/random.ts'
import type { CountAttempt, Counter } from '../../platform/rate-limit.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

/**
 * The 200,000 most used passwords of eight characters or more, in lower case, sorted, one a line: from the first million of the
 * ten million leaked passwords that Mark Burnett gave to the public, counted by how often each was used.
 */
const FILE = join(import.meta.dirname, 'breached-passwords.txt.br')

const NEW_LINE = 10

let read: Buffer | undefined

/** The lines of the file: 2 MB, read once. */
const leakedPasswords = (): Buffer => {
  read ??= brotliDecompressSync(readFileSync(FILE))
  return read
}

/** Whether a password, in lower case, is among the most used of those that were leaked. */
export const isBreached = (password: string): boolean => {
  const lines = leakedPasswords()
  const wanted = Buffer.from(password)
  let [from, to] = [0, lines.length]
  while (from < to) {
    const start = lines.lastIndexOf(NEW_LINE, Math.max(from, Math.floor((from + to) / 2) - 1)) + 1
    const line = Math.max(from, start)
    const end = lines.indexOf(NEW_LINE, line)
    const order = lines.compare(wanted, 0, wanted.length, line, end)
    if (order === 0) return true
    if (order < 0) from = end + 1
    else to = line
  }
  return false
}

const require = createRequire(import.meta.url)

const derive = promisify(argon2)

/** Memory in KiB. */
export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

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

export type Passwords = ReturnType<typeof createPasswords>

/** `cost` is for tests, which keep hundreds of passwords that are no secret. */
export const createPasswords = (randomBytes: RandomBytes, cost = OWASP) => {
  // No password is known to fit it.
  const hashOfNobody = asStored(cost, new Uint8Array(SALT_BYTES), new Uint8Array(TAG_BYTES))
  return {
    /** "$argon2id$v=19$m=19456,t=2,p=1$salt$tag": the cost travels with the hash, so that it can be raised later. */
    hash: async (password: string): Promise<string> => {
      const salt = randomBytes(SALT_BYTES)
      return asStored(cost, salt, await tagOf(password, salt, cost))
    },

    /**
     * Is this the password that was stored? It takes as long to say no where nothing is stored, as there is no account.
     * Throws when what is stored is not one of our hashes.
     */
    fits: async (password: string, stored: string | undefined = hashOfNobody): Promise<boolean> => {
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

/** Lists of leaked passwords hold these 49,000 most often, short ones too: what is added to one to make it longer is guessed with it. */
let common: ReadonlySet<string> | undefined

const listOfCommon = (): readonly string[] => {
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

const commonPasswords = (): ReadonlySet<string> => {
  common ??= new Set(listOfCommon())
  return common
}

/** Reads the lists that a chosen password is looked up in, with a turn for others before each. Who chooses one sooner waits for them. */
export const readPasswordLists = async (): Promise<void> => {
  for (const read of [listOfCommon, commonPasswords, leakedPasswords]) {
    await othersFirst()
    read()
  }
}

/** Digits and punctuation around a word, in characters, that do not make it another password: "Summer2026!", "19901231". */
const MOST_ADDED = 8
const SHORTEST_WORD = 3

const LEET: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** "p@ssw0rd" -> "password". A 1 and an ! stand for an i, or for an l. */
const withoutLeet = (text: string, one: 'i' | 'l'): string => text.replace(/[034571@$!]/g, (sign) => LEET[sign] ?? one)

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign)

/** What stands between the first and the last letter. */
const coreOf = (text: string): string => {
  const signs = [...text]
  const last = signs.findLastIndex(isLetter)
  return last < 0 ? '' : signs.slice(signs.findIndex(isLetter), last + 1).join('')
}

/** The words that a password may have been made from: without what stands around it, and with letters for the signs that look like them. */
const wordsIn = (password: string): string[] => {
  const typed = password.normalize('NFKC').toLowerCase()
  const core = coreOf(typed)
  return [typed, core].flatMap((text) => [text, withoutLeet(text, 'i'), withoutLeet(text, 'l')])
}

/** Letters and digits alone, in lower case: what is added to a name to make it a password is the first thing tried. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const lettersOf = (text: string): string => {
  const signs = [...bare(text)]
  return signs.slice(0, signs.findLastIndex(isLetter) + 1).join('')
}

const aboutThem = ({ name, last_name, email }: Person): string[] =>
  [email, email.split('@')[0] ?? '', name, last_name, name + last_name, last_name + name, brand.name]
    .map(bare)
    .filter((word) => word.length >= SHORTEST_WORD)

/** Letters that make another form of a name: "Annie" of "Ann". */
const MOST_LETTERS_MORE = 2
const isFormOf = (word: string, name: string): boolean =>
  word.startsWith(name) && word.length - name.length <= MOST_LETTERS_MORE

/** What is wrong with a password besides its length: it is among the first guessed (NIST SP 800-63B 5.1.1.2), or it is them. */
export const weaknessOf = (password: string, person: Person): Code | undefined => {
  const typed = password.normalize('NFKC')
  const words = wordsIn(password)
  const names = aboutThem(person)
  if (names.some((name) => words.some((word) => bare(word) === name || isFormOf(lettersOf(word), name))))
    return 'PASSWORD_IS_YOU'
  const isCommon = words.some(
    (word) => word.length >= Math.max(SHORTEST_WORD, typed.length - MOST_ADDED) && commonPasswords().has(word),
  )
  return isCommon || words.some(isBreached) || new Set(typed).size < 3 ? 'PASSWORD_TOO_COMMON' : undefined
}

/** Throws Invalid, naming the field, when the password is weak. */
export const assertStrongPassword = (password: string, person: Person): void => {
  const code = weaknessOf(password, person)
  if (code) throw new Invalid({ password: [code] })
}

type Caller = { readonly device: string; readonly baseUrl: string }

/**
 * Asks for the password again before a change that an open browser alone must not allow. Throws Invalid, naming `current`, and
 * TooManyRequests once too many were wrong within an hour, of which the owner is told.
 */
export type ConfirmPassword = (userId: number, password: string, caller: Caller) => Promise<void>

type ConfirmDeps = {
  readonly users: Pick<Stores['users'], 'passwordOf'>
  readonly passwords: Passwords
  readonly countAttempt: CountAttempt
  /** Wrong ones within an hour. */
  readonly wrong: Counter
  readonly inTransaction: InTransaction
  readonly noteSecurityEvent: NoteSecurityEvent
}

export const WRONG_PASSWORDS_MS = 60 * 60_000

export const createConfirmPassword = (deps: ConfirmDeps): ConfirmPassword => {
  const { users, passwords, countAttempt, wrong, inTransaction, noteSecurityEvent } = deps
  return async (userId, password, caller) => {
    const account = `account ${userId}`
    await countAttempt(account)
    if ((await wrong.of(account)) >= MAX_WRONG_PASSWORDS_AN_HOUR) throw new TooManyRequests(WRONG_PASSWORDS_MS / 1000)
    const user = await users.passwordOf(userId)
    if (user && (await passwords.fits(password, user.passwordHash))) return
    const { count } = await wrong.add(account)
    if (count === MAX_WRONG_PASSWORDS_AN_HOUR)
      await inTransaction((stores) =>
        noteSecurityEvent(stores, { ...caller, userId, event: 'typed many wrong passwords' }),
      )
    throw new Invalid({ current: ['WRONG_PASSWORD'] })
  }
}
