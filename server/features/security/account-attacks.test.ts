/** Attacks on accounts that combine several features, many at one moment. */
import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { SecondFactor } from '#core/api/auth.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { proofIn } from '#testkit/email-proof.ts'
import { appForEach, askForEverything } from '#testkit/start-app.ts'

const app = appForEach()

const HOUR = 3_600_000
const VICTIM = 'victim@hale.example'
const NEW_PASSWORD = 'a quiet orchard wall'

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })
const forgot = (email: string) => app.api().post('/api/auth/forgot-password', { email })
const resets = async () => (await app.everyMail()).filter(({ text }) => text.includes('/reset-password/'))
const resetTo = async (email: string): Promise<string> => {
  await forgot(email)
  await expect.poll(async () => (await resets()).filter(({ to }) => to === email).length).toBeGreaterThan(0)
  const mail = (await resets()).find(({ to }) => to === email)
  return /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const waitingChange = async (token: string): Promise<string | undefined> =>
  (await app.api(token).get('/api/account')).json<AccountReply>().newEmail

/** Until every mail that waits has gone out. */
const mailTo = async (email: string) => {
  await expect
    .poll(async () => (await app.db.selectFrom('mail_outbox').select('id').execute()).length, { timeout: 20_000 })
    .toBe(0)
  return (await app.everyMail()).filter(({ to }) => to.toLowerCase() === email)
}

describe('a stranger cannot fill a mailbox', () => {
  test('with an account opened in its name, by log-ins, new passwords and exports', async () => {
    const sly = await app.registerUnverified({ email: VICTIM })
    let password = sly.password
    for (let n = 0; n < 30; n += 1) {
      const { token } = (await login(VICTIM, password)).json<{ token: string }>()
      const next = `${NEW_PASSWORD} ${n}`
      const change = await app.api(token).post('/api/account/password', { current: password, password: next })
      expect(change.status).toBe(204)
      password = next
      await askForEverything(app.api(token), { current: password })
    }
    expect((await mailTo(VICTIM)).length).toBeLessThanOrEqual(1 + 3 * 6)
  })

  test('with accounts opened, deleted and moved to it again and again', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { token, password } = await app.registerUnverified({ email: VICTIM })
      await app.api(token).post('/api/account/email/code')
      await mailTo(VICTIM)
      expect((await app.api(token).delete('/api/account', { current: password })).status).toBe(204)
      const other = await app.registerUnverified()
      for (const email of [VICTIM, `sly${n}@hale.example`])
        await app.api(other.token).post('/api/account/email/correct', { email, current: other.password })
      await mailTo(VICTIM)
    }
    expect((await mailTo(VICTIM)).length).toBeLessThanOrEqual(3 + 8 + 3 + 3)
  })

  test('with links for new passwords: after five in a day one an hour, and one of them always works', async () => {
    const owner = await app.register({ email: VICTIM })
    await Promise.all(Array.from({ length: 30 }, () => forgot(VICTIM)))
    await expect.poll(async () => (await resets()).length).toBe(5)
    for (let hour = 0; hour < 20; hour += 1) {
      app.clock.pass(HOUR + 1000)
      await Promise.all(Array.from({ length: 4 }, () => forgot(VICTIM)))
      await expect.poll(async () => (await resets()).length).toBe(6 + hour)
    }
    const [newest] = await resets()
    const token = /\/reset-password\/([\w-]{43})/.exec(newest?.text ?? '')?.[1]
    expect((await app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(204)
    expect((await login(owner.email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('what is asked for at the same moment as a new password', () => {
  test('a password that another session chooses then does not win over the link from the mailbox', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = `owner${n}@hale.example`
      const thief = await app.register({ email })
      const token = await resetTo(email)
      const [change, reset] = await Promise.all([
        app.api(thief.token).post('/api/account/password', { current: thief.password, password: 'the thief chose it' }),
        app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD }),
      ])
      // Either the change came first, and ended the link; or the link was first, and ended the session (401), or at least the
      // password that the thief knew (422: this session had been let in already).
      if (change.status === 204) expect(reset.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
      else {
        expect(reset.status).toBe(204)
        expect([401, 422]).toContain(change.status)
      }
      const won = change.status === 204 ? 'the thief chose it' : NEW_PASSWORD
      for (const password of ['the thief chose it', NEW_PASSWORD, thief.password])
        expect((await login(email, password)).status).toBe(password === won ? 200 : 401)
      expect((await app.api(thief.token).get('/api/account')).status).toBe(change.status === 204 ? 200 : 401)
    }
  })

  test('no change of email outlives it', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = `asked${n}@hale.example`
      const thief = await app.register({ email })
      const token = await resetTo(email)
      const [, reset] = await Promise.all([
        app.api(thief.token).post('/api/account/email', { email: `sly${n}@hale.example`, current: thief.password }),
        app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD }),
      ])
      expect(reset.status).toBe(204)
      const mine = (await login(email, NEW_PASSWORD)).json<{ token: string }>()
      expect(await waitingChange(mine.token)).toBeUndefined()
    }
  })

  test('a link asked for while an address is corrected does not verify an address that its reader has not', async () => {
    for (let n = 0; n < 8; n += 1) {
      const sly = await app.registerUnverified({ email: `sly${n}@hale.example` })
      const target = `target${n}@hale.example`
      await Promise.all([
        forgot(sly.email),
        app.api(sly.token).post('/api/account/email/correct', { email: target, current: sly.password }),
        forgot(sly.email),
      ])
      await proofIn(app, target)
      for (const { to, text } of await resets()) {
        if (to !== sly.email) continue
        const token = /\/reset-password\/([\w-]{43})/.exec(text)?.[1]
        const reply = await app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
        expect(reply.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
      }
      expect((await app.api(sly.token).get('/api/account')).json()).toMatchObject({
        email: target,
        emailVerified: false,
      })
    }
  })
})

describe('the second step of a log-in', () => {
  const ticketOf = async (email: string, password: string): Promise<string> =>
    (await login(email, password)).json<SecondFactor>().secondFactor.ticket
  const answer = (ticket: string, code: string) => app.api().post('/api/auth/second-factor', { ticket, code })

  test('takes one code of an authenticator once, however many log-ins are under way', async () => {
    const owner = await withAuthenticator(app)
    app.clock.pass(60_000)
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(owner.email, owner.password)))
    const code = owner.code()
    const replies = await Promise.all(tickets.map((ticket) => answer(ticket, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    // Neither the code of the step before, nor the same in the next step.
    app.clock.pass(30_000)
    expect((await answer(await ticketOf(owner.email, owner.password), code)).status).toBe(422)
  })

  test('takes one recovery code once, however many log-ins are under way', async () => {
    const owner = await withAuthenticator(app)
    const [code = ''] = owner.recoveryCodes
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(owner.email, owner.password)))
    const replies = await Promise.all(tickets.map((ticket) => answer(ticket, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes no code of another account, and none once the authenticator was removed', async () => {
    const [one, other] = [await withAuthenticator(app), await withAuthenticator(app)]
    app.clock.pass(60_000)
    const ticket = await ticketOf(one.email, one.password)
    expect((await answer(ticket, other.code())).status).toBe(422)
    expect((await answer(ticket, other.recoveryCodes[0] ?? '')).status).toBe(422)
    const { authenticators } = (await one.client.get('/api/account')).json<AccountReply>()
    const removed = { current: one.password, factor: { code: one.recoveryCodes[0] }, id: authenticators[0]?.id }
    expect((await one.client.post('/api/account/authenticators/remove', removed)).status).toBe(204)
    expect((await answer(ticket, one.code())).json()).toMatchObject({ errors: { ticket: ['PASSKEY_TOO_LATE'] } })
  })

  test('opens no session that outlives a change of the password at the same moment', async () => {
    for (let n = 0; n < 6; n += 1) {
      const owner = await withAuthenticator(app)
      const ticket = await ticketOf(owner.email, owner.password)
      const [step, change] = await Promise.all([
        answer(ticket, owner.recoveryCodes[1] ?? ''),
        owner.client.post('/api/account/password', {
          current: owner.password,
          password: NEW_PASSWORD,
          factor: { code: owner.recoveryCodes[0] },
        }),
      ])
      expect(change.status).toBe(204)
      if (step.status === 200) {
        const { token } = step.json<{ token: string }>()
        expect((await app.api(token).get('/api/account')).status).toBe(401)
      }
    }
  })
})

describe('the cookie of a known device', () => {
  const cookieOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
    String(headers['set-cookie']).split(';')[0] ?? ''
  const from = (cookie: string, email: string, password: string) =>
    app.ask({ method: 'POST', url: '/api/auth/login', headers: { cookie }, payload: { email, password } })

  test('of another customer, or one that was planted, does not make a device known, and is not adopted', async () => {
    const [owner, other] = [await app.register(), await app.register()]
    const planted = cookieOf(await login(other.email, other.password))
    for (const cookie of [planted, `device=${'A'.repeat(43)}`]) {
      const before = (await app.everyMail()).length
      const reply = await from(cookie, owner.email, owner.password)
      expect(reply.status).toBe(200)
      await expect.poll(async () => (await app.everyMail()).length).toBeGreaterThan(before)
      const given = cookieOf(reply).replace('device=', '').split('.')
      expect(given[0]).not.toBe(cookie.replace('device=', ''))
    }
  })

  test('makes no device known once the customer ended every other session', async () => {
    const owner = await app.register()
    const cookie = cookieOf(await login(owner.email, owner.password))
    expect((await app.api(owner.token).delete('/api/account/sessions')).status).toBe(204)
    const before = await app.notices(1)
    await from(cookie, owner.email, owner.password)
    await app.notices(before.length + 1)
  })
})
