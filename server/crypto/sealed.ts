import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto'
import type { RandomBytes } from '../platform/random.ts'

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/** What was sealed has been changed, has been moved to another row, or was sealed with another key. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
  constructor() {
    super('A sealed value could not be opened: it was changed, it was moved, or this is not its key')
  }
}

/** Throws TypeError when the bytes are not as many as a key has. */
export const keyFrom = (bytes: Uint8Array): KeyObject => {
  if (bytes.length !== KEY_BYTES) throw new TypeError(`A key has ${KEY_BYTES} bytes, and this has ${bytes.length}`)
  return createSecretKey(bytes)
}

/**
 * AES-256-GCM. `place` says where the value belongs (table, column, row, key): it opens there and nowhere else.
 * The sealed value is one byte for the format, twelve for the nonce, the hidden text, and sixteen that prove it.
 */
export const seal = (key: KeyObject, plain: Uint8Array, place: string, randomBytes: RandomBytes): Uint8Array => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const hidden = cipher.update(plain)
  cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), nonce, hidden, cipher.getAuthTag()])
}

/** What was sealed for this place. Throws CannotOpen. */
export const unseal = (key: KeyObject, sealed: Uint8Array, place: string): Buffer => {
  if (sealed[0] !== FORMAT || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new CannotOpen()
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES))
  try {
    decipher.final()
  } catch {
    throw new CannotOpen()
  }
  return plain
}
