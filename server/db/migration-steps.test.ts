import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { newTestDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database, FOR_MIGRATIONS, migrate, migrations, type OwnMigration } from './database.ts'
import { addColumn, addIndex, addReference, changeRows } from './migration-steps.ts'

let folder: string
let where: string
let db: Database
beforeEach(async () => {
  folder = newFolder()
  where = await newTestDatabase(folder)
  db = connectTo(where, FOR_MIGRATIONS)
})
afterEach(async () => {
  await db.destroy()
})

const open = () => db as unknown as Kysely<unknown>
const insert = (email: string) =>
  sql`insert into waitlist (email_key, name, last_name, email, created_at) values (${email}, '', '', ${email}, '')`.execute(
    db,
  )
const write = (count: number) =>
  sql`insert into contact_messages (topic, name, email, message, created_at)
    values ${sql.join(Array.from({ length: count }, (_, at) => sql`('t', 'n', 'e', ${`message ${at}`}, '')`))}`.execute(
    db,
  )
const after = (migration: OwnMigration) => migrate(where, { ...migrations, '9999-1.1-next': async () => migration })

test('a step that was broken off is done again, and leaves what it would have left at once', async () => {
  await insert('a@example.com')
  for (let times = 0; times < 2; times += 1) {
    await addIndex(open(), 'waitlist_by_email', 'waitlist', ['email', 'name'], {
      unique: true,
      where: sql`email <> ''`,
    })
    await addColumn(open(), 'waitlist', 'seen', { type: 'bigint', otherwise: 3 })
    await addColumn(open(), 'waitlist', 'picture', { type: 'bytes' })
    await addReference(open(), 'waitlist', 'user_id', 'users', 'set null')
  }
  const { rows } = await sql`select seen, picture, user_id from waitlist`.execute(db)
  expect(rows).toEqual([{ seen: 3, picture: null, user_id: null }])
  await expect(sql`update waitlist set user_id = 7`.execute(db)).rejects.toThrow(/foreign key/i)
  await sql`insert into waitlist (email_key, name, last_name, email, created_at) values ('b', '', '', '', '')`.execute(
    db,
  )
  await expect(
    sql`insert into waitlist (email_key, name, last_name, email, created_at) values ('c', '', '', 'a@example.com', '')`.execute(
      db,
    ),
  ).rejects.toThrow(/unique/i)
})

test('rows are changed a thousand at a time, each of them once, however far apart their numbers are', async () => {
  for (let page = 0; page < 5; page += 1) await write(500)
  await sql`update contact_messages set id = id + 2000000000 where id > 2490`.execute(db)
  await changeRows(open(), 'contact_messages', sql`message = message || '!'`)
  const { rows } = await sql<{ message: string }>`select message from contact_messages`.execute(db)
  expect(rows).toHaveLength(2500)
  expect(rows.every(({ message }) => /^message \d+!$/.test(message))).toBe(true)
})

test('a migration in steps is noted when its last step is done, and begun again where it was broken off', async () => {
  let broken = true
  const migration: OwnMigration = {
    inSteps: true,
    up: async (on) => {
      await addIndex(on, 'waitlist_by_email', 'waitlist', ['email'])
      if (broken) throw new Error('The machine was switched off')
    },
  }
  await expect(after(migration)).rejects.toThrow('switched off')
  broken = false
  expect(await after(migration)).toEqual(['9999-1.1-next'])
  expect(await after(migration)).toEqual([])
})
