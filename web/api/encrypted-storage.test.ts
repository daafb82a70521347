import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { aesGcm } from './browser-cipher.ts'
import type { Cipher } from './encrypted-storage.ts'
import { accountStorage, clearSession, storage } from './storage.ts'
import { takeOverUnsaved } from './stored-unsaved.ts'
import { keepUnsaved, unsavedBy } from './unsaved.ts'

const anna = aesGcm(randomBytes(32))
const ben = aesGcm(randomBytes(32))
const will = completeExampleWill()
const typed = { user: 1, step: 'will.gifts', version: 2, part: { gifts: [] }, pageState: { title: 'my piano' } }

let stored: ReturnType<typeof browserStorage>
const raw = (key: string) => stored.getItem(key)
const given = (contents: Readonly<Record<string, string>> = {}) => {
  stored = browserStorage(contents)
  vi.stubGlobal('localStorage', stored)
}

beforeEach(() => {
  given()
  accountStorage.close()
  return () => vi.unstubAllGlobals()
})

describe('what the browser stores of a will', () => {
  // Promise: since.encrypted
  test('is not readable in storage, and is read back with its key', () => {
    accountStorage.open(anna)
    storage.will.set(will)
    storage.user.set({ id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@example.test' })
    expect(raw('will')).toMatch(/^[A-Za-z0-9+/=]+$/)
    expect(Object.keys(JSON.parse(raw('user') ?? ''))).toEqual(['id', 'encrypted'])
    expect(storage.will.get()).toEqual(will)
    expect(storage.user.get()?.email).toBe('margaret@example.test')
  })

  test('cannot be opened once its key is gone, nor with another account’s', () => {
    accountStorage.open(anna)
    storage.will.set(will)
    accountStorage.close()
    expect(storage.will.get()).toBeUndefined()
    accountStorage.open(ben)
    expect(storage.will.get()).toBeUndefined()
  })

  test('is not opened in the place of another value', () => {
    accountStorage.open(anna)
    keepUnsaved(typed)
    given({ 'unsaved.2': raw('unsaved.1') ?? '' })
    expect(storage.unsaved(2).get()).toBeUndefined()
  })

  test('is decrypted once while it stays as it is, and again when another tab has changed it', () => {
    let decrypted = 0
    const decrypt: Cipher['decrypt'] = (text, place) => {
      decrypted += 1
      return anna.decrypt(text, place)
    }
    accountStorage.open({ ...anna, decrypt })
    keepUnsaved(typed)
    const first = raw('unsaved.1') ?? ''
    keepUnsaved({ ...typed, step: 'will.funeral-wishes' })
    const both = raw('unsaved.1') ?? ''
    const before = decrypted
    for (const _ of ['a page', 'the same page, drawn again']) expect(unsavedBy(1)).toHaveLength(2)
    expect(decrypted - before).toBe(1)
    stored.setItem('unsaved.1', first)
    expect(unsavedBy(1)).toHaveLength(1)
    stored.setItem('unsaved.1', both)
    expect(unsavedBy(1)).toHaveLength(2)
  })

  test('is deleted by a log-out, but for what was typed and not saved, which only its customer can open', () => {
    accountStorage.open(anna)
    storage.will.set(will)
    keepUnsaved(typed)
    clearSession()
    expect([raw('will'), raw('user')]).toEqual([null, null])
    expect(raw('unsaved.1')).not.toContain('piano')
    accountStorage.open(ben)
    expect(unsavedBy(1)).toEqual([])
    accountStorage.open(anna)
    expect(unsavedBy(1)).toEqual([typed])
  })

  test('is held in memory until there is a key, and nothing of it is written before', () => {
    storage.will.set(will)
    storage.user.set({ id: 1, name: 'Margaret' })
    expect(raw('will')).toBeNull()
    expect(raw('user')).toBe('{"id":1}')
    expect(storage.will.get()).toEqual(will)
    accountStorage.open(anna)
    expect(raw('will')).not.toBeNull()
    expect(storage.user.get()).toEqual({ id: 1, name: 'Margaret' })
  })

  test('is never written with the key of the next account', () => {
    keepUnsaved(typed)
    accountStorage.open(ben, (key) => key.endsWith('.2'))
    expect(raw('unsaved.1')).toBeNull()
    expect(unsavedBy(1)).toEqual([])
  })

  test('can be read on while the page is idle, and what another tab stored meanwhile is not undone', () => {
    accountStorage.open(anna)
    keepUnsaved(typed)
    accountStorage.close(['unsaved.1'])
    expect(unsavedBy(1)).toEqual([typed])
    const newer = { ...typed, version: 3 }
    stored.setItem('unsaved.1', anna.encrypt(JSON.stringify([newer]), 'unsaved.1'))
    accountStorage.open(anna)
    expect(unsavedBy(1)).toEqual([newer])
  })
})

test('what an earlier version of the page stored in clear is taken over for its customer, and deleted', () => {
  given({ unsaved: JSON.stringify([typed, { ...typed, user: 2 }]), will: JSON.stringify(will) })
  accountStorage.open(anna)
  takeOverUnsaved(1)
  expect(unsavedBy(1)).toEqual([typed])
  expect([raw('unsaved'), raw('unsaved.2')]).toEqual([null, null])
  expect(storage.will.get()).toBeUndefined()
})

test('a text is decrypted under its own key and name, whatever its letters, and not with one letter changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, at) => {
      const encrypted = anna.encrypt(text, 'will')
      expect(anna.decrypt(encrypted, 'will')).toBe(text)
      const place = at % encrypted.length
      const letter = encrypted[place] === 'A' ? 'B' : 'A'
      const changed = encrypted.slice(0, place) + letter + encrypted.slice(place + 1)
      // The last letters of base64 may hold bits that say nothing.
      if (place < encrypted.length - 4) expect(anna.decrypt(changed, 'will')).toBeUndefined()
    }),
  )
})
