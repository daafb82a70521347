import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DecryptionFailed, decrypt, encrypt, KEY_BYTES, secretKey } from './cipher.ts'

const key = secretKey(randomBytes(KEY_BYTES))
const words = fc.string({ unit: 'grapheme' })
const bytesOf = (text: string) => Buffer.from(text)

test('an encrypted value is decrypted in its own place', () => {
  fc.assert(
    fc.property(words, words, (said, place) => {
      expect(decrypt(key, encrypt(key, bytesOf(said), place, randomBytes), place).toString()).toBe(said)
    }),
  )
})

test('an encrypted value in another row is not decrypted', () => {
  const encrypted = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  expect(() => decrypt(key, encrypted, 'will 2')).toThrow(DecryptionFailed)
})

test('an encrypted value is not decrypted with another key', () => {
  const encrypted = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  expect(() => decrypt(secretKey(randomBytes(KEY_BYTES)), encrypted, 'will 1')).toThrow(DecryptionFailed)
})

test('an encrypted value with one changed bit is not decrypted', () => {
  const encrypted = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  fc.assert(
    fc.property(fc.nat(encrypted.length - 1), fc.nat(7), (at, bit) => {
      const changed = Uint8Array.from(encrypted, (byte, index) => (index === at ? byte ^ (1 << bit) : byte))
      expect(() => decrypt(key, changed, 'will 1')).toThrow(DecryptionFailed)
    }),
  )
})

test('an encrypted value that was cut short is not decrypted', () => {
  const encrypted = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  for (let length = 0; length < encrypted.length; length += 1)
    expect(() => decrypt(key, encrypted.subarray(0, length), 'will 1')).toThrow(DecryptionFailed)
})

test('the same words encrypted twice differ', () => {
  const once = () => Buffer.from(encrypt(key, bytesOf('Single'), 'will 1', randomBytes)).toString('hex')
  expect(once()).not.toBe(once())
})
