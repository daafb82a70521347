import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { simplestWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer, type Reply } from '#testkit/start-app.ts'

const app = appForAll()

const FULL = 0
const ROOM = 1_000_000

/** SQLite answers as it does on a full disk when the file may have no more pages. */
const letTheFileHave = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.db)

/** Leaves no page free, neither after the file's end nor in it. */
const fillTheFile = async () => {
  // Mail that leaves the outbox would make room.
  await expect.poll(() => app.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  await sql`create table if not exists ballast (bytes blob)`.execute(app.db)
  await letTheFileHave(FULL + 1)
  const fill = (bytes: number) => sql`insert into ballast values (zeroblob(${sql.lit(bytes)}))`.execute(app.db)
  for (const bytes of [40_000, 4000, 4000, 100])
    for (let full = false; !full; )
      full = await fill(bytes).then(
        () => false,
        () => true,
      )
}

const saveWish = (client: Customer, version: number) =>
  client.post('/api/form', {
    step: 'will.gifts',
    version,
    will: { whatToDo: { option: 'Burial', description: 'x'.repeat(3900) } },
  })

test('while the disk is full nothing is lost and saving says so; with room again it works by itself', async () => {
  const customers = await Promise.all([app.customer(), app.customer(), app.customer()])
  for (const customer of customers) expect((await saveWish(customer, 0)).status).toBe(200)

  await fillTheFile()
  const replies = []
  for (let round = 0; round < 5; round += 1)
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

test('while the disk is full every call says so, also those of many statements, and none claims what it did not do', async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  expect((await app.api().get('/readyz')).status).toBe(200)
  await fillTheFile()
  app.clock.pass(2000)

  const person = { name: 'Ann', last_name: 'Hale', optin: true, homeowner: 'Yes', england_or_wales: 'Yes' }
  const registering = { ...person, email: 'ann.full@example.com', password: 'a quiet orchard wall' }
  const calls: Record<string, () => Promise<Reply>> = {
    register: () => app.api().post('/api/auth/register', registering),
    save: () => saveWish(customer, 1),
    'forgot password': () => app.api().post('/api/auth/forgot-password', { email: 'ann@example.com' }),
    export: () => askForEverything(customer),
    readyz: () => app.api().get('/readyz'),
  }
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => [name, (await call()).status] as const),
  )
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, 503])))
  expect((await app.api().get('/healthz')).status).toBe(200)
  expect((await customer.get('/api/form')).status).toBe(200)

  await letTheFileHave(ROOM)
  app.clock.pass(2000)
  expect((await app.api().get('/readyz')).status).toBe(200)
  expect((await app.api().post('/api/auth/forgot-password', { email: 'ann@example.com' })).status).toBe(202)
  expect((await saveWish(customer, 1)).status).toBe(200)
  expect((await app.api().post('/api/auth/register', registering)).status).toBe(200)
})
