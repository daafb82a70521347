import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTestDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database, FOR_MIGRATIONS, migrate, migrations, type OwnMigration } from './database.ts'
import { addColumn, addIndex } from './migration-steps.ts'

let where: string
let db: Database
beforeEach(async () => {
  where = await newTestDatabase('')
  db = connectTo(where, FOR_MIGRATIONS)
})
afterEach(() => db.destroy())

const open = () => db as unknown as Kysely<unknown>
const insert = (email: string) =>
  sql`insert into waitlist (email_key, name, last_name, email, created_at) values (${email}, '', '', ${email}, '')`.execute(
    db,
  )
const after = (migration: OwnMigration) => migrate(where, { ...migrations, '9999-1.1-next': async () => migration })

test('a table that somebody uses for long is not waited for: those behind go on, and it is changed once it is free', async () => {
  const customer = connectTo(where, { connections: 2 })
  await insert('a@example.com')
  let finish: () => void = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let begun: () => void = () => {}
  const started = new Promise<void>((resolve) => {
    begun = resolve
  })
  const long = customer.transaction().execute(async (on) => {
    await sql`update waitlist set name = 'x'`.execute(on)
    begun()
    await finished
  })
  await started
  const changed = after({ up: (on) => addColumn(on, 'waitlist', 'seen', { type: 'text' }) })
  const waits: number[] = []
  for (let times = 0; times < 20; times += 1) {
    const from = performance.now()
    await sql`select count(*) from waitlist`.execute(customer)
    waits.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  finish()
  await long
  expect(await changed).toEqual(['9999-1.1-next'])
  await customer.destroy()
  // It waits for a tenth of a second at a time, and whoever comes meanwhile waits behind it for the rest of that.
  expect(Math.max(...waits)).toBeLessThan(1000)
})

test('an index that was left half built is built anew', async () => {
  await insert('a@example.com')
  await sql`insert into waitlist (email_key, name, last_name, email, created_at) values ('b', '', '', 'a@example.com', '')`.execute(
    db,
  )
  const index = () => addIndex(open(), 'waitlist_by_email', 'waitlist', ['email'], { unique: true })
  await expect(index()).rejects.toThrow(/unique/i)
  await sql`delete from waitlist where email_key = 'b'`.execute(db)
  await index()
  const { rows } =
    await sql`select indisvalid from pg_index where indexrelid = to_regclass('waitlist_by_email')`.execute(db)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('an index is built although another process waits to bring the same tables up to date', async () => {
  const migration: OwnMigration = {
    inSteps: true,
    up: (on) => addIndex(on, 'waitlist_by_email', 'waitlist', ['email']),
  }
  const made = await Promise.all([after(migration), after(migration), after(migration)])
  expect(made.flat()).toEqual(['9999-1.1-next'])
})
