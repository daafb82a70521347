import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { traceStatement } from '../platform/tracing.ts'
import { createDialect, isPostgres, type PostgresOptions } from './dialects.ts'
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
import { type DatabaseVersion, OtherVersion, versionOf as versionIn } from './versions.ts'

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
