/**
 * The museum: for each release a database of either engine, as the product of that release made it, with made-up customers, and beside it what
 * each of them saw. `npm run release` adds that of the version in `package.json`.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Session } from '#core/api/auth.ts'
import type { FormReply } from '#core/api/wills.ts'
import { connectTo, type Database, makeMigrations, migrations, openDatabase } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialects.ts'
import { completeExampleWill } from './builders.ts'
import { couple, sandboxOutcome } from './couple.ts'
import { fingerprintOf } from './migration-rules.ts'
import { fakeClock, startApp, type TestApp } from './start-app.ts'
import { BLANK, newTestDatabase, testsOnPostgres } from './test-database.ts'
import { note } from './watched-customers.ts'

const folder = join(import.meta.dirname, 'museum')
const PASSWORD = 'correct horse'

type Account = { readonly who: string; readonly email: string; readonly userId: number }
type Seen = {
  readonly form: FormReply
  readonly documents: object
  readonly orders: object
  readonly holds: readonly string[]
}
type Kept = { readonly accounts: readonly (Account & { readonly saw: Seen | 'nothing' })[] }
type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const engine = (): string => (testsOnPostgres() ? 'postgres' : 'sqlite')
const exhibit = (release: string, ending: string): string => join(folder, release, `${engine()}${ending}`)
const packed = (value: unknown): Buffer => gzipSync(JSON.stringify(value), { level: 9 })
const unpacked = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(file)).toString())

/** The releases of which there is a database. */
export const releases: readonly string[] = existsSync(folder) ? readdirSync(folder).toSorted() : []

const database = join(import.meta.dirname, '../server/db')

/** Notes the migrations that the release brings. */
const addFingerprints = async (release: string): Promise<void> => {
  const file = join(database, 'released-migrations.json')
  const all: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  const before = new Set(Object.values(all).flatMap(Object.keys))
  const own = { ...all[release] }
  for (const [name, load] of Object.entries(migrations).filter(([each]) => !before.has(each)))
    own[name] = await fingerprintOf(readFileSync(join(database, 'migrations', `${name}.ts`), 'utf8'), await load())
  writeFileSync(file, `${JSON.stringify({ ...all, [release]: own }, null, 2)}\n`)
}

/** What a customer sees who logs in: answers, documents by their bytes, orders, and what they hold. */
export const seenBy = async (app: TestApp, { email, userId }: Account): Promise<Seen | 'nothing'> => {
  const login = await app.api().post('/api/auth/login', { email, password: PASSWORD })
  if (login.status !== 200) return 'nothing'
  const client = app.api(login.json<Session>().token)
  const documents: [number, string, string][] = []
  for (const { version } of await app.stores.issuedDocuments.list(userId))
    for (const name of ['will', 'summary']) {
      const { status, bytes } = await client.get(`/api/documents/${name}.pdf?version=${version}`)
      documents.push([version, name, status === 200 ? hash('sha256', bytes) : `${status}`])
    }
  return {
    form: (await client.get('/api/form')).json<FormReply>(),
    documents,
    orders: (await client.get('/api/account/orders')).json<object>(),
    holds: await app.stores.entitlements.held(userId),
  }
}

