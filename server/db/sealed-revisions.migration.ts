import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { keyringOf } from '../crypto/keyring.ts'
import type { MasterKeys } from '../crypto/master-keys.ts'
import { placeOfFile, placeOfPack, placeOfRevision } from '../crypto/places.ts'
import { type Safe, safeOf } from '../crypto/safe.ts'
import type { RandomBytes } from '../features/auth/tokens.ts'
import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'
import { numbered } from './numbered.ts'
import type { Tables } from './tables.ts'

export type Sealing = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes }

/** The tables that this migration moves between, as they are while it runs. */
type Moving = Pick<Tables, 'data_keys' | 'issued_files'> & {
  wills: { id: number; user_id: number; version: number; body: string; updated_at: string }
  will_revisions: Omit<Tables['will_revisions'], 'kept_because'>
  issued_packs: {
    id: number
    user_id: number
    version: number
    answers_hash: string
    contents: string
    changed: string
    documents: string
    about: Uint8Array | null
    data_key_id: number | null
  }
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

  await db.schema
    .alterTable('issued_packs')
    .addColumn('data_key_id', 'integer', (column) => column.references('data_keys.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('issued_packs')
    .addColumn('about', isPostgres(db) ? 'bytea' : 'blob')
    .execute()
  await db.schema.createIndex('issued_packs_by_key').on('issued_packs').column('data_key_id').execute()
}

const sealWills = async (db: Database, from: Kysely<Moving>, safe: Safe): Promise<void> => {
  const wills = await from.selectFrom('wills').select(['id', 'user_id', 'version', 'body', 'updated_at']).execute()
  for (const { id: will_id, user_id, version, body: said, updated_at: saved_at } of wills) {
    const key = await safe.key(db, user_id)
    const body = safe.seal(key, Buffer.from(said), placeOfRevision(will_id, version))
    await from.insertInto('will_revisions').values({ will_id, version, body, data_key_id: key.id, saved_at }).execute()
  }
}

const sealDocuments = async (db: Database, from: Kysely<Moving>, safe: Safe): Promise<void> => {
  const packs = await from.selectFrom('issued_packs').selectAll().execute()
  for (const { id, user_id, version, answers_hash: answersHash, contents, changed, documents } of packs) {
    const key = await safe.key(db, user_id)
    const [said, differs, list] = [contents, changed, documents].map((json) => JSON.parse(json))
    const about = JSON.stringify({ answersHash, contents: said, changed: differs, documents: list })
    await from
      .updateTable('issued_packs')
      .set({ about: safe.seal(key, Buffer.from(about), placeOfPack(user_id, version)), data_key_id: key.id })
      .where('id', '=', id)
      .execute()
    const files = await from.selectFrom('issued_files').select(['name', 'pdf']).where('pack_id', '=', id).execute()
    for (const { name, pdf } of files)
      await from
        .updateTable('issued_files')
        .set({ pdf: safe.seal(key, pdf, placeOfFile(user_id, version, name)) })
        .where('pack_id', '=', id)
        .where('name', '=', name)
        .execute()
  }
}

/** Every answer moves from the row of its will into a sealed revision, and documents are sealed where they are. */
export const sealedRevisions = ({ masterKeys, randomBytes }: Sealing): Migration => {
  const move = async (db: Kysely<unknown>): Promise<void> => {
    await makeTables(db)
    const keyring = keyringOf({ masterKeys, randomBytes, clock: () => new Date() })
    const safe = safeOf(keyring, randomBytes)
    await sealWills(db as Database, db as Kysely<Moving>, safe)
    await sealDocuments(db as Database, db as Kysely<Moving>, safe)
    for (const column of ['version', 'body', 'updated_at'])
      await db.schema.alterTable('wills').dropColumn(column).execute()
    for (const column of ['answers_hash', 'contents', 'changed', 'documents'])
      await db.schema.alterTable('issued_packs').dropColumn(column).execute()
  }
  return {
    // Kysely gives migrations a transaction on PostgreSQL alone, and half of this one would lose answers.
    up: (db: Kysely<unknown>) => (isPostgres(db) ? move(db) : db.transaction().execute(move)),
  }
}
