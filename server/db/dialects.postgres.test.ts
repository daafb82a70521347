import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLANK, newTestDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database, FOR_MIGRATIONS, migrate, migrations } from './database.ts'
import { createJobStore } from './repositories/service.store.ts'

let where: string
let first: Database
let second: Database
beforeAll(async () => {
  where = await newTestDatabase('')
  first = connectTo(where)
  second = connectTo(where)
})
afterAll(async () => {
  await Promise.all([first.destroy(), second.destroy()])
})

const wills = (db: Database) => db.selectFrom('wills').select('id').where('user_id', '=', 1).execute()
const users = (db: Database) => db.selectFrom('users').select('id').where('id', '=', 1).execute()

/** The statements that are prepared in the connection in which the queries were asked. */
const preparedBy = (db: Database, ...queries: ((db: Database) => Promise<unknown>)[]) =>
  db.connection().execute(async (connection) => {
    for (const query of queries) await query(connection)
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements order by statement`.execute(connection)
    return rows
  })

test('a prepared statement has one name in every process, so that a shared connection never answers another question', async () => {
  const prepared = await preparedBy(first, wills, wills, users, users)
  expect(prepared).toHaveLength(2)
  expect(await preparedBy(second, users, wills, users, wills)).toEqual(prepared)
})

test('a statement that is used again and again is prepared, however many others were asked once before it', async () => {
  const third = connectTo(where)
  const few = Array.from({ length: 400 }, (_, length) => (db: Database) => {
    const ids = Array.from({ length: length + 1 }, (_, id) => id)
    return db.selectFrom('wills').select('user_id').where('id', 'in', ids).execute()
  })
  const prepared = await preparedBy(third, ...few, wills, wills)
  await third.destroy()
  expect(prepared.map(({ statement }) => statement)).toEqual(['select "id" from "wills" where "user_id" = $1'])
})

const limitOf = async (db: Database) =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows.map(
    (row) => row.statement_timeout,
  )

test('a statement that takes longer than half a minute is given up, but for those that bring the tables up to date', async () => {
  expect(await limitOf(first)).toEqual(['30s'])
  const patient = connectTo(where, FOR_MIGRATIONS)
  expect(await limitOf(patient)).toEqual(['0'])
  await patient.destroy()
})

test('a connection that fails as it is opened leaves its place to the next, and keeps no process from ending', async () => {
  const refused = connectTo(where, { connections: 1, lockMs: -5 })
  for (const tried of ['first', 'second'])
    await expect(wills(refused), tried).rejects.toThrow('outside the valid range')
  await refused.destroy()
})

test('eight processes that bring the tables up to date at once do each step once', async () => {
  const empty = await newTestDatabase('', BLANK)
  const made = await Promise.all(Array.from({ length: 8 }, () => migrate(empty)))
  expect(made.flat().toSorted()).toEqual(Object.keys(migrations))
})

test('a process opens no more connections than it was told to', async () => {
  const own = await newTestDatabase('')
  const three = connectTo(own, { connections: 3 })
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(three)))
  const open = sql<{ open: number }>`select count(*) as open from pg_stat_activity where datname = current_database()`
  expect((await open.execute(three)).rows).toEqual([{ open: 3 }])
  await three.destroy()
})

test('four workers claim four rows, one each, also while the database takes the table for smaller than it is', async () => {
  const own = connectTo(await newTestDatabase(''))
  const store = createJobStore(own)
  await store.add([{ name: 'the only one', every: 1000 }], 1)
  await sql`analyze jobs`.execute(own)
  const names = Array.from({ length: 5 }, (_, at) => `job ${at}`)
  await store.add(
    names.map((name) => ({ name, every: 0 })),
    1,
  )
  const taken = await Promise.all(Array.from({ length: 4 }, () => store.claim(names, 1, 2)))
  const claimed = await own.selectFrom('jobs').select('name').where('claimed_until', '=', 2).execute()
  await own.destroy()
  expect(taken.map((job) => job?.name).toSorted()).toEqual(claimed.map(({ name }) => name).toSorted())
  expect(new Set(taken).size).toBe(4)
})
