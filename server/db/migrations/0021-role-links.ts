import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The links by which people who were asked to do a job answer. What the columns hold is said with `Tables`. */
const changes = (onPostgres: boolean) => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  return [
    sql`create table role_links (
      token_hash text not null primary key,
      user_id integer not null references users (id) on delete cascade,
      request integer not null,
      token ${bytes} not null,
      data_key_id integer not null references data_keys (id) on delete cascade,
      due_at bigint
    )`,
    sql`create index role_links_by_request on role_links (user_id, request)`,
    sql`create index role_links_by_key on role_links (data_key_id)`,
    sql`create index role_links_by_due on role_links (due_at) where due_at is not null`,
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
