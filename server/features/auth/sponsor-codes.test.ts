import { describe, expect, test, vi } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import type { OrdersReply } from '#core/api/payment.ts'
import type { Will } from '#core/will/schema.ts'
import { said } from '#testkit/advised-wills.ts'
import { aPromo, simplestWill } from '#testkit/builders.ts'
import { appForAll, soon } from '#testkit/start-app.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { PromoCode } from '../../db/repositories/promo-codes.store.ts'

const sent: Mail[] = []
const app = appForAll({ mailer: { send: async (mail) => void sent.push(mail) } })

let made = 0
const sponsorCode = async (given: Partial<PromoCode> = {}): Promise<string> => {
  made += 1
  const code = `SPONSOR-${made}`
  await app.stores.promoCodes.add({ ...aPromo(app.clock()), scope: 'registration', code, ...given }, app.clock())
  return code
}

const account = (email: string) => ({
  name: 'Margaret',
  last_name: 'Hale',
  email,
  password: 'correct horse',
  optin: true,
  homeowner: 'Yes',
  england_or_wales: 'Yes',
})

let people = 0
const newEmail = (): string => {
  people += 1
  return `sponsored${people}@example.com`
}
const register = (pt_: string, email = newEmail()) => app.api().post('/api/auth/register', { ...account(email), pt_ })

const refusalOf = async (code: string): Promise<string> => {
  const email = newEmail()
  const reply = await register(code, email)
  expect(reply.status).toBe(422)
  expect((await app.api().post('/api/auth/register', account(email))).status).toBe(200)
  return reply.json<{ errors: { pt_: string[] } }>().errors.pt_.join()
}

// Promise: call.register.2
test('a customer who registers with a sponsor’s code holds a will, and is told who pays for it', async () => {
  const code = await sponsorCode({ funder: 'A union' })
  const email = 'paid.for@example.com'
  const { token, pt } = (await register(` ${code.toLowerCase()} `, email)).json<Session>()
  expect(pt).toBe('0')
  const customer = app.api(token)
  await customer.post('/api/wills/init')
  expect((await customer.post('/api/wills/list')).json()).toMatchObject({ wills: [{ paid: 1 }] })
  const { orders } = (await customer.get('/api/account/orders')).json<OrdersReply>()
  expect(orders).toMatchObject([
    { items: ['will'], listPrice: 8900, total: 0, promoCode: code, funder: 'A union', refundable: false },
  ])
  const welcome = await vi.waitUntil(() => sent.find(({ to }) => to === email), soon)
  expect(welcome.text).toContain('A union pays for your will.')
})

// Promise: call.login
test('the sponsor is known again at the next log-in, and other customers have none', async () => {
  const email = 'comes.back@example.com'
  await register(await sponsorCode(), email)
  const login = await app.api().post('/api/auth/login', { email, password: 'correct horse' })
  expect(login.json<Session>().pt).toBe('0')
  expect((await app.register()).pt).toBe('1')
})

test('without a code, or with an empty one, people pay for themselves', async () => {
  expect((await register('')).json<Session>().pt).toBe('1')
  expect((await register('  ')).json<Session>().pt).toBe('1')
})

describe('a code is refused with a reason, and no account is made,', () => {
  test('when it does not exist', async () => {
    expect(await refusalOf('NOBODYS')).toContain('do not know')
    expect(await refusalOf('<b>!')).toContain('do not know')
  })

  test('when it is one for the checkout', async () => {
    expect(await refusalOf(await sponsorCode({ scope: 'checkout' }))).toContain('do not know')
  })

  test('before it begins', async () => {
    expect(await refusalOf(await sponsorCode({ startsAt: new Date(app.clock().getTime() + 1) }))).toContain('yet')
  })

  test('from the moment it ends', async () => {
    const code = await sponsorCode()
    await app.stores.promoCodes.end(code, app.clock())
    expect(await refusalOf(code)).toContain('has ended')
  })

  test('when it was used up as it may be', async () => {
    const code = await sponsorCode({ useLimit: 1 })
    expect((await register(code)).status).toBe(200)
    expect(await refusalOf(code)).toContain('used up')
  })
})

test('the last use goes to one of those who register at the same time', async () => {
  const code = await sponsorCode({ useLimit: 2 })
  const replies = await Promise.all(Array.from({ length: 5 }, () => register(code)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422])
  const [entry] = (await app.stores.promoCodes.list()).filter((promo) => promo.code === code)
  expect(entry?.paidOrders).toBe(2)
})

test('an email that has an account uses nothing of the code', async () => {
  const code = await sponsorCode({ useLimit: 1 })
  const { email } = await app.register()
  expect((await register(code, email)).json()).toMatchObject({ errors: { email: ['EMAIL_TAKEN'] } })
  expect((await register(code)).status).toBe(200)
})

test('a sponsor’s code takes nothing off at the checkout', async () => {
  const customer = await app.customer()
  const code = await sponsorCode()
  expect((await customer.post('/api/payment/promo', { code })).status).toBe(422)
  const reply = await customer.post('/api/payment/checkout', { items: ['lpa'], promoCode: code })
  expect(reply.json()).toMatchObject({ errors: { promoCode: [expect.stringContaining('pay without it')] } })
})

describe('a customer who never comes to a checkout', () => {
  const sponsoredWith = async (will: Will) => {
    const { token, id } = (await register(await sponsorCode())).json<Session>()
    const customer = app.api(token)
    const { wills } = (await customer.post('/api/wills/init')).json<{ wills: { id: number } }>()
    await app.stores.wills.save(id, { ...will, id: wills.id, version: 0 }, app.clock())
    return customer
  }
  const agree = { startNow: true, loseRight: true }

  test('reads what stops a payment before there are documents', async () => {
    const reply = await (await sponsoredWith(said('under-pressure'))).get('/api/documents')
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('something to read on your summary first') })
  })

  test('has no executor emailed by agreeing to their documents', async () => {
    const email = 'told.executor@example.com'
    const { persons, ...will } = simplestWill({ notifyExecutors: 'Yes', notifyHow: 'Email' })
    const withEmail = persons.map((person) => (will.executor.includes(person.id) ? { ...person, email } : person))
    const customer = await sponsoredWith({ ...will, persons: withEmail })
    await customer.post('/api/documents/consent', agree)
    const agreed = ({ subject }: { subject: string }) => subject.startsWith('What you agreed to')
    await vi.waitUntil(() => sent.some(agreed), soon)
    expect(sent.filter(({ to }) => to === email)).toEqual([])
  })
})
