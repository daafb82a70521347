import { type Kysely, sql } from 'kysely'

/** What is said of a will beside its answers, as hashes that follow one another. What the columns hold is said with `Tables`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table will_states (
    will_id integer not null references wills (id) on delete cascade,
    version integer not null,
    revision integer not null,
    noted_at text not null,
    state text not null,
    previous text not null,
    chain text not null,
    primary key (will_id, version)
  )`.execute(db)
}
