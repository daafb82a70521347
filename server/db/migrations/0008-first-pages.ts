import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** A drawing of the first page of each document, which the list of documents shows. Files issued before have none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const bytes = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob')
  await sql`alter table issued_files add column first_page ${bytes}`.execute(db)
}
