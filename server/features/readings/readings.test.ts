import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { isAcknowledged } from '#core/advice/advice.ts'
import type { AgreedReply, ReadingsReply } from '#core/api/wills.ts'
import type { PartId, PartRead } from '#core/reading/agreement.ts'
import type { Will } from '#core/will/schema.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { inWelsh } from '#server/work/in-welsh.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const app = appForAll()

const withWill = async (given: Partial<Will> = {}): Promise<Customer> => {
  const customer = await app.customer()
  const will = { ...completeExampleWill(given), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<{ will: Will }>().will

const shown = async (customer: Customer, part: PartId): Promise<{ part: PartId; read: PartRead }> => {
  const found = partsToRead(await willOf(customer), today).find(({ id }) => id === part)
  if (!found) throw new Error(`No part ${part}`)
  return { part, read: found.read }
}

const agree = async (customer: Customer, part: PartId) => customer.post('/api/readings', await shown(customer, part))
const kept = async (customer: Customer) => (await customer.get('/api/readings')).json<ReadingsReply>().agreements

const change = async (customer: Customer, whatToDo: Will['whatToDo']) => {
  const { version } = await willOf(customer)
  const saved = await customer.post('/api/form', { step: 'will.funeral-wishes', version, will: { whatToDo } })
  expect(saved.status).toBe(200)
}

describe('Agreeing to a part of the will', () => {
  test('is kept with the words, the version and the time', async () => {
    const customer = await withWill()
    expect(await kept(customer)).toEqual([])
    expect((await agree(customer, 'funeral')).status).toBe(200)
    expect(await kept(customer)).toEqual([
      {
        ...(await shown(customer, 'funeral')),
        version: (await willOf(customer)).version,
        at: app.clock().toISOString(),
      },
    ])
  })

  test('acknowledges the warnings of the part, so that nothing else has to be ticked', async () => {
    const customer = await withWill({ acknowledged: [] })
    const { will } = (await agree(customer, 'residue')).json<AgreedReply>()
    const warnings = partsToRead(will, today).find(({ id }) => id === 'residue')?.warnings ?? []
    expect(warnings.length).toBeGreaterThan(0)
    for (const { advice } of warnings) expect(isAcknowledged(will, advice, today)).toBe(true)
  })

  test('to words that the will does not have is refused, with the will as it is now', async () => {
    const customer = await withWill()
    const old = await shown(customer, 'funeral')
    await change(customer, { option: 'Burial' })
    const refused = await customer.post('/api/readings', old)
    expect(refused.status).toBe(409)
    expect(refused.json()).toMatchObject({ will: { whatToDo: { option: 'Burial' } } })
    expect(await kept(customer)).toEqual([])
  })

  test('twice, as after a lost reply, is kept once; to other words it is kept beside the first', async () => {
    const customer = await withWill()
    await agree(customer, 'funeral')
    await agree(customer, 'funeral')
    await change(customer, { option: 'Burial' })
    await agree(customer, 'funeral')
    const all = await app.stores.readings.list(customer.userId, customer.willId)
    expect(all.map(({ read }) => read.sentence)).toEqual([
      expect.stringContaining('You would like to be cremated.'),
      'You would like to be buried.',
    ])
    expect(new Set(all.map(({ wordsHash }) => wordsHash)).size).toBe(2)
    expect((await kept(customer)).map(({ read }) => read.sentence)).toEqual(['You would like to be buried.'])
  })

  test('that was read in Welsh is kept in the words that were shown', async () => {
    const customer = await withWill()
    const will = await willOf(customer)
    const welsh = inWelsh(() => partsToRead(will, today)).map(({ id, read }) => ({ part: id, read }))
    expect(welsh).not.toEqual(partsToRead(will, today).map(({ id, read }) => ({ part: id, read })))
    for (const each of welsh) expect((await customer.post('/api/readings', each)).status, each.part).toBe(200)
    expect((await kept(customer)).map(({ part, read }) => ({ part, read }))).toEqual(welsh)
  })

  test('is refused for a part that this will does not have, and for one that no will has', async () => {
    const customer = await withWill({ havePets: 'No', pets: [] })
    const read = { words: [], sentence: '', warnings: [] }
    expect((await customer.post('/api/readings', { part: 'pets', read })).status).toBe(409)
    expect((await customer.post('/api/readings', { part: 'nothing', read })).status).toBe(422)
  })
})

describe('What was agreed to', () => {
  test('is the customer’s alone', async () => {
    const [one, other] = [await withWill(), await withWill()]
    await agree(one, 'funeral')
    expect(await kept(other)).toEqual([])
    expect(await app.stores.readings.list(other.userId, one.willId)).toEqual([])
    const agreement = { ...(await shown(one, 'funeral')), version: 1, at: app.clock() }
    expect(await app.stores.readings.add({ ...agreement, userId: other.userId, willId: one.willId })).toBe(false)
  })

  test('is encrypted, and opens with the customer’s next key', async () => {
    const customer = await withWill()
    await agree(customer, 'you')
    const { body } = await app.db
      .selectFrom('readings')
      .select('body')
      .where('will_id', '=', customer.willId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(body).toString()).not.toContain('Orchard Lane')
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect(await kept(customer)).toMatchObject([{ part: 'you' }])
  })

  test('is in what the customer can download, and goes with the account', async () => {
    const customer = await withWill()
    await agree(customer, 'you')
    const zip = unzipSync((await askForEverything(customer)).bytes)
    const account = JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array())) as { agreed: unknown[] }
    expect(account.agreed).toMatchObject([{ part: 'you' }])
    await app.stores.users.remove(customer.userId)
    const rows = await app.db.selectFrom('readings').selectAll().where('will_id', '=', customer.willId).execute()
    expect(rows).toEqual([])
  })
})
