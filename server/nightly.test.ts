import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { CheckoutReply } from '#core/api/payment.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { simplestWill } from '#testkit/builders.ts'
import { type FakePayments, fakePayments } from '#testkit/fake-payments.ts'
import { type FakeClock, fakeClock, startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption, openTestDatabase } from '#testkit/test-database.ts'
import { openTestShop } from '#testkit/test-shop.ts'
import { createErasureJournal } from './adapters/erasure-journal.ts'
import { createRevisionWitness, readWitnessed } from './adapters/revision-witness.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { createDeletedBytes } from './db/deleted-bytes.ts'
import { createVaults } from './db/repositories/keys.store.ts'
import { createTransactions } from './db/stores.ts'
import { createJobs, type Job } from './jobs/jobs.ts'
import { createEnqueueMail } from './mail/enqueue.ts'
import { createNightly, nightlyJobs } from './nightly.ts'

const HOUR_MS = 60 * 60_000

let folder: string
let app: TestApp
let clock: FakeClock
let nightly: ReturnType<typeof createNightly>
let till: FakePayments
let nightlyWith: (witness?: ReturnType<typeof createRevisionWitness>) => typeof nightly
beforeEach(async () => {
  folder = newFolder()
  clock = fakeClock()
  app = await startApp({ clock })
  till = fakePayments('sandbox')
  await writeFile(join(folder, 'heirloom.heads'), 'the newest links\n')
  nightlyWith = (witness) =>
    createNightly({
      witness,
      ...app,
      ...encryption,
      settlement: openTestShop({ ...app, provider: till, will: simplestWill() }).settlement,
      headsFile: join(folder, 'heirloom.heads'),
      today: () => ({ day: 3, month: 11, year: 2026 }),
      homeUrl: () => 'https://wills.example',
      inTransaction: createTransactions(app.db, createVaults({ ...encryption, clock })),
      enqueueMail: createEnqueueMail({ clock, randomBytes: encryption.randomBytes }),
      erasures: createErasureJournal(join(folder, 'heirloom.erasures')),
      deletedBytes: createDeletedBytes({ db: app.db, onError: () => {} }),
    })
  nightly = nightlyWith()
  return async () => {
    await app.close()
  }
})

const log = { error: () => {} }
const processes = (jobs: readonly Job[], count: number) =>
  Array.from({ length: count }, () => createJobs(jobs, { store: app.stores.jobs, clock, log }))

test('the watch and the retention are done at three in the night, once, however many servers there are', async () => {
  const all = processes(nightlyJobs(nightly, undefined), 3)
  const look = () => Promise.all(all.map((each) => each.runDue()))
  await look()
  const due = (await app.stores.jobs.all()).map(({ name, dueAt }) => [name, new Date(dueAt).toISOString()])
  expect(due).toEqual([
    ['newest links', '2026-11-04T03:00:00.000Z'],
    ['retention', '2026-11-04T03:00:00.000Z'],
    ['watch over wills', '2026-11-04T03:00:00.000Z'],
  ])
  clock.pass(15 * HOUR_MS)
  await look()
  await look()
  const ran = async () => (await app.stores.deskAudit.list({ most: 10 })).map(({ act }) => act)
  expect(await ran()).toEqual(['ran the retention'])
  clock.pass(DAY_MS)
  await look()
  expect(await ran()).toEqual(['ran the retention', 'ran the retention'])
  expect((await app.stores.jobs.all()).map(({ failures }) => failures)).toEqual([0, 0, 0])
})

test('the newest links of every will are in the list outside the database after a night, whatever was not written', async () => {
  const { willId, userId } = await app.customer()
  await app.stores.wills.setAfterSigning(userId, () => ({ storage: 'In the blue box' }))
  const headsFile = join(folder, 'heirloom.heads')
  const { service } = createVaults({ ...encryption, clock })(app.db)
  await rm(headsFile)
  await nightlyWith(createRevisionWitness({ file: headsFile, signer: service, onError: () => {} })).seeNewest()
  const { revisions, states } = await readWitnessed(headsFile, service)
  expect([revisions.heads.get(willId)?.version, states.heads.get(willId)?.version]).toEqual([0, 0])
})

