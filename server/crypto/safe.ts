import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import type { RandomBytes } from '../platform/random.ts'
import { drawnAhead } from './drawn-ahead.ts'
import type { DataKey, Keyring } from './keyring.ts'
import { CannotOpen, seal, unseal } from './sealed.ts'

/** The key that a value was sealed with was changed after its row was read: read the row again. */
class KeyChanged extends Error {
  override readonly name = 'KeyChanged'
}

/** Seals what a customer says with the customer's key. A value opens in its place alone: table, column and row. */
export type Safe = {
  /** The key to seal with now. It may be changed before what it sealed is kept: see `lastingKey`. */
  key(db: Database, userId: number): Promise<DataKey>
  /** The same, in a transaction, until the end of which it is not changed. */
  lastingKey(transaction: Database, userId: number): Promise<DataKey>
  seal(key: DataKey, plain: Uint8Array, place: string): Uint8Array
  /** Throws CannotOpen, and whatever `rereading` waits for. */
  open(db: Database, userId: number, keyId: number, sealed: Uint8Array, place: string): Promise<Buffer>
  /** The customer's key may have been changed: it is looked for again. */
  forget(userId: number): void
}

const ATTEMPTS = 3

const placeUnder = (place: string, keyId: number): string => `${place}, under key ${keyId}`

export const safeOf = (keyring: Keyring, randomBytes: RandomBytes): Safe => {
  const nonces = drawnAhead(randomBytes)
  return {
    key: (db, userId) => keyring.newest(db, userId),

    lastingKey: async (transaction, userId) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const key = await keyring.newest(transaction, userId)
        const kept = await transaction
          .selectFrom('data_keys')
          .select('id')
          .where('id', '=', key.id)
          .$if(isPostgres(transaction), (query) => query.forKeyShare())
          .executeTakeFirst()
        if (kept) return key
        keyring.forget(userId)
      }
      throw new CannotOpen()
    },

    seal: ({ id, key }, plain, place) => seal(key, plain, placeUnder(place, id), nonces),

    open: async (db, userId, keyId, sealed, place) => {
      const found = await keyring.find(db, userId, keyId)
      if (!found) throw new KeyChanged()
      return unseal(found.key, sealed, placeUnder(place, keyId))
    },

    forget: (userId) => keyring.forget(userId),
  }
}

/** Reads rows and opens what is sealed in them, again when a key was changed in between. Throws CannotOpen. */
export const rereading = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof KeyChanged)) throw error
    }
  }
  throw new CannotOpen()
}
