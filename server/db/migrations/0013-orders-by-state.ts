import { type Kysely, sql } from 'kysely'

/** The lists of orders at the back office, and the orders of a month. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_by_state on orders (state, id)`.execute(db)
  await sql`create index orders_to_refund on orders (id) where refund_reason is not null`.execute(db)
  await sql`create index orders_by_decision on orders (decided_at)`.execute(db)
}
