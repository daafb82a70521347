import { type Kysely, sql } from 'kysely'

/**
 * A power of attorney was noted as delivered when any document whose name began "lpa-" was in a download, the general guide too. The
 * note stays where a sheet or a filled form was in a version that its owner downloaded; elsewhere nothing was made to deliver.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from deliveries where what = 'power of attorney' and not exists (
    select 1 from orders
    join issued_packs on issued_packs.user_id = orders.user_id and issued_packs.downloaded_at is not null
    join issued_files on issued_files.pack_id = issued_packs.id
    where orders.id = deliveries.order_id
      and issued_files.name in ('lpa-financial', 'lpa-health', 'lpa-form-financial', 'lpa-form-health')
  )`.execute(db)
}
