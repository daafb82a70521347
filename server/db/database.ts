import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { nodePostgres, nodeSqlite } from './dialects.ts'
import * as initial from './migrations/0001-initial.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * In order, by the names of their files. A migration that has been released is never edited, and imports nothing of the
 * product, so that it does for ever what it did then. A change is a new one.
 */
export const migrations: Readonly<Record<string, Migration>> = { '0001-initial': initial }

/** `postgres://…` is a PostgreSQL server; anything else is the path of a SQLite file. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where)

const dialectFor = (where: string) =>
  isPostgresUrl(where)
    ? new PostgresDialect({ pool: nodePostgres(where) })
    : new SqliteDialect({ database: nodeSqlite(where) })

/** Opens a database as it is: a file, or the url of a PostgreSQL server. */
export const connectTo = (where: string): Database => new Kysely<Tables>({ dialect: dialectFor(where) })

export const createMigrator = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Opens a database and brings its tables up to date. Throws the migration's own error when one fails. */
export const openDatabase = async (where: string): Promise<Database> => {
  const db = connectTo(where)
  const { error } = await createMigrator(db).migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}
