import { type Kysely, sql } from 'kysely'

/** What those who pay for codes were told of the customers they sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table funder_periods (
    funder text not null,
    last_month text not null,
    first_month text not null,
    people integer not null,
    closed_at text not null,
    primary key (funder, last_month)
  )`.execute(db)
}
