import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Keys of the service itself, and the chain of a will's revisions. What was stored in clear is converted by `sealClearValues` when the server starts, because a
 * migration has no keys. The time of a link goes: it told which invitation a link belongs to.
 */
const changes = (onPostgres: boolean) => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  return [
    sql`create table service_keys (
      name text not null primary key,
      wrapped ${bytes} not null,
      master_key_id text not null,
      created_at text not null
    )`,
    sql`alter table unsubscribe_links drop column created_at`,
    sql`alter table closed_accounts add column will_reference text`,
    sql`alter table will_revisions add column previous text not null default ''`,
    sql`alter table will_revisions add column chain text not null default ''`,
    sql`alter table will_revisions add column signature text not null default ''`,
  ]
}

const run = async (db: Kysely<unknown>, onPostgres: boolean): Promise<void> => {
  for (const statement of changes(onPostgres)) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? run(db, true)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute((transaction) => run(transaction, false))
