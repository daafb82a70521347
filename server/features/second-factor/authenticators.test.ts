import { strFromU8, unzipSync } from 'fflate'
import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { AuthenticatorSetUp, SecondFactor } from '#core/api/auth.ts'
import { codeOf, withAuthenticator } from '#testkit/authenticator.ts'
import { appForEach, askForEverything } from '#testkit/start-app.ts'

const MINUTE = 60_000
const STEP = 30_000

const app = appForEach()

type Owner = { readonly email: string; readonly password: string }
const login = ({ email, password }: Owner) => app.api().post('/api/auth/login', { email, password })
const ticketFor = async (owner: Owner) => (await login(owner)).json<SecondFactor>().secondFactor.ticket
const answer = (body: object) => app.api().post('/api/auth/second-factor', body)
const attempt = async (owner: Owner, code: string) => answer({ ticket: await ticketFor(owner), code })
const errors = (reply: { json<T>(): T }) => reply.json<{ errors: object }>().errors

describe('setting up an authenticator', () => {
  test('counts once the app’s first code was typed, and gives ten recovery codes', async () => {
    const { email, password, token } = await app.register()
    const client = app.api(token)
    const setUp = (
      await client.post('/api/account/authenticators/set-up', { current: password })
    ).json<AuthenticatorSetUp>()
    expect(setUp.uri).toContain(`otpauth://totp/Heirloom:${encodeURIComponent(email)}?`)
    expect((await login({ email, password })).json()).toHaveProperty('token')
    const wrong = await client.post('/api/account/authenticators', { ticket: setUp.ticket, name: '', code: '000000' })
    expect(errors(wrong)).toEqual({ code: ['TOTP_WRONG'] })
    const body = { ticket: setUp.ticket, name: ' My phone ', code: codeOf(setUp, app.clock()) }
    const added = await client.post('/api/account/authenticators', body)
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10)
    const account = (await client.get('/api/account')).json<AccountReply>()
    expect(account.authenticators).toEqual([
      { id: expect.any(String), name: 'My phone', added: app.clock().toISOString() },
    ])
    expect(account.recoveryCodes).toBe(10)
    expect((await client.post('/api/account/authenticators', body)).status).toBe(422)
    expect((await login({ email, password })).json()).toEqual({
      secondFactor: { ticket: expect.any(String), authenticator: true },
    })
  })

  test('needs the password, leaves an hour, and belongs to the customer who began', async () => {
    const { password, token } = await app.register()
    const stranger = await app.register()
    const client = app.api(token)
    expect((await client.post('/api/account/authenticators/set-up', { current: 'a guess' })).status).toBe(422)
    const setUp = (
      await client.post('/api/account/authenticators/set-up', { current: password })
    ).json<AuthenticatorSetUp>()
    const body = () => ({ ticket: setUp.ticket, name: '', code: codeOf(setUp, app.clock()) })
    expect((await app.api(stranger.token).post('/api/account/authenticators', body())).status).toBe(422)
    let session = token
    for (let n = 0; n < 3; n += 1) {
      app.clock.pass(20 * MINUTE)
      session = (await app.api(session).post('/api/auth/renew')).json<{ token: string }>().token
    }
    const late = await app.api(session).post('/api/account/authenticators', body())
    expect(errors(late)).toEqual({ ticket: ['PASSKEY_TOO_LATE'] })
  })

  test('keeps the key under the customer’s own key, and nothing readable', async () => {
    const owner = await withAuthenticator(app)
    const rows = JSON.stringify([
      await app.db.selectFrom('authenticators').selectAll().execute(),
      await app.db.selectFrom('challenges').selectAll().execute(),
    ])
    const { base32, bytes } = Secret.fromBase32(owner.setUp.secret.replaceAll(' ', ''))
    const forms = [base32, ...(['hex', 'base64', 'base64url'] as const).map((as) => Buffer.from(bytes).toString(as))]
    for (const form of forms) expect(rows).not.toContain(form)
    expect(rows).not.toContain(JSON.stringify([...bytes]).slice(1, -1))
  })
})

