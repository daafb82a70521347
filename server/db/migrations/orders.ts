import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type OldWill = { id: number; user_id: number; standing: string; created_at: string }
type OldOrder = { id: number; user_id: number; items: string; created_at: string; decided_at: string | null }

const grant = async (db: Kysely<unknown>, userId: number, product: string, orderId: number, at: string) => {
  await sql`insert into entitlements (user_id, product, order_id, granted_at)
    values (${userId}, ${product}, ${orderId}, ${at})`.execute(db)
}

const grantPaidOrders = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<OldOrder>`select id, user_id, items, created_at, decided_at from orders
    where state = 'paid'`.execute(db)
  for (const { id, user_id, items, created_at, decided_at } of rows)
    for (const product of JSON.parse(items) as string[]) await grant(db, user_id, product, id, decided_at ?? created_at)
}

/** A will that says it is paid for without an order that did it gets one, so that nobody loses what they were given. */
const grantFlags = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<OldWill>`select id, user_id, standing, created_at from wills where not exists
    (select 1 from entitlements where entitlements.user_id = wills.user_id and product in ('will', 'mirror'))`.execute(
    db,
  )
  for (const { id, user_id, standing, created_at } of rows) {
    const { paid }: { paid?: number } = JSON.parse(standing)
    if (paid !== 1) continue
    const made = await sql<{ id: number }>`insert into orders
      (user_id, external_id, provider, items, list_price, total, vat_percent, state, created_at, decided_at)
      values (${user_id}, ${`carried-over-${id}`}, 'none', '["will"]', 0, 0, 0, 'paid', ${created_at}, ${created_at})
      returning id`.execute(db)
    for (const order of made.rows) await grant(db, user_id, 'will', order.id, created_at)
  }
}

/** States by name, what was paid for as rows of its own, codes, and what was agreed to before a download. */
export const orders: Migration = {
  up: async (db: Kysely<unknown>) => {
    // One column a statement: SQLite adds no more at once.
    await sql`alter table orders add column state text not null default 'pending'`.execute(db)
    await sql`alter table orders add column list_price integer not null default 0`.execute(db)
    await sql`alter table orders add column vat_percent integer not null default 20`.execute(db)
    await sql`alter table orders add column provider_ref text`.execute(db)
    await sql`alter table orders add column payment_ref text`.execute(db)
    await sql`alter table orders add column refund_reason text`.execute(db)
    await sql`update orders set list_price = total, provider_ref = external_id,
      state = case status when 1 then 'paid' when 2 then 'failed' else 'pending' end`.execute(db)

    await db.schema
      .createTable('order_states')
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('why', 'text')
      .addPrimaryKeyConstraint('each_state_once', ['order_id', 'state'])
      .execute()

    await db.schema
      .createTable('entitlements')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('granted_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .addPrimaryKeyConstraint('one_grant_an_order', ['order_id', 'product'])
      .execute()
    await db.schema.createIndex('entitlements_by_user').on('entitlements').column('user_id').execute()

    await grantPaidOrders(db)
    await sql`alter table orders drop column status`.execute(db)
    await grantFlags(db)

    await db.schema
      .createTable('promo_codes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('funder', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text')
      .addColumn('use_limit', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('download_consents')
      .addColumn('order_id', 'integer', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('start_now_at', 'text', (column) => column.notNull())
      .addColumn('lose_right_at', 'text', (column) => column.notNull())
      .execute()
  },
}
