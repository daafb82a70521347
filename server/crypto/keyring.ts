import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import { newDataKey, unwrap } from './data-keys.ts'
import type { MasterKeys } from './master-keys.ts'

/** Customers whose keys are kept open in memory. */
const MAX_OPEN = 10_000

export type DataKey = { readonly id: number; readonly key: KeyObject }

/** Customers' keys. They are looked for in the database that is handed over, which may be a transaction. */
export type Keyring = {
  /** A new key for the customer, beside those there are. */
  add(db: Database, userId: number): Promise<DataKey>
  /** The key that the customer's answers are sealed with now; made if there is none. */
  newest(db: Database, userId: number): Promise<DataKey>
  /** Undefined when it is not there any more. Throws CannotOpen when no master key opens it. */
  find(db: Database, userId: number, id: number): Promise<DataKey | undefined>
  /** Another process may have changed or removed the customer's keys: they are read again. */
  forget(userId: number): void
}

type Needs = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes; readonly clock: Clock }

export const keyringOf = ({ masterKeys, randomBytes, clock }: Needs): Keyring => {
  const newestOf = new LRUCache<number, DataKey>({ max: MAX_OPEN })

  const read = async (db: Database, userId: number, id?: number): Promise<DataKey | undefined> => {
    const row = await db
      .selectFrom('data_keys')
      .select(['id', 'wrapped', 'master_key_id'])
      .where('user_id', '=', userId)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && { id: row.id, key: unwrap(userId, row, masterKeys) }
  }

  const add = async (db: Database, userId: number): Promise<DataKey> => {
    const { key, ...wrapped } = newDataKey(userId, masterKeys, randomBytes)
    const { id } = await db
      .insertInto('data_keys')
      .values({ user_id: userId, ...wrapped, created_at: clock().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key }
  }

  return {
    add,

    newest: async (db, userId) => {
      const known = newestOf.get(userId)
      if (known) return known
      const found = (await read(db, userId)) ?? (await add(db, userId))
      newestOf.set(userId, found)
      return found
    },

    find: async (db, userId, id) => {
      const known = newestOf.get(userId)
      if (known?.id === id) return known
      const found = await read(db, userId, id)
      // Should it not be the newest after all, it still seals well for as long as it is there.
      if (found && (!known || known.id < id)) newestOf.set(userId, found)
      return found
    },

    forget: (userId) => {
      newestOf.delete(userId)
    },
  }
}
