import { type OrderItem, products } from '#core/catalogue/products.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'

/** A product of an order whose money goes back while the rest of the order is kept. */
export type ItemRefund = {
  readonly orderId: number
  readonly item: OrderItem
  readonly pence: number
  readonly why: 'asked' | 'operator'
  /** Whether the provider has sent the money back. Until then it is owed. */
  readonly done: boolean
}

export type ItemRefundStore = {
  of(orderId: number): Promise<ItemRefund[]>
  /** The money is to go back. In a transaction that has locked the owner's entitlements. */
  owe(refund: Omit<ItemRefund, 'done'>, at: Date): Promise<void>
  /** True when this call finished it. */
  finish(refund: Pick<ItemRefund, 'orderId' | 'item'>, at: Date): Promise<boolean>
}

const ids = products.map(({ id }) => id)

export const createItemRefundStore = (db: Database): ItemRefundStore => ({
  of: async (orderId) => {
    const rows = await db
      .selectFrom('item_refunds')
      .select(['item', 'pence', 'why', 'done_at'])
      .where('order_id', '=', orderId)
      .orderBy('asked_at')
      .orderBy('item')
      .execute()
    return rows.flatMap(({ item, pence, why, done_at }) =>
      includes(ids, item)
        ? [{ orderId, item, pence, why: why === 'operator' ? why : 'asked', done: done_at !== null }]
        : [],
    )
  },

  owe: async ({ orderId, item, pence, why }, at) => {
    await db
      .insertInto('item_refunds')
      .values({ order_id: orderId, item, pence, why, asked_at: at.toISOString(), done_at: null })
      .execute()
  },

  finish: async ({ orderId, item }, at) => {
    const { numUpdatedRows } = await db
      .updateTable('item_refunds')
      .set({ done_at: at.toISOString() })
      .where('order_id', '=', orderId)
      .where('item', '=', item)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
