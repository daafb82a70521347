import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Both of a couple hold it from the moment the partner confirmed. Those who confirmed before it was noted hold it from then on. */
const confirmed = sql`insert into entitlements (user_id, product, order_id, granted_at, revoked_at)
  select holders.user_id, 'mirror-confirmed', holders.order_id, wills.granted_at, null
  from couples
  join entitlements wills
    on wills.order_id = couples.partner_order_id and wills.product = 'will' and wills.revoked_at is null
  join entitlements holders
    on (holders.order_id = couples.order_id and holders.product = 'mirror')
    or (holders.order_id = couples.partner_order_id and holders.product = 'mirror-partner')
  where couples.ended_at is null and holders.revoked_at is null`

/** Finds a charity by its registered number. */
const charityNumbers = sql`create index charities_by_number on charities (edition, number)`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const change = async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of [confirmed, charityNumbers]) await statement.execute(on)
  }
  // Kysely gives a migration a transaction on PostgreSQL alone.
  await (onPostgres ? change(db) : db.transaction().execute(change))
}
