import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Milliseconds a second process waits for the file before it gives up. */
const BUSY_TIMEOUT_MS = 5000
/** Statements kept compiled. The stores write fewer than this; the bound is against a query built from data. */
const MAX_STATEMENTS = 200

/** A transaction that reads before it writes would be refused, not kept waiting, if another process wrote in between. */
const BEGIN = 'begin immediate'

const asInputs = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]

class CachedStatement implements SqliteStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]) {
    return this.#statement.all(...asInputs(parameters))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...asInputs(parameters))
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...asInputs(parameters))
  }
}

/**
 * Node's own SQLite in the shape Kysely's SQLite dialect asks for, with each statement compiled once.
 * WAL with synchronous=FULL: a commit has reached the disk before it is acknowledged. What is deleted is overwritten
 * where that costs no further writing, so that the key of somebody who left does not stay behind.
 */
export const nodeSqlite = (file: string): SqliteDatabase => {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = FAST;')
  const statements = new Map<string, CachedStatement>()
  return {
    prepare: (asked) => {
      const sql = asked === 'begin' ? BEGIN : asked
      const known = statements.get(sql)
      if (known) return known
      const statement = new CachedStatement(database.prepare(sql))
      if (statements.size < MAX_STATEMENTS) statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
