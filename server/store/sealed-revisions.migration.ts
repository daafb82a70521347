import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { RandomBytes } from '../auth/tokens.ts'
import { newDataKey } from '../sealing/data-keys.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'
import { seal } from '../sealing/sealed.ts'
import { placeOfRevision } from '../wills/place-of-revision.ts'
import { isPostgres } from './engine.ts'
import { numbered } from './numbered.ts'

export type Sealing = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes }

/** The tables that this migration moves between, as they are while it runs. */
type Moving = {
  wills: { id: number; user_id: number; version: number; body: string; updated_at: string }
  data_keys: { id: number; user_id: number; wrapped: Uint8Array; master_key_id: string; created_at: string }
  will_revisions: { will_id: number; version: number; body: Uint8Array; data_key_id: number; saved_at: string }
}

const makeTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('data_keys')
    .addColumn('id', 'integer', numbered(db))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('wrapped', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('master_key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('data_keys_by_user').on('data_keys').column('user_id').execute()
  await db.schema.createIndex('data_keys_by_master').on('data_keys').columns(['master_key_id', 'id']).execute()

  await db.schema
    .createTable('will_revisions')
    .addColumn('will_id', 'integer', (column) => column.notNull().references('wills.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('data_key_id', 'integer', (column) => column.notNull().references('data_keys.id').onDelete('cascade'))
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('kept_because', 'text')
    .addPrimaryKeyConstraint('will_revisions_pk', ['will_id', 'version'])
    .execute()
  await db.schema.createIndex('will_revisions_by_key').on('will_revisions').column('data_key_id').execute()
}

const sealWills = async (db: Kysely<Moving>, { masterKeys, randomBytes }: Sealing): Promise<void> => {
  const wills = await db.selectFrom('wills').select(['id', 'user_id', 'version', 'body', 'updated_at']).execute()
  for (const { id: will_id, user_id, version, body, updated_at: saved_at } of wills) {
    const { key, ...wrapped } = newDataKey(user_id, masterKeys, randomBytes)
    const { id: data_key_id } = await db
      .insertInto('data_keys')
      .values({ user_id, ...wrapped, created_at: saved_at } as Moving['data_keys'])
      .returning('id')
      .executeTakeFirstOrThrow()
    const place = placeOfRevision(will_id, version, data_key_id)
    const sealed = seal(key, Buffer.from(body), place, randomBytes)
    await db.insertInto('will_revisions').values({ will_id, version, body: sealed, data_key_id, saved_at }).execute()
  }
}

/** Every answer moves from the row of its will into a sealed revision. */
export const sealedRevisions = (sealing: Sealing): Migration => {
  const move = async (db: Kysely<unknown>): Promise<void> => {
    await makeTables(db)
    await sealWills(db as Kysely<Moving>, sealing)
    for (const column of ['version', 'body', 'updated_at'])
      await db.schema.alterTable('wills').dropColumn(column).execute()
  }
  return {
    // Kysely gives migrations a transaction on PostgreSQL alone, and half of this one would lose answers.
    up: (db: Kysely<unknown>) => (isPostgres(db) ? move(db) : db.transaction().execute(move)),
  }
}
