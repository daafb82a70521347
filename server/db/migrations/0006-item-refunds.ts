import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Products of an order whose money went back while the rest was kept, and when a customer was told that a print is held. What was
 * delivered of a power of attorney was noted with the documents of the will: from now on it is noted apart.
 */
const changes = [
  sql`create table item_refunds (
    order_id integer not null references orders (id) on delete cascade,
    item text not null,
    pence integer not null,
    why text not null,
    asked_at text not null,
    done_at text,
    primary key (order_id, item)
  )`,
  sql`alter table prints add column held_told_at text`,
  sql`insert into deliveries (order_id, what, at)
    select deliveries.order_id, 'power of attorney', deliveries.at from deliveries
    join orders on orders.id = deliveries.order_id
    where deliveries.what = 'documents' and orders.items like '%"lpa%'`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const change = async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of changes) await statement.execute(on)
  }
  // Kysely gives a migration a transaction on PostgreSQL alone.
  await (db.getExecutor().adapter instanceof PostgresAdapter ? change(db) : db.transaction().execute(change))
}
