import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import {
  BLANK,
  connectToTest,
  encryption,
  newTestDatabase,
  openTestDatabase,
  testsOnPostgres,
} from '#testkit/test-database.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { parseMasterKeys } from '../crypto/master-keys.ts'
import { eraseRecords } from '../features/account/erasure.ts'
import type { Database } from './database.ts'
import { replaceDataKey, rotateMasterKey } from './key-rotation.ts'
import { createVaults } from './repositories/keys.store.ts'
import { createStores, createTransactions } from './stores.ts'

/**
 * Rows of every table, as the version of November 2026 wrote them with the master key of tests, before a table had one description.
 * The customer 1 is Isla, who bought a pair of wills and invited Thomas; the words of each value are given again below.
 */
const { rows: written, order } = (() => {
  type Kept = Record<string, Record<string, unknown>[]>
  const tables: Kept = JSON.parse(readFileSync(new URL('./rows-of-2026.json', import.meta.url), 'utf8'))
  const first = ['service_keys', 'users', 'data_keys', 'staff', 'wills', 'orders', 'issued_packs', 'contact_messages']
  return { rows: tables, order: [...new Set([...first, ...Object.keys(tables)])] }
})()

const ISLA = 1
const at = new Date('2026-11-03T12:00:00Z')
const clock = () => at

const bytesIn = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && 'base64' in value
        ? Buffer.from(String(value.base64), 'base64')
        : value,
    ]),
  )

