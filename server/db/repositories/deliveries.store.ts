import { type Delivery, deliveries } from '#core/catalogue/refundability.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'

/** What was handed over of an order. It ends the refund with a button. */
export type DeliveryStore = {
  /** The first time is kept. In a transaction that has locked the owner's entitlements, so that no refund goes by it. */
  note(orderId: number, what: Delivery, at: Date): Promise<void>
  of(orderId: number): Promise<Delivery[]>
}

export const createDeliveryStore = (db: Database): DeliveryStore => ({
  note: async (orderId, what, at) => {
    await db
      .insertInto('deliveries')
      .values({ order_id: orderId, what, at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(['order_id', 'what']).doNothing())
      .execute()
  },

  of: async (orderId) => {
    const rows = await db.selectFrom('deliveries').select('what').where('order_id', '=', orderId).execute()
    return rows.map(({ what }) => what).filter((what) => includes(deliveries, what))
  },
})
