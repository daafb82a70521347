import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../engine.ts'
import { numbered } from '../numbered.ts'

/** Where a code is used, wills that a person reads, and what customers say of the service. */
export const reviews: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table promo_codes add column place text not null default 'checkout'`.execute(db)

    await db.schema
      .createTable('will_readings')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('order_id', 'integer', (column) =>
        column.notNull().unique().references('orders.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('findings', isPostgres(db) ? 'bytea' : 'blob')
      .addColumn('data_key_id', 'integer', (column) => column.references('data_keys.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('will_readings_by_user').on('will_readings').column('user_id').execute()
    await db.schema.createIndex('will_readings_by_key').on('will_readings').column('data_key_id').execute()

    await db.schema
      .createTable('opinions')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('rating', 'integer')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('shown_as', 'text', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .addColumn('why', 'text')
      .execute()
    await db.schema.createIndex('opinions_by_state').on('opinions').columns(['state', 'id']).execute()
  },
}
