import type { ServiceKeyName, ServiceKeyStore } from '../../crypto/service-keys.ts'
import type { WrappedKey } from '../../crypto/wrapped-key.ts'
import type { Database } from '../database.ts'

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
export const masterKeysOfService = async (db: Database): Promise<string[]> =>
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
