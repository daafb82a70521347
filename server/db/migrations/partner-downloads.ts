import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the second will of a pair was downloaded, which stays true when whoever did so deletes their account. */
export const partnerDownloads: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table pairs add column partner_downloaded_at text`.execute(db)
    await sql`update pairs set partner_downloaded_at =
      (select max(downloaded_at) from issued_packs where issued_packs.user_id = pairs.partner_id)`.execute(db)
  },
}
