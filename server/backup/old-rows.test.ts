import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/text/dates.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption, testsOnPostgres } from '#testkit/test-database.ts'
import { createRevisionWitness } from '../adapters/revision-witness.ts'
import type { Database } from '../db/database.ts'
import { replaceDataKey } from '../db/key-rotation.ts'
import { createVaults } from '../db/repositories/keys.store.ts'
import { allTables } from '../db/schema/tables.ts'
import { createStores, createTransactions, type InTransaction, type Stores } from '../db/stores.ts'
import { checkHealth } from './healthcheck.ts'

type Row = Readonly<Record<string, unknown>>
const openly = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

let file: string
let app: TestApp
let stores: Stores
let inTransaction: InTransaction
let written: () => Promise<void>
beforeEach(async () => {
  const folder = newFolder()
  file = join(folder, 'heirloom.heads')
  app = await startApp({ headsFile: file })
  const { service } = createVaults({ ...encryption, clock: app.clock })(app.db)
  const witness = createRevisionWitness({
    file,
    signer: service,
    onError: (error) => {
      throw error
    },
  })
  const vaultFor = createVaults({ ...encryption, clock: app.clock, witness })
  stores = createStores(app.db, vaultFor)
  inTransaction = createTransactions(app.db, vaultFor)
  written = async () => {
    await witness.flush()
    // The server writes its own once a second.
    await new Promise((resolve) => setTimeout(resolve, 1200))
  }
  return async () => {
    await witness.flush()
    await app.close()
  }
})

const complaints = async (on: Database = app.db): Promise<string[]> =>
  (await checkHealth(on, encryption, app.clock, file))
    .filter(({ ok }) => !ok)
    .map(({ about, said }) => `${about}: ${said}`)

/** A customer whose documents are downloaded. */
const customerWithDocuments = async () => {
  const customer = await app.customer()
  await app.give(customer.userId, ['will', 'check'])
  const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
  await stores.wills.save(customer.userId, will, app.clock())
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  return customer
}
type Customer = Awaited<ReturnType<typeof customerWithDocuments>>

const signing = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Ash', 'David Ash'],
  ticks: [...witnessTicks],
  storage: 'In the blue box',
}
const tornUp = { on: signing.on, how: 'Torn up' }
const signed = async (customer: Customer) => expect((await customer.post('/api/signing', signing)).status).toBe(200)
const revoked = async (customer: Customer) =>
  expect((await customer.post('/api/signing/revoked', tornUp)).status).toBe(200)

const changes = async ({ post, get }: Customer) => {
  const { version } = (await get('/api/form')).json<{ will: { version: number } }>().will
  const will = { whatToDo: { option: 'Burial', description: `wish ${version}` } }
  expect((await post('/api/form', { step: 'will.gifts', version, will })).status).toBe(200)
}

const agrees = ({ userId, willId }: Customer) => {
  const read = { words: ['I cancel every will.'], sentence: 'Earlier wills stop counting.', warnings: [] }
  return stores.readings.add({ userId, willId, part: 'earlier-wills', read, version: 1, at: app.clock() })
}

const deed = () =>
  inTransaction(({ deskAudit }) =>
    deskAudit.add({ at: app.clock(), staffId: undefined, role: undefined, act: 'opened a case', about: 'case 1' }),
  )

const rowsOf = async (table: string): Promise<Map<string, Row>> => {
  const key = allTables[table]?.key ?? []
  const rows = await openly(app.db).selectFrom(table).selectAll().execute()
  return new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]))
}

const guarded = Object.keys(allTables).filter((table) => !allTables[table]?.anyAge && !allTables[table]?.noBackup)
const everything = async () => {
  const all = new Map<string, ReadonlyMap<string, Row>>()
  for (const table of guarded) all.set(table, await rowsOf(table))
  return all
}

class Undone extends Error {}

