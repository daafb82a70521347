import { type Kysely, sql } from 'kysely'

/** Work that is done every so often, claimed by one process at a time. What the columns hold is said with `Tables`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table jobs (
    name text not null primary key,
    due_at bigint not null,
    claimed_until bigint not null,
    done_at text,
    failures integer not null
  )`.execute(db)
}
