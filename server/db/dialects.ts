import { hash } from 'node:crypto'
import {
  type Dialect,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryExecutorProvider,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createSqliteDialect } from './sqlite-driver.ts'

/** True for PostgreSQL, false for SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter

export type PostgresOptions = {
  /** Connections of one process. PostgreSQL allows a hundred in all unless it is told otherwise. */
  readonly connections?: number
  /** Milliseconds until a statement is given up; 0 for never. */
  readonly statementMs?: number
  /** Milliseconds that a statement waits for a lock; 0 for as long as it may take. */
  readonly lockMs?: number
  /** A pooler gives the connection away after each transaction: nothing may stay in one. */
  readonly pooled?: boolean
}

const CONNECTIONS = 10
/** Milliseconds until a database that does not answer counts as gone. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000
/** Statements kept prepared in each connection. The stores use fewer than this, but lists of different lengths are statements of their own. */
const MAX_STATEMENTS = 300

// Identifiers, counts and milliseconds stay far below 2^53.
const withNumbers = ({ builtins, getTypeParser }: typeof pg.types): pg.CustomTypesConfig => ({
  getTypeParser: (id, format) => (id === builtins.INT8 ? Number : getTypeParser(id, format)),
})

const withPreparedStatements = (
  client: pg.PoolClient,
  nameOf: (sql: string) => string | undefined,
): PostgresPoolClient => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No cursor is opened here: large tables are read in pages')
    const name = values.length === 0 ? undefined : nameOf(text)
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
  }
  return { query, release: (destroy) => client.release(destroy) }
}

/**
 * node-postgres for Kysely's dialect, with each statement that is repeated prepared once in each connection. The driver is loaded here, as a
 * server on SQLite has no use for it.
 */
const createPostgresPool = async (
  url: string,
  { connections = CONNECTIONS, statementMs = STATEMENT_MS, lockMs = 0, pooled = false }: PostgresOptions,
): Promise<PostgresPool> => {
  const { default: pg } = await import('pg')
  const setLimits = (client: pg.ClientBase) =>
    client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: withNumbers(pg.types),
    // By the pool, which gives up a connection that fails here: Kysely's `onCreateConnection` would keep its place for ever. Asked for as
    // the connection opens, a pooler would refuse it.
    ...(!pooled && { onConnect: setLimits }),
  })
  // Without a listener, a connection that breaks between two queries would end the process. The next query on it fails,
  // and the pool replaces it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const names = new Map<string, string>()
  // A statement is prepared when it comes back, so that those which run once take no place from those which run all day.
  const askedOnce = new LRUCache<string, true>({ max: MAX_STATEMENTS })
  const nameOf = (sql: string): string | undefined => {
    if (pooled) return undefined
    const known = names.get(sql)
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known
    if (!askedOnce.has(sql)) {
      askedOnce.set(sql, true)
      return undefined
    }
    // A pooler may give the connection that one process prepared a statement in to another process: one name is one statement.
    const name = `heirloom_${hash('sha256', sql, 'base64url').slice(0, 22)}`
    names.set(sql, name)
    return name
  }
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? withPreparedStatements(client, nameOf)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** `postgres://…` is a PostgreSQL server; anything else is the path of a SQLite file. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where)

export const createDialect = (where: string, options: PostgresOptions = {}): Dialect =>
  isPostgresUrl(where)
    ? new PostgresDialect({ pool: () => createPostgresPool(where, options) })
    : createSqliteDialect(where)

/** SQLite's result codes for a disk that is full or fails, a file that cannot be opened or written, and one kept busy. */
const SQLITE = new Set([5, 8, 10, 13, 14])

/** PostgreSQL's classes and codes for a lost connection, too little of something, and a server that stops or starts. */
const POSTGRES = /^(08...|53...|58...|57P0[1-5]|25006)$/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** PostgreSQL ended one of two transactions that waited for each other, or whose reads a commit had overtaken. */
const ENDED_FOR_ANOTHER = new Set(['40P01', '40001'])

/** What node-postgres says without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const has = <K extends string>(error: object, key: K): error is Record<K, unknown> => key in error

/** Whether an error says that the database cannot be used now, and may be again later without a change of the product. */
export const isConnectionError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // One attempt for each address that a name stands for.
  if (error instanceof AggregateError) return error.errors.some(isConnectionError)
  if (has(error, 'errcode') && typeof error.errcode === 'number') return SQLITE.has(error.errcode & 0xff)
  if (has(error, 'code') && typeof error.code === 'string') return POSTGRES.test(error.code) || NETWORK.has(error.code)
  return BROKEN.test(error.message)
}

/** SQLite's and PostgreSQL's codes for a row that refers to one which is not there. */
const MISSED: readonly unknown[] = [19 + 3 * 256, '23503']

/** Whether a row was written that refers to one which is not there, or not any more. */
export const isRowMissed = (error: unknown): boolean =>
  error instanceof Error &&
  [Reflect.get(error, 'errcode'), Reflect.get(error, 'code')].some((each) => MISSED.includes(each))

/** Whether a transaction was rolled back for the sake of another one, and may be tried again at once. */
export const mayBeRepeated = (error: unknown): boolean =>
  error instanceof Error && has(error, 'code') && typeof error.code === 'string' && ENDED_FOR_ANOTHER.has(error.code)
