import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'

/** Reads the database as it is at one moment, however long that takes, while others go on writing. */
export const inSnapshot = <T>(db: Database, read: (on: Database) => Promise<T>): Promise<T> =>
  isPostgres(db)
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : db.connection().execute(async (on) => {
        await sql`begin deferred`.execute(on)
        try {
          return await read(on)
        } finally {
          await sql`rollback`.execute(on)
        }
      })
