import type { Kysely } from 'kysely'
import { addIndex } from '../migration-steps.ts'

/** The lists of orders at the back office: the number of an order says no more which came first. */
export const inSteps = true
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addIndex(db, 'orders_by_time', 'orders', ['created_at', 'id'])
  await addIndex(db, 'orders_by_state_and_time', 'orders', ['state', 'created_at', 'id'])
}
