import type { Kysely } from 'kysely'
import { createKeyring, type DataKey, type KeyringDeps, rewrapDataKey } from '../crypto/keyring.ts'
import { createServiceKeys, rewrapServiceKey } from '../crypto/service-keys.ts'
import { createVault } from '../crypto/vault.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'
import {
  createDataKeyStore,
  createServiceKeyStore,
  listServiceKeys,
  replaceServiceKey,
} from './repositories/keys.store.ts'
import { bytesOfFile, neededByBackupsUntil, noteRemoved } from './repositories/stored-documents.store.ts'
import { type AnyTable, placeIn } from './schema/columns.ts'
import { allTables, tables } from './schema/tables.ts'

/** Rows read at once. */
const PAGE = 200

/** `objects` is needed where documents are kept outside the database. */
type Deps = KeyringDeps & { readonly db: Database; readonly objects?: ObjectStore | undefined }

/** Encrypts the keys of the service with the newest master key. */
const rotateServiceKeys = async ({ db, masterKeys, randomBytes }: Deps): Promise<void> => {
  for (const { name, ...wrapped } of await listServiceKeys(db))
    if (wrapped.master_key_id !== masterKeys()[0].id)
      await replaceServiceKey(db, name, wrapped, rewrapServiceKey(name, wrapped, masterKeys, randomBytes))
}

/**
 * Encrypts every customer's key, and those of the service, with the newest master key. Returns how many customers' keys. The customers' answers stay as they are,
 * so a server may go on, as long as it has both master keys. Throws DecryptionFailed at a key that no master key decrypts.
 */
export const rotateMasterKey = async (deps: Deps): Promise<number> => {
  const { db, masterKeys, randomBytes } = deps
  await rotateServiceKeys(deps)
  const [newest] = masterKeys()
  let count = 0
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('data_keys')
      .select(['id', 'user_id', 'wrapped', 'master_key_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, user_id, wrapped, master_key_id } of page) {
      after = id
      if (master_key_id === newest.id) continue
      const rewrapped = rewrapDataKey(user_id, { wrapped, master_key_id }, masterKeys, randomBytes)
      const { numUpdatedRows } = await db
        .updateTable('data_keys')
        .set(rewrapped)
        .where('id', '=', id)
        .where('master_key_id', '=', master_key_id)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    if (page.length < PAGE) return count
  }
}

type Reencrypted = (keyId: unknown, encrypted: Uint8Array, place: string) => Promise<Uint8Array>

/** Encrypts again what a table holds of a customer, as its description says. */
const withNewKey = async (on: Database, name: string, userId: number, key: DataKey, reencrypted: Reencrypted) => {
  const { columns, owner, key: ids }: AnyTable = allTables[name] ?? { columns: {}, kinds: {}, key: [] }
  const sealed = Object.entries(columns).flatMap(([column, kind]) => (kind.sealed ? [{ column, ...kind.sealed }] : []))
  const own = sealed.filter(({ under }) => columns[under])
  if (own.length === 0 || owner === undefined) return
  // The names of tables and columns come from their descriptions.
  const open = on as unknown as Kysely<Record<string, Record<string, unknown>>>
  const rows = await open
    .selectFrom(name)
    .selectAll()
    .where((is) =>
      typeof owner === 'string'
        ? is(owner, '=', userId)
        : is(owner.by, 'in', open.selectFrom(owner.in).select('id').where('user_id', '=', userId)),
    )
    .execute()
  for (const row of rows) {
    const changed: Record<string, unknown> = {}
    for (const { column, place, under } of own) {
      const encrypted = row[column]
      if (!(encrypted instanceof Uint8Array)) continue
      changed[column] = await reencrypted(row[under], encrypted, placeIn(place, row))
      changed[under] = key.id
    }
    if (Object.keys(changed).length === 0) continue
    await open
      .updateTable(name)
      .set(changed)
      .where((is) => is.and(Object.fromEntries(ids.map((id) => [id, row[id]]))))
      .execute()
  }
}

/** The same of issued files, which are under the key of their pack. They come back into the database, from where they are moved out again. */
const filesWithNewKey = async (on: Database, userId: number, reencrypted: Reencrypted, deps: Deps): Promise<void> => {
  const { pdf: bound, first_page: boundPage } = tables.issued_files.columns
  const files = await on
    .selectFrom('issued_files')
    .innerJoin('issued_packs', 'issued_packs.id', 'pack_id')
    .select(['pack_id', 'name', 'pdf', 'object', 'first_page', 'user_id', 'version', 'data_key_id'])
    .where('user_id', '=', userId)
    .execute()
  for (const { pdf, object, first_page, ...row } of files) {
    if (object !== null) await noteRemoved(on, object, neededByBackupsUntil(deps.clock()))
    const bytes = await bytesOfFile({ pdf, object }, deps.objects)
    await on
      .updateTable('issued_files')
      .set({
        pdf: await reencrypted(row.data_key_id, bytes, placeIn(bound.sealed.place, row)),
        object: null,
        ...(first_page && {
          first_page: await reencrypted(row.data_key_id, first_page, placeIn(boundPage.sealed.place, row)),
        }),
      })
      .where('pack_id', '=', row.pack_id)
      .where('name', '=', row.name)
      .execute()
  }
  await on.updateTable('issued_packs').set({ outside_at: null }).where('user_id', '=', userId).execute()
}

/** Gives a customer a new key, encrypts all their answers and documents with it, and deletes the old one, in one transaction. */
export const replaceDataKey = (userId: number, deps: Deps): Promise<void> =>
  deps.db.transaction().execute(async (on) => {
    // Every save of the customer waits until the new key is there.
    await on
      .selectFrom('data_keys')
      .select('id')
      .where('user_id', '=', userId)
      .$if(isPostgres(on), (query) => query.forUpdate())
      .execute()
    const keyring = createKeyring(deps)
    const keys = createDataKeyStore(on)
    const key = await keyring.add(keys, userId)
    const vault = createVault(keyring, keys, createServiceKeys(deps)(createServiceKeyStore(on)), deps)
    const reencrypted: Reencrypted = async (keyId, encrypted, place) =>
      vault.encrypt(key, await vault.decrypt(userId, Number(keyId), encrypted, place), place)
    await filesWithNewKey(on, userId, reencrypted, deps)
    for (const name of Object.keys(allTables)) await withNewKey(on, name, userId, key, reencrypted)
    await on.deleteFrom('data_keys').where('user_id', '=', userId).where('id', '!=', key.id).execute()
  })

/** Gives every customer who has a key a new one, and returns how many. Saves go on meanwhile. */
export const replaceDataKeys = async (deps: Deps): Promise<number> => {
  let count = 0
  for (let after = 0; ; ) {
    const page = await deps.db
      .selectFrom('data_keys')
      .select('user_id')
      .distinct()
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(PAGE)
      .execute()
    for (const { user_id } of page) {
      after = user_id
      await replaceDataKey(user_id, deps)
      count += 1
    }
    if (page.length < PAGE) return count
  }
}
