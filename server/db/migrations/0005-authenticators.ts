import { type Kysely, PostgresAdapter, sql } from 'kysely'

const createTables = async (db: Kysely<unknown>, onPostgres: boolean): Promise<void> => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  const statements = [
    sql`create table authenticators (
      id text not null primary key,
      user_id integer not null references users (id) on delete cascade,
      name text not null,
      secret ${bytes} not null,
      data_key_id integer not null references data_keys (id) on delete cascade,
      last_step integer not null,
      created_at text not null,
      used_at text
    )`,
    sql`create index authenticators_by_user on authenticators (user_id)`,
    sql`create index authenticators_by_key on authenticators (data_key_id)`,
    sql`create table wrong_codes (
      user_id integer not null primary key references users (id) on delete cascade,
      in_a_row integer not null,
      last_at bigint not null
    )`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Apps that show one-time codes, and how many codes of an account in a row were wrong. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? createTables(db, true)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute((transaction) => createTables(transaction, false))
