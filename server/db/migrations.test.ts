import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { editable } from '#core/will/new-will.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { BLANK, newTestDatabase, sealing } from '#testkit/test-database.ts'
import { keyringOf } from '../crypto/keyring.ts'
import { safeOf } from '../crypto/safe.ts'
import { connectTo, migratorOf } from './database.ts'
import { storesIn } from './stores.ts'

const at = new Date('2026-11-03T12:00:00Z')

test('a will from before answers were sealed is sealed, and says what it said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-old-'))
  const db = connectTo(await newTestDatabase(folder, BLANK))
  const migrator = migratorOf(db, sealing)
  try {
    expect((await migrator.migrateTo('2026-12-issued-documents')).error).toBeUndefined()
    const body = JSON.stringify(editable(completeExampleWill()))
    await sql`insert into users (name, last_name, email, email_key, password_hash, homeowner, terms_agreed_at, created_at)
      values ('Margaret', 'Hale', 'a@example.com', 'a@example.com', 'x', 'Yes', '', '')`.execute(db)
    await sql`insert into wills (user_id, version, body, standing, created_at, updated_at)
      values (1, 17, ${body}, '{"paid":1}', ${at.toISOString()}, ${at.toISOString()})`.execute(db)

    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const { wills } = storesIn(db, safeOf(keyringOf({ ...sealing, clock: () => at }), randomBytes))
    const found = await wills.find(1)
    expect(found?.will).toMatchObject({ ...editable(completeExampleWill()), version: 17, paid: 1 })
    expect(found?.updatedAt).toEqual(at)
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
})
