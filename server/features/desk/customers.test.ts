import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskLooksReply } from '#core/api/desk.ts'
import type { FoundCustomerReply, HelpedWillReply } from '#core/api/desk-queues.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

const HOUR = 60 * 60_000

let app: TestApp
let priya: AtDesk
beforeEach(async () => {
  app = await startApp({ publicUrl: DESK_HOME })
  priya = await atDesk(app, ['support'])
  return () => app.close()
})

const reason = 'They telephoned'
const find = (by: object) => priya.post('/api/desk/customers/find', { ...by, reason })
const looks = async (customer: { get: (path: string) => Promise<{ json<T>(): T }> }) =>
  (await customer.get('/api/account/looks')).json<DeskLooksReply>()

describe('finding a customer', () => {
  test('takes the whole email, the number of an order or of a message, and shows states alone', async () => {
    const customer = await app.customer()
    await app.give(customer.userId, ['will'])
    const { email } = (await customer.get('/api/account')).json<{ email: string }>()
    const found = (await find({ email: email.toUpperCase() })).json<FoundCustomerReply>()
    expect(found).toMatchObject({ id: customer.userId, email, emailVerified: true, consents: [] })
    expect(found.will.map(({ what }) => what)).toEqual(['begun', 'last saved'])
    expect(found.next.join()).toContain('no documents were made yet')
    const order = found.orders[0]?.id
    expect((await find({ order, lastName: ' HALE' })).json()).toMatchObject({ id: customer.userId })
    const written = await app
      .api()
      .post('/api/contact', { topic: 'A question', name: 'Margaret', email, message: 'When?' }, await app.proof())
    const message = Number(written.json<{ reference: string }>().reference.slice(2))
    expect((await find({ message })).status).toBe(404)
    expect((await priya.get(`/api/desk/messages/${message}`)).status).toBe(200)
    expect((await find({ message })).json()).toMatchObject({ id: customer.userId, messages: [{ id: message }] })
    const nobodies = [
      { email: email.slice(1) },
      { email: '%' },
      { order },
      { order, lastName: 'Poe' },
      { message: 99 },
      {},
    ]
    for (const nobody of nobodies) expect((await find(nobody)).status).toBe(404)
  })

  test('needs a reason, is noted even where it finds nobody, and the customer reads who looked and why', async () => {
    const customer = await app.customer()
    const { email } = (await customer.get('/api/account')).json<{ email: string }>()
    expect((await priya.post('/api/desk/customers/find', { email })).status).toBe(422)
    const named = await priya.post('/api/desk/customers/find', { email, reason: 'Mrs Hale rang' })
    expect(named.json()).toMatchObject({ errors: { reason: ['Leave out the name of the customer'] } })
    expect((await looks(customer)).looks).toEqual([])
    await find({ email })
    await find({ email: 'nobody@example.com' })
    expect((await looks(customer)).looks).toEqual([
      { at: app.clock().toISOString(), who: 'Priya Nair', what: 'find a customer', why: reason },
    ])
    const [newest] = await app.stores.deskAudit.list({ most: 1 })
    expect(newest).toMatchObject({ act: 'find a customer', about: 'a search that found nobody', reason })
  })
})

