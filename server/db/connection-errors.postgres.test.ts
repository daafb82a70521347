import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresCluster, postgresCluster } from '#testkit/postgres-cluster.ts'
import { type Customer, startApp, type TestApp } from '#testkit/start-app.ts'
import { openDatabase } from './database.ts'

let cluster: PostgresCluster
let app: TestApp
beforeAll(async () => {
  cluster = await postgresCluster({ fsync: 'off' })
  app = await startApp({ db: await openDatabase(cluster.url('postgres')) })
})
afterAll(async () => {
  await app.close()
  await cluster.remove()
})

const saveWish = (client: Customer, version: number) =>
  client.post('/api/form', {
    step: 'will.gifts',
    version,
    will: { whatToDo: { option: 'Burial', description: `wish ${version}` } },
  })

test('while the database is gone saving says so; when it is back it works by itself', async () => {
  const customer = await app.customer()
  expect((await saveWish(customer, 0)).status).toBe(200)
  expect((await app.api().get('/readyz')).status).toBe(200)

  await cluster.stop()
  const replies = [await saveWish(customer, 1), await customer.get('/api/form'), await app.api().get('/readyz')]
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(replies[0]?.headers['retry-after']).toBe('30')
  expect(replies[0]?.json()).toEqual({ message: expect.stringContaining('try again in a minute'), errors: {} })
  expect((await app.api().get('/healthz')).status).toBe(200)

  await cluster.start()
  expect((await app.api().get('/readyz')).status).toBe(200)
  expect((await saveWish(customer, 1)).json()).toMatchObject({ version: 2 })
})

test('a save under way when the database goes is answered, and what was acknowledged is there', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => app.customer()))
  const acknowledged = customers.map(() => 0)
  const strange: number[] = []
  let going = true
  const saving = customers.map(async (customer, index) => {
    while (going) {
      const { status } = await saveWish(customer, acknowledged[index] ?? 0)
      if (status === 200) acknowledged[index] = (acknowledged[index] ?? 0) + 1
      // A commit whose answer was lost may have been kept: the next save is told that the will has moved on.
      else if (status !== 503 && status !== 409) strange.push(status)
    }
  })
  await expect.poll(() => Math.max(...acknowledged)).toBeGreaterThan(0)
  await cluster.stop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  going = false
  await Promise.all(saving)
  await cluster.start()

  expect(strange).toEqual([])
  for (const [index, { userId }] of customers.entries()) {
    const version = (await app.stores.wills.find(userId))?.will.version ?? -1
    expect([0, 1]).toContain(version - (acknowledged[index] ?? 0))
  }
})
