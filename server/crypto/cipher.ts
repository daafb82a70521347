import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { RandomBytes } from '../platform/random.ts'

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/** The ciphertext was changed, was moved to another row, or was encrypted with another key. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed'
  constructor() {
    super('A value could not be decrypted: it was changed, it was moved, or this is not its key')
  }
}

/** Throws TypeError unless there are exactly KEY_BYTES bytes. */
export const secretKey = (bytes: Uint8Array): KeyObject => {
  if (bytes.length !== KEY_BYTES) throw new TypeError(`A key has ${KEY_BYTES} bytes, and this has ${bytes.length}`)
  return createSecretKey(bytes)
}

/**
 * AES-256-GCM. `aad` names the place of the value (table, column, row, key), so that it cannot be decrypted elsewhere.
 * The result is one byte for the format, twelve for the nonce, the ciphertext, and sixteen for the authentication tag.
 */
export const encrypt = (key: KeyObject, plain: Uint8Array, aad: string, randomBytes: RandomBytes): Uint8Array => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(aad))
  const ciphertext = cipher.update(plain)
  cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), nonce, ciphertext, cipher.getAuthTag()])
}

/** Decrypts what `encrypt` returned for the same key and `aad`. Throws DecryptionFailed. */
export const decrypt = (key: KeyObject, encrypted: Uint8Array, aad: string): Buffer => {
  if (encrypted[0] !== FORMAT || encrypted.length < 1 + NONCE_BYTES + TAG_BYTES) throw new DecryptionFailed()
  const nonce = encrypted.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
  const plain = decipher.update(encrypted.subarray(1 + NONCE_BYTES, -TAG_BYTES))
  try {
    decipher.final()
  } catch {
    throw new DecryptionFailed()
  }
  return plain
}

/** A key for one purpose, derived from another (HKDF, RFC 5869). It tells nothing of the key that it comes from. */
export const deriveKey = (key: KeyObject, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
