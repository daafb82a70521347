import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Dialect,
  Kysely,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryExecutorProvider,
  sql,
} from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { traceStatement } from '../platform/tracing.ts'
import * as initial from './migrations/0001-initial.ts'
import * as safeAccounts from './migrations/0002-safe-accounts.ts'
import * as afterSigning from './migrations/0003-after-signing.ts'
import * as confirmedPairs from './migrations/0004-confirmed-pairs.ts'
import * as printShown from './migrations/0005-print-shown.ts'
import * as itemRefunds from './migrations/0006-item-refunds.ts'
import * as readings from './migrations/0007-readings.ts'
import * as firstPages from './migrations/0008-first-pages.ts'
import * as desk from './migrations/0009-desk.ts'
import * as funders from './migrations/0010-funders.ts'
import * as documentsOutside from './migrations/0011-documents-outside.ts'
import * as askedChanges from './migrations/0012-asked-changes.ts'
import * as ordersByState from './migrations/0013-orders-by-state.ts'
import * as referrals from './migrations/0014-referrals.ts'
import * as messagesOnce from './migrations/0015-messages-once.ts'
import * as sheetsReallyTaken from './migrations/0016-sheets-really-taken.ts'
import * as visitedSteps from './migrations/0017-visited-steps.ts'
import * as filesTaken from './migrations/0018-files-taken.ts'
import * as jobs from './migrations/0019-jobs.ts'
import * as willStates from './migrations/0020-will-states.ts'
import * as roleLinks from './migrations/0021-role-links.ts'
import * as deaths from './migrations/0022-1.1-deaths.ts'
import * as ordersByTime from './migrations/0023-1.1-orders-by-time.ts'
import * as language from './migrations/0024-1.1-language.ts'
import * as signedPages from './migrations/0025-1.1-signed-pages.ts'
import * as orderPrices from './migrations/0026-1.1-order-prices.ts'
import * as keptAnswers from './migrations/0027-1.1-kept-answers.ts'
import * as refundsSentBack from './migrations/0028-1.1-refunds-sent-back.ts'
import type { Tables } from './schema/tables.ts'
import { createSqliteDialect } from './sqlite-driver.ts'
import { type DatabaseVersion, OtherVersion, versionOf as versionIn } from './versions.ts'

/** True for PostgreSQL, false for SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter

type PostgresOptions = {
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

const createDialect = (where: string, options: PostgresOptions = {}): Dialect =>
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

/** Whether a transaction was rolled back for the sake of another one, and may be tried again at once. */
export const mayBeRepeated = (error: unknown): boolean =>
  error instanceof Error && has(error, 'code') && typeof error.code === 'string' && ENDED_FOR_ANOTHER.has(error.code)

export type Database = Kysely<Tables>

/** `inSteps`: not one transaction, but steps that may each be done again, as an index that is built beside writers has to be. */
export type OwnMigration = Migration & { readonly inSteps?: boolean }
type Migrations = Readonly<Record<string, OwnMigration>>

/**
 * In order, by the names of their files. A migration that has been released is never edited, and imports nothing of the
 * product but `migration-steps.ts`, so that it never changes what it does. A change of the schema is a new migration.
 */
export const migrations: Migrations = {
  '0001-initial': initial,
  '0002-safe-accounts': safeAccounts,
  '0003-after-signing': afterSigning,
  '0004-confirmed-pairs': confirmedPairs,
  '0005-print-shown': printShown,
  '0006-item-refunds': itemRefunds,
  '0007-readings': readings,
  '0008-first-pages': firstPages,
  '0009-desk': desk,
  '0010-funders': funders,
  '0011-documents-outside': documentsOutside,
  '0012-asked-changes': askedChanges,
  '0013-orders-by-state': ordersByState,
  '0014-referrals': referrals,
  '0015-messages-once': messagesOnce,
  '0016-sheets-really-taken': sheetsReallyTaken,
  '0017-visited-steps': visitedSteps,
  '0018-files-taken': filesTaken,
  '0019-jobs': jobs,
  '0020-will-states': willStates,
  '0021-role-links': roleLinks,
  '0022-1.1-deaths': deaths,
  '0023-1.1-orders-by-time': ordersByTime,
  '0024-1.1-language': language,
  '0025-1.1-signed-pages': signedPages,
  '0026-1.1-order-prices': orderPrices,
  '0027-1.1-kept-answers': keptAnswers,
  '0028-1.1-refunds-sent-back': refundsSentBack,
}

