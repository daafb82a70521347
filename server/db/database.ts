import { Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { createDialect, type PostgresOptions } from './dialects.ts'
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
import type { Tables } from './schema/tables.ts'

export type Database = Kysely<Tables>

/**
 * In order, by the names of their files. A migration that has been released is never edited, and imports nothing of the
 * product, so that it never changes what it does. A change of the schema is a new migration.
 */
export const migrations: Readonly<Record<string, Migration>> = {
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
}

/** Opens a database as it is: a file, or the url of a PostgreSQL server. */
export const connectTo = (where: string, options?: PostgresOptions): Database =>
  new Kysely<Tables>({ dialect: createDialect(where, options) })

export const createMigrator = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Which version made a database, by the migrations that it went through. */
export type DatabaseVersion =
  | { readonly is: 'up to date' }
  | { readonly is: 'older'; readonly waiting: number }
  | { readonly is: 'newer' }
  | { readonly is: 'unreleased' }

const migrationsOf = async (db: Database): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** @param made The migrations that a database or a backup went through, in order. One that is not known here is newer, or of another line. */
export const versionAfter = (made: readonly string[]): DatabaseVersion => {
  const known = Object.keys(migrations)
  if (known.every((name, at) => made[at] === name))
    return made.length === known.length ? { is: 'up to date' } : { is: 'newer' }
  return made.every((name, at) => known[at] === name)
    ? { is: 'older', waiting: known.length - made.length }
    : { is: 'unreleased' }
}

/** The version that made an open database. It changes nothing. */
export const versionOf = async (db: Database): Promise<DatabaseVersion> => versionAfter(await migrationsOf(db))

/** What a database is that this version cannot use, and what to do. */
export const otherVersions = {
  older:
    'The database was made by an earlier version of the product than this one, and MIGRATE_AT_START is "no". Run ' +
    '"heirloom migrate" with the settings of the server, and start this again.',
  newer: 'The database was made by a newer version of the product than this one. Start that version.',
  unreleased:
    'The database was made by a working copy of the product from before its first release, and this version cannot bring it up to ' +
    'date. Nothing in it was changed: the copy that made it opens it. Set DATA_DIR or DATABASE_URL to an empty place to begin anew.',
} as const satisfies Partial<Record<DatabaseVersion['is'], string>>

/** A database of a version that this one does not follow. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
  constructor(is: keyof typeof otherVersions, cause?: unknown) {
    super(otherVersions[is], { cause })
  }
}

/** To change a great table takes longer than any customer waits. */
export const FOR_MIGRATIONS: PostgresOptions = { connections: 1, statementMs: 0 }

/**
 * Brings the tables of a database up to date, on a connection of its own. On PostgreSQL one process does it at a time.
 * @returns The names of what was done, in order.
 * @throws OtherVersion for a database that cannot be, which stays as it is; the migration's own error when one fails.
 */
export const migrate = async (where: string): Promise<readonly string[]> => {
  const db = connectTo(where, FOR_MIGRATIONS)
  try {
    const { error, results = [] } = await createMigrator(db).migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
    const { is } = await versionOf(db)
    throw is === 'newer' || is === 'unreleased' ? new OtherVersion(is, error) : error
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
  const { is } = migrates ? { is: 'up to date' as const } : await versionOf(db)
  if (is === 'up to date') return db
  await db.destroy()
  throw new OtherVersion(is)
}
