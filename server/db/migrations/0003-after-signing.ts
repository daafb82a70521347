import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What a customer says of their signed will, and the bound prints that were ordered. What the columns hold is said with `Tables`. */
const changes = (onPostgres: boolean) => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  return [
    sql`alter table wills add column after_signing ${bytes}`,
    sql`alter table wills add column after_signing_key_id integer references data_keys (id) on delete set null`,

    sql`create table prints (
      order_id integer not null primary key references orders (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      fingerprint text not null,
      address ${bytes} not null,
      data_key_id integer not null references data_keys (id) on delete cascade,
      asked_at text not null,
      sent_at text,
      tracking text
    )`,
    sql`create index prints_by_user on prints (user_id)`,
    sql`create index prints_by_key on prints (data_key_id)`,
  ]
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const change = async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of changes(onPostgres)) await statement.execute(on)
  }
  // Kysely gives a migration a transaction on PostgreSQL alone.
  await (onPostgres ? change(db) : db.transaction().execute(change))
}
