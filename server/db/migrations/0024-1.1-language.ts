import type { Kysely } from 'kysely'
import { addColumn } from '../migration-steps.ts'

/** The language that a customer chose, for what we write to them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumn(db, 'users', 'language', { type: 'text' })
}
