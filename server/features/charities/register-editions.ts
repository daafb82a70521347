import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/dialects.ts'

/** Rows taken away at once, so that nobody waits long to write. */
const CHUNK = 5000

const parts = [
  { table: 'charities', key: 'rank' },
  { table: 'charity_words', key: 'word' },
] as const

/** Takes away every edition but this one: those before it, and what an import that was broken off left behind. */
export const removeEditionsBut = async (db: Database, edition: number): Promise<void> => {
  for (const { table, key } of parts) {
    const name = sql.table(table)
    for (;;) {
      const { rows } = await sql<{
        edition: number
      }>`select edition from ${name} where edition <> ${edition} limit 1`.execute(db)
      const [old] = rows
      if (!old) break
      const some = sql`select ${sql.ref(key)} from ${name} where edition = ${old.edition} limit ${sql.lit(CHUNK)}`
      await sql`delete from ${name} where edition = ${old.edition} and ${sql.ref(key)} in (${some})`.execute(db)
    }
    // How the rows are spread, for the plan of a search; and which pages PostgreSQL may read from the index alone.
    await sql`${sql.raw(isPostgres(db) ? 'vacuum analyze' : 'analyze')} ${name}`.execute(db)
  }
}
