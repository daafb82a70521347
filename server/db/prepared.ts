import { type Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'

/**
 * A query about rows, put into SQL once for each number of them: that takes as long as SQLite takes to answer. Its
 * parameters are the values of the rows, in order; whatever else it says must be literal, or the first call throws.
 */
export const prepared = <R extends readonly unknown[], O>(
  build: (db: Database, rows: readonly R[]) => Compilable<O>,
): ((db: Database, rows: readonly R[]) => Promise<O[]>) => {
  const known = new Map<string, string>()

  const compiled = (db: Database, rows: readonly R[]): string => {
    const { sql, parameters } = build(db, rows).compile()
    const values = rows.flat()
    if (parameters.length !== values.length || values.some((value, index) => value !== parameters[index]))
      throw new Error(`A prepared query takes the values of its rows and nothing else: ${sql}`)
    return sql
  }

  return async (db, rows) => {
    const which = `${isPostgres(db) ? 'PostgreSQL' : 'SQLite'} ${rows.length}`
    const sql = known.get(which) ?? compiled(db, rows)
    known.set(which, sql)
    const { rows: found } = await db.executeQuery<O>(CompiledQuery.raw(sql, rows.flat()))
    return found
  }
}
