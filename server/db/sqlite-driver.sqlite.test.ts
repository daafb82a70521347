import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { createSqliteDialect } from './sqlite-driver.ts'

type Notes = { notes: { id: number; text: string } }

let folder: string
let file: string
let db: Kysely<Notes>
beforeEach(async () => {
  folder = newFolder()
  file = join(folder, 'notes.sqlite')
  db = new Kysely<Notes>({ dialect: createSqliteDialect(file) })
  await db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
})
afterEach(async () => {
  await db.destroy()
})

const insert = (id: number, text = '') => db.insertInto('notes').values({ id, text }).executeTakeFirst()
const ids = async (on: Kysely<Notes> = db) =>
  (await on.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Bytes of the write-ahead log: a commit adds each page that it changed once. */
const logged = () => statSync(`${file}-wal`).size

test('statements that arrive together are committed together, and each gets its own answer', async () => {
  const start = logged()
  await insert(1)
  const one = logged() - start
  const answers = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((id) => insert(id)))
  expect(one).toBeGreaterThan(0)
  expect(logged() - start).toBe(2 * one)
  expect(answers.map(({ insertId }) => insertId)).toEqual([2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n])
  expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('saves whose reads take different numbers of turns are still committed together', async () => {
  await insert(1)
  const start = logged()
  await insert(2)
  const one = logged() - start
  const afterReads = async (reads: number, id: number) => {
    for (let read = 0; read < reads; read += 1) await ids()
    await insert(id)
  }
  await Promise.all([afterReads(0, 3), afterReads(1, 4), afterReads(2, 5), afterReads(3, 6)])
  expect(logged() - start).toBe(2 * one)
})

test('a customer who only reads waits for nobody who writes', async () => {
  const order: string[] = []
  await Promise.all([insert(1).then(() => order.push('written')), ids().then(() => order.push('read'))])
  expect(order).toEqual(['read', 'written'])
})

test('a save waits for no stream of readers, however long each keeps the thread', async () => {
  let reads = 0
  let saved = false
  const reading = (async () => {
    while (!saved && reads < 60) {
      await ids()
      for (const until = performance.now() + 3; performance.now() < until; );
      reads += 1
    }
  })()
  await insert(1)
  saved = true
  await reading
  expect(reads).toBeLessThan(20)
})

test('a statement that fails fails alone', async () => {
  await insert(1)
  const answers = await Promise.allSettled([insert(2), insert(1), insert(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ids()).toEqual([1, 2, 3])
})

test('a statement of several rows that fails at the last of them keeps none, and the others are kept', async () => {
  await insert(1)
  const several = db
    .insertInto('notes')
    .values([5, 6, 1].map((id) => ({ id, text: '' })))
    .execute()
  const answers = await Promise.allSettled([insert(2), several, insert(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ids()).toEqual([1, 2, 3])
})

test('a statement that is used again and again is compiled once, however many others came before it', async () => {
  for (let id = 0; id < 1000; id += 1) await sql.raw(`select text from notes where id = ${id}`).execute(db)
  const compiling = vi.spyOn(DatabaseSync.prototype, 'prepare')
  for (const id of [1, 2, 3, 4, 5]) await insert(id)
  expect(compiling).toHaveBeenCalledOnce()
  compiling.mockRestore()
})

// Promise: default.database
test('what was answered is in the file for every other process', async () => {
  await Promise.all([insert(1), insert(2)])
  const other = new DatabaseSync(file)
  expect(other.prepare('select id from notes order by id').all()).toMatchObject([{ id: 1 }, { id: 2 }])
  other.close()
})

test('a statement from outside waits for a transaction, and is not part of it', async () => {
  const order: string[] = []
  let outside: Promise<unknown> = Promise.resolve()
  await db
    .transaction()
    .execute(async (transaction) => {
      outside = insert(2).then(() => order.push('outside'))
      await transaction.insertInto('notes').values({ id: 1, text: '' }).execute()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await ids(transaction)).toEqual([1])
      order.push('transaction')
      throw new Error('changed our mind')
    })
    .catch(() => undefined)
  await outside
  expect(order).toEqual(['transaction', 'outside'])
  expect(await ids()).toEqual([2])
})

test('transactions take turns in the order in which they came', async () => {
  const write = (id: number) =>
    db.transaction().execute(async (transaction) => {
      const before = await ids(transaction)
      await new Promise((resolve) => setTimeout(resolve, 2))
      await transaction
        .insertInto('notes')
        .values({ id, text: String(before.length) })
        .execute()
    })
  await Promise.all([write(1), write(2), write(3)])
  const rows = await db.selectFrom('notes').selectAll().orderBy('id').execute()
  expect(rows.map(({ text }) => text)).toEqual(['0', '1', '2'])
})

test('when the disk is full, statements that came together are refused, and none of them is half kept', async () => {
  const { page_count } = new DatabaseSync(file).prepare('pragma page_count').get() as { page_count: number }
  await db.executeQuery({
    sql: `pragma max_page_count = ${page_count}`,
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: '1' },
  })
  const long = 'x'.repeat(20_000)
  const answers = await Promise.allSettled([insert(1, long), insert(2, long), insert(3, long)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(answers[0]).toMatchObject({ reason: { errcode: 13 } })
  expect(await ids()).toEqual([])
})

test('the file is closed after what was asked for before', async () => {
  const saves = [1, 2, 3].map((id) => insert(id))
  await new Promise(setImmediate)
  await db.destroy()
  await Promise.all(saves)
  db = new Kysely<Notes>({ dialect: createSqliteDialect(file) })
  expect(await ids()).toEqual([1, 2, 3])
})

test('statements that reach a file after its end are refused, together as alone', async () => {
  const answers = await db.connection().execute(async (open) => {
    await db.destroy()
    const late = [1, 2].map((id) => open.insertInto('notes').values({ id, text: '' }).execute())
    return await Promise.allSettled([...late, sql`vacuum`.execute(open)])
  })
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
