import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** When an address was verified, the codes and links that verify one, and changes of address that wait. */
const changes = [
  sql`alter table users add column email_verified_at text`,
  sql`alter table users add column device text not null default ''`,

  sql`create table email_verifications (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    code_hash text not null,
    tries integer not null,
    sent_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index email_verifications_by_user on email_verifications (user_id, sent_at)`,

  // A change that was asked for before this release was not told to the old address: it is asked for again.
  sql`delete from email_changes`,
  sql`alter table email_changes add column old_token_hash text not null default ''`,
  sql`alter table email_changes add column asked_at bigint not null default 0`,
  sql`alter table email_changes add column approved_at bigint`,
  sql`alter table email_changes add column due_at bigint`,
  sql`create index email_changes_by_old_token on email_changes (old_token_hash)`,
  sql`create index email_changes_by_due on email_changes (due_at)`,
]

const change = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of changes) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? change(db)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute(change)