/** Customers of every kind, made through the product. */
const peopled = async (app: TestApp): Promise<readonly Account[]> => {
  const paid = async (who: string) => {
    const { token, id: userId, email } = await app.register({ email: `${who}@museum.example`, password: PASSWORD })
    const client = app.api(token)
    const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
    await app.stores.wills.save(userId, { ...completeExampleWill(), id: wills.id, version: 0 }, app.clock())
    const order = (await client.post('/api/payment/checkout', { items: ['will'] })).json<{ id: number; url: string }>()
    await sandboxOutcome(app, order.url, 'paid')
    await client.post('/api/documents/consent', { startNow: true, loseRight: true })
    const { status } = await client.get('/api/documents/will.pdf')
    if (status !== 200) throw new Error(`The documents of ${who} answered ${status}`)
    return { who, email, userId, client, order }
  }
  await paid('paid')
  const signed = await paid('signed')
  await signed.client.post('/api/signing', note)
  const disputed = await paid('disputed')
  await app.stores.orders.move(disputed.order.id, { from: 'paid', to: 'disputed', at: app.clock() })
  const deleted = await paid('deleted')
  await deleted.client.delete('/api/account', { current: PASSWORD })
  const pair = await couple(app)
  const emails = new Map(
    (await app.db.selectFrom('users').select(['id', 'email']).execute()).map((row) => [row.id, row.email]),
  )
  const accounts = [
    { who: 'paid', email: 'paid@museum.example', userId: 1 },
    { who: 'signed', email: signed.email, userId: signed.userId },
    { who: 'disputed', email: disputed.email, userId: disputed.userId },
    { who: 'deleted', email: deleted.email, userId: deleted.userId },
    { who: 'buyer of a pair', email: emails.get(pair.buyer.userId) ?? '', userId: pair.buyer.userId },
    { who: 'partner', email: emails.get(pair.partner.userId) ?? '', userId: pair.partner.userId },
  ]
  return accounts
}

const rowsOf = async (db: Database): Promise<Rows> => {
  const tables = await db.introspection.getTables()
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const found = (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)).rows
    if (found.length === 0) continue
    rows[name] = found.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
        ]),
      ),
    )
  }
  return rows
}

const putRows = async (db: Database, rows: Rows): Promise<void> => {
  await db.transaction().execute(async (on) => {
    await sql`set local session_replication_role = replica`.execute(on)
    const open = on as unknown as Kysely<Record<string, Record<string, unknown>>>
    for (const [table, list] of Object.entries(rows))
      for (const row of list)
        await open
          .insertInto(table)
          .values(
            Object.fromEntries(
              Object.entries(row).map(([column, value]) => [
                column,
                typeof value === 'object' && value !== null && 'base64' in value
                  ? Buffer.from(String(value.base64), 'base64')
                  : value,
              ]),
            ),
          )
          .execute()
  })
  const numbered = await sql<{ table: string }>`select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(db)
  for (const { table } of numbered.rows)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    )
}

/** Makes the database of a release, and writes it and what its customers see to the museum. */
export const addExhibit = async (release: string): Promise<void> => {
  if (existsSync(exhibit(release, '.seen.gz'))) throw new Error(`${release} was released already, and is never changed`)
  mkdirSync(join(folder, release), { recursive: true })
  await addFingerprints(release)
  const scratch = join(folder, release)
  const where = await newTestDatabase(scratch, BLANK)
  const db = await openDatabase(where)
  const app = await startApp({ db })
  const accounts = await peopled(app)
  const saw = []
  for (const account of accounts) saw.push({ ...account, saw: await seenBy(app, account) })
  if (isPostgres(db)) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    writeFileSync(exhibit(release, '.json.gz'), packed({ last: rows.at(-1)?.name, rows: await rowsOf(db) }))
  }
  await app.close()
  if (!testsOnPostgres()) {
    writeFileSync(exhibit(release, '.gz'), gzipSync(readFileSync(where), { level: 9 }))
    rmSync(where)
  }
  writeFileSync(exhibit(release, '.seen.gz'), packed({ accounts: saw } satisfies Kept))
}

/** A copy of the database of a release as that release left it, in a folder, and what its customers saw. */
export const borrow = async (release: string, to: string): Promise<{ where: string; accounts: Kept['accounts'] }> => {
  const where = await newTestDatabase(to, BLANK)
  const { accounts } = unpacked<Kept>(exhibit(release, '.seen.gz'))
  if (!testsOnPostgres()) {
    writeFileSync(where, gunzipSync(readFileSync(exhibit(release, '.gz'))))
    return { where, accounts }
  }
  const { last, rows } = unpacked<{ last: string; rows: Rows }>(exhibit(release, '.json.gz'))
  const db = connectTo(where)
  await makeMigrations(db, { last })
  await putRows(db, rows)
  await db.destroy()
  return { where, accounts }
}

/** The time at which the customers of an exhibit come back. */
export const later = () => fakeClock(new Date('2026-11-03T14:00:00Z'))
