/** Rows of many other customers, among whom the measured server finds the few that send requests. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/db/database.ts'
import { isPostgres } from '../../server/db/dialects.ts'

/** Bytes of a filler's answers. Only the customers who are asked for have answers that open. */
const FILLER_BYTES = 1_000
const CHUNK = 50_000

/** What one filler has, after being a user with the id `i`. */
const rowsOf = (body: Uint8Array, key: Uint8Array, master: string) => [
  sql`insert into sessions (token_hash, session_id, user_id, device, started_at, expires_at, created_at)
    select 'filler' || i, 'filler' || i, i, '', 0, 0, '' from n`,
  sql`insert into data_keys (id, user_id, wrapped, master_key_id, created_at) select i, i, ${key}, ${master}, '' from n`,
  sql`insert into wills (id, user_id, server_fields, created_at) select i, i, '{"paid":0}', '' from n`,
  sql`insert into will_revisions (will_id, version, body, data_key_id, saved_at) select i, 1, ${body}, i, '' from n`,
  sql`insert into orders (id, user_id, external_id, provider, items, list_price, total, vat_percent, state, created_at)
    select i, i, 'filler' || i, 'sandbox', '["will"]', 8900, 8900, 20, 'paid', '' from n`,
  sql`insert into entitlements (user_id, product, order_id, granted_at) select i, 'will', i, '' from n`,
]

/**
 * Adds people after the last one there is, until there are `count`: each with a session, a key, a will, a revision, a paid
 * order and what it gave them. They are never asked for anything. `master` names the key that theirs would be wrapped with.
 */
export const fillUpTo = async (db: Database, count: number, master: string): Promise<void> => {
  // Numbers of keys are given in turn, those of people are not.
  const { last } = await db
    .selectFrom('data_keys')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const rows = rowsOf(randomBytes(FILLER_BYTES), randomBytes(61), master)
  for (let from = Number(last ?? 0) + 1; from <= count; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, count)
    await db.transaction().execute(async (on) => {
      await sql`create temporary table n (i integer)`.execute(on)
      await sql`with recursive up(i) as (select ${sql.lit(from)} union all select i + 1 from up where i < ${sql.lit(to)})
        insert into n select i from up`.execute(on)
      await sql`insert into users (id, name, last_name, email, email_key, password_hash, homeowner, terms_agreed_at, created_at, seen_at)
        select i, 'Margaret', 'Hale', i || '@filler.example', i || '@filler.example', 'none', 'Yes', '', '', 0 from n`.execute(
        on,
      )
      for (const row of rows) await row.execute(on)
      await sql`drop table n`.execute(on)
    })
  }
  await sql`analyze`.execute(db)
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
