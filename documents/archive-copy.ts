/** The seal over the whole file of an archive copy. */
import { hash } from 'node:crypto'

/** Bytes in hexadecimal: an Ed25519 key, and a signature. */
const KEY = 64
const SIGNATURE = 128

const MARK = 'heirloom-seal:'

/** What a file has in place of its seal while it is set. It stands wherever the file lists its keywords. */
export const BLANK_SEAL = `${MARK}${'0'.repeat(KEY + SIGNATURE)}`

/** What is signed: the SHA-256 of the file with its seal blank. */
export const archiveStatement = (blank: Uint8Array): string => `heirloom archive copy\n${hash('sha256', blank, 'hex')}`

/**
 * The file with its seal in place of each blank one.
 * @param publicKey an Ed25519 key, 32 bytes.
 * @throws when the file has no room for a seal.
 */
export const sealed = (blank: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): Uint8Array => {
  const seal = Buffer.from(`${MARK}${Buffer.concat([publicKey, signature]).toString('hex')}`)
  const file = Buffer.from(blank)
  const first = file.indexOf(BLANK_SEAL)
  if (first < 0) throw new Error('This file has no room for a seal')
  for (let at = first; at >= 0; at = file.indexOf(BLANK_SEAL, at)) seal.copy(file, at)
  return file
}
