import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { Session } from '#core/api/auth.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { appForEach, type TestApp } from '#testkit/start-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEW = 'new@hale.example'

const app = appForEach()

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })
const askFor = (client: ReturnType<TestApp['api']>, email: string, current: string) =>
  client.post('/api/account/email', { email, current })

/** The token of a link in the newest mail that has one. */
const linkIn = async (page: string, to?: string): Promise<string> => {
  const find = async () => {
    for (const mail of await app.everyMail()) {
      const token = new RegExp(`/${page}/([\\w-]{43})`).exec(mail.text)?.[1]
      if (token !== undefined && (to === undefined || mail.to === to)) return token
    }
    return undefined
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** A customer who has asked for another address. */
const asking = async (email = NEW) => {
  const owner = await app.register()
  const client = app.api(owner.token)
  expect((await askFor(client, email, owner.password)).status).toBe(202)
  const account = async (token = owner.token) => (await app.api(token).get('/api/account')).json<AccountReply>()
  return { ...owner, client, account }
}

const confirm = (token: string, session?: string) => app.api(session).post('/api/auth/confirm-email', { token })
const answer = (token: string, agreed: boolean) => app.api().post('/api/auth/email-change', { token, agreed })
/** A token lives 30 minutes: the customer logs in again after a wait. */
const logInAgain = async ({ email, password }: { email: string; password: string }) =>
  (await login(email, password)).json<Session>().token

describe('a change of address', () => {
  test('is told to the old address when it is asked for, with a link that stops it', async () => {
    const owner = await asking()
    const [notice] = await app.notices(1)
    expect(notice?.to).toBe(owner.email)
    expect(notice?.text).toContain('It has not changed yet')
    expect((await answer(await linkIn('change-of-email'), false)).json()).toEqual({ state: 'stopped' })
    expect(await owner.account()).not.toHaveProperty('newEmail')
    expect((await confirm(await linkIn('confirm-email'))).json()).toMatchObject({
      errors: { token: ['EMAIL_LINK_DEAD'] },
    })
  })

  test('is confirmed from the new address, waits 24 hours, and is then made', async () => {
    const owner = await asking()
    expect((await confirm(await linkIn('confirm-email', NEW))).json()).toEqual({
      state: 'waits',
      due: '2026-11-04T12:00:00.000Z',
    })
    expect(await owner.account()).toMatchObject({
      email: owner.email,
      newEmail: NEW,
      newEmailDue: '2026-11-04T12:00:00.000Z',
    })
    app.clock.pass(24 * HOUR - 1)
    expect(await owner.account(await logInAgain(owner))).toMatchObject({ email: owner.email })
    app.clock.pass(1)
    const here = await logInAgain(owner)
    const elsewhere = await logInAgain(owner)
    expect(await owner.account(here)).toMatchObject({ email: NEW, emailVerified: true, sessions: [{ current: true }] })
    expect((await app.api(elsewhere).get('/api/account')).status).toBe(401)
    expect((await login(owner.email, owner.password)).status).toBe(401)
    expect((await login(NEW, owner.password)).status).toBe(200)
  })

  test('tells both addresses when it is made, and the old one can say that it was another person', async () => {
    const owner = await asking()
    await confirm(await linkIn('confirm-email'))
    app.clock.pass(24 * HOUR)
    await owner.account(await logInAgain(owner))
    await expect
      .poll(async () => (await app.everyMail()).filter(({ subject }) => /was changed|is now the email/.test(subject)))
      .toHaveLength(2)
    const [changed] = (await app.everyMail()).filter(({ subject }) => /email .* was changed/.test(subject))
    expect(changed?.to).toBe(owner.email)
    expect(changed?.text).toContain('/this-was-not-me/')
  })

  test('is made at once when both mailboxes agree, in either order', async () => {
    for (const [index, first] of (['new', 'old'] as const).entries()) {
      app.clock.pass(MINUTE)
      const email = `new${index}@hale.example`
      const owner = await asking(email)
      const [there, here] = [await linkIn('confirm-email', email), await linkIn('change-of-email', owner.email)]
      const replies =
        first === 'new'
          ? [await confirm(there), await answer(here, true)]
          : [await answer(here, true), await confirm(there)]
      expect(replies.map((reply) => reply.json<{ state: string }>().state)).toEqual([
        first === 'new' ? 'waits' : 'unconfirmed',
        'changed',
      ])
      expect((await login(email, owner.password)).status).toBe(200)
      expect((await owner.client.get('/api/account')).status).toBe(401)
    }
  })

  test('leaves the session of the browser that finished it, and no other', async () => {
    const owner = await asking()
    const elsewhere = await logInAgain(owner)
    await answer(await linkIn('change-of-email'), true)
    expect((await confirm(await linkIn('confirm-email'), owner.token)).json()).toEqual({ state: 'changed' })
    expect(await owner.account()).toMatchObject({ email: NEW })
    expect((await app.api(elsewhere).get('/api/account')).status).toBe(401)
  })

  test('is cancelled in the account, and the old address hears of it', async () => {
    const owner = await asking()
    await confirm(await linkIn('confirm-email'))
    expect((await owner.client.delete('/api/account/email')).status).toBe(204)
    expect((await owner.client.delete('/api/account/email')).status).toBe(404)
    expect((await app.notices(2)).map(({ to }) => to)).toEqual([owner.email, owner.email])
    app.clock.pass(25 * HOUR)
    expect(await owner.account(await logInAgain(owner))).toMatchObject({ email: owner.email })
  })

  test.each(['a reset of the password', 'a change of the password'])('ends with %s', async (how) => {
    const owner = await asking()
    const there = await linkIn('confirm-email')
    if (how === 'a reset of the password') {
      await app.api().post('/api/auth/forgot-password', { email: owner.email })
      const token = await linkIn('reset-password')
      expect((await app.api().post('/api/auth/reset-password', { token, password: 'seven small boats' })).status).toBe(
        204,
      )
    } else await owner.client.post('/api/account/password', { current: owner.password, password: 'seven small boats' })
    expect((await confirm(there)).json()).toMatchObject({ errors: { token: ['EMAIL_LINK_DEAD'] } })
    app.clock.pass(25 * HOUR)
    expect((await login(owner.email, 'seven small boats')).status).toBe(200)
  })

  test('ends the links for a new password that the old address got', async () => {
    const owner = await asking()
    await app.api().post('/api/auth/forgot-password', { email: owner.email })
    const token = await linkIn('reset-password')
    await answer(await linkIn('change-of-email'), true)
    await confirm(await linkIn('confirm-email'))
    const late = await app.api().post('/api/auth/reset-password', { token, password: 'seven small boats' })
    expect(late.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
  })

  test('is that to one address, where three tabs ask for another at the same moment', async () => {
    const owner = await app.register()
    const client = app.api(owner.token)
    const addresses = ['one@hale.example', 'two@hale.example', 'three@hale.example']
    await Promise.all(addresses.map((email) => askFor(client, email, owner.password)))
    const statuses: number[] = []
    for (const email of addresses) statuses.push((await confirm(await linkIn('confirm-email', email))).status)
    expect(statuses.toSorted()).toEqual([200, 422, 422])
  })

  test('is carried out once, however many ask at the same moment', async () => {
    const owner = await asking()
    await confirm(await linkIn('confirm-email'))
    app.clock.pass(24 * HOUR)
    const token = await logInAgain(owner)
    await Promise.all([1, 2, 3, 4, 5].map(() => app.api(token).get('/api/account')))
    const events = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where('user_id', '=', owner.id)
      .where('action', '=', 'changed the email')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('is not made when another account was opened with the new address meanwhile, and says so', async () => {
    const owner = await asking()
    await confirm(await linkIn('confirm-email'))
    await app.register({ email: NEW.toUpperCase() })
    app.clock.pass(24 * HOUR)
    const account = await owner.account(await logInAgain(owner))
    expect(account).toMatchObject({ email: owner.email })
    expect(account).not.toHaveProperty('newEmail')
    await expect
      .poll(async () =>
        (await app.everyMail()).filter(({ subject }) => /was not changed/.test(subject)).map(({ to }) => to),
      )
      .toEqual([owner.email])
  })

  test('is confirmed by a link that works for a day', async () => {
    await asking()
    const token = await linkIn('confirm-email')
    app.clock.pass(24 * HOUR)
    expect((await confirm(token)).json()).toMatchObject({ errors: { token: ['EMAIL_LINK_DEAD'] } })
  })

  test('waits no longer when the link is opened again', async () => {
    await asking()
    const token = await linkIn('confirm-email')
    const first = (await confirm(token)).json()
    app.clock.pass(HOUR)
    expect((await confirm(token)).json()).toEqual(first)
  })

  test('to the address that the account has already uses up no recovery code', async () => {
    const owner = await withAuthenticator(app)
    const [code = ''] = owner.recoveryCodes
    const ask = (email: string) =>
      owner.client.post('/api/account/email', { email, current: owner.password, factor: { code } })
    expect((await ask(owner.email)).json()).toMatchObject({ errors: { email: ['EMAIL_SAME'] } })
    expect((await ask(NEW)).status).toBe(202)
  })

  test('to an address that another account has is answered alike, and nothing is sent there', async () => {
    const other = await app.register()
    const owner = await asking(other.email.toUpperCase())
    await app.notices(1)
    expect((await app.everyMail()).filter(({ text }) => text.includes('/confirm-email/'))).toEqual([])
    expect(await owner.account()).toMatchObject({ email: owner.email })
  })

  test('is refused without the password, to the same address, and more than five times a day', async () => {
    const owner = await asking()
    expect((await askFor(owner.client, NEW, 'a guess')).json()).toMatchObject({
      errors: { current: ['WRONG_PASSWORD'] },
    })
    expect((await askFor(owner.client, owner.email.toUpperCase(), owner.password)).json()).toMatchObject({
      errors: { email: ['EMAIL_SAME'] },
    })
    for (let n = 0; n < 4; n += 1)
      expect((await askFor(owner.client, `n${n}@hale.example`, owner.password)).status).toBe(202)
    expect((await askFor(owner.client, 'more@hale.example', owner.password)).json()).toMatchObject({
      errors: { email: ['EMAIL_CHANGES_TOO_MANY'] },
    })
  })
})