let folder: string
let db: Database
beforeEach(async () => {
  folder = newFolder()
  db = await openTestDatabase(folder)
  const open = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  for (const table of order) {
    const rows = (written[table] ?? []).map(bytesIn)
    if (rows.length > 0) await open.insertInto(table).values(rows).execute()
  }
  if (!testsOnPostgres()) return
  const numbered = await sql<{ table_name: string }>`select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(db)
  for (const { table_name } of numbered.rows)
    await sql`select setval(pg_get_serial_sequence(${table_name}, 'id'), greatest((select max(id) from ${sql.table(table_name)}), 1))`.execute(
      db,
    )
})
afterEach(async () => {
  await db.destroy()
})

type Row = Record<string, string | number>

/** Every value under a customer's key: the place that it was bound to, written out here once more, and its words. */
const sealed: readonly [table: string, column: string, key: string, place: (row: Row) => string, words: unknown[]][] = [
  [
    'will_revisions',
    'body',
    'data_key_id',
    (row) => `will_revisions.body of will ${row.will_id}, version ${row.version}`,
    [expect.not.stringContaining('medlar'), expect.stringContaining('medlar')],
  ],
  [
    'wills',
    'after_signing',
    'after_signing_key_id',
    (row) => `wills.after_signing of will ${row.id}`,
    ['{"attestation":{"signedOn":"2026-11-02"}}'],
  ],
  ['wills', 'visited', 'visited_key_id', (row) => `wills.visited of will ${row.id}`, ['["will.gifts"]']],
  [
    'readings',
    'body',
    'data_key_id',
    (row) => `readings.body of will ${row.will_id}, version ${row.version}, agreed at ${row.agreed_at}`,
    ['{"part":"gifts","read":{"words":["I give my clock."],"sentence":"I agree","warnings":[]}}'],
  ],
  [
    'issued_packs',
    'about',
    'data_key_id',
    (row) => `issued_packs.about of user ${row.user_id}, version ${row.version}`,
    [expect.stringContaining('"title":"Your will"')],
  ],
  [
    'existing_will_checks',
    'answers',
    'data_key_id',
    (row) => `existing_will_checks.answers of order ${row.external_id}`,
    ['{"made":"Yes"}'],
  ],
  [
    'expert_reviews',
    'findings',
    'data_key_id',
    (row) => `expert_reviews.findings of review ${row.id}`,
    ['Two witnesses are missing'],
  ],
  [
    'prints',
    'address',
    'data_key_id',
    (row) => `prints.address of order ${row.order_id}`,
    ['{"line1":"1 Medlar Row","town":"York","postcode":"YO1 7HH"}'],
  ],
  ['couples', 'email', 'data_key_id', (row) => `couples.email of order ${row.order_id}`, ['thomas@hale.example']],
  [
    'referral_replies',
    'body',
    'data_key_id',
    (row) => `referral_replies.body of referral ${row.referral_id}, at ${row.at}`,
    [expect.stringContaining('"text":"As you asked"')],
  ],
  [
    'authenticators',
    'secret',
    'data_key_id',
    (row) => `authenticators.secret of user ${row.user_id}, ${row.id}`,
    ['twenty bytes of code'],
  ],
]

/** The words of every value that is encrypted in a database, by its place. */
const words = async (on: Database, masterKeys = encryption.masterKeys) => {
  const vault = createVaults({ ...encryption, masterKeys, clock })(on)
  const found: Record<string, string[]> = {}
  const opened = async (row: Row, column: string, key: string, place: string) =>
    (await vault.decrypt(ISLA, Number(row[key]), row[column] as unknown as Uint8Array, place)).toString()
  for (const [table, column, key, place] of sealed) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(on)
    const kept = rows.filter((row) => row[column] !== null)
    found[`${table}.${column}`] = await Promise.all(kept.map((row) => opened(row, column, key, place(row))))
  }
  const { rows: files } = await sql<Row>`select issued_files.*, user_id, version, data_key_id from issued_files
    join issued_packs on issued_packs.id = pack_id order by position`.execute(on)
  for (const column of ['pdf', 'first_page'])
    found[`issued_files.${column}`] = await Promise.all(
      files
        .filter((row) => row[column] !== null)
        .map((row) =>
          opened(
            row,
            column,
            'data_key_id',
            `issued_files.${column} of user ${row.user_id}, version ${row.version}, ${row.name}`,
          ),
        ),
    )
  return found
}

const allWords = {
  ...Object.fromEntries(sealed.map(([table, column, , , each]) => [`${table}.${column}`, each])),
  'issued_files.pdf': ['%PDF the will', '%PDF the summary'],
  'issued_files.first_page': ['a drawing'],
}

/** What the stores read of Isla and of the service. */
const read = async (on: Database, masterKeys = encryption.masterKeys) => {
  const stores = createStores(on, createVaults({ ...encryption, masterKeys, clock }))
  const [referral] = await stores.referrals.list(ISLA)
  return {
    wish: (await stores.wills.find(ISLA))?.will.whatToDo,
    signed: (await stores.wills.find(ISLA))?.will.attestation,
    visited: await stores.wills.visited(ISLA),
    agreed: (await stores.readings.list(ISLA, 1)).map(({ part, version, at: when }) => ({ part, version, when })),
    packs: await stores.issuedDocuments.list(ISLA),
    files: (await stores.issuedDocuments.files(ISLA, 1)).map(({ name, pdf }) => [name, Buffer.from(pdf).toString()]),
    drawn: Buffer.from((await stores.issuedDocuments.firstPage(ISLA, 1, 'will')) ?? []).toString(),
    checks: await stores.existingWillChecks.list(ISLA),
    review: await stores.expertReviews.of(ISLA, 1),
    findings: await stores.expertReviews.findings(ISLA, 1),
    prints: await stores.prints.of(ISLA),
    address: await stores.prints.address({ userId: ISLA, orderId: 1 }),
    replies: referral && (await stores.referrals.replies(referral)),
    secrets: (await stores.authenticators.secrets(ISLA)).map(({ id, secret }) => [id, Buffer.from(secret).toString()]),
    user: await stores.users.record(ISLA),
    orders: await stores.orders.list(ISLA),
    passkeys: await stores.passkeys.list(ISLA),
    activity: await stores.audit.list(ISLA),
    opinion: await stores.reviews.of(ISLA),
    message: await stores.messages.find(1),
    answers: await stores.messages.answers(1),
    staff: await stores.staff.list(),
    deeds: await stores.deskAudit.list({ most: 9 }),
    consents: await stores.deskConsents.living(ISLA, at),
    changes: await stores.askedChanges.list(9),
    codes: await stores.promoCodes.list(),
    told: await stores.funderPeriods.told('Shelter'),
    refunds: await stores.itemRefunds.of(1),
    held: await stores.entitlements.held(ISLA),
    experiments: await stores.experiments.list(),
  }
}

/** The same of what is in no backup. */
const readBriefly = async (on: Database) => {
  const stores = createStores(on, createVaults({ ...encryption, clock }))
  const now = at.getTime()
  const challenge = await stores.challenges.attempt('ticket', 'add an authenticator', now, 5)
  return {
    couple: await stores.couples.bought(ISLA),
    sessions: await stores.sessions.list(ISLA, now),
    devices: await stores.knownDevices.list(ISLA),
    change: await stores.emailChanges.waiting(ISLA, now),
    setUp: Buffer.from(await stores.authenticators.unseal(ISLA, challenge?.challenge ?? '')).toString(),
    staff: await stores.staffSessions.find('staff-session', { startedAfter: 0, usedAfter: 0 }),
    failures: await stores.loginFailures.of('ISLA@hale.example'),
    link: await stores.notMeLinks.take('not-me', now),
    mail: await stores.outbox.claim(now, now + 1),
  }
}

test('every value that an earlier version encrypted opens, at the place that it was bound to', async () => {
  expect(await words(db)).toEqual(allWords)
})

test('every row that an earlier version wrote is read as it was', async () => {
  await expect({ ...(await read(db)), ...(await readBriefly(db)) }).toMatchFileSnapshot('rows-of-2026.txt')
})

test('rows of an earlier version are read as they were after each key was replaced', async () => {
  const before = await read(db)
  const fresh = Buffer.alloc(32, 9).toString('base64')
  const both = parseMasterKeys(`${fresh},${Buffer.alloc(32, 7).toString('base64')}`)
  await rotateMasterKey({ db, ...encryption, masterKeys: both, clock })
  const keys = () => db.selectFrom('data_keys').select('id').where('user_id', '=', ISLA).execute()
  const [old] = await keys()
  await replaceDataKey(ISLA, { db, ...encryption, masterKeys: parseMasterKeys(fresh), clock })
  expect(await keys()).not.toContainEqual(old)
  expect(await words(db, parseMasterKeys(fresh))).toEqual(allWords)
  expect(await read(db, parseMasterKeys(fresh))).toEqual(before)
})

test('rows of an earlier version are read as they were after a backup and a restore, and rows can be added to them', async () => {
  const file = join(folder, 'all.backup')
  await makeBackup(db, file, at, encryption)
  const other = await connectToTest(await newTestDatabase(newFolder(), BLANK))
  try {
    await restoreBackup({ db: other, file, encryption, clock, erased: new Set() })
    expect(await read(other)).toEqual(await read(db))
    expect(await words(other)).toEqual({ ...allWords, 'couples.email': [] })
    const stores = createStores(other, createVaults({ ...encryption, clock }))
    await stores.askedChanges.add({ piece: 'p', hash: 'h', words: 'w', wish: 'one more', staffId: 1 }, at)
    expect(await stores.askedChanges.list(9)).toHaveLength(2)
    expect(await stores.orders.move(1, { from: 'paid', to: 'refunded', at })).toBe(true)
  } finally {
    await other.destroy()
  }
})

test('an erasure leaves nothing of rows of an earlier version but what is kept of a closed account', async () => {
  const inTransaction = createTransactions(db, createVaults({ ...encryption, clock }))
  await inTransaction((stores) => eraseRecords(stores, ISLA, 'asked', at))
  const left: Record<string, number> = {}
  for (const table of order) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    const ofIsla = rows.filter((row) => row.user_id === ISLA || JSON.stringify(row).match(/isla/i))
    if (ofIsla.length > 0) left[table] = ofIsla.length
  }
  expect(left).toEqual({ desk_audit: 1 })
  expect(await words(db)).toEqual(Object.fromEntries(Object.keys(allWords).map((place) => [place, []])))
})
