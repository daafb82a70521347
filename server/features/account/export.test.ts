import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#core/api/fields.ts'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { simplestWill } from '#testkit/builders.ts'
import { appForAll, askForEverything, type Customer, PASSWORD } from '#testkit/start-app.ts'
import { MAX_EXPORTS_A_DAY } from '../../db/repositories/account-exports.store.ts'
import { allTables } from '../../db/schema/tables.ts'

const app = appForAll()

const exported = async (customer: Parameters<typeof askForEverything>[0]): Promise<Record<string, string>> => {
  const reply = await askForEverything(customer)
  expect(reply.status).toBe(200)
  return Object.fromEntries(Object.entries(unzipSync(reply.bytes)).map(([name, file]) => [name, strFromU8(file)]))
}

const refundable = async (customer: Customer) =>
  (await customer.get('/api/account/orders')).json<OrdersReply>().orders.map((order) => order.refundable)

/** A customer who has paid, and has not agreed to lose the right to cancel. */
const paidFor = async (): Promise<Customer> => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
  const { url } = (await customer.post('/api/payment/checkout', { items: ['will'] })).json<CheckoutReply>()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.ask({ method: 'POST', url, payload: 'outcome=paid', headers })
  return customer
}

describe('everything we hold is the customer’s, whatever they agreed to', () => {
  test('it comes without the waiver of the right to cancel, with a draft and no final document', async () => {
    const customer = await paidFor()
    expect((await customer.get('/api/documents/pack.zip')).status).toBe(422)
    const files = await exported(customer)
    expect(Object.keys(files).filter((name) => name.startsWith('documents/'))).toEqual(['documents/draft-will.pdf'])
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ orders: [{ items: ['will'] }] })
  })

  test('it is no download: the order can be cancelled as before', async () => {
    const customer = await paidFor()
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    await customer.get('/api/documents')
    const before = await refundable(customer)
    await exported(customer)
    expect(await refundable(customer)).toEqual(before)
    expect(before).toEqual([true])
  })

  test('documents that were downloaded before are in it exactly as they were', async () => {
    const customer = await paidFor()
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    const { bytes } = await customer.get('/api/documents/will.pdf')
    const files = await exported(customer)
    expect(files['documents/version-1/will.pdf']).toBe(strFromU8(bytes))
    expect(files['documents/version-1/summary-large-print.pdf']).toContain('large print')
  })

  test('the devices that we recognise are in it, without what they are recognised by', async () => {
    const { email, password, token } = await app.register()
    await app.api().post('/api/auth/login', { email, password }, { 'user-agent': 'Firefox/140.0' })
    const { bytes } = await askForEverything(app.api(token))
    const account = JSON.parse(strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array()))
    const moment = app.clock().toISOString()
    expect(account.knownDevices).toContainEqual({ device: 'Firefox', added: moment, used: moment })
    for (const { token_hash } of await app.db.selectFrom('known_devices').select('token_hash').execute())
      expect(JSON.stringify(account)).not.toContain(token_hash)
  })

  const writeFrom = async (email: string) => {
    const message = {
      topic: 'A question',
      name: 'Ann',
      email: email.toUpperCase(),
      message: 'May I name two executors?',
    }
    await app.api().post('/api/contact', message, await app.proof())
    await app.api().post('/api/waitlist', { name: 'Ann', last_name: 'Hale', email }, await app.proof())
    const [kept] = await app.stores.messages.from(email)
    if (!kept) throw new Error('The message was not kept')
    await app.stores.messages.answer(kept.id, { at: app.clock(), staffId: 1, text: 'You may.' })
  }

  test('what was written to us from their address is in it with our answers, and their place on the waiting list', async () => {
    const { email, token } = await app.register()
    await writeFrom(email)
    const moment = app.clock().toISOString()
    const account = JSON.parse((await exported(app.api(token)))['account.json'] ?? '')
    expect(account.messages).toEqual([
      {
        topic: 'A question',
        name: 'Ann',
        message: 'May I name two executors?',
        sent: moment,
        answers: [{ answered: moment, text: 'You may.' }],
      },
    ])
    expect(account.waitingList).toEqual({ name: 'Ann', last_name: 'Hale', joined: moment })
  })

  test('an account that was opened with the address of another is shown nothing that this other person wrote, and takes nothing of it along', async () => {
    const { email, token, password } = await app.registerUnverified()
    await writeFrom(email)
    const { bytes } = await askForEverything(app.api(token))
    const account = JSON.parse(strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array()))
    expect(account.messages).toEqual([])
    expect(account).not.toHaveProperty('waitingList')
    expect((await app.api(token).delete('/api/account', { current: password })).status).toBe(204)
    expect(await app.stores.messages.from(email)).toHaveLength(1)
    expect(await app.stores.contact.waiting(email)).toMatchObject({ last_name: 'Hale' })
  })

  test('every table that keeps what customers say has a place in it', async () => {
    const customer = await paidFor()
    const seen = { marked: true, empty: [], cut: [] }
    const picture = { version: 1, page: 1, jpeg: Buffer.from('a picture'), seen, madeAt: app.clock() }
    await app.stores.signedPages.keep(customer.userId, picture)
    const files = await exported(customer)
    const { properties } = JSON.parse(files['account.schema.json'] ?? '') as { properties: object }
    const places = [...Object.keys(properties), ...Object.keys(files).map((name) => name.replace(/[^/]*$/, ''))]
    for (const [table, { columns, inCopy, noBackup }] of Object.entries(allTables)) {
      const isSealed = Object.values(columns).some(({ sealed }) => sealed)
      // Of people who are no staff. What it names in a link ends with the link.
      const isAddressed = 'email' in columns && table !== 'staff' && noBackup === undefined
      if (isSealed || isAddressed || inCopy !== undefined)
        expect(places, `the place of ${table}, in server/features/account/export.ts`).toContain(inCopy)
    }
  })

  // Promise: api.account
  test('it says in plain words what is in it', async () => {
    const { 'README.txt': words } = await exported(await app.customer())
    expect(words).toContain('does not count as a download')
  })

  test('the owner sees it in the activity of the account', async () => {
    const customer = await app.customer()
    await exported(customer)
    const { events } = (await customer.get('/api/account/history')).json<{ events: { action: string }[] }>()
    expect(events[0]?.action).toBe('exported everything')
  })
})

