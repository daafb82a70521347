import type { Kysely } from 'kysely'
import { addColumn, addIndex } from '../migration-steps.ts'

/** Refunds that a customer's bank sent back, and what was paid another way instead. */
export const inSteps = true
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumn(db, 'orders', 'sent_back', { type: 'integer', otherwise: 0 })
  await addColumn(db, 'orders', 'by_hand', { type: 'integer', otherwise: 0 })
  await addIndex(db, 'orders_by_sent_back', 'orders', ['sent_back'])
}
