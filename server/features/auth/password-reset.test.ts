import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { appForEach, startApp, type TestApp } from '#testkit/start-app.ts'

const app = appForEach()

const MINUTE = 60_000

const forgot = (email: string, on = app) => on.api().post('/api/auth/forgot-password', { email })

/** Asks for a link and reads it out of the mail. `mails` counts all that have been sent by then. */
const linkFor = async (email: string, mails = 1): Promise<string> => {
  expect((await forgot(email)).status).toBe(202)
  const [newest] = await app.mail(mails)
  const [, token = ''] = /\/reset-password\/([\w-]{43})\n/.exec(newest?.text ?? '') ?? []
  return token
}

const reset = (token: string, password = 'a brand new one') =>
  app.api().post('/api/auth/reset-password', { token, password })

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })

describe('asking for a new password', () => {
  test('sends a link to the address of the account, however its capitals were typed', async () => {
    const { email } = await app.register({ email: 'margaret@example.com' })
    await forgot('MARGARET@example.com')
    const [mail] = await app.mail(1)
    expect(mail).toMatchObject({ to: email, subject: 'Choose a new password for Heirloom' })
    expect(mail?.text).toMatch(/http:\/\/localhost(:\d+)?\/reset-password\/[\w-]{43}\n/)
    expect(mail?.text).toContain('Hello Margaret')
  })

  test('uses the public address where there is one, whatever host was asked', async () => {
    const own = await startApp({ publicUrl: 'https://wills.example' })
    try {
      const { email } = await own.register()
      await own.api().post('/api/auth/forgot-password', { email }, { host: 'evil.example' })
      const [mail] = await own.mail(1)
      expect(mail?.text).toContain('https://wills.example/reset-password/')
      expect(mail?.text).not.toContain('evil.example')
    } finally {
      await own.close()
    }
  })

  // Promise: api.forgot
  test('answers the same for an email without an account, and sends nothing there', async () => {
    const { email } = await app.register()
    const unknown = await forgot('nobody@example.com')
    const known = await forgot(email)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    // They are dealt with in order, so by now the first has been, too.
    expect((await app.mail(1)).map(({ to }) => to)).toEqual([email])
  })

  // Promise: api.forgot
  test('looks for the account only after the reply, so that its time tells nothing', async () => {
    const mail = Promise.withResolvers<void>()
    const slow = await startApp({ mailer: { send: () => mail.promise } })
    try {
      const { email } = await slow.register()
      expect((await forgot(email, slow)).status).toBe(202)
    } finally {
      mail.resolve()
      await slow.close()
    }
  })

  test('sends at most five links that work at once', async () => {
    const { email } = await app.register()
    const other = await app.register()
    for (let asked = 0; asked < 7; asked += 1) await forgot(email)
    await forgot(other.email)
    const to = (await app.mail(6)).map((mail) => mail.to)
    expect(to.filter((each) => each === email)).toHaveLength(5)
    app.clock.pass(60 * MINUTE)
    await forgot(email)
    await app.mail(7)
  })

  // Promise: form.login
  test('refuses what is no email, naming the field', async () => {
    const reply = await forgot('margaret')
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual({ email: ['EMAIL_WRONG_FORMAT'] })
  })
})

describe('the link', () => {
  test('changes the password: the new one works and the old one does not', async () => {
    const { email, password } = await app.register()
    expect((await reset(await linkFor(email))).status).toBe(204)
    expect((await login(email, 'a brand new one')).status).toBe(200)
    expect((await login(email, password)).status).toBe(401)
  })

  // Promise: api.reset
  test('ends every session of the customer, and of no other', async () => {
    const { email, password, token } = await app.register()
    const second = (await login(email, password)).json<Session>().token
    const stranger = await app.register()
    await reset(await linkFor(email))
    const statusOf = async (session: string) => (await app.api(session).post('/api/wills/list')).status
    expect([await statusOf(token), await statusOf(second), await statusOf(stranger.token)]).toEqual([401, 401, 200])
  })

  // Promise: api.reset
  test('works once', async () => {
    const { email } = await app.register()
    const token = await linkFor(email)
    expect((await reset(token)).status).toBe(204)
    const again = await reset(token, 'yet another one')
    expect(again.status).toBe(422)
    expect(again.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
    expect((await login(email, 'a brand new one')).status).toBe(200)
  })

  test('works once even when it is used twice at the same moment', async () => {
    const { email } = await app.register()
    const token = await linkFor(email)
    const replies = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('works for an hour', async () => {
    const { email } = await app.register()
    const early = await linkFor(email)
    app.clock.pass(60 * MINUTE - 1)
    expect((await reset(early)).status).toBe(204)
    const late = await linkFor(email, 2)
    app.clock.pass(60 * MINUTE)
    expect((await reset(late)).status).toBe(422)
  })

  test('does not work any more when another one has been used', async () => {
    const { email } = await app.register()
    const first = await linkFor(email)
    app.clock.pass(MINUTE)
    const second = await linkFor(email, 2)
    expect(first).not.toBe(second)
    expect((await reset(second)).status).toBe(204)
    expect((await reset(first)).status).toBe(422)
  })

  test('is not used up by a password that is too short', async () => {
    const { email } = await app.register()
    const token = await linkFor(email)
    const reply = await reset(token, 'seven77')
    expect(reply.json<{ errors: object }>().errors).toEqual({ password: ['PASSWORD_TOO_SHORT'] })
    expect((await reset(token)).status).toBe(204)
  })

  test.each(['', 'guess', 'x'.repeat(43)])('cannot be guessed: %j', async (token) => {
    expect((await reset(token)).status).toBe(422)
  })

  test('is in the database only as a hash', async () => {
    const { email } = await app.register()
    const token = await linkFor(email)
    const kept = await app.db.selectFrom('password_resets').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})

describe('when the mail cannot be sent', () => {
  const lines: string[] = []
  let broken: TestApp
  beforeAll(async () => {
    broken = await startApp({
      mailer: { send: (mail) => Promise.reject(new Error(`could not send to ${mail.to}: ${mail.text}`)) },
      logLevel: 'info',
      logSink: { write: (line) => lines.push(line) },
    })
  })
  afterAll(() => broken.close())

  test('that is logged, without the person and without the link', async () => {
    const { email } = await broken.register({ name: 'Philippa' })
    expect((await forgot(email, broken)).status).toBe(202)
    await expect.poll(() => lines.join('')).toContain('a link for a new password')
    const log = lines.join('')
    for (const secret of [email, 'Philippa', '/reset-password/']) expect(log).not.toContain(secret)
  })
})

test.each(['forgot-password', 'reset-password'])('too many attempts at %s are refused', async (call) => {
  const strict = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 2, proofOfWorkAfter: 1000 } })
  try {
    const attempt = () => strict.api().post(`/api/auth/${call}`, {})
    for (let tries = 0; tries < 2; tries += 1) expect((await attempt()).status).toBe(422)
    expect((await attempt()).status).toBe(429)
  } finally {
    await strict.close()
  }
})
