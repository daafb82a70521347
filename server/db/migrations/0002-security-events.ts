import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Locked accounts, the links "This was not me", and events that are gathered. What the columns hold is said in `tables.ts`. */
const changes = [
  sql`alter table users add column locked_at text`,
  sql`alter table users add column locked_by text`,

  sql`alter table audit_events add column times integer not null default 1`,

  sql`create table not_me_links (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    event text not null,
    email text not null,
    email_key text not null,
    happened_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index not_me_links_by_user on not_me_links (user_id, happened_at)`,
  sql`create index not_me_links_by_email on not_me_links (email_key)`,
]

const change = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of changes) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? change(db)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute(change)
