import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * How often each account was exported, for every process to count by, and a row that is written to see whether the database can
 * be. What the columns hold is said in `tables.ts`.
 */
const changes = (onPostgres: boolean) => [
  sql`create table account_exports (
    user_id integer not null primary key references users (id) on delete cascade,
    day text not null,
    times integer not null,
    busy_until bigint not null
  )`,
  sql`create table write_probes (
    name text not null primary key,
    filler ${sql.raw(onPostgres ? 'bytea' : 'blob')} not null
  )`,
]

const change = async (db: Kysely<unknown>, onPostgres: boolean): Promise<void> => {
  for (const statement of changes(onPostgres)) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? change(db, true)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute((transaction) => change(transaction, false))
