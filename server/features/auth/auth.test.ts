import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { OWASP } from './passwords.ts'

const MINUTE = 60_000

let app: TestApp
beforeAll(async () => {
  // As every server has it: how long a log-in takes is looked at here.
  app = await startApp({ passwordCost: OWASP })
})
afterAll(() => app.close())

const signUp = {
  name: 'Margaret',
  last_name: 'Hale',
  password: 'correct horse',
  optin: true,
  homeowner: 'No',
  england_or_wales: 'Yes',
}

describe('making an account', () => {
  // Promise: call.register, call.list
  test('logs the new customer in, who pays for themselves', async () => {
    const reply = await app.api().post('/api/auth/register', { ...signUp, email: 'new@example.com' })
    expect(reply.status).toBe(200)
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      pt: '1',
      id: expect.any(Number),
      name: 'Margaret',
    })
    expect((await app.api(reply.json<Session>().token).post('/api/wills/list')).json()).toEqual({ wills: [] })
  })

  test('keeps of how the visitor came what this copy takes, whatever the page sends', async () => {
    const query = { utm_source: 'mail', gclid: 'abc', email: 'anna@hale.example' }
    const marketing = { url: 'https://heirloom.example/', query }
    const reply = await app.api().post('/api/auth/register', { ...signUp, email: 'advert@example.com', marketing })
    const kept = (await app.stores.users.record(reply.json<Session>().id))?.marketing
    expect(JSON.parse(kept ?? '')).toEqual({ ...marketing, query: { utm_source: 'mail', gclid: 'abc' } })
  })

  test('says of an answer that was not sent what its page would say', async () => {
    const { homeowner: _none, ...unanswered } = signUp
    const reply = await app.api().post('/api/auth/register', { ...unanswered, email: 'new2@example.com' })
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { homeowner: ['SELECT_OPTION'] } }])
  })

  // Promise: call.register.3
  test('refuses an email that has an account, whatever its capitals', async () => {
    await app.register({ email: 'taken@example.com' })
    const reply = await app.api().post('/api/auth/register', { ...signUp, email: 'TAKEN@example.com' })
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { email: ['EMAIL_TAKEN'] } })
  })

  // Promise: call.register.3
  test('makes one account when two people ask for the same email at once', async () => {
    const asking = { ...signUp, email: 'twice@example.com' }
    const replies = await Promise.all([1, 2].map(() => app.api().post('/api/auth/register', asking)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  // Promise: call.register
  test.each([
    // Promise: message.agree
    ['no agreement to the terms', { optin: false }, 'optin', 'AGREE_TERMS'],
    // Promise: who.one-person
    ['a home outside England and Wales', { england_or_wales: 'No' }, 'england_or_wales', 'SELECT_OPTION'],
    ['a short password', { password: 'seven77' }, 'password', 'PASSWORD_TOO_SHORT'],
    ['a name with a digit', { name: 'M4rgaret' }, 'name', 'NAME_WITHOUT_NUMBER_WRONG_FORMAT'],
    ['no email', { email: '' }, 'email', 'EMAIL_WRONG_FORMAT'],
  ])('refuses %s, naming the field', async (_what, wrong, field, code) => {
    const reply = await app.api().post('/api/auth/register', { ...signUp, email: 'wrong@example.com', ...wrong })
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual({ [field]: [code] })
  })
})

test.each([
  ['NUL', 'mar\0garet@example.com'],
  ['U+200B', 'margaret\u200b@example.com'],
  ['U+202E', 'margaret@\u202eexample.com'],
  ['U+0085', 'margaret@example.com\u0085'],
])('an email with the hidden character %s is refused wherever one is typed', async (_what, email) => {
  for (const [path, body] of [
    ['register', { ...signUp, email }],
    ['login', { email, password: 'correct horse' }],
    ['forgot-password', { email }],
  ] as const) {
    const reply = await app.api().post(`/api/auth/${path}`, body)
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { email: ['EMAIL_HIDDEN_CHARACTER'] } }])
  }
})

