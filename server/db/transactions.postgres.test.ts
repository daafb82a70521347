import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption, newTestDatabase } from '#testkit/test-database.ts'
import { openDatabase } from './database.ts'
import { createVaults } from './repositories/keys.store.ts'
import { createTransactions, type Stores } from './stores.ts'

test('two transactions that wait for each other are both carried out, one after the other', async () => {
  const folder = newFolder()
  const db = await openDatabase(await newTestDatabase(folder))
  try {
    const at = new Date('2026-11-03T12:00:00Z')
    const vaultFor = createVaults({ ...encryption, clock: () => at })
    const inTransaction = createTransactions(db, vaultFor)
    const person = { last_name: 'Hale', homeowner: 'Yes', passwordHash: 'none', marketing: undefined, at } as const
    const add = (name: string) =>
      inTransaction(({ users }) => users.add({ ...person, name, email: `${name}@hale.example` }))
    const [one = 0, other = 0] = [await add('ann'), await add('bob')]
    let tries = 0
    const both = Promise.withResolvers<void>()
    const lockInOrder = (first: number, second: number) =>
      inTransaction(async ({ entitlements, audit }: Stores) => {
        tries += 1
        await entitlements.lock(first)
        // Both have locked one account before either asks for the other. A transaction that is repeated finds that so.
        if (tries === 2) both.resolve()
        await both.promise
        await entitlements.lock(second)
        await audit.add(first, 'logged out', at)
      })
    await Promise.all([lockInOrder(one, other), lockInOrder(other, one)])
    // One of the two is repeated. The database may let that one in first again, and then it is repeated once more.
    expect(tries).toBeGreaterThanOrEqual(3)
    const lines = await db
      .selectFrom('audit_events')
      .select(sql<string>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(lines.count)).toBe(2)
  } finally {
    await db.destroy()
  }
})
