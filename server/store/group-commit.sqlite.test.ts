import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealing } from '#testkit/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { type Commit, groupCommit } from './group-commit.ts'

let folder: string
let db: Database
let commit: Commit
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heirloom-store-'))
  db = await openDatabase(join(folder, 'test.sqlite'), sealing)
  commit = groupCommit(db)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const choose = (id: string) => (on: Database) =>
  on.insertInto('sandbox_payments').values({ external_id: id, outcome: 'paid', chosen_at: 0 }).executeTakeFirstOrThrow()

const kept = async () =>
  (await db.selectFrom('sandbox_payments').select('external_id').orderBy('external_id').execute()).map(
    ({ external_id }) => external_id,
  )

test('each write gets its own answer', async () => {
  const answers = await Promise.all([1, 2, 3].map((n) => commit(async () => n * 10)))
  expect(answers).toEqual([10, 20, 30])
})

test('writes that come together and one that comes later are all kept', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => commit(choose(id))))
  await commit(choose('d'))
  expect(await kept()).toEqual(['a', 'b', 'c', 'd'])
})

test('nothing is acknowledged before it is committed', async () => {
  const other = await openDatabase(join(folder, 'test.sqlite'), sealing)
  const seen = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      await commit(choose(id))
      return other.selectFrom('sandbox_payments').select('external_id').where('external_id', '=', id).execute()
    }),
  )
  await other.destroy()
  expect(seen.map((rows) => rows.length)).toEqual([1, 1, 1])
})

test('when one of them fails none is kept and each is told', async () => {
  const results = await Promise.allSettled(['a', 'b', 'a'].map((id) => commit(choose(id))))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await kept()).toEqual([])
  await commit(choose('z'))
  expect(await kept()).toEqual(['z'])
})
