import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { traceStatement } from '../platform/tracing.ts'
import { createDialect, isPostgres, type PostgresOptions } from './dialects.ts'
import type { Tables } from './schema/tables.ts'
import { type DatabaseVersion, OtherVersion, versionOf as versionIn } from './versions.ts'

export type Database = Kysely<Tables>

/** `inSteps`: not one transaction, but steps that may each be done again, as an index that is built beside writers has to be. */
export type OwnMigration = Migration & { readonly inSteps?: boolean }
/** Each is loaded when a database has not gone through all of them. */
type Migrations = Readonly<Record<string, () => Promise<OwnMigration>>>

/**
 * In order, by the names of their files. A migration that has been released is never edited, and imports nothing of the
 * product but `migration-steps.ts`, so that it never changes what it does. A change of the schema is a new migration.
 */
export const migrations: Migrations = Object.fromEntries(
  readdirSync(join(import.meta.dirname, 'migrations'))
    .toSorted()
    .map((file) => [basename(file, '.ts'), (): Promise<OwnMigration> => import(`./migrations/${file}`)]),
)

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
  const loaded = Object.entries(known).map(async ([each, load]) => [each, await load()] as const)
  const all: Record<string, OwnMigration> = Object.fromEntries(await Promise.all(loaded))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  for (let left = TRIES; ; left -= 1) {
    const { error } = await migrator.migrateTo(name, { disableTransactions: all[name]?.inSteps === true })
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
