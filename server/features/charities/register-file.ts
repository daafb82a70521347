import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { z } from 'zod'

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
