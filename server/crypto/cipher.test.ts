import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DecryptionFailed, decrypt, encrypt, KEY_BYTES, secretKey } from './cipher.ts'

const key = secretKey(randomBytes(KEY_BYTES))
const words = fc.string({ unit: 'grapheme' })
const bytesOf = (text: string) => Buffer.from(text)

test('what was sealed opens again, in its own place', () => {
  fc.assert(
    fc.property(words, words, (said, place) => {
      expect(decrypt(key, encrypt(key, bytesOf(said), place, randomBytes), place).toString()).toBe(said)
    }),
  )
})

test('a sealed value in another row does not open', () => {
  const sealed = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  expect(() => decrypt(key, sealed, 'will 2')).toThrow(DecryptionFailed)
})

test('a sealed value does not open with another key', () => {
  const sealed = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  expect(() => decrypt(secretKey(randomBytes(KEY_BYTES)), sealed, 'will 1')).toThrow(DecryptionFailed)
})

test('a sealed value of which a single bit was changed does not open', () => {
  const sealed = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.nat(7), (at, bit) => {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ (1 << bit) : byte))
      expect(() => decrypt(key, changed, 'will 1')).toThrow(DecryptionFailed)
    }),
  )
})

test('a sealed value that was cut short does not open', () => {
  const sealed = encrypt(key, bytesOf('to my wife'), 'will 1', randomBytes)
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => decrypt(key, sealed.subarray(0, length), 'will 1')).toThrow(DecryptionFailed)
})

test('the same words sealed twice do not look the same', () => {
  const once = () => Buffer.from(encrypt(key, bytesOf('Single'), 'will 1', randomBytes)).toString('hex')
  expect(once()).not.toBe(once())
})
