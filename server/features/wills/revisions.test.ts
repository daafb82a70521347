import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { DecryptionFailed } from '#server/crypto/cipher.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const customerWith = async (given: Partial<Will> = {}) => {
  const { userId, willId, ...client } = await app.customer()
  let will: Will = { ...completeExampleWill(given), id: willId, version: 0 }
  const save = async (change: Partial<Will> = {}) => {
    const saved = await app.stores.wills.save(userId, { ...will, ...change }, app.clock())
    if (!saved) throw new Error('The will was not saved')
    will = saved
  }
  return {
    ...client,
    userId,
    willId,
    save,
    versions: async () => (await app.stores.wills.past(userId)).map(({ version }) => version),
  }
}

const everythingKept = async (): Promise<string> => {
  const tables = await app.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql<object>`select * from ${sql.table(name)}`.execute(app.db)),
  )
  const values = rows.flatMap(({ rows: each }) => each.flatMap((row) => Object.values(row)))
  return values.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value)).join('\n')
}

test('nothing that a customer says in a will can be read in the database', async () => {
  const customer = await customerWith()
  await customer.save({ whatToDo: { option: 'Burial', description: 'Quincunx under the medlar' } })
  const kept = await everythingKept()
  expect(kept).toContain('@example.com')
  for (const said of ['Quincunx', 'Burial', 'whatToDo', 'persons']) expect(kept).not.toContain(said)
})

test('a sealed revision moved to another customer’s will does not open', async () => {
  const [owner, thief] = [await customerWith(), await customerWith()]
  await owner.save()
  await thief.save()
  const stolen = await app.db
    .selectFrom('will_revisions')
    .select(['body', 'data_key_id'])
    .where('will_id', '=', owner.willId)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('will_revisions')
    .set(stolen)
    .where('will_id', '=', thief.willId)
    .where('version', '=', 1)
    .execute()
  await expect(app.stores.wills.find(thief.userId)).rejects.toThrow(DecryptionFailed)
})

test('an older revision put in the place of a newer one does not open', async () => {
  const customer = await customerWith()
  await customer.save()
  await customer.save({ status: 'Single' })
  const rows = app.db.selectFrom('will_revisions').select('body').where('will_id', '=', customer.willId)
  const { body } = await rows.where('version', '=', 1).executeTakeFirstOrThrow()
  await app.db
    .updateTable('will_revisions')
    .set({ body })
    .where('will_id', '=', customer.willId)
    .where('version', '=', 2)
    .execute()
  await expect(app.stores.wills.find(customer.userId)).rejects.toThrow(DecryptionFailed)
})

test('two saves of the same version at once: one is kept, and the other is told', async () => {
  const customer = await customerWith()
  const will = { ...completeExampleWill(), id: customer.willId, version: 0 }
  const saves = Array.from({ length: 10 }, () => app.stores.wills.save(customer.userId, will, app.clock()))
  const kept = (await Promise.all(saves)).filter((saved) => saved !== undefined)
  expect(kept).toHaveLength(1)
  expect(await customer.versions()).toEqual([1, 0])
})

test('saves of several people that come together are each kept, each with its own answers, and one too late is told', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => app.customer()))
  const [late, ...others] = customers
  if (!late) throw new Error('There is no will')
  const saves = [...others, late, late].map((customer, index) =>
    customer.post('/api/form', {
      step: 'will.gifts',
      version: 0,
      will: { whatToDo: { option: 'Burial', description: `Wish ${index}` } },
    }),
  )
  expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409])
  for (const [index, { userId }] of others.entries())
    expect((await app.stores.wills.find(userId))?.will).toMatchObject({
      version: 1,
      whatToDo: { description: `Wish ${index}` },
    })
})

test('a save meant for another customer’s will is not kept', async () => {
  const [owner, other] = [await customerWith(), await customerWith()]
  const will = { ...completeExampleWill(), id: owner.willId, version: 0 }
  expect(await app.stores.wills.save(other.userId, will, app.clock())).toBeUndefined()
  expect(await owner.versions()).toEqual([0])
})

describe('past revisions', () => {
  test('each save is there for a day', async () => {
    const customer = await customerWith()
    for (let save = 1; save < 50; save += 1) await customer.save()
    app.clock.pass(23 * HOUR)
    await customer.save()
    expect(await customer.versions()).toHaveLength(51)
  })

  test('before that the last of each day is, and what was paid for or downloaded', async () => {
    const customer = await customerWith()
    for (let day = 0; day < 3; day += 1) {
      for (let save = 0; save < 16; save += 1) {
        await customer.save()
        if (day === 1 && save === 4) await app.stores.wills.keep(customer.userId, 'downloaded')
      }
      app.clock.pass(DAY)
    }
    app.clock.pass(DAY)
    await customer.save()
    await customer.save()
    expect(await customer.versions()).toEqual([50, 49, 48, 32, 21, 16])
  })
})
