import { type Kysely, sql } from 'kysely'

/** When the printer was given the pages and the address of a print, as they are now. What is waiting has to be shown again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table prints add column shown_at text`.execute(db)
}
