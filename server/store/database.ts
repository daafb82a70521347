import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { nodeSqlite } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens the database in `file` and brings its tables up to date. Throws the migration's own error when one fails. */
export const openDatabase = async (file: string): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(file) }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}
