import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Pictures of the signed pages of a will. What the columns hold is said with `Tables`. */
const changes = (onPostgres: boolean) => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  return [
    sql`create table signed_pages (
      user_id integer not null references users (id) on delete cascade,
      version integer not null,
      page integer not null,
      jpeg ${bytes} not null,
      seen ${bytes} not null,
      data_key_id integer not null references data_keys (id) on delete cascade,
      made_at text not null,
      primary key (user_id, version, page)
    )`,
    sql`create index signed_pages_by_key on signed_pages (data_key_id)`,
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
