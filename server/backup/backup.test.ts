import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simplestWill } from '#testkit/builders.ts'
import { buyerOfPair } from '#testkit/couple.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { BLANK, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { parseMasterKeys } from '../crypto/master-keys.ts'
import { connectTo, type Database, openDatabase } from '../db/database.ts'
import { rowAsJson, tableKeys, tableNames } from './backup-format.ts'
import { checkHealth } from './healthcheck.ts'
import { makeBackup } from './make-backup.ts'
import { CannotRestore, restoreBackup } from './restore-backup.ts'

let app: TestApp
let folder: string
let file: string
beforeEach(async () => {
  app = await startApp()
  folder = await mkdtemp(join(tmpdir(), 'heirloom-backup-'))
  file = join(folder, 'all.backup')
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const everythingIn = async (db: Database): Promise<Record<string, object[]>> => {
  const all: Record<string, object[]> = {}
  for (const table of tableNames) {
    const key = sql.join(tableKeys[table].map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${key}`.execute(db)
    all[table] = rows.map(rowAsJson)
  }
  return all
}

const wish = (version: number, description: string) => ({
  step: 'will.funeral-wishes',
  version,
  will: { whatToDo: { option: 'Burial', description } },
})

/** Mail that is still on its way would make two looks at the outbox differ. */
const allMailSent = () =>
  vi.waitUntil(async () => (await app.db.selectFrom('mail_outbox').select('id').execute()).length === 0, {
    timeout: 5000,
  })

const paidCustomer = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  await customer.get('/api/documents/will.pdf')
  return customer
}

const restored = async (where: string, asOf?: Date): Promise<Database> => {
  const db = connectTo(where)
  try {
    await restoreBackup({ db, file, asOf })
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

test.each(['the same engine', 'SQLite'])('everything is there again after a restore on %s', async (engine) => {
  for (let customer = 0; customer < 3; customer += 1) await paidCustomer()
  await (await buyerOfPair(app)).post('/api/pair/invite', { email: 'thomas@example.com' })
  await app.api().post('/api/waitlist', { name: 'Zoë', last_name: 'O’Neill', email: 'zoe@example.com' })
  await allMailSent()
  await makeBackup(app.db, file, app.clock())
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const where = engine === 'SQLite' ? join(folder, 'other.sqlite') : await newTestDatabase(folder, BLANK)
  const db = await restored(where)
  try {
    expect(await everythingIn(db)).toEqual(await everythingIn(app.db))
    expect((await checkHealth(db, encryption, app.clock)).filter(({ ok }) => !ok)).toEqual([])
  } finally {
    await db.destroy()
  }
})

test('the restored database goes on where the old one was', async () => {
  const { userId } = await paidCustomer()
  await makeBackup(app.db, file, app.clock())
  const other = await startApp({ db: await restored(await newTestDatabase(folder, BLANK)) })
  try {
    const next = await other.customer()
    expect(next.userId).toBeGreaterThan(userId)
    expect((await next.post('/api/form', wish(0, 'oak'))).status).toBe(200)
  } finally {
    await other.close()
  }
})

test('a backup made while people save is of one moment: every will in it is whole and opens', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => app.customer()))
  let going = true
  const saving = customers.map(async (customer) => {
    for (let version = 0; going; version += 1)
      expect((await customer.post('/api/form', wish(version, `wish ${version}`))).status).toBe(200)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await makeBackup(app.db, file, app.clock())
  await new Promise((resolve) => setTimeout(resolve, 50))
  going = false
  await Promise.all(saving)

  const other = await startApp({ db: await restored(await newTestDatabase(folder, BLANK)) })
  try {
    for (const { userId } of customers) {
      const then = await other.stores.wills.find(userId)
      const now = await app.stores.wills.find(userId)
      expect(then?.will.version).toBeLessThanOrEqual(now?.will.version ?? -1)
      if (then?.will.version) expect(then.will.whatToDo?.description).toBe(`wish ${then.will.version - 1}`)
      const past = await app.stores.wills.at(userId, then?.will.version ?? -1)
      expect(then?.will.whatToDo).toEqual(past?.will.whatToDo)
    }
  } finally {
    await other.close()
  }
})

test('wills can be restored as they stood at a moment', async () => {
  const customer = await app.customer()
  await customer.post('/api/form', wish(0, 'oak'))
  const moment = app.clock()
  app.clock.pass(60_000)
  await customer.post('/api/form', wish(1, 'a mistake'))
  await makeBackup(app.db, file, app.clock())
  const other = await startApp({ db: await restored(await newTestDatabase(folder, BLANK), moment) })
  try {
    expect((await other.stores.wills.find(customer.userId))?.will).toMatchObject({
      version: 1,
      whatToDo: { description: 'oak' },
    })
  } finally {
    await other.close()
  }
})

test('nothing that a customer says in a will can be read in a backup', async () => {
  const customer = await app.customer()
  await customer.post('/api/form', wish(0, 'Quincunx under the medlar'))
  await makeBackup(app.db, file, app.clock())
  const text = gunzipSync(await readFile(file)).toString()
  expect(text).toContain('@example.com')
  expect(text).not.toContain('Quincunx')
  expect(text).not.toContain(Buffer.from('Quincunx').toString('base64').slice(0, 8))
})

test('a backup does not take the place of a file that is there', async () => {
  await writeFile(file, 'last week’s')
  await expect(makeBackup(app.db, file, app.clock())).rejects.toThrow('EEXIST')
  expect(await readFile(file, 'utf8')).toBe('last week’s')
})

test('a backup made by a newer version of the product is refused, and nothing of it is kept', async () => {
  await app.customer()
  await makeBackup(app.db, file, app.clock())
  const [head = '', ...rest] = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const { migrations, ...about } = JSON.parse(head) as { migrations: string[] }
  const newer = { ...about, migrations: [...migrations, '9999-not-yet-written'] }
  await writeFile(file, gzipSync([JSON.stringify(newer), ...rest].join('\n')))
  await expect(restored(await newTestDatabase(folder, BLANK))).rejects.toThrow('made by a newer version')
})

test('a backup is not restored over accounts that are there', async () => {
  await app.customer()
  await makeBackup(app.db, file, app.clock())
  await expect(restoreBackup({ db: app.db, file })).rejects.toThrow(CannotRestore)
})

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, -200)],
  [
    'without its last line',
    (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')),
  ],
  ['without a row', (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').toSpliced(2, 1).join('\n'))],
  ['that is something else', () => gzipSync('{"hello":"world"}\n')],
])('a backup %s is refused, and nothing of it is kept', async (_how, damage) => {
  await app.customer()
  await makeBackup(app.db, file, app.clock())
  await writeFile(file, damage(await readFile(file)))
  const where = join(folder, 'other.sqlite')
  await expect(restored(where)).rejects.toThrow(CannotRestore)
  const db = await openDatabase(where)
  try {
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  } finally {
    await db.destroy()
  }
})

test('a backup without its master key reveals no will', async () => {
  const customer = await app.customer()
  await makeBackup(app.db, file, app.clock())
  const db = await restored(join(folder, 'other.sqlite'))
  const stranger = { masterKeys: parseMasterKeys(randomBytes(32).toString('base64')), randomBytes }
  try {
    const findings = await checkHealth(db, stranger, app.clock)
    expect(findings.filter(({ ok }) => !ok).map(({ about }) => about)).toEqual(['master keys', 'wills'])
    expect(customer.userId).toBeGreaterThan(0)
  } finally {
    await db.destroy()
  }
})
