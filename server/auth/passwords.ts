import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { RandomBytes } from './tokens.ts'

const derive = promisify(argon2)

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

// Two keyboards may spell the same é in two ways (NIST SP 800-63B 5.1.1.2).
const tagOf = (password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: TAG_BYTES, ...cost })

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** "$argon2id$v=19$m=19456,t=2,p=1$salt$tag": the cost travels with the hash, so that it can be raised later. */
export const hashPassword = async (password: string, randomBytes: RandomBytes): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`
}

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Is this the password that was stored? Throws when what is stored is not one of our hashes. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const parts = STORED.exec(stored)
  if (!parts) throw new Error('A stored password is not in the form of a hash')
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  const got = await tagOf(password, Buffer.from(salt, 'base64'), cost)
  return expected.length === got.length && timingSafeEqual(expected, got)
}

/** A hash that no password is known to fit: checked against when there is no account, so that both take as long. */
export const hashOfNobody = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(
  new Uint8Array(SALT_BYTES),
)}$${base64(new Uint8Array(TAG_BYTES))}`
