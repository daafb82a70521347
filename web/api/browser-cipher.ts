/** AES-256-GCM for browser storage. In script and not of the browser's, which would answer only after the page may be closed. */
import { gcm } from '@noble/ciphers/aes.js'
import type { Cipher } from './encrypted-storage.ts'

const NONCE_BYTES = 12

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The bytes of a key in base64url. */
export const keyBytes = (key: string): Uint8Array => fromBase64(key.replaceAll('-', '+').replaceAll('_', '/'))

/** `key` has 32 bytes. A text is decrypted under its own storage key alone. */
export const aesGcm = (key: Uint8Array): Cipher => ({
  encrypt: (text, place) => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const encrypted = gcm(key, nonce, bytesOf(place)).encrypt(bytesOf(text))
    return toBase64(nonce) + toBase64(encrypted)
  },
  decrypt: (text, place) => {
    try {
      // Twelve bytes are sixteen letters, without a remainder.
      const nonce = fromBase64(text.slice(0, 16))
      const plain = gcm(key, nonce, bytesOf(place)).decrypt(fromBase64(text.slice(16)))
      return new TextDecoder().decode(plain)
    } catch {
      return undefined
    }
  },
})
