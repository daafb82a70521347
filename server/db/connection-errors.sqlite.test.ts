import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const FULL = 0
const ROOM = 1_000_000

/** SQLite answers as it does on a full disk when the file may have no more pages. */
const letTheFileHave = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.db)

const saveWish = (client: Awaited<ReturnType<TestApp['customer']>>, version: number) =>
  client.post('/api/form', {
    step: 'will.funeral-wishes',
    version,
    will: { whatToDo: { option: 'Burial', description: 'x'.repeat(3900) } },
  })

test('while the disk is full nothing is lost and saving says so; with room again it works by itself', async () => {
  const customers = await Promise.all([app.customer(), app.customer(), app.customer()])
  for (const customer of customers) expect((await saveWish(customer, 0)).status).toBe(200)

  await letTheFileHave(FULL + 1)
  const replies = []
  for (let round = 0; round < 3; round += 1)
    replies.push(...(await Promise.all(customers.map((customer) => saveWish(customer, 1)))))
  const refused = replies.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.headers['retry-after']).toBe('30')
  expect(refused[0]?.json()).toEqual({ message: expect.stringContaining('try again in a minute'), errors: {} })
  expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  for (const customer of customers) {
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    expect(will.whatToDo?.description).toHaveLength(3900)
  }

  await letTheFileHave(ROOM)
  for (const customer of customers) {
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    const reply = await saveWish(customer, will.version)
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({ version: will.version + 1 })
  }
})
