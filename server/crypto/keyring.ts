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

/** Customers' keys, cached. They are read from the store that is passed in. */
export type Keyring = ReturnType<typeof createKeyring>

export const createKeyring = ({ masterKeys, randomBytes, clock }: KeyringDeps) => {
  const cache = new LRUCache<number, DataKey>({ max: MAX_CACHED })

  const add = async (keys: DataKeyStore, userId: number): Promise<DataKey> => {
    const { key, ...wrapped } = generateDataKey(userId, masterKeys, randomBytes)
    return { id: await keys.add(userId, wrapped, clock()), key }
  }

  const unwrapped = (userId: number, row: (WrappedKey & { readonly id: number }) | undefined): DataKey | undefined =>
    row && { id: row.id, key: unwrapDataKey(userId, row, masterKeys) }

  return {
    /** A new key for the customer, beside those that exist. */
    add,

    /** The key that the customer's answers are encrypted with now; created if there is none. */
    newest: async (keys: DataKeyStore, userId: number): Promise<DataKey> => {
      const cached = cache.get(userId)
      if (cached) return cached
      const found = unwrapped(userId, await keys.newest(userId)) ?? (await add(keys, userId))
      cache.set(userId, found)
      return found
    },

    /** Undefined when the key was removed. Throws DecryptionFailed when no master key decrypts it. */
    find: async (keys: DataKeyStore, userId: number, id: number): Promise<DataKey | undefined> => {
      const cached = cache.get(userId)
      if (cached?.id === id) return cached
      const found = unwrapped(userId, await keys.find(userId, id))
      // Even if a newer key exists, this one may encrypt for as long as it is stored.
      if (found && (!cached || cached.id < id)) cache.set(userId, found)
      return found
    },

    /** Empties the cache for a customer whose keys another process may have changed. */
    forget: (userId: number): void => {
      cache.delete(userId)
    },
  }
}
