import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import { KEY_BYTES, secretKey } from './cipher.ts'
import { type MasterKeys, unwrapKey, type WrappedKey, wrapKey } from './master-keys.ts'

/** Customers whose decrypted keys stay in memory. */
const MAX_CACHED = 10_000

/** A customer's key, decrypted. */
export type DataKey = { readonly id: number; readonly key: KeyObject }

/** Where wrapped keys are stored. It may be a transaction. */
export type DataKeyStore = {
  /** Returns the id of the new key. */
  add(userId: number, key: WrappedKey, at: Date): Promise<number>
  newest(userId: number): Promise<(WrappedKey & { readonly id: number }) | undefined>
  find(userId: number, id: number): Promise<(WrappedKey & { readonly id: number }) | undefined>
  /** Inside a transaction: until it ends, the key is not removed. False when it is not there any more. */
  lock(id: number): Promise<boolean>
}

/** Customers' keys, cached. They are read from the store that is passed in. */
export type Keyring = {
  /** A new key for the customer, beside those that exist. */
  add(keys: DataKeyStore, userId: number): Promise<DataKey>
  /** The key that the customer's answers are encrypted with now; created if there is none. */
  newest(keys: DataKeyStore, userId: number): Promise<DataKey>
  /** Undefined when the key was removed. Throws DecryptionFailed when no master key decrypts it. */
  find(keys: DataKeyStore, userId: number, id: number): Promise<DataKey | undefined>
  /** Empties the cache for a customer whose keys another process may have changed. */
  forget(userId: number): void
}

const placeOf = (userId: number) => `data_keys.wrapped of user ${userId}`

/** A new key for a customer, wrapped with the newest master key. */
export const generateDataKey = (userId: number, masterKeys: MasterKeys, randomBytes: RandomBytes) => {
  const bytes = randomBytes(KEY_BYTES)
  return { key: secretKey(bytes), ...wrapKey(bytes, placeOf(userId), masterKeys()[0], randomBytes) }
}

/** Throws DecryptionFailed when its master key is missing, or the key is not this customer's. */
export const unwrapDataKey = (userId: number, wrapped: WrappedKey, masterKeys: MasterKeys): KeyObject =>
  secretKey(unwrapKey(wrapped, placeOf(userId), masterKeys))

/** The same key, wrapped with the newest master key. */
export const rewrapDataKey = (
  userId: number,
  wrapped: WrappedKey,
  masterKeys: MasterKeys,
  randomBytes: RandomBytes,
): WrappedKey => wrapKey(unwrapKey(wrapped, placeOf(userId), masterKeys), placeOf(userId), masterKeys()[0], randomBytes)

export type KeyringDeps = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes; readonly clock: Clock }

export const createKeyring = ({ masterKeys, randomBytes, clock }: KeyringDeps): Keyring => {
  const cache = new LRUCache<number, DataKey>({ max: MAX_CACHED })

  const add: Keyring['add'] = async (keys, userId) => {
    const { key, ...wrapped } = generateDataKey(userId, masterKeys, randomBytes)
    return { id: await keys.add(userId, wrapped, clock()), key }
  }

  const unwrapped = (userId: number, row: (WrappedKey & { readonly id: number }) | undefined): DataKey | undefined =>
    row && { id: row.id, key: unwrapDataKey(userId, row, masterKeys) }

  return {
    add,

    newest: async (keys, userId) => {
      const cached = cache.get(userId)
      if (cached) return cached
      const found = unwrapped(userId, await keys.newest(userId)) ?? (await add(keys, userId))
      cache.set(userId, found)
      return found
    },

    find: async (keys, userId, id) => {
      const cached = cache.get(userId)
      if (cached?.id === id) return cached
      const found = unwrapped(userId, await keys.find(userId, id))
      // Even if a newer key exists, this one may encrypt for as long as it is stored.
      if (found && (!cached || cached.id < id)) cache.set(userId, found)
      return found
    },

    forget: (userId) => {
      cache.delete(userId)
    },
  }
}
