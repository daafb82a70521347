import type { Kysely } from 'kysely'
import { addColumn } from '../migration-steps.ts'

/** What each item of an order cost. Empty in the orders of before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumn(db, 'orders', 'prices', { type: 'text' })
}
