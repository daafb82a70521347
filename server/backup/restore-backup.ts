import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Encryption, MasterKeys } from '../crypto/master-keys.ts'
import { type Database, makeMigrations, migrations } from '../db/database.ts'
import { isConnectionError, isPostgres } from '../db/dialects.ts'
import { createVaults } from '../db/repositories/keys.store.ts'
import { allTables } from '../db/schema/tables.ts'
import { createStores } from '../db/stores.ts'
import { versionAfter } from '../db/versions.ts'
import { eraseRecords } from '../features/account/erasure.ts'
import type { Clock } from '../platform/clock.ts'
import { type BackupRow, type Line, lineSchema, namesInBackup, rowFromJson } from './make-backup.ts'
import { OtherMasterKey, unseal } from './sealed-file.ts'

/** The file is no whole backup, or there is something where it is to be restored. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore'
}

const BATCH = 100
const DAMAGED = 'This file is not a whole backup. It was cut short or changed; take another.'

const OTHER_KEY =
  'This backup was encrypted with a master key that is not here. Set MASTER_KEY to that of its time, or put its key file back.'

/** The lines of a text that comes in pieces. Text after the last line break is no line. */
async function* linesOf(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun = ''
  for await (const piece of text) {
    const lines = (begun + decoder.decode(piece, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
}

async function* linesIn(file: string, masterKeys: MasterKeys): AsyncGenerator<Line> {
  const text = createGunzip()
  // Whatever fails on the way fails the reader of `text`.
  const read = pipeline(Readable.from(unseal(createReadStream(file), masterKeys)), text)
  read.catch(() => undefined)
  try {
    for await (const line of linesOf(text)) yield lineSchema.parse(JSON.parse(line))
    await read
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new CannotRestore(`There is no file ${file}.`, { cause })
    throw new CannotRestore(cause instanceof OtherMasterKey ? OTHER_KEY : DAMAGED, { cause })
  } finally {
    text.destroy()
  }
}

const isTable = (name: string): boolean => namesInBackup.some((each) => each === name)

/** PostgreSQL counts on from where it was, not from the rows it is given. An older backup knows fewer tables. */
const countOn = async (db: Database, restored: ReadonlySet<string>): Promise<void> => {
  for (const table of [...restored].filter((name) => allTables[name]?.columns.id?.serial)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${sql.table(table)}`.execute(db)
  }
}

type RestoreDeps = {
  readonly db: Database
  readonly file: string
  readonly encryption: Encryption
  readonly clock: Clock
  /** The references of accounts that were deleted, as the journal has them. They are deleted again. */
  readonly erased: ReadonlySet<string>
  /** Every will as it stood then. Accounts, payments and documents are always as they were when the backup was made. */
  readonly asOf?: Date | undefined
}

export type Restored = { readonly rows: number; readonly erasedAgain: number }

/** Rows that a server makes by itself in an empty database, of which the backup has its own. */
const replaced: ReadonlySet<string> = new Set(['service_keys', 'proof_of_work_keys'])

/** Users read at once. */
const PAGE = 500

/** Deletes the accounts that were deleted after the backup was made, as their owners did. Returns how many. */
const eraseAgain = async (on: Database, { encryption, clock, erased }: RestoreDeps): Promise<number> => {
  const vaultFor = createVaults({ ...encryption, clock })
  const { service } = vaultFor(on)
  const stores = createStores(on, vaultFor)
  let count = 0
  for (let after = 0; ; ) {
    const page = await on
      .selectFrom('users')
      .select(['id', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, created_at } of page) {
      after = id
      if (!erased.has(await service.accountReference(id, created_at))) continue
      await eraseRecords(stores, id, 'asked', clock())
      count += 1
    }
    if (page.length < PAGE) return count
  }
}

/** When a save of a will, or an agreement to one, was made. */
const madeAt: { readonly [table: string]: (row: BackupRow) => unknown } = {
  will_revisions: ({ saved_at }) => saved_at,
  readings: ({ agreed_at }) => agreed_at,
}

const isLater = (table: string, row: BackupRow, moment: Date): boolean => {
  // Links of what was said of wills as they were later. From the next change on they are linked again.
  if (table === 'will_states') return true
  const made = madeAt[table]?.(row)
  return typeof made === 'string' && made > moment.toISOString()
}

/** Puts a backup into an empty database, on either engine. All of it or nothing. Throws CannotRestore. */
export const restoreBackup = async (deps: RestoreDeps): Promise<Restored> => {
  const { db, file, asOf, encryption } = deps
  const lines = linesIn(file, encryption.masterKeys)
  const head = (await lines.next()).value
  if (!head || !('heirloom' in head)) throw new CannotRestore(DAMAGED)
  const last = head.migrations.at(-1)
  const { is } = versionAfter(head.migrations, Object.keys(migrations))
  if (is === 'newer' || is === 'next' || last === undefined)
    throw new CannotRestore('This backup was made by a newer version of the product. Install that version first.')
  if (is === 'unknown')
    throw new CannotRestore(
      'This backup was made by a working copy of the product from before its first release. Restore it with the copy that made it.',
    )

  await makeMigrations(db, { last })
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > 0)
    throw new CannotRestore('There are accounts in this database already. Restore into an empty one, then change over.')

  const isNewest = is === 'up to date'
  const restored = await db.transaction().execute(async (on) => {
    // Which columns a row has is the backup's to say.
    const open = on as unknown as Kysely<Record<string, BackupRow>>
    let table = ''
    const tables = new Set<string>()
    let batch: BackupRow[] = []
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
      for (const column of allTables[line.table]?.notRestored ?? []) row[column] = null
      if (asOf && isLater(line.table, row, asOf)) continue
      if (line.table !== table || batch.length === BATCH) await flush()
      if (replaced.has(line.table) && !tables.has(line.table)) await open.deleteFrom(line.table).execute()
      table = line.table
      tables.add(line.table)
      batch.push(row)
    }
    await flush()
    if (read !== expected) throw new CannotRestore(DAMAGED)
    if (isPostgres(on)) await countOn(on, tables)
    // The backup does not know who has taken a case back since.
    if (tables.has('referrals'))
      await on
        .updateTable('referrals')
        .set({ ended_at: deps.clock().toISOString(), ended_by: 'removed' })
        .where('ended_at', 'is', null)
        .execute()
    return { rows: read, erasedAgain: isNewest ? await eraseAgain(on, deps) : 0 }
  })
  if (isNewest) return restored
  await makeMigrations(db)
  return { ...restored, erasedAgain: await db.transaction().execute((on) => eraseAgain(on, deps)) }
}
