import { sql } from 'kysely'
import type { Elapsed } from '../platform/clock.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'

/** Writes to the database, in new room, and frees the room of the write before. Throws the database's own error while nothing can be written. */
export type WriteProbe = () => Promise<void>

/** Milliseconds for which a write that succeeded holds, so that asking often costs one write a second. */
const HOLDS_MS = 1000

/** More than a page of SQLite, so that the file must have room for it. */
const BYTES = 8192

export const createWriteProbe = (db: Database, elapsed: Elapsed): WriteProbe => {
  let last: { readonly at: number; readonly answer: Promise<void> } | undefined
  // SQLite would write over the row in the room that it has. PostgreSQL writes a new row in any case.
  const names = isPostgres(db) ? ['probe'] : ['even', 'odd']
  let turn = 0
  const write = async (): Promise<void> => {
    const name = names[turn % names.length] ?? ''
    await db.transaction().execute(async (on) => {
      await on
        .insertInto('write_probes')
        .values({ name, filler: new Uint8Array(BYTES) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ filler: sql`excluded.filler` }))
        .execute()
      await on.deleteFrom('write_probes').where('name', '<>', name).execute()
    })
    // Only now: the next try after a failure must not write over the row that is there.
    turn += 1
  }
  const started = (): Promise<void> => {
    const answer = write()
    last = { at: elapsed(), answer }
    answer.catch(() => {
      last = undefined
    })
    return answer
  }
  return async () => {
    // A database that has gone since the last write is seen at once.
    await sql`select 1`.execute(db)
    await (last && elapsed() - last.at < HOLDS_MS ? last.answer : started())
  }
}
