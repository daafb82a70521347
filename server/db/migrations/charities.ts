import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../engine.ts'

/** The register of charities as it was imported. An edition is one import; the one in `charity_register` is shown. */
export const charities: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Byte by byte, as SQLite compares: a language's own order would put words between a beginning and its words.
    const inBytes = isPostgres(db) ? sql`text collate "C"` : 'text'
    await db.schema
      .createTable('charity_register')
      .addColumn('edition', 'integer', (column) => column.primaryKey())
      .addColumn('as_of', 'text', (column) => column.notNull())
      .addColumn('charities', 'integer', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('charities')
      .addColumn('edition', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('folded', inBytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('charities_pk', ['edition', 'place'])
      .execute()
    await db.schema.createIndex('charities_by_name').on('charities').columns(['edition', 'folded', 'place']).execute()

    await db.schema
      .createTable('charity_words')
      .addColumn('edition', 'integer', (column) => column.notNull())
      .addColumn('word', inBytes, (column) => column.notNull())
      .addColumn('places', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('charity_words_pk', ['edition', 'word'])
      .execute()
  },
}
