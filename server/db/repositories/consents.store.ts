import type { Database } from '../database.ts'

/** What somebody agreed to before the first download, by the order that gave it. */
export type Consents = {
  /** Agreeing again changes nothing. True when this call was the first. */
  give(userId: number, orderId: number, at: Date): Promise<boolean>
  given(userId: number, orderId: number): Promise<boolean>
}

export const consentsIn = (db: Database): Consents => ({
  give: async (userId, orderId, at) => {
    const agreed = at.toISOString()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('download_consents')
      .values({ order_id: orderId, user_id: userId, start_now_at: agreed, lose_right_at: agreed })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  given: async (userId, orderId) => {
    const row = await db
      .selectFrom('download_consents')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row !== undefined
  },
})
