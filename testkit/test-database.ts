/** A database for one test file: a SQLite file, or a database of the PostgreSQL that the tests were started with. */
import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { KEY_BYTES } from '#server/crypto/cipher.ts'
import { parseMasterKeys } from '#server/crypto/master-keys.ts'
import { connectTo, type Database } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialects.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database in the PostgreSQL server of the tests; empty where they run on SQLite. */
    postgres: string
    /** A SQLite file with every table and no row; empty where the tests run on PostgreSQL. */
    sqliteTemplate: string
  }
}

/** A database with every table and no row, to copy. */
export const TEMPLATE = 'heirloom_template'
/** A database without tables; PostgreSQL itself names it so. */
export const BLANK = 'template1'

/** The master key of tests. It is fixed, because it protects nothing. */
export const MASTER_KEY = Buffer.alloc(KEY_BYTES, 7).toString('base64')

export const encryption = { masterKeys: parseMasterKeys(MASTER_KEY), randomBytes }

export const testsOnPostgres = (): boolean => inject('postgres') !== ''

/** Where `openDatabase` finds a new, empty database: in `folder`, or on the PostgreSQL server. */
export const newTestDatabase = async (folder: string, template = TEMPLATE): Promise<string> => {
  const server = inject('postgres')
  if (server === '') {
    const file = join(folder, 'heirloom.sqlite')
    if (template === TEMPLATE) await copyFile(inject('sqliteTemplate'), file)
    return file
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connectTo(server)
  try {
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin)
  } finally {
    await admin.destroy()
  }
  return Object.assign(new URL(server), { pathname: name }).href
}

/** How many transactions of this database wait for another. The server has the databases of other tests too. */
export const waitingInPostgres = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return Number(rows[0]?.count)
}

/** Databases of PostgreSQL that a test of this process has closed. */
const closed: string[] = []

/** Deletes every row, and counts from 1 again. No trigger runs, and no key that a row refers to is looked for. */
const emptied = sql`do $$
  declare each record;
  begin
    set local session_replication_role = replica;
    for each in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    loop execute format('delete from %I', each.relname); end loop;
    perform setval(oid::regclass, 1, false) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S';
  end $$`

/** PostgreSQL copies a database as 750 files, so one that was closed is emptied and used again. */
const openOnPostgres = async (): Promise<Database> => {
  const used = closed.pop()
  const where = used ?? (await newTestDatabase(''))
  const db = connectTo(where)
  if (used) await emptied.execute(db)
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    closed.push(where)
  }
  return db
}

/**
 * Connects to a database of a test. What a test writes is thrown away, so no commit waits for the disk:
 * `server/db/durability.sqlite.test.ts` proves that the product's do.
 */
export const connectToTest = async (where: string): Promise<Database> => {
  const db = connectTo(where)
  if (!isPostgres(db)) await sql`pragma synchronous = off`.execute(db)
  return db
}

/** An empty database, open, with every table; no migration is looked for. A test that changes a table asks for `newTestDatabase`. */
export const openTestDatabase = async (folder: string): Promise<Database> =>
  testsOnPostgres() ? openOnPostgres() : connectToTest(await newTestDatabase(folder))

/** A new database, and the settings with which a server process opens it. */
export const crashDatabase = async (
  dataDir: string,
): Promise<{ where: string; environment: Readonly<Record<string, string>> }> => {
  const where = await newTestDatabase(dataDir)
  return { where, environment: testsOnPostgres() ? { DATABASE_URL: where } : {} }
}
