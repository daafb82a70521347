import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { sql } from 'kysely'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { z } from 'zod'
import { foundCharitySchema } from '#core/api/wills.ts'
import { knownCharities } from '#core/charities/known-charities.ts'
import { type KnownCharity, normalised } from '#core/charities/search-charities.ts'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/dialects.ts'
import { type CharityRegister, createCharityStore, wordIndex } from '../../db/repositories/charities.store.ts'

/** Rows of one transaction, so that other writers do not wait long. */
const BATCH = 5000

type Listed = KnownCharity & { readonly income: number }

const known = new Map(knownCharities.map((charity) => [charity.number, charity]))

/** Takes the name and the common abbreviation from our own list when the names differ in capitals alone. */
const listed = ({ registered_charity_number, charity_name, latest_income: income }: RegisterEntry): Listed => {
  const number = String(registered_charity_number)
  const ours = known.get(number)
  if (!ours) return { number, name: charity_name, income }
  return { ...ours, name: normalised(ours.name) === normalised(charity_name) ? ours.name : charity_name, income }
}

/**
 * A linked charity (a fund held under another's number) is left out: it has no number of its own that an executor could look
 * up. The customer can still type its name.
 */
const isListed = ({ charity_registration_status: status, linked_charity_number: linked }: RegisterEntry): boolean =>
  status === 'Registered' && linked === 0

const DAY = /^\d{4}-\d{2}-\d{2}/

const readAll = async (file: string): Promise<{ charities: Listed[]; extracted: string | undefined }> => {
  const charities: Listed[] = []
  let extracted: string | undefined
  for await (const entry of entriesIn(file)) {
    extracted ??= DAY.exec(entry.date_of_extract)?.[0]
    if (!isListed(entry)) continue
    const charity = listed(entry)
    // A longer name than a will takes could not be saved, and one without a word could not be found.
    if (
      foundCharitySchema.safeParse({ name: charity.name, number: charity.number }).success &&
      normalised(charity.name)
    )
      charities.push(charity)
  }
  charities.sort((one, other) => other.income - one.income || Number(one.number) - Number(other.number))
  return { charities, extracted }
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const write = async (db: Database, edition: number, charities: readonly Listed[]): Promise<void> => {
  let rank = 0
  for (const batch of batches(charities)) {
    const rows = batch.map(({ name, number }) => ({ edition, rank: rank++, number, name, folded: normalised(name) }))
    await db.transaction().execute((on) => on.insertInto('charities').values(rows).execute())
  }
  for (const batch of batches(wordIndex(charities))) {
    const rows = batch.map((row) => ({ edition, ...row }))
    await db.transaction().execute((on) => on.insertInto('charity_words').values(rows).execute())
  }
}

/** Switches searches to the new edition in one transaction, so that no search sees a part of it. */
const show = (db: Database, { edition, asOf, charities }: CharityRegister): Promise<void> =>
  db.transaction().execute(async (on) => {
    const { written } = await on
      .selectFrom('charities')
      .select(({ fn }) => fn.countAll<number>().as('written'))
      .where('edition', '=', edition)
      .executeTakeFirstOrThrow()
    if (written !== charities)
      throw new CannotImport('Another import finished at the same time. Look which register is there, and try again.')
    await on.deleteFrom('charity_register').execute()
    await on.insertInto('charity_register').values({ edition, as_of: asOf, charities }).execute()
  })

export type Imported = { readonly asOf: string; readonly charities: number; readonly before: number }

/**
 * Imports the Charity Commission's extract and replaces the earlier import, while the server runs. Throws CannotImport when
 * the file is not an extract; the earlier import stays then.
 */
export const importRegister = async (db: Database, file: string, now: Date): Promise<Imported> => {
  const { charities, extracted } = await readAll(file)
  if (charities.length === 0)
    throw new CannotImport(`There is no registered charity in ${file}. What was imported before is still there.`)
  const before = await createCharityStore(db).current()
  const edition = Math.floor(now.getTime() / 1000)
  if (before && before.edition >= edition)
    throw new CannotImport('A register was imported a moment ago, or the clock was put back. Try again in a minute.')
  const register = { edition, asOf: extracted ?? now.toISOString().slice(0, 10), charities: charities.length }
  try {
    await write(db, edition, charities)
    await show(db, register)
  } finally {
    await removeEditionsBut(db, (await createCharityStore(db).current())?.edition ?? 0)
  }
  return { asOf: register.asOf, charities: register.charities, before: before?.charities ?? 0 }
}

/** Rows of one delete, so that other writers do not wait long. */
const CHUNK = 5000

const parts = [
  { table: 'charities', key: 'rank' },
  { table: 'charity_words', key: 'word' },
] as const

/** Deletes every other edition: earlier ones, and the remains of an interrupted import. */
export const removeEditionsBut = async (db: Database, edition: number): Promise<void> => {
  for (const { table, key } of parts) {
    const name = sql.table(table)
    for (;;) {
      const { rows } = await sql<{
        edition: number
      }>`select edition from ${name} where edition <> ${edition} limit 1`.execute(db)
      const [old] = rows
      if (!old) break
      const some = sql`select ${sql.ref(key)} from ${name} where edition = ${old.edition} limit ${sql.lit(CHUNK)}`
      await sql`delete from ${name} where edition = ${old.edition} and ${sql.ref(key)} in (${some})`.execute(db)
    }
    // Statistics for the query planner; on PostgreSQL also the visibility map for index-only scans.
    await sql`${sql.raw(isPostgres(db) ? 'vacuum analyze' : 'analyze')} ${name}`.execute(db)
  }
}

/** The file is not a register of charities, or incomplete. The earlier import stays. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport'
}

/** The columns that are read. The names are the Charity Commission's, from its table `publicextract.charity`. */
const entrySchema = z.object({
  registered_charity_number: z.coerce.number().int().positive(),
  linked_charity_number: z.coerce.number().int().nonnegative(),
  charity_name: z.string().trim().min(1),
  charity_registration_status: z.string().trim(),
  latest_income: z.coerce.number().catch(0),
  date_of_extract: z.string(),
})
export type RegisterEntry = z.infer<typeof entrySchema>

const columns = Object.keys(entrySchema.shape)
const isColumn = (name: string): boolean => columns.includes(name)

/** Percentage of damaged entries above which the file is refused. */
const MOST_DAMAGED_PERCENT = 1

const WRONG =
  'This is not the table "charity" of the Charity Commission’s register. Download "publicextract.charity" from ' +
  'https://register-of-charities.charitycommission.gov.uk/register/full-register-download and unpack it.'

const firstBytes = async (file: string): Promise<string> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.toString('utf8', 0, bytesRead).replace('\uFEFF', '')
  } finally {
    await handle.close()
  }
}

