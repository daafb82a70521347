import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTestDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database } from './database.ts'

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

test('a statement that takes longer than half a minute is given up', async () => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(first)
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})
