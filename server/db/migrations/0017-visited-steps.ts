import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The steps that a customer has been shown, kept with the will. What the columns hold is said with `Tables`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const bytes = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob')
  await sql`alter table wills add column visited ${bytes}`.execute(db)
  await sql`alter table wills add column visited_key_id integer references data_keys (id) on delete set null`.execute(
    db,
  )
}
