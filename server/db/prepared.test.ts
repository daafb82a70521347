import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { prepared } from './prepared.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('a prepared query answers for the rows of this call, however many, and not for those of an earlier one', async () => {
  const [one, two, three] = [await app.register(), await app.register(), await app.register()]
  const emails = prepared((db, ids: readonly (readonly [number])[]) =>
    db.selectFrom('users').select('email').where('id', 'in', ids.flat()).orderBy('id'),
  )
  expect(await emails(app.db, [[one.id]])).toEqual([{ email: one.email }])
  expect(await emails(app.db, [[three.id]])).toEqual([{ email: three.email }])
  expect(await emails(app.db, [[two.id], [three.id]])).toEqual([{ email: two.email }, { email: three.email }])
})

test('a query that says more than its rows is refused, as it would say the same of the first call for ever', async () => {
  const named = prepared((db, ids: readonly (readonly [number])[]) =>
    db.selectFrom('users').select('email').where('id', 'in', ids.flat()).where('name', '=', 'Margaret'),
  )
  await expect(named(app.db, [[1]])).rejects.toThrow('the values of its rows and nothing else')
})
