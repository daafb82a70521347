import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions that are renewed, second factors, changes of email, the outbox, and what is left of a closed account. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    // A login from before this knows neither when it began nor where, so it ends.
    await (db as Kysely<{ sessions: object }>).deleteFrom('sessions').execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('session_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('started_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('sessions_by_session').on('sessions').column('session_id').execute()

    await db.schema
      .alterTable('users')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('users').addColumn('warned_at', 'bigint').execute()

    await db.schema
      .createTable('email_changes')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('email_changes_by_user').on('email_changes').column('user_id').execute()

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()

    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute()

    await db.schema
      .createTable('challenges')
      .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('challenges_by_user').on('challenges').column('user_id').execute()

    await db.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('failed_at', 'text')
      .execute()
    await db.schema.createIndex('mail_outbox_by_due').on('mail_outbox').column('due_at').execute()

    await db.schema
      .createTable('unsubscribe_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('proof_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('spent_proofs')
      .addColumn('signature', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('closed_accounts')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('email_hash', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('orders', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text', (column) => column.notNull())
      .execute()
  },
}
