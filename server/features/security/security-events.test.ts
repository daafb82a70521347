import { describe, expect, test, vi } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { ConfirmedCall, SecondFactor, Session } from '#core/api/auth.ts'
import type { HistoryReply } from '#core/api/history.ts'
import type { SentMail } from '#server/adapters/mailer.ts'
import { tokenHash } from '#server/platform/random.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { addPasskeyTo, identityWith } from '#testkit/fake-passkey.ts'
import { appForEach, askForEverything, type Client, soon } from '#testkit/start-app.ts'

const app = appForEach({ publicUrl: 'https://wills.example' })

const DAY = 24 * 60 * 60_000
const NEW_PASSWORD = 'eleven small boats'

const owner = async () => {
  const account = await app.register()
  return { ...account, client: app.api(account.token) }
}
type Owner = Awaited<ReturnType<typeof owner>>

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })
const statusOf = async (token: string) => (await app.api(token).get('/api/account')).status
const linkIn = (mail: SentMail | undefined, page: string): string =>
  new RegExp(`/${page}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''

/** Waits for the mail to an address with a link to a page, and gives the newest one's link. */
const mailedLink = (to: string, page: string, subject = /./): Promise<string> =>
  vi.waitUntil(
    async () =>
      (await app.everyMail())
        .filter((mail) => mail.to === to && subject.test(mail.subject))
        .map((mail) => linkIn(mail, page))
        .find((link) => link !== ''),
    soon,
  )

const resetLink = async ({ email }: Owner): Promise<string> => {
  await app.api().post('/api/auth/forgot-password', { email })
  return mailedLink(email, 'reset-password')
}
const reset = (token: string, password = NEW_PASSWORD) =>
  app.api().post('/api/auth/reset-password', { token, password })

const changePassword = ({ client, password }: Owner) =>
  client.post('/api/account/password', { current: password, password: NEW_PASSWORD })

/** A waiting change of address, as an attacker with the password asks for it. */
const askForAddress = ({ client, password }: Owner, email = 'attacker@example.com') =>
  client.post('/api/account/email', { current: password, email })

/** A passkey of the owner, and what they send to confirm a change with it. */
const addPasskey = async ({ id, client, password }: Owner) => {
  const passkey = await addPasskeyTo(app.db, id, app.clock())
  const identity = (call: ConfirmedCall) =>
    identityWith(passkey, client, call, { password, baseUrl: 'https://wills.example' })
  return { id: passkey.id, identity }
}

const addAndRemovePasskey = async (who: Owner) => {
  const { id, identity } = await addPasskey(who)
  await who.client.post('/api/account/passkeys/remove', {
    id,
    ...(await identity('POST /api/account/passkeys/remove')),
  })
}

const waitingChanges = () => app.db.selectFrom('email_changes').selectAll().execute()

describe('a new password ends what an attacker left behind', () => {
  const events: [string, (who: Owner) => Promise<void>][] = [
    ['a changed password', async (who) => void (await changePassword(who))],
    ['a password chosen by mail', async (who) => void (await reset(await resetLink(who)))],
  ]
  test.each(events)('%s ends a change of address that waits', async (_name, change) => {
    const who = await owner()
    expect((await askForAddress(who)).status).toBe(202)
    expect(await waitingChanges()).toHaveLength(1)
    await change(who)
    expect(await waitingChanges()).toEqual([])
    const newest = (await login(who.email, NEW_PASSWORD)).json<Session>()
    expect((await app.api(newest.token).get('/api/account')).json<AccountReply>()).not.toHaveProperty('newEmail')
  })

  test('a link to the attacker’s address that was sent before is dead', async () => {
    const who = await owner()
    await askForAddress(who)
    const token = await mailedLink('attacker@example.com', 'confirm-email')
    await changePassword(who)
    expect((await app.api().post('/api/auth/confirm-email', { token })).status).toBe(422)
    expect((await login(who.email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('what was obtained before a change is worth nothing after it', () => {
  test('a link for a new password that was sent before the password was changed', async () => {
    const who = await owner()
    const link = await resetLink(who)
    await changePassword(who)
    expect((await reset(link, 'an attacker’s choice')).status).toBe(422)
    expect((await login(who.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('a second-factor ticket that was given for the old password', async () => {
    const who = await owner()
    const { identity } = await addPasskey(who)
    const codes = (
      await who.client.post('/api/account/recovery-codes', await identity('POST /api/account/recovery-codes'))
    ).json<{
      recoveryCodes: string[]
    }>().recoveryCodes
    const { ticket } = (await login(who.email, who.password)).json<SecondFactor>().secondFactor
    await who.client.post('/api/account/password', {
      ...(await identity('POST /api/account/password')),
      password: NEW_PASSWORD,
    })
    const late = await app.api().post('/api/auth/second-factor', { ticket, code: codes[0] })
    expect(late.status).toBe(422)
    expect(late.text).not.toContain('"token"')
  })

  test('the sessions of other devices when a passkey goes, but not the one that did it', async () => {
    const who = await owner()
    const other = (await login(who.email, who.password)).json<Session>()
    await addAndRemovePasskey(who)
    expect([await statusOf(who.token), await statusOf(other.token)]).toEqual([200, 401])
  })
})

describe('the owner is told', () => {
  const told = async (who: Owner, count = 1): Promise<string[]> =>
    (await app.notices(count)).filter(({ to }) => to === who.email).map(({ subject }) => subject)

  test.each<[string, string, (who: Owner) => Promise<unknown>]>([
    ['a changed password', 'The password of your Heirloom account was changed', changePassword],
    [
      'a password chosen by mail',
      'The password of your Heirloom account was changed',
      async (who) => reset(await resetLink(who)),
    ],
    [
      'an address that was asked for',
      'Someone asked to change the email of your Heirloom account',
      (who) => askForAddress(who),
    ],
    ['a removed passkey', 'A passkey was removed from your Heirloom account', addAndRemovePasskey],
    [
      'new recovery codes',
      'New recovery codes for your Heirloom account',
      async (who) => {
        const { identity } = await addPasskey(who)
        await who.client.post('/api/account/recovery-codes', await identity('POST /api/account/recovery-codes'))
      },
    ],
    ['an export', 'Everything in your Heirloom account was downloaded', (who) => askForEverything(who.client)],
  ])('of %s', async (_name, subject, act) => {
    const who = await owner()
    await act(who)
    expect(await told(who)).toContain(subject)
  })

  test('of a log-in with a recovery code, and it stands in the activity', async () => {
    const who = await owner()
    const { identity } = await addPasskey(who)
    const codes = (
      await who.client.post('/api/account/recovery-codes', await identity('POST /api/account/recovery-codes'))
    ).json<{
      recoveryCodes: string[]
    }>().recoveryCodes
    const { ticket } = (await login(who.email, who.password)).json<SecondFactor>().secondFactor
    const { token } = (await app.api().post('/api/auth/second-factor', { ticket, code: codes[0] })).json<Session>()
    expect(await told(who, 2)).toContain('A recovery code was used for your Heirloom account')
    expect(await actions(app.api(token))).toContain('used a recovery code')
  })

  test('even when the address has unsubscribed from our other mail', async () => {
    const who = await owner()
    await app.db.insertInto('unsubscribed').values({ email_key: who.email, created_at: '2026-11-03' }).execute()
    await changePassword(who)
    expect(await told(who)).toHaveLength(1)
  })
})

const history = async (client: Client) => (await client.get('/api/account/history')).json<HistoryReply>().events
const actions = async (client: Client) => (await history(client)).map(({ action }) => action)

describe('the activity of an account', () => {
  test('shows failed log-ins as one line a day with their number, however many there are', async () => {
    const who = await owner()
    for (let tries = 0; tries < 10; tries += 1) await login(who.email, 'a guess')
    await expect
      .poll(async () => (await history(who.client)).filter(({ action }) => action === 'failed to log in'))
      .toMatchObject([{ times: 10 }])
    app.clock.pass(DAY)
    const { token } = (await login(who.email, who.password)).json<Session>()
    await login(who.email, 'a guess')
    const failures = async () =>
      (await history(app.api(token))).filter(({ action }) => action === 'failed to log in').map(({ times }) => times)
    await expect.poll(failures).toEqual([1, 10])
  })
})

describe('“This was not me”', () => {
  const notMe = (token: string) => app.api().post('/api/auth/not-me', { token })
  const noticeTo = (who: Owner, subject: RegExp) => mailedLink(who.email, 'this-was-not-me', subject)
  const openAgain = (email: string) => mailedLink(email, 'reset-password', /is locked/)

  test('locks the account: sessions end, the right password is refused in words, a wrong one learns nothing', async () => {
    const who = await owner()
    await changePassword(who)
    const link = await noticeTo(who, /password/)
    expect((await notMe(link)).status).toBe(200)
    expect(await statusOf(who.token)).toBe(401)
    const refused = await login(who.email, NEW_PASSWORD)
    expect([refused.status, refused.json()]).toMatchObject([403, { errors: { email: ['ACCOUNT_LOCKED'] } }])
    expect((await login(who.email, 'a guess')).json()).toMatchObject({ errors: { email: ['WRONG_LOGIN'] } })
  })

  test('sends a link for a new password, which opens the account again with everything in it', async () => {
    const who = await owner()
    await who.client.post('/api/wills/init')
    await who.client.post('/api/wills/persons/create', { fullname: 'Ruth Hale', type: 'Person' })
    await changePassword(who)
    await notMe(await noticeTo(who, /password/))
    const link = await openAgain(who.email)
    expect((await reset(link, 'seven grey herons')).status).toBe(204)
    const { token } = (await login(who.email, 'seven grey herons')).json<Session>()
    expect((await app.api(token).get('/api/form')).text).toContain('Ruth Hale')
    expect(await actions(app.api(token))).toEqual(
      expect.arrayContaining(['locked the account', 'unlocked the account']),
    )
  })

  test('takes a change of address back, and writes to the address from before it', async () => {
    const who = await owner()
    const at = app.clock()
    const token = 'x'.repeat(43)
    // The attacker has changed the address and the password since.
    await app.stores.notMeLinks.add(
      { userId: who.id, event: 'changed the email', email: who.email, happenedAt: at.getTime() },
      tokenHash(token),
      at.getTime() + DAY,
    )
    await app.db
      .updateTable('users')
      .set({ email: 'attacker@example.com', email_key: 'attacker@example.com' })
      .where('id', '=', who.id)
      .execute()
    app.clock.pass(1000)
    await changePassword(who)
    const attackers = await mailedLink('attacker@example.com', 'this-was-not-me')
    // The attacker presses first, and even resets the password.
    expect((await notMe(attackers)).status).toBe(200)
    expect((await notMe(token)).status).toBe(200)
    const link = await openAgain(who.email)
    expect((await reset(link)).status).toBe(204)
    expect((await login(who.email, NEW_PASSWORD)).status).toBe(200)
    expect((await login('attacker@example.com', NEW_PASSWORD)).status).toBe(401)
  })

  test('keeps an address that can be taken back from being registered by another', async () => {
    const who = await owner()
    const at = app.clock().getTime()
    await app.stores.notMeLinks.add(
      { userId: who.id, event: 'changed the email', email: who.email, happenedAt: at },
      'a hash',
      at + DAY,
    )
    await app.stores.users.setEmail(who.id, 'attacker@example.com')
    await expect(app.register({ email: who.email })).rejects.toThrow('EMAIL_TAKEN')
    app.clock.pass(DAY)
    await expect(app.register({ email: who.email })).resolves.toMatchObject({ email: who.email })
  })

  test('takes back a passkey that was added since, and no older one', async () => {
    const who = await owner()
    await addPasskey(who)
    app.clock.pass(30 * DAY)
    await reset(await resetLink(who))
    const link = await noticeTo(who, /password/)
    app.clock.pass(1000)
    await addPasskey(who)
    await notMe(link)
    expect((await app.stores.passkeys.list(who.id)).map(({ addedAt }) => addedAt)).toEqual(['2026-11-03T12:00:00.000Z'])
  })

  test('takes back an authenticator that was added since, and its recovery codes', async () => {
    const who = await withAuthenticator(app)
    const link = await noticeTo({ ...who, name: '', pt: '1' }, /authenticator/)
    await notMe(link)
    expect(await app.stores.authenticators.list(who.id)).toEqual([])
    expect(await app.stores.recoveryCodes.left(who.id)).toBe(0)
  })

  test('works once, for seven days, and is kept as a hash', async () => {
    const who = await owner()
    await changePassword(who)
    const link = await noticeTo(who, /password/)
    expect(JSON.stringify(await app.db.selectFrom('not_me_links').selectAll().execute())).not.toContain(link)
    expect((await notMe(link)).json()).toEqual({ linkSent: true })
    expect((await notMe(link)).json()).toMatchObject({ errors: { token: ['NOT_ME_LINK_DEAD'] } })

    const late = await owner()
    await changePassword(late)
    const old = await noticeTo(late, /password/)
    app.clock.pass(7 * DAY)
    expect((await notMe(old)).status).toBe(422)
    expect((await login(late.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('acts on a press alone: opening the address, as a mail scanner does, changes nothing', async () => {
    const who = await owner()
    await changePassword(who)
    const link = await noticeTo(who, /password/)
    await app.api().get(`/this-was-not-me/${link}`)
    await app.api().get('/api/auth/not-me')
    expect(await statusOf(who.token)).toBe(200)
  })

  test('of two events: the later link leaves the earlier one working, the earlier ends the later', async () => {
    const who = await owner()
    await changePassword(who)
    const first = await noticeTo(who, /password/)
    app.clock.pass(1000)
    const { identity } = await addPasskey({ ...who, password: NEW_PASSWORD })
    await who.client.post('/api/account/recovery-codes', await identity('POST /api/account/recovery-codes'))
    const second = await noticeTo(who, /recovery/)
    expect((await notMe(first)).status).toBe(200)
    expect((await notMe(second)).status).toBe(422)
    expect(await app.stores.passkeys.list(who.id)).toEqual([])
    expect(await app.stores.recoveryCodes.left(who.id)).toBe(0)
  })

  test('of an account that is gone is a dead link, and no more', async () => {
    const who = await owner()
    await changePassword(who)
    const link = await noticeTo(who, /password/)
    expect((await who.client.delete('/api/account', { current: NEW_PASSWORD })).status).toBe(204)
    expect((await notMe(link)).status).toBe(422)
  })

  test('does not open what the operator has locked', async () => {
    const who = await owner()
    await changePassword(who)
    const link = await noticeTo(who, /password/)
    await app.stores.users.lock(who.id, 'operator', app.clock())
    expect((await notMe(link)).json()).toEqual({ linkSent: false })
    await app.api().post('/api/auth/forgot-password', { email: who.email })
    expect((await login(who.email, NEW_PASSWORD)).status).toBe(403)
    expect(await app.stores.users.lockedBy(who.id)).toBe('operator')
    expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  })
})
