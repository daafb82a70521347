import { type Kysely, sql } from 'kysely'

/** A message that its sender sends again, because the reply was lost, is kept once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table contact_messages add column external_id text`.execute(db)
  await sql`create unique index contact_messages_by_external_id on contact_messages (external_id)`.execute(db)
}
