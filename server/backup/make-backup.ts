import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Encryption } from '../crypto/master-keys.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import { allTables, tableNames } from '../db/schema/tables.ts'
import { seal } from './sealed-file.ts'

/** Reads the database as it is at one moment, however long that takes. Other processes go on writing meanwhile. */
const inSnapshot = <T>(db: Database, read: (on: Database) => Promise<T>): Promise<T> => {
  const transaction = db.transaction().setAccessMode('read only')
  return (isPostgres(db) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read)
}

const PAGE = 500

async function* rowsOf(db: Database, table: string): AsyncGenerator<BackupRow> {
  const columns = keyOf(table)
  const key = sql.join(columns.map((column) => sql.ref(column)))
  let last: BackupRow | undefined
  for (;;) {
    const after = last ? sql`where (${key}) > (${sql.join(columns.map((column) => last?.[column]))})` : sql``
    const page =
      await sql<BackupRow>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(PAGE)}`.execute(
        db,
      )
    yield* page.rows
    last = page.rows.at(-1)
    if (page.rows.length < PAGE) return
  }
}

async function* linesOf(db: Database, made: Date): AsyncGenerator<string> {
  const asText = (line: Line | { table: string; row: BackupRow }): string => `${JSON.stringify(line)}\n`
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = migrations.rows.map(({ name }) => name)
  yield asText({ heirloom: 'backup', format: FORMAT, made: made.toISOString(), migrations: names })
  let rows = 0
  for (const table of namesInBackup)
    for await (const row of rowsOf(db, table)) {
      rows += 1
      yield asText({ table, row: rowAsJson(row) })
    }
  yield asText({ rows })
}

/**
 * Writes everything, as it is at one moment, to a file that must not exist and that only its owner may read. The server may go
 * on meanwhile. The file is encrypted and authenticated with a key derived from the newest master key, which is not in it.
 */
export const makeBackup = async (db: Database, file: string, made: Date, encryption: Encryption): Promise<void> => {
  try {
    await inSnapshot(db, (on) =>
      pipeline(
        Readable.from(linesOf(on, made)),
        createGzip(),
        (compressed: AsyncIterable<Uint8Array>) => seal(compressed, encryption),
        createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    )
  } catch (error) {
    const wasThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!wasThere) await rm(file, { force: true })
    throw error
  }
}

/** What is encrypted in a backup is compressed text, a JSON object a line: the head, a row of a table after the other, the end. */
export const FORMAT = 2

const value = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.string() })])

export const lineSchema = z.union([
  z.strictObject({
    heirloom: z.literal('backup'),
    format: z.literal(FORMAT),
    made: z.string(),
    migrations: z.array(z.string()),
  }),
  z.strictObject({ table: z.string(), row: z.record(z.string(), value) }),
  z.strictObject({ rows: z.int() }),
])
export type Line = z.infer<typeof lineSchema>

export type BackupRow = Readonly<Record<string, unknown>>

/** Bytes as text, everything else as it is. */
export const rowAsJson = (row: BackupRow): BackupRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      kept instanceof Uint8Array ? { base64: Buffer.from(kept).toString('base64') } : kept,
    ]),
  )

export const rowFromJson = (row: Readonly<Record<string, z.infer<typeof value>>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      typeof kept === 'object' && kept !== null ? Buffer.from(kept.base64, 'base64') : kept,
    ]),
  )

/** The tables whose rows are in a backup, each after those it refers to. */
export const namesInBackup = tableNames.filter((name) => !allTables[name]?.noBackup)

/** The columns that order the rows of a table and tell them apart. */
export const keyOf = (name: string): readonly string[] => allTables[name]?.key ?? []