/** The reply once it has begun. */
const exporting = ({ token }: Customer) =>
  app.app.inject({
    method: 'POST',
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { current: PASSWORD },
    payloadAsStream: true,
  })

describe('an export of an account that is deleted meanwhile', () => {
  test('breaks off, and is no file with a part of it', async () => {
    const customer = await paidFor()
    const seen = { marked: true, empty: [], cut: [] }
    for (const page of [1, 2])
      await app.stores.signedPages.keep(customer.userId, {
        version: 1,
        page,
        jpeg: randomBytes(1_000_000),
        seen,
        madeAt: app.clock(),
      })
    const reply = await exporting(customer)
    expect(reply.statusCode).toBe(200)
    const reading = reply.stream()[Symbol.asyncIterator]()
    await reading.next()
    expect((await customer.delete('/api/account', { current: PASSWORD })).status).toBe(204)
    const readOn = async () => {
      while (!(await reading.next()).done);
    }
    await expect(readOn()).rejects.toThrow()
  })

  test('is refused as to whoever is not logged in, where it had not begun', async () => {
    for (let times = 0; times < 4; times += 1) {
      const customer = await app.customer()
      const [reply] = await Promise.all([exporting(customer), customer.delete('/api/account', { current: PASSWORD })])
      expect([200, 401]).toContain(reply.statusCode)
      reply.stream().on('error', () => undefined)
    }
  })
})

describe('an export costs no more than its share', () => {
  test('one is made at a time, and another when it has ended', async () => {
    const customer = await app.customer()
    const replies = await Promise.all([1, 2, 3].map(() => askForEverything(customer)))
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 429, 429])
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.json<ErrorBody>().message).toContain('already making your download')
    await expect.poll(async () => (await askForEverything(customer)).status).toBe(200)
  })

  test('there are a few a day, and more on the next', async () => {
    const customer = await app.customer()
    for (let times = 0; times < MAX_EXPORTS_A_DAY; times += 1)
      await expect.poll(async () => (await askForEverything(customer)).status).toBe(200)
    await expect.poll(async () => (await askForEverything(customer)).json<ErrorBody>().message).toContain('tomorrow')
    app.clock.pass(24 * 3_600_000)
    const again = await app.stores.accountExports.begin(customer.userId, app.clock(), app.clock())
    expect(again).toBeUndefined()
  })

  test('the count is kept in the database, for every process alike', async () => {
    const { userId } = await app.customer()
    const until = new Date(app.clock().getTime() + 60_000)
    expect(await app.stores.accountExports.begin(userId, app.clock(), until)).toBeUndefined()
    expect(await app.stores.accountExports.begin(userId, app.clock(), until)).toEqual({ why: 'under way', until })
    expect(await app.stores.accountExports.begin(userId, until, until)).toBeUndefined()
  })
})
