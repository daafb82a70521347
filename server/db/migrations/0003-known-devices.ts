import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Browsers that a customer logged in from, and failed log-ins in a row. What the columns hold is said in `tables.ts`. */
const changes = [
  sql`create table known_devices (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    device text not null,
    failures integer not null,
    created_at text not null,
    used_at bigint not null
  )`,
  sql`create index known_devices_by_user on known_devices (user_id, used_at)`,

  sql`alter table sessions add column device_hash text`,

  sql`create table login_failures (
    email_key text not null primary key,
    failures integer not null,
    failed_at bigint not null,
    mailed_at bigint
  )`,
  sql`create index login_failures_by_time on login_failures (failed_at)`,
]

const change = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of changes) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? change(db)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute(change)