async function* withoutMark(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }))
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const tableIn = (file: string): Readable =>
  pipeline(
    withoutMark(file),
    // Nothing is quoted in the extract: a quotation mark is a part of a name.
    parse({
      delimiter: '\t',
      quote: false,
      relaxColumnCount: true,
      skipEmptyLines: true,
      columns: (names: string[]) => {
        if (!columns.every((name) => names.includes(name))) throw new CannotImport(WRONG)
        return names.map((name) => (isColumn(name) ? name : false))
      },
    }),
    () => undefined,
  )

const listIn = (file: string): Readable =>
  pipeline(withoutMark(file), streamArray.withParserAsStream(), () => undefined)

async function* rawEntries(file: string): AsyncGenerator<unknown> {
  const start = await firstBytes(file)
  if (start.startsWith('PK')) throw new CannotImport(`${file} is still packed. Unpack it and import the file inside.`)
  if (!start.trimStart().startsWith('[')) {
    yield* tableIn(file)
    return
  }
  for await (const { value } of listIn(file)) yield value
}

const asCannotImport = (cause: unknown): CannotImport => {
  if (cause instanceof CannotImport) return cause
  if (cause instanceof Error && 'syscall' in cause && 'code' in cause)
    return new CannotImport(`The file cannot be read: ${cause.code}`, { cause })
  return new CannotImport(`The file is damaged or cut short. ${WRONG}`, { cause })
}

/**
 * Streams the entries of the register from its tab-separated text or its JSON. Single damaged lines are skipped. Throws
 * CannotImport when the file is not a register, or is truncated.
 */
export async function* entriesIn(file: string): AsyncGenerator<RegisterEntry> {
  let all = 0
  let damaged = 0
  try {
    for await (const raw of rawEntries(file)) {
      all += 1
      const read = entrySchema.safeParse(raw)
      if (read.success) yield read.data
      else damaged += 1
    }
  } catch (cause) {
    throw asCannotImport(cause)
  }
  if (damaged * 100 > all * MOST_DAMAGED_PERCENT) throw new CannotImport(WRONG)
}