describe('the customers whom one person opens in a day', () => {
  const emailOf = async () => {
    const { email } = await app.register()
    return email
  }
  beforeEach(async () => {
    app = await startApp({ publicUrl: DESK_HOME, limits: { customersPerDay: 3 } })
    priya = await atDesk(app, ['support'])
    return () => app.close()
  })

  test('are no more than the operator allows: then it is said kindly, and noted once', async () => {
    const emails = [await emailOf(), await emailOf(), await emailOf()]
    const [first = '', second = '', third = ''] = emails
    for (const email of [first, second]) expect((await find({ email })).status).toBe(200)
    expect((await find({ email: 'nobody@example.com' })).status).toBe(404)
    for (let time = 0; time < 2; time += 1) {
      const refused = await find({ email: third })
      expect(refused.status).toBe(429)
      expect(refused.json<{ message: string }>().message).toContain('You have opened 3 customers since yesterday')
    }
    // Who was opened today can be opened again, and another person has their own.
    expect((await find({ email: first })).status).toBe(200)
    const other = await atDesk(app, ['support'], 'Sam Lane')
    expect((await other.post('/api/desk/customers/find', { email: third, reason })).status).toBe(200)
    const deeds = await app.stores.deskAudit.list({ most: 20 })
    expect(deeds.filter(({ act }) => act === 'reached the allowance of a day')).toMatchObject([
      { staffId: priya.id, reason },
    ])
  })

  test('are counted by orders that are opened, too, and are free again a day later', async () => {
    const sam = await atDesk(app, ['support', 'finance'], 'Sam Lane')
    const statuses: number[] = []
    for (let customers = 0; customers < 4; customers += 1) {
      const { userId } = await app.customer()
      await app.give(userId, ['will'])
      const [order] = await app.stores.orders.list(userId)
      statuses.push((await sam.get(`/api/desk/orders/${order?.id}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    app.clock.pass(24 * HOUR + 1)
    const later = await atDesk(app, ['support'], 'Sam Lane')
    expect((await later.post('/api/desk/customers/find', { email: await emailOf(), reason })).status).toBe(200)
  })
})

describe('what support does for a customer', () => {
  const customerOf = async () => {
    const account = await app.register()
    const client = app.api(account.token)
    await client.post('/api/wills/init')
    return { ...account, ...client, path: `/api/desk/customers/${account.id}` }
  }

  test('sessions end, the account is locked and opened, and the customer is told by mail', async () => {
    const customer = await customerOf()
    for (let sent = 0; sent < 2; sent += 1)
      expect((await priya.post(`${customer.path}/lock`, { reason })).json()).toMatchObject({ lockedBy: 'operator' })
    const locks = (await app.stores.audit.list(customer.id)).filter(({ action }) => action === 'locked the account')
    expect(locks).toHaveLength(1)
    expect((await customer.get('/api/account')).status).toBe(401)
    expect((await priya.post(`${customer.path}/unlock`, { reason })).status).toBe(422)
    const unlock = async (about = `customer ${customer.id}`) =>
      priya.post(`${customer.path}/unlock`, { reason, passkey: await priya.confirmed('unlock the account', about) })
    expect((await unlock('customer 9999')).status).toBe(422)
    for (let sent = 0; sent < 2; sent += 1) expect((await unlock()).json()).not.toHaveProperty('lockedBy')
    const login = await app.api().post('/api/auth/login', customer)
    expect(login.status).toBe(422)
    const { email, password } = customer
    const again = (await app.api().post('/api/auth/login', { email, password })).json<{ token: string }>()
    for (let sent = 0; sent < 2; sent += 1)
      expect((await priya.post(`${customer.path}/end-sessions`, { reason })).json()).toMatchObject({ sessions: [] })
    // What is pressed again, as its reply was lost, was done once.
    const deeds = (await app.stores.deskAudit.ofUser(customer.id, 100)).map(({ act }) => act)
    expect(deeds).toEqual(['end the sessions', 'unlock the account', 'lock the account'])
    // Somebody else’s press, or a later one, is a look at the account, and is noted.
    const tom = await atDesk(app, ['support'], 'Tom Reed')
    await tom.post(`${customer.path}/end-sessions`, { reason })
    app.clock.pass(2 * HOUR)
    const later = await atDesk(app, ['support'], 'Una Gray')
    await later.post(`${customer.path}/end-sessions`, { reason })
    expect(await app.stores.deskAudit.ofUser(customer.id, 100)).toHaveLength(5)
    expect((await app.api(again.token).get('/api/account')).status).toBe(401)
    const subjects = (await app.notices(2)).map(({ subject }) => subject)
    expect(subjects.join()).toContain('has locked your account')
  })

  test('a confirmation and a receipt go to the address of the account again', async () => {
    const account = await app.registerUnverified()
    const path = `/api/desk/customers/${account.id}/resend`
    expect((await priya.post(path, { mail: 'confirmation of the email', reason })).status).toBe(200)
    const order = await app.api(account.token).post('/api/payment/checkout', { items: ['check'] })
    expect((await priya.post(path, { mail: 'receipt', order: order.json<{ id: number }>().id, reason })).status).toBe(
      422,
    )
    await app.give(account.id, ['will'])
    const [paid] = (await app.stores.orders.list(account.id)).filter(({ state }) => state === 'paid')
    expect((await priya.post(path, { mail: 'receipt', order: paid?.id, reason })).status).toBe(200)
    const mails = (await app.mail(2)).filter(({ to }) => to === account.email).map(({ subject }) => subject)
    expect(mails).toHaveLength(2)
  })

  test('an email is corrected after proof and with the passkey: both mailboxes are told, and nothing changes before', async () => {
    const customer = await customerOf()
    const body = { email: 'new@example.com', proof: 'the card that paid', reason }
    expect((await priya.post(`${customer.path}/email`, body)).status).toBe(422)
    const other = await priya.confirmed('correct the email', 'customer 9999')
    expect((await priya.post(`${customer.path}/email`, { ...body, passkey: other })).status).toBe(422)
    const passkey = await priya.confirmed('correct the email', `customer ${customer.id}`)
    expect((await priya.post(`${customer.path}/email`, { ...body, passkey })).json()).toMatchObject({
      email: customer.email,
      newEmail: {},
    })
    expect((await app.mail(1)).map(({ to }) => to)).toContain('new@example.com')
    expect((await app.notices(1)).map(({ to }) => to)).toContain(customer.email)
    expect((await looks(customer)).looks.map(({ what }) => what)).toContain('correct the email')
  })
})

describe('the will of a customer who wants help', () => {
  const withWill = async () => {
    const customer = await app.customer()
    const { wills } = app.stores
    await wills.save(customer.userId, { ...completeExampleWill(), id: customer.willId, version: 0 }, app.clock())
    return { ...customer, path: `/api/desk/customers/${customer.userId}/will` }
  }

  // Promise: since.desk
  test('is closed to support until the customer lets them read it, and for a day', async () => {
    const customer = await withWill()
    expect((await priya.post(customer.path, { reason })).status).toBe(404)
    expect((await customer.post('/api/account/help', { consent: false })).status).toBe(422)
    expect((await customer.post('/api/account/help', { consent: true })).json()).toMatchObject({
      consents: [{ purpose: 'help' }],
    })
    const read = (await priya.post(customer.path, { reason })).json<HelpedWillReply>()
    expect(read.clauses.flatMap(({ lines }) => lines).join()).toContain('Margaret Ellen Hale')
    expect((await looks(customer)).looks[0]).toMatchObject({ what: 'open the will to help', why: reason })
    for (let quarter = 0; quarter < 96; quarter += 1) {
      app.clock.pass(HOUR / 4)
      await priya.get('/api/desk/me')
    }
    const later = await atDesk(app, ['support'])
    expect((await later.post(customer.path, { reason })).status).toBe(404)
    expect(await app.stores.deskConsents.living(customer.userId, app.clock())).toEqual([])
  })

  test('is closed at once when the customer takes it back, and a consent for one purpose opens no other', async () => {
    const customer = await withWill()
    await customer.post('/api/account/help', { consent: true })
    expect((await priya.post(customer.path, { reason })).status).toBe(200)
    await customer.delete('/api/account/help')
    expect((await priya.post(customer.path, { reason })).status).toBe(404)
    await app.give(customer.userId, ['check'])
    await customer.post('/api/reading', { consent: true })
    expect((await priya.post(customer.path, { reason })).status).toBe(404)
  })

  test('the consent goes with the account, and the audit names nobody', async () => {
    const account = await app.register()
    const client = app.api(account.token)
    await client.post('/api/wills/init')
    await client.post('/api/account/help', { consent: true })
    await client.delete('/api/account', { current: account.password })
    expect(await app.db.selectFrom('desk_consents').selectAll().execute()).toEqual([])
    const audit = JSON.stringify(await app.db.selectFrom('desk_audit').selectAll().execute())
    expect(audit).not.toContain(account.email)
  })
})
