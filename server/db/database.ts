import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationsWith } from './migrations.ts'
import { nodePostgres } from './node-postgres.ts'
import { nodeSqlite } from './node-sqlite.ts'
import type { Sealing } from './sealed-revisions.migration.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** `postgres://…` is a PostgreSQL server; anything else is the path of a SQLite file. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where)

const dialectFor = (where: string) =>
  isPostgresUrl(where)
    ? new PostgresDialect({ pool: nodePostgres(where) })
    : new SqliteDialect({ database: nodeSqlite(where) })

/** Opens a database as it is: a file, or the url of a PostgreSQL server. */
export const connectTo = (where: string): Database => new Kysely<Tables>({ dialect: dialectFor(where) })

export const migratorOf = (db: Database, sealing: Sealing): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrationsWith(sealing) } })

/** Opens a database and brings its tables up to date. Throws the migration's own error when one fails. */
export const openDatabase = async (where: string, sealing: Sealing): Promise<Database> => {
  const db = connectTo(where)
  const { error } = await migratorOf(db, sealing).migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}