/** Opens a database as it is: a file, or the url of a PostgreSQL server. */
export const connectTo = (where: string, options?: PostgresOptions): Database =>
  new Kysely<Tables>({ dialect: createDialect(where, options), log: traceStatement })

/** The version that made an open database. It changes nothing. */
export const versionOf = (db: Database): Promise<DatabaseVersion> => versionIn(db, Object.keys(migrations))

/** Milliseconds that a change of a table waits for those who use it, who wait behind it meanwhile. */
const LOCK_MS = 100
/** Milliseconds between two tries, and how often it is tried: for ten minutes. */
const BETWEEN_TRIES_MS = 500
const TRIES = 1000

/** To change a great table takes longer than any customer waits. */
export const FOR_MIGRATIONS: PostgresOptions = { connections: 1, statementMs: 0, lockMs: LOCK_MS }

/** One process at a time. Who waits for it holds no statement open, which an index built beside writers would wait for. */
const MIGRATION_LOCK = 4_736_565

const alone = async <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  if (!isPostgres(db)) return work()
  const taken = async () => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`.execute(db)
    return rows[0]?.taken === true
  }
  while (!(await taken())) await wait(BETWEEN_TRIES_MS / 5)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(db)
  }
}

/** A table that was in use for too long, or two that waited for each other. */
const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code))

const makeOne = async (db: Database, name: string, known: Migrations): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  for (let left = TRIES; ; left -= 1) {
    const { error } = await migrator.migrateTo(name, { disableTransactions: known[name]?.inSteps === true })
    if (!error) return
    if (left === 0 || !isInUse(error)) throw error
    await wait(BETWEEN_TRIES_MS)
  }
}

/**
 * Makes what an open database still has to go through, or that up to `last`.
 * @returns The names of what was done, in order.
 * @throws OtherVersion for a database that no migration of this version follows.
 */
export const makeMigrations = async (
  db: Database,
  { last, known = migrations }: { readonly last?: string; readonly known?: Migrations } = {},
): Promise<readonly string[]> => {
  const version = await versionIn(db, Object.keys(known))
  if (version.is === 'up to date' || version.is === 'next') return []
  if (version.is !== 'older') throw new OtherVersion(version)
  const waiting = Object.keys(known)
    .slice(-version.waiting)
    .filter((name) => last === undefined || name <= last)
  for (const name of waiting) await makeOne(db, name, known)
  return waiting
}

/**
 * Brings the tables of a database up to date, on a connection of its own. On PostgreSQL one process does it at a time, each
 * migration in a transaction of its own or in steps.
 * @returns The names of what was done, in order.
 * @throws OtherVersion for a database that cannot be, which stays as it is; the migration's own error when one fails.
 */
export const migrate = async (where: string, known = migrations): Promise<readonly string[]> => {
  const db = connectTo(where, FOR_MIGRATIONS)
  try {
    return await db.connection().execute((one) => alone(one, () => makeMigrations(one, { known })))
  } finally {
    await db.destroy()
  }
}

/**
 * Opens a database and brings its tables up to date, unless another does that.
 * @throws OtherVersion for a database that is not and cannot be brought to this version.
 */
export const openDatabase = async (
  where: string,
  { migrates = true, ...options }: PostgresOptions & { readonly migrates?: boolean } = {},
): Promise<Database> => {
  if (migrates) await migrate(where)
  const db = connectTo(where, options)
  const version = migrates ? undefined : await versionOf(db)
  if (version === undefined || version.is === 'up to date' || version.is === 'next') return db
  await db.destroy()
  throw new OtherVersion(version)
}
