import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { createKeyring, type DataKeyStore, type KeyringDeps } from '../../crypto/keyring.ts'
import { BadMasterKey, type MasterKeys, masterKeyFile } from '../../crypto/master-keys.ts'
import { createServiceKeys } from '../../crypto/service-keys.ts'
import { createVault, type RevisionHead, type RevisionWitness, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { createServiceKeyStore, masterKeysOfService } from './service-keys.store.ts'

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
    createVault(
      keyring,
      createDataKeyStore(db),
      secretsOver(createServiceKeyStore(db)),
      deps.randomBytes,
      deps.witness,
      heads,
    )
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
