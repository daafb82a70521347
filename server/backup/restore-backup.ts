import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { isConnectionError } from '../db/connection-errors.ts'
import { createMigrator, type Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import { type Line, lineSchema, type Row, rowFromJson, type TableName, tableKeys } from './backup-format.ts'

/** The file is no whole backup, or there is something where it is to be restored. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore'
}

const BATCH = 100
const DAMAGED = 'This file is not a whole backup. It was cut short or changed; take another.'

async function* linesIn(file: string): AsyncGenerator<Line> {
  try {
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) }))
      yield lineSchema.parse(JSON.parse(line))
  } catch (cause) {
    throw new CannotRestore(DAMAGED, { cause })
  }
}

const isTable = (name: string): name is TableName => Object.hasOwn(tableKeys, name)

/** Tables whose rows the database numbers. The ids of the others are texts of our own. */
const numberedTables = [
  'users',
  'data_keys',
  'wills',
  'audit_events',
  'orders',
  'issued_packs',
  'contact_messages',
  'expert_reviews',
  'reviews',
] as const satisfies readonly TableName[]

/** PostgreSQL counts on from where it was, not from the rows it is given. An older backup knows fewer tables. */
const countOn = async (db: Database, restored: ReadonlySet<TableName>): Promise<void> => {
  for (const table of numberedTables.filter((name) => restored.has(name))) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${sql.table(table)}`.execute(db)
  }
}

type RestoreDeps = {
  readonly db: Database
  readonly file: string
  /** Every will as it stood then. Accounts, payments and documents are always as they were when the backup was made. */
  readonly asOf?: Date | undefined
}

const isLater = ({ saved_at }: Row, moment: Date): boolean =>
  typeof saved_at === 'string' && saved_at > moment.toISOString()

/** Puts a backup into an empty database, on either engine. All of it or nothing. Throws CannotRestore. How many rows. */
export const restoreBackup = async ({ db, file, asOf }: RestoreDeps): Promise<number> => {
  const lines = linesIn(file)
  const head = (await lines.next()).value
  if (!head || !('heirloom' in head)) throw new CannotRestore(DAMAGED)
  const migrator = createMigrator(db)
  const last = head.migrations.at(-1)
  const known = await migrator.getMigrations()
  if (last === undefined || !known.some(({ name }) => name === last))
    throw new CannotRestore('This backup was made by a newer version of the product. Install that version first.')

  const { error } = await migrator.migrateTo(last)
  if (error) throw error
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > 0)
    throw new CannotRestore('There are accounts in this database already. Restore into an empty one, then change over.')

  const rows = await db.transaction().execute(async (on) => {
    // Which columns a row has is the backup's to say.
    const open = on as unknown as Kysely<Record<string, Row>>
    let table = ''
    const restored = new Set<TableName>()
    let batch: Row[] = []
    let read = 0
    let expected: number | undefined
    const flush = async () => {
      try {
        if (batch.length > 0) await open.insertInto(table).values(batch).execute()
      } catch (cause) {
        // Every row of a whole backup finds what it refers to.
        throw isConnectionError(cause) ? cause : new CannotRestore(DAMAGED, { cause })
      }
      batch = []
    }
    for await (const line of lines) {
      if ('rows' in line) expected = line.rows
      if (!('table' in line)) continue
      if (!isTable(line.table)) throw new CannotRestore(DAMAGED)
      read += 1
      const row = rowFromJson(line.row)
      if (asOf && line.table === 'will_revisions' && isLater(row, asOf)) continue
      if (line.table !== table || batch.length === BATCH) await flush()
      table = line.table
      restored.add(line.table)
      batch.push(row)
    }
    await flush()
    if (read !== expected) throw new CannotRestore(DAMAGED)
    if (isPostgres(on)) await countOn(on, restored)
    return read
  })
  const later = await migrator.migrateToLatest()
  if (later.error) throw later.error
  return rows
}