describe('logging in', () => {
  // Promise: call.login
  test('works with the right password and any capitals in the email', async () => {
    const { email, password, id } = await app.register()
    const reply = await app.api().post('/api/auth/login', { email: email.toUpperCase(), password })
    expect(reply.status).toBe(200)
    expect(reply.json<Session>().id).toBe(id)
  })

  test('takes an é however the keyboard spelt it', async () => {
    const { email } = await app.register({ password: 'cafe\u0301 society' })
    expect((await app.api().post('/api/auth/login', { email, password: 'caf\u00e9 society' })).status).toBe(200)
  })

  // Promise: call.login.2, error.auth
  test('says the same of an unknown email as of a wrong password', async () => {
    const { email } = await app.register()
    const wrong = await app.api().post('/api/auth/login', { email, password: 'not this one' })
    const unknown = await app.api().post('/api/auth/login', { email: 'nobody@example.com', password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect(wrong.json()).toMatchObject({ errors: { email: ['WRONG_LOGIN'] } })
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: wrong.status, text: wrong.text })
  })

  // Promise: call.login.2
  test('takes as long for an unknown email as for a wrong password', async () => {
    const { email } = await app.register()
    const timeOf = async (who: string): Promise<number> => {
      const start = performance.now()
      await app.api().post('/api/auth/login', { email: who, password: 'not this one' })
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 5; round += 1) {
      known.push(await timeOf(email))
      unknown.push(await timeOf('nobody@example.com'))
    }
    // Without hashing for an unknown email, an unknown email answers about twenty times as fast.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4)
  })
})

describe('a token', () => {
  // Promise: auth.clear, api.logout
  test('is dead at once after logging out, and only that one', async () => {
    const { token, email, password } = await app.register()
    const other = (await app.api().post('/api/auth/login', { email, password })).json<Session>().token
    expect((await app.api(token).post('/api/auth/logout')).status).toBe(204)
    expect((await app.api(token).post('/api/wills/list')).status).toBe(401)
    expect((await app.api(other).post('/api/wills/list')).status).toBe(200)
  })

  // Promise: api.logout.2
  test('dies after half an hour, unless it is renewed', async () => {
    const { token } = await app.register()
    app.clock.pass(30 * MINUTE - 1000)
    expect((await app.api(token).post('/api/wills/list')).status).toBe(200)
    app.clock.pass(1000)
    expect((await app.api(token).post('/api/wills/list')).status).toBe(401)
    expect((await app.api(token).post('/api/auth/renew')).status).toBe(401)
  })

  test('is not in the database, and neither is a password', async () => {
    const { token } = await app.register({ password: 'a password to look for' })
    const kept = JSON.stringify([
      await app.db.selectFrom('sessions').selectAll().execute(),
      await app.db.selectFrom('users').selectAll().execute(),
    ])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain('a password to look for')
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

// Promise: api.limited
test('a visitor who tries too many passwords is told when to try again', async () => {
  const strict = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 3, proofOfWorkAfter: 1000 } })
  try {
    const attempt = () => strict.api().post('/api/auth/login', { email: 'nobody@example.com', password: 'a guess' })
    for (let tries = 0; tries < 3; tries += 1) expect((await attempt()).status).toBe(401)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({ message: expect.stringContaining('try again'), errors: {} })
  } finally {
    await strict.close()
  }
})

describe('behind a proxy', () => {
  const guess = { password: 'a guess' }
  const from = (strict: TestApp, email: string, forwarded: string) =>
    strict.api().post('/api/auth/login', { ...guess, email }, { 'x-forwarded-for': forwarded })

  let strict: TestApp
  beforeAll(async () => {
    strict = await startApp({
      limits: { callsPerMinute: 1000, loginsPerMinute: 3, proofOfWorkAfter: 1000 },
      trustProxy: true,
    })
  })
  afterAll(() => strict.close())

  test('an invented address before the one the proxy saw dodges no limit', async () => {
    const statuses: number[] = []
    for (const n of [1, 2, 3, 4])
      statuses.push((await from(strict, `guess${n}@example.com`, `192.0.2.${n}, 203.0.113.9`)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test('one email may be tried ten times without a wait, from however many addresses and with whatever capitals', async () => {
    const attempt = (n: number, email = 'Margaret@Example.com') => from(strict, email, `198.51.100.${n}`)
    for (let n = 0; n < 9; n += 1) expect((await attempt(n)).status).toBe(401)
    expect((await attempt(9, 'margaret@example.com')).status).toBe(401)
    const refused = await attempt(10)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toEqual({ message: expect.stringContaining('Wait 1 second'), errors: {} })
    expect((await attempt(11, 'somebody.else@example.com')).status).toBe(401)
    strict.clock.pass(1000)
    expect((await attempt(12)).status).toBe(401)
  })
})
