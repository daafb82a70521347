import { describe, expect, test } from 'vitest'
import { MAX_FAILED_LOGINS } from '#core/constants.ts'
import { appForEach, type Reply, startApp } from '#testkit/start-app.ts'
import { waitAfter } from './known-devices.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const password = 'correct horse'

const app = appForEach({ limits: { callsPerMinute: 100_000, loginsPerMinute: 100_000, proofOfWorkAfter: 100_000 } })

type From = { readonly remoteAddress?: string; readonly headers?: Record<string, string> }

const logIn = (email: string, typed: string, from: From = {}, to = app): Promise<Reply> =>
  to.ask({ method: 'POST', url: '/api/auth/login', payload: { email, password: typed }, ...from })

const owner = async (to = app) => {
  const email = 'ann@example.com'
  const reply = await to.ask({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'Ann', last_name: 'Hale', email, password, optin: true, homeowner: 'No', england_or_wales: 'Yes' },
  })
  return { email, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}

/** Wrong passwords, each after the wait that the one before it asks for. */
const fail = async (email: string, times: number): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let n = 0; n < times; n += 1) {
    app.clock.pass(15 * MINUTE)
    replies.push(await logIn(email, 'a guess at it'))
  }
  return replies
}

const closed = { message: expect.any(String), errors: { password: ['PASSWORD_CLOSED'] } }

describe('a stranger cannot keep the owner out', () => {
  test('with 61 wrong log-ins a minute: the owner gets in from a known device, and with a proof from another', async () => {
    const strict = await startApp({ limits: { callsPerMinute: 3000, loginsPerMinute: 60, proofOfWorkAfter: 5 } })
    try {
      const { email, cookie } = await owner(strict)
      const stranger = { remoteAddress: '203.0.113.9' }
      const statuses: number[] = []
      for (let n = 0; n < 61; n += 1) statuses.push((await logIn(email, 'a guess at it', stranger, strict)).status)
      expect(statuses).toEqual([...Array(5).fill(401), ...Array(55).fill(403), 429])
      expect((await strict.stores.loginFailures.of(email)).count).toBe(5)

      const known = { remoteAddress: '198.51.100.7', headers: { cookie } }
      expect((await logIn(email, password, known, strict)).status).toBe(200)
      const elsewhere = { remoteAddress: '198.51.100.8' }
      expect((await logIn(email, password, elsewhere, strict)).status).toBe(403)
      const wrong = { ...elsewhere, headers: await strict.proof() }
      expect((await logIn(email, 'a guess at it', wrong, strict)).status).toBe(401)
      const right = { ...elsewhere, headers: await strict.proof() }
      expect((await logIn(email, password, right, strict)).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  test('after a hundred wrong passwords the owner still gets in from a known device', async () => {
    const { email, cookie } = await owner()
    await fail(email, MAX_FAILED_LOGINS)
    expect((await logIn(email, password)).status).toBe(403)
    expect((await logIn(email, 'mistyped', { headers: { cookie } })).status).toBe(401)
    expect((await logIn(email, password, { headers: { cookie } })).status).toBe(200)
  })
})

describe('guessing one password ends', () => {
  test('waits grow from a second to a quarter of an hour', () => {
    expect([9, 10, 11, 15, 19, 20, 99].map(waitAfter)).toEqual([0, 1, 2, 32, 512, 900, 900].map((s) => s * 1000))
  })

  test('a wait is asked of everybody whose device is not known, and a refused try does not lengthen it', async () => {
    const { email } = await owner()
    for (let n = 0; n < 12; n += 1) {
      app.clock.pass(waitAfter(n))
      expect((await logIn(email, 'a guess at it')).status).toBe(401)
    }
    for (let n = 0; n < 3; n += 1) {
      const early = await logIn(email, password)
      expect([early.status, early.headers['retry-after']]).toEqual([429, '4'])
    }
    app.clock.pass(4000)
    expect((await logIn(email, password)).status).toBe(200)
    expect((await app.stores.loginFailures.of(email)).count).toBe(0)
  })

  test('after a hundred in a row no password is looked at, alike for an email without an account', async () => {
    const { email } = await owner()
    for (const who of [email, 'nobody@example.com']) {
      const replies = await fail(who, MAX_FAILED_LOGINS)
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
    }
    const [known, unknown] = [await logIn(email, password), await logIn('nobody@example.com', password)]
    expect([known.status, known.json()]).toEqual([403, closed])
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: known.status, text: known.text })
  })

  test('the owner gets a mail with a link once a day, and the new password opens the account again', async () => {
    const { email } = await owner()
    await fail(email, MAX_FAILED_LOGINS)
    for (let n = 0; n < 3; n += 1) await logIn(email, password)
    await logIn('nobody@example.com', password)
    const [mail] = await app.mail(1)
    expect([mail?.to, mail?.subject]).toEqual([email, 'Many wrong passwords for your Heirloom account'])
    expect(await app.mail(1)).toHaveLength(1)
    app.clock.pass(DAY)
    await logIn(email, password)
    const [second] = await app.mail(2)
    const token = /reset-password\/([\w-]{43})/.exec(second?.text ?? '')?.[1]
    const reset = await app.api().post('/api/auth/reset-password', { token, password: 'a quiet orchard wall' })
    expect(reset.status).toBe(204)
    expect((await logIn(email, 'a quiet orchard wall')).status).toBe(200)
  })

  test('of tries of one moment in two processes as many are looked at as without', async () => {
    const { email } = await owner()
    await fail(email, MAX_FAILED_LOGINS - 3)
    app.clock.pass(15 * MINUTE)
    const replies = await Promise.all(Array.from({ length: 8 }, () => logIn(email, 'a guess at it')))
    expect(replies.map(({ status }) => status).sort()).toEqual([401, ...Array(7).fill(429)])
    expect((await app.stores.loginFailures.of(email)).count).toBe(MAX_FAILED_LOGINS - 2)
  })

  test('a known device has a hundred tries of its own, and is then a stranger', async () => {
    const { email, cookie } = await owner()
    for (let n = 0; n < MAX_FAILED_LOGINS; n += 1)
      expect((await logIn(email, 'mistyped', { headers: { cookie } })).status).toBe(401)
    expect((await app.stores.loginFailures.of(email)).count).toBe(0)
    await logIn(email, 'mistyped', { headers: { cookie } })
    expect((await app.stores.loginFailures.of(email)).count).toBe(1)
    expect(await app.db.selectFrom('known_devices').selectAll().execute()).toEqual([])
  })

  test('a clock that is set back keeps no customer out', async () => {
    const { email } = await owner()
    await fail(email, 30)
    app.clock.set(-DAY)
    expect((await logIn(email, password)).status).toBe(200)
  })

  test('no email is stored in clear, and failures are forgotten after ninety days and with the account', async () => {
    const { email, cookie } = await owner()
    await fail(email, 1)
    await fail('nobody@example.com', 1)
    const rows = await app.db.selectFrom('login_failures').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/example/)
    const { token } = (await logIn(email, password, { headers: { cookie } })).json<{ token: string }>()
    await app.api(token).delete('/api/account', { current: password })
    expect(await app.db.selectFrom('login_failures').selectAll().execute()).toHaveLength(1)
    app.clock.pass(91 * DAY)
    await logIn('cy@example.com', 'a guess at it')
    expect((await app.stores.loginFailures.of('nobody@example.com')).count).toBe(0)
  })
})
