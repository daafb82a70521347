import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  PostgresAdapter,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryExecutorProvider,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import pg from 'pg'

/** Whether this database, or a transaction in it, is PostgreSQL rather than SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter

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

/** Connections of one process. PostgreSQL allows a hundred in all unless it is told otherwise. */
const MAX_CONNECTIONS = 10
/** Milliseconds until a database that does not answer counts as gone. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000
/** Statements kept prepared in each connection; the bound is against a query built from data. */
const MAX_PREPARED = 200

const EIGHT_BYTES = pg.types.builtins.INT8

// Identifiers, counts and milliseconds stay far below 2^53.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === EIGHT_BYTES ? Number : pg.types.getTypeParser(id, format)),
}

const preparing = (client: pg.PoolClient, nameOf: (sql: string) => string | undefined): PostgresPoolClient => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No cursor is opened here: large tables are read in pages')
    const name = values.length === 0 ? undefined : nameOf(text)
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
  }
  return { query, release: (destroy) => client.release(destroy) }
}

/** node-postgres in the shape Kysely's dialect asks for, with each statement prepared once in each connection. */
export const nodePostgres = (url: string): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    types,
  })
  // A connection that breaks between two queries would end the process. The next query on it fails, is answered with
  // that, and the pool puts a new one in its place.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const names = new Map<string, string>()
  const nameOf = (sql: string): string | undefined => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    const name = `heirloom_${names.size}`
    names.set(sql, name)
    return name
  }
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? preparing(client, nameOf)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
