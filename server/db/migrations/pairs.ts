import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../engine.ts'

/** The wills of a couple, by the order that paid for both. */
export const pairs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('pairs')
      .addColumn('order_id', 'integer', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('partner_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('partner_order_id', 'integer', (column) => column.references('orders.id').onDelete('set null'))
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('expires_at', 'bigint')
      .addColumn('invited_at', 'text')
      .addColumn('email', isPostgres(db) ? 'bytea' : 'blob')
      .addColumn('data_key_id', 'integer', (column) => column.references('data_keys.id').onDelete('set null'))
      .addColumn('accepted_at', 'text')
      .addColumn('ended_at', 'text')
      .execute()
    await db.schema.createIndex('pairs_by_user').on('pairs').column('user_id').execute()
    await db.schema.createIndex('pairs_by_partner').on('pairs').column('partner_id').execute()
    await db.schema.createIndex('pairs_by_partner_order').on('pairs').column('partner_order_id').execute()
    await db.schema.createIndex('pairs_by_key').on('pairs').column('data_key_id').execute()
  },
}
