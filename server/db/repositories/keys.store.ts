import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { createKeyring, type DataKeyStore, type KeyringDeps } from '../../crypto/keyring.ts'
import { BadMasterKey, type MasterKeys, masterKeyFile, type WrappedKey } from '../../crypto/master-keys.ts'
import { createServiceKeys, type ServiceKeyName, type ServiceKeyStore } from '../../crypto/service-keys.ts'
import { createVault, type RevisionHead, type RevisionWitness, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'

export const createDataKeyStore = (db: Database): DataKeyStore => {
  const newest = (userId: number) =>
    db
      .selectFrom('data_keys')
      .select(['id', 'wrapped', 'master_key_id'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)

  return {
    add: async (userId, key, at) => {
      const { id } = await db
        .insertInto('data_keys')
        .values({ user_id: userId, ...key, created_at: at.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    newest: (userId) => newest(userId).executeTakeFirst(),

    find: (userId, id) => newest(userId).where('id', '=', id).executeTakeFirst(),

    lock: async (id) => {
      const row = await db
        .selectFrom('data_keys')
        .select('id')
        .where('id', '=', id)
        // SQLite has one writer at a time and needs no lock.
        .$if(isPostgres(db), (query) => query.forKeyShare())
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

export const createServiceKeyStore = (db: Database): ServiceKeyStore => ({
  find: (name) =>
    db.selectFrom('service_keys').select(['wrapped', 'master_key_id']).where('name', '=', name).executeTakeFirst(),

  add: async (name, key, at) => {
    await db
      .insertInto('service_keys')
      .values({ name, ...key, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  },

  inTransaction: db.isTransaction,
})

/** The ids of the master keys that the service's own keys need. */
const masterKeysOfService = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('service_keys').select('master_key_id').distinct().execute()).map((row) => row.master_key_id)

/** Every key of the service, by its name. */
export const listServiceKeys = async (db: Database): Promise<(WrappedKey & { readonly name: ServiceKeyName })[]> => {
  const rows = await db.selectFrom('service_keys').select(['name', 'wrapped', 'master_key_id']).execute()
  // Only `add` writes this column.
  return rows.map((row) => ({ ...row, name: row.name as ServiceKeyName }))
}

/** Replaces the wrapping of a key, unless another process has done so. */
export const replaceServiceKey = async (
  db: Database,
  name: ServiceKeyName,
  before: WrappedKey,
  after: WrappedKey,
): Promise<void> => {
  await db
    .updateTable('service_keys')
    .set(after)
    .where('name', '=', name)
    .where('master_key_id', '=', before.master_key_id)
    .execute()
}

/** The vault over the customers' keys of a database, or of a transaction in it. */
export type VaultFor = (db: Database) => Vault

/** Wills whose newest link stays in memory. */
const MAX_HEADS = 10_000

/** All vaults share one cache of keys. */
export const createVaults = (deps: KeyringDeps & { readonly witness?: RevisionWitness }): VaultFor => {
  const keyring = createKeyring(deps)
  const heads = new LRUCache<number, RevisionHead>({ max: MAX_HEADS })
  const secretsOver = createServiceKeys(deps)
  return (db) =>
    createVault(keyring, createDataKeyStore(db), secretsOver(createServiceKeyStore(db)), deps, deps.witness, heads)
}

/** The number of customers' keys that are wrapped with each master key, by its id. */
export const countKeysByMaster = async (db: Database): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('data_keys')
    .select(({ fn }) => ['master_key_id', fn.countAll<number>().as('count')])
    .groupBy('master_key_id')
    .execute()
  return new Map(rows.map(({ master_key_id, count }) => [master_key_id, Number(count)]))
}

const KEY_MISSING =
  'The database was encrypted with a master key that is not here. ' +
  'Set MASTER_KEY to it, or put it back into keys/master.keys among the data.'

type KeySettings = { readonly dataDir: string; readonly masterKey: string | undefined }

/** Throws BadMasterKey when there are customers' keys and neither a setting nor a key file that could open them. */
export const assertKeyFileForData = async (db: Database, { dataDir, masterKey }: KeySettings): Promise<void> => {
  if (masterKey !== undefined || existsSync(masterKeyFile(dataDir))) return
  const used = [...(await countKeysByMaster(db)).keys(), ...(await masterKeysOfService(db))]
  if (used.length > 0) throw new BadMasterKey(KEY_MISSING)
}

/** Throws BadMasterKey when customers' keys are wrapped with a master key that is missing: their wills would be unreadable. */
export const assertMasterKeysPresent = async (db: Database, masterKeys: MasterKeys): Promise<void> => {
  const present = new Set(masterKeys().map(({ id }) => id))
  const used = [...(await countKeysByMaster(db)).keys(), ...(await masterKeysOfService(db))]
  const missing = used.filter((id) => !present.has(id))
  if (missing.length > 0) throw new BadMasterKey(KEY_MISSING)
}

/** The keys that browsers encrypt with what they store of a customer's will. */
export const createBrowserKeyStore = (vault: Vault) => ({
  /** In base64url. It is the same for every browser of the customer, and gone with the account. */
  of: async (userId: number): Promise<string> => {
    const key = await vault.currentKey(userId)
    return vault.derive(key, `browser storage of user ${userId}`).toString('base64url')
  },
})
