import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { simplestWill } from '#testkit/builders.ts'
import { buyerOfPair } from '#testkit/couple.ts'
import { soon, startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { BLANK, connectToTest, encryption, newTestDatabase, openTestDatabase } from '#testkit/test-database.ts'
import { createErasureJournal, referencesIn } from '../adapters/erasure-journal.ts'
import { parseMasterKeys } from '../crypto/master-keys.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { completeJournal } from '../features/account/erasure.ts'
import { checkHealth } from './healthcheck.ts'
import { keyOf, makeBackup, namesInBackup, rowAsJson } from './make-backup.ts'
import { CannotRestore, restoreBackup } from './restore-backup.ts'
import { seal, unseal } from './sealed-file.ts'

let app: TestApp
let folder: string
let file: string
beforeEach(async () => {
  app = await startApp()
  folder = newFolder()
  file = join(folder, 'all.backup')
})
afterEach(async () => {
  await app.close()
})

const everythingIn = async (db: Database): Promise<Record<string, object[]>> => {
  const all: Record<string, object[]> = {}
  for (const table of namesInBackup) {
    const key = sql.join(keyOf(table).map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${key}`.execute(db)
    all[table] = rows.map(rowAsJson)
  }
  return all
}

const wish = (version: number, description: string) => ({
  step: 'will.gifts',
  version,
  will: { whatToDo: { option: 'Burial', description } },
})

/** Mail that is still on its way would make two looks at the outbox differ. */
const allMailSent = () =>
  vi.waitUntil(async () => (await app.db.selectFrom('mail_outbox').select('id').execute()).length === 0, soon)

const paidCustomer = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  await customer.get('/api/documents/will.pdf')
  return customer
}

const backup = () => makeBackup(app.db, file, app.clock(), encryption)

type Given = { asOf?: Date; erased?: ReadonlySet<string> }

const restoreIn = (db: Database, { asOf, erased = new Set() }: Given = {}) =>
  restoreBackup({ db, file, asOf, erased, clock: app.clock, encryption })

const restored = async (db: Database, given?: Given): Promise<Database> => {
  try {
    await restoreIn(db, given)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** With every table and no row. */
const empty = () => openTestDatabase(folder)
/** Without a table: the restore makes all of them. */
const blank = () => newTestDatabase(folder, BLANK)

const HEADER = 78

const plainBytes = (): Promise<Buffer> => buffer(Readable.from(unseal(createReadStream(file), encryption.masterKeys)))

/** The backup with other lines in it, as only the holder of the master key could write it. */
const rewritten = async (change: (lines: string[]) => string[]): Promise<void> => {
  const lines = gunzipSync(await plainBytes())
    .toString()
    .trimEnd()
    .split('\n')
  const text = gzipSync(`${change(lines).join('\n')}\n`)
  await writeFile(file, await buffer(Readable.from(seal(Readable.from([text]), encryption))))
}

const withBitChanged = (whole: Buffer, at: number): Buffer =>
  Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)))

test.each(['the same engine', 'SQLite'])('everything is there again after a restore on %s', async (engine) => {
  for (let customer = 0; customer < 3; customer += 1) await paidCustomer()
  await (await buyerOfPair(app)).post('/api/pair/invite', { email: 'thomas@example.com' })
  await app.api().post('/api/waitlist', { name: 'Zoë', last_name: 'O’Neill', email: 'zoe@example.com' })
  await allMailSent()
  await backup()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const db = await restored(await connectToTest(engine === 'SQLite' ? join(folder, 'other.sqlite') : await blank()))
  try {
    const { couples = [], ...before } = await everythingIn(app.db)
    expect(await everythingIn(db)).toEqual({
      ...before,
      couples: couples.map((pair) => ({ ...pair, ...noInvitation })),
    })
    expect((await checkHealth(db, encryption, app.clock)).filter(({ ok }) => !ok)).toEqual([])
  } finally {
    await db.destroy()
  }
})

test('the restored database goes on where the old one was', async () => {
  const { userId } = await paidCustomer()
  await backup()
  const other = await startApp({ db: await restored(await empty()) })
  try {
    const next = await other.customer()
    expect(next.userId).not.toBe(userId)
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
  await backup()
  await new Promise((resolve) => setTimeout(resolve, 50))
  going = false
  await Promise.all(saving)

  const other = await startApp({ db: await restored(await empty()) })
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
  await backup()
  const other = await startApp({ db: await restored(await empty(), { asOf: moment }) })
  try {
    expect((await other.stores.wills.find(customer.userId))?.will).toMatchObject({
      version: 1,
      whatToDo: { description: 'oak' },
    })
  } finally {
    await other.close()
  }
})

test('nothing of a customer can be read in a backup', async () => {
  const customer = await app.customer()
  await customer.post('/api/form', wish(0, 'Quincunx under the medlar'))
  await backup()
  const bytes = await readFile(file)
  for (const word of ['Quincunx', 'example.com', 'Margaret', 'Hale', 'users'])
    expect(bytes.toString('latin1')).not.toContain(word)
  expect(() => gunzipSync(bytes)).toThrow()
  const opened = gunzipSync(await plainBytes()).toString()
  expect(opened).toContain('@example.com')
  expect(opened).not.toContain('Quincunx')
})

test('a backup does not take the place of a file that is there', async () => {
  await writeFile(file, 'last week’s')
  await expect(backup()).rejects.toThrow('EEXIST')
  expect(await readFile(file, 'utf8')).toBe('last week’s')
})

test('a backup made by a newer version of the product is refused, and nothing of it is kept', async () => {
  await app.customer()
  await backup()
  await rewritten(([head = '', ...rest]) => {
    const { migrations, ...about } = JSON.parse(head) as { migrations: string[] }
    return [JSON.stringify({ ...about, migrations: [...migrations, '9999-not-yet-written'] }), ...rest]
  })
  await expect(restored(await empty())).rejects.toThrow('made by a newer version')
})

test('a backup made before the first release is called that, and nothing of it is kept', async () => {
  await app.customer()
  await backup()
  await rewritten(([head = '', ...rest]) => {
    const { migrations, ...about } = JSON.parse(head) as { migrations: string[] }
    return [JSON.stringify({ ...about, migrations: [migrations[0], '0002-of-another-line'] }), ...rest]
  })
  await expect(restored(await empty())).rejects.toThrow('from before its first release')
})

test('a backup is not restored over accounts that are there', async () => {
  await app.customer()
  await backup()
  await expect(restoreIn(app.db)).rejects.toThrow(CannotRestore)
})

const nothingIn = async (db: Database) => expect(await db.selectFrom('users').select('id').execute()).toEqual([])

const refusedAndNothingKept = async (said: string | RegExp = 'not a whole backup') => {
  const db = await empty()
  try {
    await expect(restoreIn(db)).rejects.toThrow(said)
    await expect(restoreIn(db)).rejects.toThrow(CannotRestore)
    await nothingIn(db)
  } finally {
    await db.destroy()
  }
}

const CHUNK = 64 * 1024 + 16

describe('a backup that was changed is refused with one sentence, and nothing of it is kept', () => {
  test.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, -200)],
    ['cut at the end of a chunk', (whole: Buffer) => whole.subarray(0, HEADER + CHUNK)],
    ['with one bit changed at its beginning', (whole: Buffer) => withBitChanged(whole, HEADER + 5)],
    ['with one bit changed in its header', (whole: Buffer) => withBitChanged(whole, HEADER - 1)],
    ['with one bit changed at its end', (whole: Buffer) => withBitChanged(whole, whole.length - 1)],
    [
      'with two chunks changed over',
      (whole: Buffer) =>
        Buffer.concat([
          whole.subarray(0, HEADER),
          whole.subarray(HEADER + CHUNK, HEADER + 2 * CHUNK),
          whole.subarray(HEADER, HEADER + CHUNK),
          whole.subarray(HEADER + 2 * CHUNK),
        ]),
    ],
    ['with something after its end', (whole: Buffer) => Buffer.concat([whole, Buffer.from('more')])],
    ['of an earlier version, which was not encrypted', () => gzipSync('{"heirloom":"backup"}\n')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s', async (_how, damage) => {
    const customer = await app.customer()
    // Random text does not compress, so that there are several chunks.
    for (let version = 0; version < 4; version += 1)
      await app.stores.wills.save(
        customer.userId,
        {
          ...simplestWill(),
          id: customer.willId,
          version,
          whatToDo: { option: 'Burial', description: randomBytes(30_000).toString('base64') },
        },
        app.clock(),
      )
    await backup()
    const whole = await readFile(file)
    expect(whole.length).toBeGreaterThan(HEADER + 2 * CHUNK)
    await writeFile(file, damage(whole))
    await refusedAndNothingKept()
  })

  test.each([
    ['without its last line', (lines: string[]) => lines.slice(0, -1)],
    ['without a row', (lines: string[]) => lines.toSpliced(2, 1)],
  ])('%s, by one who has the master key', async (_how, change) => {
    await app.customer()
    await backup()
    await rewritten(change)
    await refusedAndNothingKept()
  })

  test('and the database in which there was no table is one that a server starts on', async () => {
    await app.customer()
    await backup()
    await writeFile(file, (await readFile(file)).subarray(0, -1))
    const where = await blank()
    for (let tries = 0; tries < 2; tries += 1)
      await expect(restored(await connectToTest(where))).rejects.toThrow('not a whole backup')
    const db = await openDatabase(where)
    await nothingIn(db)
    await db.destroy()
  })

  test('made with another master key', async () => {
    await app.customer()
    await makeBackup(app.db, file, app.clock(), {
      masterKeys: parseMasterKeys(randomBytes(32).toString('base64')),
      randomBytes,
    })
    await refusedAndNothingKept('a master key that is not here')
  })
})

const noInvitation = { token_hash: null, expires_at: null, invited_at: null, email: null, data_key_id: null }

/** What lets a person in for a while, or is on its way to them. */
const ends = [
  'sessions',
  'known_devices',
  'email_verifications',
  'email_changes',
  'challenges',
  'not_me_links',
  'password_resets',
  'mail_outbox',
  'spent_proofs_of_work',
  'staff_sessions',
  'staff_challenges',
  'staff_invitations',
] as const

describe('a restore brings back', () => {
  test('no log-in, link, challenge, invitation or outgoing mail', async () => {
    const customer = await buyerOfPair(app)
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    await app.api().post('/api/auth/forgot-password', { email })
    await customer.post('/api/pair/invite', { email: 'thomas@hale.example' })
    await customer.post('/api/account/email', { current: 'correct horse', email: 'new@hale.example' })
    await app.stores.outbox.add(
      { id: 'late', kind: 'welcome', mail: { to: email, subject: '', text: '' } },
      app.clock(),
    )
    await backup()
    const other = await startApp({ db: await restored(await empty()) })
    try {
      for (const table of ends) expect(await other.db.selectFrom(table).selectAll().execute(), table).toEqual([])
      expect((await other.api(customer.token).get('/api/account')).status).toBe(401)
      expect(await other.db.selectFrom('couples').select(['token_hash', 'email']).execute()).toEqual([
        { token_hash: null, email: null },
      ])
      const login = await other.api().post('/api/auth/login', { email, password: 'correct horse' })
      expect(login.status).toBe(200)
    } finally {
      await other.close()
    }
  })

  test('no case that a law firm may see: who has taken theirs back since is not known', async () => {
    const { userId } = await app.customer()
    const [at, endsAt] = [app.clock(), new Date(app.clock().getTime() + 1000)]
    const words = 'They may see it.'
    await app.stores.referrals.give(userId, { firm: 'made-up', firmName: 'Made-up', words, at, endsAt })
    await allMailSent()
    await backup()
    const db = await restored(await empty())
    expect(await db.selectFrom('referrals').select(['ended_at', 'ended_by']).execute()).toEqual([
      { ended_at: at.toISOString(), ended_by: 'removed' },
    ])
    await db.destroy()
  })

  test('no account that was deleted since, if the journal of deletions is given', async () => {
    const gone = await app.register({ email: 'gone@hale.example' })
    const stays = await app.customer()
    await backup()
    expect((await app.api(gone.token).delete('/api/account', { current: gone.password })).status).toBe(204)
    const journal = await readFile(join(app.folder, 'heirloom.erasures'), 'utf8')
    expect(journal).not.toContain('hale')
    const erased = referencesIn(journal)
    expect(erased.size).toBe(1)

    const other = await startApp({ db: await restored(await empty(), { erased }) })
    try {
      expect(await other.db.selectFrom('users').select('id').execute()).toEqual([{ id: stays.userId }])
      expect(await other.db.selectFrom('closed_accounts').select('reference').execute()).toEqual([
        { reference: [...erased][0] },
      ])
      expect(await other.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
    } finally {
      await other.close()
    }
  })
})

test('a deletion that the journal missed is entered at the next start', async () => {
  const { token, password } = await app.register()
  await app.api(token).delete('/api/account', { current: password })
  const journal = createErasureJournal(join(app.folder, 'heirloom.erasures'))
  const [reference = ''] = await journal.references()
  const empty = createErasureJournal(join(folder, 'new.erasures'))
  for (let starts = 0; starts < 2; starts += 1)
    await completeJournal({ closedAccounts: app.stores.closedAccounts, erasures: empty, clock: app.clock })
  expect(await readFile(join(folder, 'new.erasures'), 'utf8')).toBe(`2026-11-03T12:00:00.000Z ${reference}\n`)
})
