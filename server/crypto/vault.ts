import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import { DecryptionFailed, decrypt, deriveKey, encrypt } from './cipher.ts'
import type { DataKey, DataKeyStore, Keyring } from './keyring.ts'
import type { ServiceSecrets } from './service-keys.ts'

/** What a chain is of: the revisions of a will, what is said of it beside them, and what was done at the desk, which is of will 0. */
export const chains = ['revisions', 'states', 'deeds'] as const
export type Chain = (typeof chains)[number]

/** The newest link of a chain, and its number: of a revision, its version. */
export type RevisionHead = {
  readonly of?: Chain
  readonly willId: number
  readonly version: number
  readonly chain: string
}

export type RevisionHeads = {
  get(willId: number): RevisionHead | undefined
  set(willId: number, head: RevisionHead): unknown
}

export type RevisionWitness = { saw(head: RevisionHead): void }

/** The key of a value was replaced after its row was read: read the row again. */
class KeyReplaced extends Error {
  override readonly name = 'KeyReplaced'
}

const ATTEMPTS = 3

const withKeyId = (place: string, keyId: number): string => `${place}, under key ${keyId}`

/** Encrypts customers' answers with the customer's own key. */
export type Vault = ReturnType<typeof createVault>

/** A vault over the keys of a database, or of a transaction in it. `service` reads its keys from the same. */
export const createVault = (
  keyring: Keyring,
  keys: DataKeyStore,
  service: ServiceSecrets,
  { clock, randomBytes }: { readonly clock: Clock; readonly randomBytes: RandomBytes },
  witness?: RevisionWitness,
  heads: RevisionHeads = new Map(),
) => ({
  clock,
  /** What is done with the keys of the service itself. */
  service,
  /** Told of each link that was committed. */
  witness,
  /** The newest revisions that this process committed, by will: a save then reads no link. */
  heads,

  /** The key to encrypt with now. It may be replaced before the row is written: see `lockedKey`. */
  currentKey: (userId: number): Promise<DataKey> => keyring.newest(keys, userId),

  /** The same inside a transaction, until the end of which the key is not replaced. */
  lockedKey: async (userId: number): Promise<DataKey> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const key = await keyring.newest(keys, userId)
      if (await keys.lock(key.id)) return key
      keyring.forget(userId)
    }
    throw new DecryptionFailed()
  },

  encrypt: ({ id, key }: DataKey, plain: Uint8Array, place: string): Uint8Array =>
    encrypt(key, plain, withKeyId(place, id), randomBytes),

  /** Throws DecryptionFailed, or KeyReplaced, after which `retryIfKeyReplaced` reads again. */
  decrypt: async (userId: number, keyId: number, encrypted: Uint8Array, place: string): Promise<Buffer> => {
    const found = await keyring.find(keys, userId, keyId)
    if (!found) throw new KeyReplaced()
    return decrypt(found.key, encrypted, withKeyId(place, keyId))
  },

  /** A key for one purpose outside the database, derived from the customer's own. */
  derive: ({ key }: DataKey, purpose: string): Buffer => deriveKey(key, purpose),

  /** Empties the key cache for a customer whose key may have been replaced. */
  forget: (userId: number): void => keyring.forget(userId),
})

/** Reads rows and decrypts them; reads again when a key was replaced in between. Throws DecryptionFailed. */
export const retryIfKeyReplaced = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof KeyReplaced)) throw error
    }
  }
  throw new DecryptionFailed()
}
