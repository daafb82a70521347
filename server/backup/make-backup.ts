import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import { FORMAT, type Line, type Row, rowAsJson, type TableName, tableKeys, tableNames } from './backup-format.ts'

/** Reads the database as it is at one moment, however long that takes. Other processes go on writing meanwhile. */
const inSnapshot = <T>(db: Database, read: (on: Database) => Promise<T>): Promise<T> => {
  const transaction = db.transaction().setAccessMode('read only')
  return (isPostgres(db) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read)
}

const PAGE = 500

async function* rowsOf(db: Database, table: TableName): AsyncGenerator<Row> {
  const columns = tableKeys[table]
  const key = sql.join(columns.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    const after = last ? sql`where (${key}) > (${sql.join(columns.map((column) => last?.[column]))})` : sql``
    const page =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(PAGE)}`.execute(db)
    yield* page.rows
    last = page.rows.at(-1)
    if (page.rows.length < PAGE) return
  }
}

async function* linesOf(db: Database, made: Date): AsyncGenerator<string> {
  const asText = (line: Line | { table: string; row: Row }): string => `${JSON.stringify(line)}\n`
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = migrations.rows.map(({ name }) => name)
  yield asText({ heirloom: 'backup', format: FORMAT, made: made.toISOString(), migrations: names })
  let rows = 0
  for (const table of tableNames)
    for await (const row of rowsOf(db, table)) {
      rows += 1
      yield asText({ table, row: rowAsJson(row) })
    }
  yield asText({ rows })
}

/**
 * Writes everything, as it is at one moment, to a file that must not exist and that only its owner may read. The server
 * may go on meanwhile. Customers' answers stay encrypted: the master keys, without which they cannot be read, are not in it.
 */
export const makeBackup = (db: Database, file: string, made: Date): Promise<void> =>
  inSnapshot(db, (on) =>
    pipeline(
      Readable.from(linesOf(on, made)),
      createGzip(),
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    ),
  )
