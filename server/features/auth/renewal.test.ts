import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { Session } from '#core/api/auth.ts'
import { appForAll } from '#testkit/start-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const app = appForAll()

const statusOf = async (token: string) => (await app.api(token).post('/api/wills/list')).status
const renew = async (token: string) => (await app.api(token).post('/api/auth/renew')).json<{ token: string }>().token
const emailOf = async (token: string) => (await app.api(token).get('/api/account')).json<AccountReply>().email
const sessionsOf = async (token: string) => (await app.api(token).get('/api/account')).json<AccountReply>().sessions

describe('a login that is renewed in time', () => {
  // Promise: api.logout.2
  test('goes on, by a new token, while the old one lasts a minute for what is under way', async () => {
    const { token } = await app.register()
    app.clock.pass(20 * MINUTE)
    const next = await renew(token)
    expect(next).not.toBe(token)
    expect([await statusOf(token), await statusOf(next)]).toEqual([200, 200])
    app.clock.pass(MINUTE)
    expect([await statusOf(token), await statusOf(next)]).toEqual([401, 200])
    app.clock.pass(29 * MINUTE)
    expect(await statusOf(next)).toBe(401)
  })

  test('is still one login on the account page', async () => {
    const { token } = await app.register()
    const next = await renew(token)
    expect(await sessionsOf(next)).toHaveLength(1)
  })

  test('in two tabs at the same moment works in both', async () => {
    const { token } = await app.register()
    app.clock.pass(20 * MINUTE)
    const [one, other] = await Promise.all([renew(token), renew(token)])
    app.clock.pass(2 * MINUTE)
    expect([await statusOf(one), await statusOf(other), await statusOf(token)]).toEqual([200, 200, 401])
  })

  test('does not outlive a new password that is chosen at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { token, password } = await app.register()
      const other = (await app.api().post('/api/auth/login', { email: await emailOf(token), password })).json<Session>()
      const [renewed, change] = await Promise.all([
        app.api(other.token).post('/api/auth/renew'),
        app.api(token).post('/api/account/password', { current: password, password: 'a quiet orchard wall' }),
      ])
      expect(change.status).toBe(204)
      if (renewed.status === 200) expect(await statusOf(renewed.json<Session>().token)).toBe(401)
    }
  })

  test('lasts 30 days and not longer', async () => {
    const { token } = await app.register()
    // As if it had been renewed all along.
    const lastHour = app.clock().getTime() + 30 * DAY
    await app.db.updateTable('sessions').set({ expires_at: lastHour }).execute()
    app.clock.pass(30 * DAY - 10 * MINUTE)
    const next = await renew(token)
    app.clock.pass(10 * MINUTE - 1)
    expect(await statusOf(next)).toBe(200)
    app.clock.pass(1)
    expect(await statusOf(next)).toBe(401)
  })

  test('ends as a whole when the customer logs out, with every token it had', async () => {
    const { token } = await app.register()
    const next = await renew(token)
    expect((await app.api(token).post('/api/auth/logout')).status).toBe(204)
    expect([await statusOf(token), await statusOf(next)]).toEqual([401, 401])
  })
})

describe('the logins of an account', () => {
  const logIn = async (email: string, password: string, device: string) =>
    (await app.api().post('/api/auth/login', { email, password }, { 'user-agent': device })).json<Session>().token

  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

  test('are listed in words, the newest first, with the one in use marked', async () => {
    const { email, password } = await app.register()
    app.clock.pass(MINUTE)
    await logIn(email, password, phone)
    app.clock.pass(MINUTE)
    const token = await logIn(email, password, firefox)
    const listed = await sessionsOf(token)
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iOS', false],
      ['Unknown device', false],
    ])
  })

  test('can be ended one by one', async () => {
    const { email, password, token } = await app.register()
    const other = await logIn(email, password, phone)
    const there = (await sessionsOf(token)).find(({ current }) => !current)
    expect((await app.api(token).delete(`/api/account/sessions/${there?.id}`)).status).toBe(204)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect((await app.api(token).delete(`/api/account/sessions/${there?.id}`)).status).toBe(404)
  })

  test('can all be ended but this one', async () => {
    const { email, password, token } = await app.register()
    const others = [await logIn(email, password, phone), await logIn(email, password, firefox)]
    expect((await app.api(token).delete('/api/account/sessions')).status).toBe(204)
    expect(await Promise.all([token, ...others].map(statusOf))).toEqual([200, 401, 401])
  })

  test('of another customer cannot be ended', async () => {
    const owner = await app.register()
    const [session] = await sessionsOf(owner.token)
    const stranger = await app.register()
    expect((await app.api(stranger.token).delete(`/api/account/sessions/${session?.id}`)).status).toBe(404)
    expect(await statusOf(owner.token)).toBe(200)
  })
})