describe('a customer with an authenticator', () => {
  test('gets in with the code that the app shows, and never twice with the same', async () => {
    const owner = await withAuthenticator(app)
    expect(errors(await attempt(owner, owner.code()))).toEqual({ code: ['TOTP_WRONG'] })
    app.clock.pass(STEP)
    const code = owner.code()
    expect((await attempt(owner, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(errors(await attempt(owner, code))).toEqual({ code: ['TOTP_WRONG'] })
    app.clock.pass(STEP)
    expect(errors(await attempt(owner, code))).toEqual({ code: ['TOTP_WRONG'] })
    expect((await attempt(owner, owner.code())).status).toBe(200)
  })

  test('gets in once when the same code is sent nine times at once', async () => {
    const owner = await withAuthenticator(app)
    app.clock.pass(STEP)
    const tickets = await Promise.all(Array.from({ length: 9 }, () => ticketFor(owner)))
    const replies = await Promise.all(tickets.map((ticket) => answer({ ticket, code: owner.code() })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('gets in with a recovery code instead, once', async () => {
    const owner = await withAuthenticator(app)
    const [code = ''] = owner.recoveryCodes
    expect((await attempt(owner, code.toLowerCase())).status).toBe(200)
    expect(errors(await attempt(owner, code))).toEqual({ code: ['RECOVERY_CODE_WRONG'] })
  })

  test('does not get in with another customer’s app', async () => {
    const owner = await withAuthenticator(app)
    const other = await withAuthenticator(app)
    app.clock.pass(STEP)
    expect(errors(await attempt(owner, other.code()))).toEqual({ code: ['TOTP_WRONG'] })
  })

  test('keeps the second step when a new password comes by mail', async () => {
    const owner = await withAuthenticator(app)
    await app.api().post('/api/auth/forgot-password', { email: owner.email })
    const [mail] = await app.mail(1)
    const token = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const password = 'eleven small boats'
    expect((await app.api().post('/api/auth/reset-password', { token, password })).status).toBe(204)
    expect((await login({ ...owner, password })).json()).toHaveProperty('secondFactor')
  })
})

describe('guessing the six digits with the right password', () => {
  const wrong = async (owner: Owner, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const reply = errors(await attempt(owner, '000000'))
      expect(reply).toEqual({ code: ['TOTP_WRONG'] })
    }
  }

  test('gets ten tries whatever tickets they come under, and then one in a quarter of an hour', async () => {
    const owner = await withAuthenticator(app)
    app.clock.pass(STEP)
    await wrong(owner, 10)
    expect(errors(await attempt(owner, owner.code()))).toEqual({ code: ['TOTP_LATER'] })
    app.clock.pass(15 * MINUTE)
    await wrong(owner, 1)
    expect(errors(await attempt(owner, owner.code()))).toEqual({ code: ['TOTP_LATER'] })
    app.clock.pass(15 * MINUTE)
    expect((await attempt(owner, owner.code())).status).toBe(200)
    app.clock.pass(STEP)
    await wrong(owner, 9)
  })

  test('counts tries that come at once', async () => {
    const owner = await withAuthenticator(app)
    const tickets = await Promise.all(Array.from({ length: 30 }, () => ticketFor(owner)))
    const replies = await Promise.all(tickets.map((ticket) => answer({ ticket, code: '000000' })))
    const looked = replies.filter((reply) => JSON.stringify(errors(reply)).includes('TOTP_WRONG'))
    expect(looked).toHaveLength(10)
  })

  test('slows to one a day after a hundred, and never ends the owner’s way in', async () => {
    const owner = await withAuthenticator(app)
    await wrong(owner, 10)
    for (let n = 0; n < 90; n += 1) {
      app.clock.pass(15 * MINUTE)
      await wrong(owner, 1)
    }
    app.clock.pass(15 * MINUTE)
    expect(errors(await attempt(owner, owner.code()))).toEqual({ code: ['TOTP_LATER'] })
    expect((await attempt(owner, owner.recoveryCodes[0] ?? '')).status).toBe(200)
    app.clock.pass(STEP)
    expect((await attempt(owner, owner.code())).status).toBe(200)
  })
})

test('the export names the authenticator with its dates, and does not hold its key', async () => {
  const owner = await withAuthenticator(app)
  const zip = unzipSync(
    (await askForEverything(owner.client, { current: owner.password, factor: { code: owner.recoveryCodes[0] } })).bytes,
  )
  const text = strFromU8(zip['account.json'] ?? new Uint8Array())
  expect(JSON.parse(text).account.authenticators).toEqual([
    { id: expect.any(String), name: 'My phone', added: '2026-11-03T12:00:00.000Z' },
  ])
  expect(text).not.toContain(owner.setUp.secret.replaceAll(' ', ''))
})
