/** A database for one test file: a SQLite file, or a database of the PostgreSQL that the tests were started with. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connectTo } from '#server/store/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database in the PostgreSQL server of the tests; empty where they run on SQLite. */
    postgres: string
  }
}

/** A database with every table and no row, to copy. */
export const TEMPLATE = 'heirloom_template'

export const testsOnPostgres = (): boolean => inject('postgres') !== ''

/** Where `openDatabase` finds a new, empty database: in `folder`, or on the PostgreSQL server. */
export const newTestDatabase = async (folder: string): Promise<string> => {
  const server = inject('postgres')
  if (server === '') return join(folder, 'heirloom.sqlite')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connectTo(server)
  try {
    await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(admin)
  } finally {
    await admin.destroy()
  }
  return Object.assign(new URL(server), { pathname: name }).href
}
