import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './engine.ts'
import { accounts } from './migrations/accounts.ts'
import { charities } from './migrations/charities.ts'
import { orders } from './migrations/orders.ts'
import { pairs } from './migrations/pairs.ts'
import { partnerDownloads } from './migrations/partner-downloads.ts'
import { reviews } from './migrations/reviews.ts'
import { numbered } from './numbered.ts'
import { type Sealing, sealedRevisions } from './sealed-revisions.migration.ts'

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('users')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('homeowner', 'text', (column) => column.notNull())
      .addColumn('marketing', 'text')
      .addColumn('terms_agreed_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()

    await db.schema
      .createTable('wills')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('standing', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('orders')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('external_id', 'text', (column) => column.notNull().unique())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('items', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('promo_code', 'text')
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .execute()
    await db.schema.createIndex('orders_by_user').on('orders').column('user_id').execute()

    await db.schema
      .createTable('sandbox_payments')
      .addColumn('external_id', 'text', (column) => column.primaryKey())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

const visitors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute()

    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('waitlist')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('unsubscribed')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}

const issuedDocuments: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('issued_packs')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('downloaded_at', 'text')
      .addColumn('answers_hash', 'text', (column) => column.notNull())
      .addColumn('contents', 'text', (column) => column.notNull())
      .addColumn('changed', 'text', (column) => column.notNull())
      .addColumn('documents', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_pack_a_version', ['user_id', 'version'])
      .execute()

    await db.schema
      .createTable('issued_files')
      .addColumn('pack_id', 'integer', (column) => column.notNull().references('issued_packs.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      // SQLite keeps bytes as bytes under any name of a type; PostgreSQL calls it this.
      .addColumn('pdf', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_file_a_name', ['pack_id', 'name'])
      .execute()
  },
}

const audit: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('audit_events')
      .addColumn('id', 'integer', numbered(db))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('audit_events_by_user').on('audit_events').columns(['user_id', 'id']).execute()
  },
}

const experiments: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('test_experiments')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('funnel', 'text', (column) => column.notNull())
      .addColumn('running', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('test_experiments_by_funnel').on('test_experiments').column('funnel').execute()

    await db.schema
      .createTable('test_variants')
      .addColumn('experiment', 'text', (column) =>
        column.notNull().references('test_experiments.name').onDelete('cascade'),
      )
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('weight', 'integer', (column) => column.notNull())
      .addColumn('shown_mobile', 'integer', (column) => column.notNull())
      .addColumn('shown_wide', 'integer', (column) => column.notNull())
      .addColumn('signed_up', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_variant_a_place', ['experiment', 'place'])
      .execute()
  },
}

const willChecks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('will_checks')
      .addColumn('external_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('answers', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('data_key_id', 'integer', (column) => column.notNull().references('data_keys.id').onDelete('cascade'))
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('will_checks_by_user').on('will_checks').column('user_id').execute()
    await db.schema.createIndex('will_checks_by_key').on('will_checks').column('data_key_id').execute()
  },
}

/** In order. A migration that has run anywhere is never edited; a change is a new one. */
export const migrationsWith = (seals: Sealing): Record<string, Migration> => ({
  '2026-11-first': first,
  '2026-11-visitors': visitors,
  '2026-12-issued-documents': issuedDocuments,
  '2026-12-orders-states': orders,
  '2026-12-store-a-sealed-revisions': sealedRevisions(seals),
  '2026-12-store-b-audit': audit,
  '2026-12b-accounts': accounts,
  '2026-12c-tests-experiments': experiments,
  '2026-12c-tests-will-checks': willChecks,
  '2026-12z-charities': charities,
  '2026-12zb-pairs': pairs,
  '2026-12zc-reviews': reviews,
  '2026-12zd-partner-downloads': partnerDownloads,
})
