import { Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { flagsOf } from '#core/catalogue/entitlements.ts'
import { sealing } from '#testkit/test-database.ts'
import { migrationsWith } from '../migrations.ts'
import { nodeSqlite } from '../node-sqlite.ts'
import { entitlementsIn } from '../repositories/entitlements.store.ts'
import { ordersIn } from '../repositories/orders.store.ts'
import type { Tables } from '../tables.ts'

test('what was paid for before states and entitlements had names is still paid for', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(':memory:') }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsWith(sealing) } })
  await migrator.migrateTo('2026-12-issued-documents')
  await sql`insert into users (name, last_name, email, email_key, password_hash, homeowner, terms_agreed_at, created_at)
    values ('Margaret', 'Hale', 'm@example.com', 'm@example.com', '', 'Yes', '', '')`.execute(db)
  for (const [index, items, status] of [
    [1, '["will","print"]', 1],
    [2, '["lpa"]', 0],
    [3, '["check"]', 2],
  ] as const)
    await sql`insert into orders (user_id, external_id, provider, items, total, status, created_at)
      values (1, ${`order-${index}`}, 'sandbox', ${items}, 8900, ${status}, '2026-11-03T12:00:00.000Z')`.execute(db)
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()

  const held = await entitlementsIn(db).held(1)
  expect(held.toSorted()).toEqual(['print', 'will'])
  expect(flagsOf(held)).toMatchObject({ paid: 1, lastPowerOfAttorney: 0, checkMyWill: 0 })
  const orders = await ordersIn(db).list(1)
  expect(orders.map(({ state, total, listPrice }) => [state, total, listPrice])).toEqual([
    ['failed', 8900, 8900],
    ['pending', 8900, 8900],
    ['paid', 8900, 8900],
  ])
  await db.destroy()
})
