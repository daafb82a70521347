import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#core/api/fields.ts'
import type { HistoryReply } from '#core/api/history.ts'
import type { FormReply } from '#core/api/wills.ts'
import { appForAll, type Customer, startApp } from '#testkit/start-app.ts'
import { MAX_EVENTS } from '../../db/repositories/audit.store.ts'
import { HISTORY_BYTES_A_DAY } from '../../db/repositories/revisions.store.ts'

const app = appForAll()

const PERSON = { type: 'Person', description: 'x'.repeat(4000) }

/** A name has no digits. */
const nameOf = (each: number): string => `Ruth ${String.fromCharCode(65 + (each % 26), 97 + Math.floor(each / 26))}`

const addPeople = async (customer: Customer, count: number) => {
  const statuses = []
  for (let each = 0; each < count; each += 1)
    statuses.push((await customer.post('/api/wills/persons/create', { ...PERSON, fullname: nameOf(each) })).status)
  return statuses
}

const willOf = async (customer: Customer) => (await customer.get('/api/form')).json<FormReply>().will

describe('a will has a size', () => {
  test('a save that would make it larger is refused in words, and loses nothing', async () => {
    const customer = await app.customer()
    const statuses = await addPeople(customer, 60)
    const saved = statuses.filter((status) => status === 200).length
    expect(saved).toBeGreaterThan(40)
    expect(statuses.at(-1)).toBe(413)
    expect((await willOf(customer)).persons).toHaveLength(saved)

    const refused = await customer.post('/api/wills/persons/create', { ...PERSON, fullname: nameOf(60) })
    expect(refused.json<ErrorBody>().message).toContain('200 KB')
    expect(refused.json<ErrorBody>().message).toContain('Everything before it is saved')
  })

  test('a will that is full can be made smaller, and then saved again', async () => {
    const customer = await app.customer()
    await addPeople(customer, 60)
    const [first] = (await willOf(customer)).persons
    expect((await customer.post('/api/wills/persons/delete', { id: first?.id })).status).toBe(200)
    expect(await addPeople(customer, 1)).toEqual([200])
  })
})

describe('the history of a will has a size', () => {
  const bytesKept = async ({ willId }: Customer) => {
    const { bytes } = await app.db
      .selectFrom('will_revisions')
      .select(({ fn }) => fn.sum<number>(sql`octet_length(body)`).as('bytes'))
      .where('will_id', '=', willId)
      .executeTakeFirstOrThrow()
    return Number(bytes)
  }
  const savesOf = async (customer: Customer) =>
    (await customer.get('/api/account/history')).json<HistoryReply>().saves.map(({ version }) => version)

  const wish = (customer: Customer, version: number) =>
    customer.post('/api/form', {
      step: 'will.gifts',
      version,
      will: { whatToDo: { option: 'Burial', description: `wish ${version}` } },
    })

  test('hundreds of saves of a large will keep no more than a day may, and the newest of each minute', async () => {
    const customer = await app.customer()
    await addPeople(customer, 40)
    const { version: begun } = await willOf(customer)
    await app.stores.wills.keep(customer.userId, 'paid')
    let version = begun
    for (; version < begun + 120; version += 1) {
      if (version % 10 === 0) app.clock.pass(60_000)
      expect((await wish(customer, version)).status).toBe(200)
    }
    expect(await bytesKept(customer)).toBeLessThan(HISTORY_BYTES_A_DAY + 11 * 200_000)
    const kept = await savesOf(customer)
    expect(kept[0]).toBe(version)
    expect(kept).toContain(begun)
    expect(kept.length).toBeGreaterThan(5)
  })

  test('a customer who saves as people do keeps every save of the day', async () => {
    const customer = await app.customer()
    for (let version = 0; version < 100; version += 1) await wish(customer, version)
    expect(await savesOf(customer)).toHaveLength(101)
  })
})

test('an account may save so often a minute, and the others as before', async () => {
  const strict = await startApp({ limits: { savesPerMinute: 3 } })
  const [busy, other] = [await strict.customer(), await strict.customer()]
  const add = (customer: Customer) => customer.post('/api/wills/charities/create', { fullname: 'Shelter' })
  for (let saves = 0; saves < 3; saves += 1) expect((await add(busy)).status).toBe(200)
  const refused = await add(busy)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await add(other)).status).toBe(200)
  strict.clock.pass(60_000)
  expect((await add(busy)).status).toBe(200)
  await strict.close()
})

test('an account orders so often an hour, and no more', async () => {
  const customer = await app.customer()
  const order = async () => (await customer.post('/api/payment/checkout', { items: ['check'] })).status
  const statuses = []
  for (let orders = 0; orders < 61; orders += 1) statuses.push(await order())
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(statuses.at(-1)).toBe(429)
  app.clock.pass(3_600_000)
  expect((await customer.post('/api/payment/checkout', { items: ['check'] })).status).not.toBe(429)
})

test('of the activity of an account the newest events are kept', async () => {
  const { userId } = await app.customer()
  for (let event = 0; event < MAX_EVENTS + 20; event += 1) await app.stores.audit.add(userId, 'paid', app.clock())
  await app.stores.audit.add(userId, 'logged out', app.clock())
  const rows = await app.db.selectFrom('audit_events').select('action').where('user_id', '=', userId).execute()
  expect(rows).toHaveLength(MAX_EVENTS)
  expect(rows.at(-1)?.action).toBe('logged out')
})
