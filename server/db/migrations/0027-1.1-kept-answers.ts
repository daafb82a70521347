import type { Kysely } from 'kysely'
import { addIndex, addReference } from '../migration-steps.ts'

/** The account in which whoever was asked to do a job keeps their answer. Without it the link goes on working by itself. */
export const inSteps = true
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addReference(db, 'role_links', 'kept_by', 'users', 'set null')
  await addIndex(db, 'role_links_by_keeper', 'role_links', ['kept_by'])
}