/** What `doctor` says with this row put back, or without it where there was none. The database then is as before. */
const saidAfter = async (table: string, now: Row, old: Row | undefined): Promise<string[]> => {
  let said: string[] = []
  const trying = app.db.transaction().execute(async (on) => {
    if (table === 'desk_audit')
      for (const name of testsOnPostgres() ? ['stays on desk_audit'] : ['stays', 'ends'])
        await sql`drop trigger ${sql.raw(`desk_audit_${name}`)}`.execute(on)
    const columns = allTables[table]?.key ?? []
    const is = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${now[column]}`),
      sql` and `,
    )
    if (old) await openly(on).updateTable(table).set(old).where(sql<boolean>`${is}`).execute()
    else await sql`delete from ${sql.table(table)} where ${is}`.execute(on)
    said = await complaints(on)
    throw new Undone()
  })
  await expect(trying).rejects.toBeInstanceOf(Undone)
  return said
}

/** Each row that is another since then, or is new: what `doctor` says where it is put back as it was. */
const putBack = async (before: ReadonlyMap<string, ReadonlyMap<string, Row>>): Promise<Map<string, string[]>> => {
  const said = new Map<string, string[]>()
  for (const table of guarded)
    for (const [key, now] of await rowsOf(table)) {
      const old = before.get(table)?.get(key)
      if (JSON.stringify(old) !== JSON.stringify(now)) said.set(`${table} ${key}`, await saidAfter(table, now, old))
    }
  return said
}

describe('doctor', () => {
  test('finds each old row that is put back, unless its table says why its age does no harm', async () => {
    const customer = await customerWithDocuments()
    const { userId } = customer
    await agrees(customer)
    await signed(customer)
    const [orderId = 0] = (await app.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
    await inTransaction((on) => on.expertReviews.ask({ userId, orderId, consent: 'Yes', at: app.clock() }))
    const [review = 0] = (await app.db.selectFrom('expert_reviews').select('id').execute()).map(({ id }) => id)
    const [at, endsAt] = [app.clock(), new Date(app.clock().getTime() + DAY_MS)]
    const id = (await stores.referrals.give(userId, { firm: 'poe', firmName: 'Poe', words: 'Yes', at, endsAt })) ?? 0
    const words = { by: 'Alex', text: 'Agree to these words.' }
    await inTransaction((on) => on.referrals.reply({ id, userId }, 'clause', words, at))
    await deed()
    const before = await everything()

    app.clock.pass(1000)
    await changes(customer)
    await agrees(customer)
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    await revoked(customer)
    await inTransaction((on) => on.expertReviews.take(review, app.clock()))
    const [reply] = await stores.referrals.replies({ id, userId })
    await inTransaction((on) => on.referrals.settle({ id, userId }, reply?.id ?? 0, 'agreed', app.clock()))
    await deed()
    await written()
    expect(await complaints()).toEqual([])

    const said = await putBack(before)
    const isTried = (table: string) => [...said.keys()].some((row) => row.startsWith(`${table} `))
    expect(guarded.filter((table) => !isTried(table))).toEqual([])
    expect([...said].filter(([, complaint]) => complaint.length === 0).map(([row]) => row)).toEqual([])
  }, 60_000)

  test('finds a will that was torn up and is shown as signed again', async () => {
    const customer = await customerWithDocuments()
    await signed(customer)
    const { after_signing, after_signing_key_id } = await app.db
      .selectFrom('wills')
      .select(['after_signing', 'after_signing_key_id'])
      .where('id', '=', customer.willId)
      .executeTakeFirstOrThrow()
    await revoked(customer)
    expect(await complaints()).toEqual([])
    await app.db
      .updateTable('wills')
      .set({ after_signing, after_signing_key_id })
      .where('id', '=', customer.willId)
      .execute()
    expect(await complaints()).toEqual([
      'evidence: 1 wills do not have the signing, readings or documents that were noted last',
    ])
  })

  test('finds it also where the newest link was taken away with it, as that was seen outside the database', async () => {
    const customer = await customerWithDocuments()
    await signed(customer)
    const { after_signing } = await app.db.selectFrom('wills').select('after_signing').executeTakeFirstOrThrow()
    const links = await app.db.selectFrom('will_states').selectAll().execute()
    await revoked(customer)
    await written()
    await app.db.updateTable('wills').set({ after_signing }).execute()
    await app.db.deleteFrom('will_states').where('version', '>=', links.length).execute()
    expect(await complaints()).toEqual(['evidence: 1 wills had a newer signing, reading or document, which was seen'])
  })

  test('finds a document that is not the one that was handed out, byte for byte', async () => {
    const customer = await customerWithDocuments()
    const [pack] = await app.db.selectFrom('issued_packs').selectAll().execute()
    const vault = createVaults({ ...encryption, clock: app.clock })(app.db)
    const key = await vault.currentKey(customer.userId)
    const place = `issued_files.pdf of user ${customer.userId}, version ${pack?.version}, will`
    const pdf = vault.encrypt(key, Buffer.from('%PDF-1.7 another'), place)
    await app.db.updateTable('issued_files').set({ pdf }).where('name', '=', 'will').execute()
    expect(await complaints()).toEqual(['evidence: 1 documents are not those that were handed out'])
  })

  test('finds nothing where keys were changed, or where a customer went on as they may', async () => {
    const customer = await customerWithDocuments()
    await agrees(customer)
    await signed(customer)
    await replaceDataKey(customer.userId, { db: app.db, clock: app.clock, ...encryption })
    expect((await customer.delete('/api/signing')).status).toBe(200)
    await changes(customer)
    await written()
    expect(await complaints()).toEqual([])
  })
})
