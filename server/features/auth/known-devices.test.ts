import { describe, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { DEVICE_KEPT_DAYS, MAX_KNOWN_DEVICES } from '#core/constants.ts'
import { appForEach, type Reply } from '#testkit/start-app.ts'
import { deviceCookie, deviceTokensIn } from './known-devices.ts'

const DAY = 24 * 60 * 60_000
const HOME = 'https://wills.example'
const NEW_DEVICE = /^A new log-in to your /

const app = appForEach({ publicUrl: HOME })

const setCookieOf = ({ headers }: Reply): string => String(headers['set-cookie'])
/** The Cookie header that a browser sends after this reply. */
const cookieAfter = (reply: Reply): string => setCookieOf(reply).split(';')[0] ?? ''

const password = 'correct horse'
const register = (email: string, cookie = '') =>
  app
    .api()
    .post(
      '/api/auth/register',
      { name: 'Ann', last_name: 'Hale', email, password, optin: true, homeowner: 'No', england_or_wales: 'Yes' },
      { cookie },
    )
const logIn = (email: string, cookie = '') => app.api().post('/api/auth/login', { email, password }, { cookie })
const devices = async () => (await app.db.selectFrom('known_devices').selectAll().execute()).length
const newDeviceMails = async () => (await app.notices(0)).filter(({ subject }) => NEW_DEVICE.test(subject)).length
const eventsOf = async (token: string) => (await app.api(token).get('/api/account/history')).text

describe('the cookie of a device', () => {
  test('holds random bits alone, which no script reads and which go to the log-in alone', async () => {
    const reply = await register('ann@example.com')
    expect(setCookieOf(reply)).toMatch(
      /^__Secure-device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    )
    const token = cookieAfter(reply).split('=')[1] ?? 'no token'
    const rows = await app.db.selectFrom('known_devices').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('works on a trial server without https', () => {
    const cookie = deviceCookie(['a'.repeat(43)], 'http://localhost:3000')
    expect(cookie).toMatch(/^device=/)
    expect(cookie).not.toContain('Secure')
    expect(deviceTokensIn(`x=1; device=${'a'.repeat(43)}`, 'http://localhost:3000')).toEqual(['a'.repeat(43)])
  })

  test.each(['', 'device', '__Secure-device=', '__Secure-device=short', `__Secure-device=${'.'.repeat(5000)}`])(
    'is not confused by %j',
    async (cookie) => {
      await register('ann@example.com')
      expect((await logIn('ann@example.com', cookie)).status).toBe(200)
    },
  )
})

describe('a log-in', () => {
  test('from the browser that registered is from a known device, and no mail is sent', async () => {
    const cookie = cookieAfter(await register('ann@example.com'))
    const again = await logIn('ann@example.com', cookie)
    expect(cookieAfter(again)).toBe(cookie)
    expect(await devices()).toBe(1)
    expect(await newDeviceMails()).toBe(0)
  })

  test('from another browser is told to the owner once', async () => {
    await register('ann@example.com')
    const other = await logIn('ann@example.com')
    await logIn('ann@example.com', cookieAfter(other))
    await app.notices(1)
    expect(await newDeviceMails()).toBe(1)
    expect(await devices()).toBe(2)
    expect(await eventsOf(other.json<Session>().token)).toContain('logged in from a new device')
  })

  test('of two customers of one browser gives each a token of their own', async () => {
    const anns = cookieAfter(await register('ann@example.com'))
    const both = cookieAfter(await register('bob@example.com', anns))
    expect(deviceTokensIn(both, HOME)).toHaveLength(2)
    for (const email of ['ann@example.com', 'bob@example.com']) await logIn(email, both)
    expect(await newDeviceMails()).toBe(0)
    expect(await devices()).toBe(2)
  })

  test('with a token that belongs to another customer is from a new device, and the token stays useless', async () => {
    await register('ann@example.com')
    const strangers = cookieAfter(await register('eve@example.com'))
    const reply = await logIn('ann@example.com', strangers)
    expect(deviceTokensIn(cookieAfter(reply), HOME)[0]).not.toBe(deviceTokensIn(strangers, HOME)[0])
    await app.notices(1)
    expect(await newDeviceMails()).toBe(1)
  })
})

describe('a known device is forgotten', () => {
  test('after a year without a log-in', async () => {
    const cookie = cookieAfter(await register('ann@example.com'))
    app.clock.pass((DEVICE_KEPT_DAYS - 1) * DAY)
    await logIn('ann@example.com', cookie)
    app.clock.pass((DEVICE_KEPT_DAYS + 1) * DAY)
    expect(await app.stores.knownDevices.find('ann@example.com', [], new Date(0))).toBeUndefined()
    await logIn('ann@example.com', cookie)
    expect(await devices()).toBe(1)
  })

  test('when twenty newer ones are known', async () => {
    await register('ann@example.com')
    for (let n = 0; n < MAX_KNOWN_DEVICES + 3; n += 1) {
      app.clock.pass(1000)
      await logIn('ann@example.com')
    }
    expect(await devices()).toBe(MAX_KNOWN_DEVICES)
  })

  test('when its session is ended from elsewhere, and not by a log-out', async () => {
    const first = await register('ann@example.com')
    const second = await logIn('ann@example.com')
    await app.api(second.json<Session>().token).post('/api/auth/logout')
    expect(await devices()).toBe(2)
    const third = await logIn('ann@example.com', cookieAfter(second))
    expect(await devices()).toBe(2)
    await app
      .api(first.json<Session>().token)
      .post('/api/account/password', { current: password, password: 'a quiet wall' })
    expect(await devices()).toBe(1)
    expect((await app.api(third.json<Session>().token).get('/api/account')).status).toBe(401)
    const left = await app.db.selectFrom('known_devices').selectAll().execute()
    expect(left[0]?.token_hash).toBe(
      (await app.db.selectFrom('sessions').select('device_hash').executeTakeFirstOrThrow()).device_hash,
    )
  })

  test('with a new password from a mail, which makes the browser that chose it known', async () => {
    const before = cookieAfter(await register('ann@example.com'))
    await app.api().post('/api/auth/forgot-password', { email: 'ann@example.com' })
    const [mail] = await app.mail(1)
    const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const reset = await app.api().post('/api/auth/reset-password', { token, password })
    expect(await app.stores.knownDevices.find('ann@example.com', [before], new Date(0))).toBeUndefined()
    expect(await devices()).toBe(1)
    await logIn('ann@example.com', cookieAfter(reset))
    expect(await devices()).toBe(1)
    expect(await newDeviceMails()).toBe(0)
  })

  test('with the account', async () => {
    const { token } = (await register('ann@example.com')).json<Session>()
    await app.api(token).delete('/api/account', { current: password })
    expect(await devices()).toBe(0)
  })
})
