import { type Kysely, sql } from 'kysely'

/** Which files of which version a download took. What the columns hold is said with `Tables`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_events add column version integer`.execute(db)
  await sql`alter table audit_events add column files text`.execute(db)
}
