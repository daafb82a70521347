import { type OrderItem, products, testProduct } from '#core/products.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../store/database.ts'
import { failed, type Order, type PaymentStatus, paid, pending } from './payment-provider.ts'

export type NewOrder = Omit<Order, 'id' | 'status'> & {
  readonly provider: string
  readonly promoCode: string | undefined
  readonly at: Date
}

export type Orders = {
  add(order: NewOrder): Promise<Order>
  find(userId: number, externalId: string): Promise<Order | undefined>
  /** The owner's orders with this provider that are still to be decided, oldest first. */
  pendingOf(userId: number, provider: string): Promise<Order[]>
  /** Every order of the owner, newest first. */
  allOf(userId: number): Promise<(Order & { readonly orderedAt: string })[]>
  /** For the provider's side, which knows the order and not its owner. */
  byExternalId(externalId: string): Promise<Order | undefined>
  /** True when this call decided it: a pending order is decided once. */
  decide(externalId: string, status: PaymentStatus, at: Date): Promise<boolean>
}

const columns = ['id', 'user_id', 'external_id', 'items', 'total', 'status'] as const
type Row = { id: number; user_id: number; external_id: string; items: string; total: number; status: number }

const ids: readonly OrderItem[] = [testProduct.id, ...products.map((product) => product.id)]
const statuses = [pending, paid, failed] as const

const orderOf = (row: Row): Order => {
  const items: unknown = JSON.parse(row.items)
  const known = (Array.isArray(items) ? items : []).filter((item): item is OrderItem => includes(ids, item))
  if (!includes(statuses, row.status)) throw new Error(`Order ${row.id} has no known status`)
  return {
    id: row.id,
    userId: row.user_id,
    externalId: row.external_id,
    items: known,
    total: row.total,
    status: row.status,
  }
}

export const ordersIn = (db: Database): Orders => ({
  add: async ({ userId, externalId, provider, items, total, promoCode, at }) => {
    const { id } = await db
      .insertInto('orders')
      .values({
        user_id: userId,
        external_id: externalId,
        provider,
        items: JSON.stringify(items),
        total,
        promo_code: promoCode ?? null,
        status: pending,
        created_at: at.toISOString(),
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, userId, externalId, items, total, status: pending }
  },

  find: async (userId, externalId) => {
    const row = await db
      .selectFrom('orders')
      .select(columns)
      .where('user_id', '=', userId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row && orderOf(row)
  },

  pendingOf: async (userId, provider) => {
    const rows = await db
      .selectFrom('orders')
      .select(columns)
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('status', '=', pending)
      .orderBy('id')
      .execute()
    return rows.map(orderOf)
  },

  allOf: async (userId) => {
    const rows = await db
      .selectFrom('orders')
      .select([...columns, 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    return rows.map((row) => ({ ...orderOf(row), orderedAt: row.created_at }))
  },

  byExternalId: async (externalId) => {
    const row = await db.selectFrom('orders').select(columns).where('external_id', '=', externalId).executeTakeFirst()
    return row && orderOf(row)
  },

  decide: async (externalId, status, at) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ status, decided_at: at.toISOString() })
      .where('external_id', '=', externalId)
      .where('status', '=', pending)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