test('a backup is written every so often where a folder is named, with the newest links beside it, and the oldest go', async () => {
  const customer = await app.customer()
  const backups = { folder: join(folder, 'backups'), everyHours: 6, keep: 2 }
  const [only] = processes(nightlyJobs(nightly, backups), 1)
  await only?.runDue()
  for (let run = 0; run < 3; run += 1) {
    clock.pass(6 * HOUR_MS)
    await only?.runDue()
  }
  const files = (await readdir(backups.folder)).toSorted()
  expect(files).toEqual([
    'heirloom-2026-11-04T00-00-00-000Z.backup',
    'heirloom-2026-11-04T00-00-00-000Z.heads',
    'heirloom-2026-11-04T06-00-00-000Z.backup',
    'heirloom-2026-11-04T06-00-00-000Z.heads',
  ])
  expect(await readFile(join(backups.folder, files[1] ?? ''), 'utf8')).toBe('the newest links\n')
  const db = await openTestDatabase(newFolder())
  const file = join(backups.folder, files[2] ?? '')
  await restoreBackup({ db, file, encryption, clock, erased: new Set() })
  expect(await db.selectFrom('wills').select('user_id').execute()).toEqual([{ user_id: customer.userId }])
  await db.destroy()
})

test('each list of newest links is stamped once, again where the authority was away, and the stamp goes with it', async () => {
  const backups = { folder: join(folder, 'stamped'), everyHours: 6, keep: 2, timeStampUrl: 'http://127.0.0.1:9' }
  const asked: string[] = []
  let away = true
  const stamp = async (heads: Uint8Array) => {
    asked.push(Buffer.from(heads).toString())
    if (away) throw new Error('away')
    return Buffer.from('a stamp')
  }
  const [only] = processes(nightlyJobs(nightly, backups, stamp), 1)
  await only?.runDue()
  away = false
  for (let run = 0; run < 3; run += 1) {
    clock.pass(6 * HOUR_MS)
    await only?.runDue()
    clock.pass(HOUR_MS)
    await only?.runDue()
  }
  const files = (await readdir(backups.folder)).toSorted()
  expect(files.map((each) => each.replace(/^[^.]*/, ''))).toEqual([
    '.backup',
    '.heads',
    '.heads.tsr',
    '.backup',
    '.heads',
    '.heads.tsr',
  ])
  expect(await readFile(join(backups.folder, files[2] ?? ''), 'utf8')).toBe('a stamp')
  expect(new Set(asked)).toEqual(new Set(['the newest links\n']))
})

test('a folder that cannot be written fails the job, and nothing that was there is lost', async () => {
  await writeFile(join(folder, 'backups'), 'a file')
  const [only] = processes(nightlyJobs(nightly, { folder: join(folder, 'backups'), everyHours: 6, keep: 2 }), 1)
  await only?.runDue()
  clock.pass(6 * HOUR_MS)
  await only?.runDue()
  expect((await app.stores.jobs.all()).find(({ name }) => name === 'backup')?.failures).toBe(1)
})

test('an unused account is deleted once no payment page of it is open, and waits while the provider is away', async () => {
  const customer = await app.customer()
  const { external_id } = (await customer.post('/api/payment/checkout', { items: ['check'] })).json<CheckoutReply>()
  const order = await app.stores.orders.find(customer.userId, external_id)
  if (order) await till.begin(order)
  clock.pass(400 * DAY_MS)
  await nightly.retention()
  clock.pass(31 * DAY_MS)
  till.away(true)
  expect((await nightly.retention()).map(({ count }) => count)[2]).toBe(0)
  expect(await app.stores.users.find(customer.userId)).toBeDefined()
  till.away(false)
  expect((await nightly.retention()).map(({ count }) => count)[2]).toBe(1)
  expect(await app.stores.users.find(customer.userId)).toBeUndefined()
  expect(till.payments.get(external_id)?.state).toBe('expired')
})
