import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** How often each account was exported, for every process to count by. What the columns hold is said in `tables.ts`. */
const changes = [
  sql`create table account_exports (
    user_id integer not null primary key references users (id) on delete cascade,
    day text not null,
    times integer not null,
    busy_until bigint not null
  )`,
]

const change = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of changes) await statement.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? change(db)
    : // Kysely gives a migration a transaction on PostgreSQL alone.
      db.transaction().execute(change)
