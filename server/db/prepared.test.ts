import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { openTestDatabase } from '#testkit/test-database.ts'
import type { Database } from './database.ts'
import { prepared } from './records.ts'

let folder: string
let db: Database
beforeEach(async () => {
  folder = newFolder()
  db = await openTestDatabase(folder)
})
afterEach(async () => {
  await db.destroy()
})

const note = prepared((on, given: { name: string; key: string }) =>
  on.insertInto('proof_of_work_keys').values({ name: given.name, key: given.key }),
)
const noted = prepared((on, { name }: { name: string }) =>
  on.selectFrom('proof_of_work_keys').select('key').where('name', '=', name),
)

test('a query that is compiled once is run with the values of each call, at the same time too', async () => {
  await Promise.all([note(db, { name: 'one', key: '1' }), note(db, { name: 'two', key: '2' })])
  const found = await Promise.all(['one', 'two', 'three'].map((name) => noted(db, { name })))
  expect(found.map(({ rows }) => rows)).toEqual([[{ key: '1' }], [{ key: '2' }], []])
})

test('in a transaction it is a part of it', async () => {
  const given = { name: 'one', key: '1' }
  await db
    .transaction()
    .execute(async (transaction) => {
      await note(transaction, given)
      expect((await noted(transaction, given)).rows).toEqual([{ key: '1' }])
      throw new Error('changed our mind')
    })
    .catch(() => undefined)
  expect((await noted(db, given)).rows).toEqual([])
})

test('a query whose words follow from a value cannot be prepared', async () => {
  const shouted = prepared((on, { name }: { name: string }) =>
    on.selectFrom('proof_of_work_keys').select('key').where('name', '=', name.toUpperCase()),
  )
  expect(() => shouted(db, { name: 'one' })).toThrow(TypeError)
})
