import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { ConfirmedCall, PasskeyOptions, SecondFactor, Session } from '#core/api/auth.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { addPasskeyTo, createFakePasskey, identityWith } from '#testkit/fake-passkey.ts'
import { appForEach } from '#testkit/start-app.ts'
import { codeHash } from './factors.ts'

const HOME = 'https://wills.example'
const STEP = 30_000
const RENEW = 'POST /api/account/recovery-codes'

const app = appForEach({ publicUrl: HOME })

/** A customer with both kinds of second factor. */
const withBoth = async () => {
  const owner = await withAuthenticator(app)
  const passkey = await addPasskeyTo(app.db, owner.id)
  const { authenticators } = (await owner.client.get('/api/account')).json<AccountReply>()
  const identity = (call: ConfirmedCall) =>
    identityWith(passkey, owner.client, call, { password: owner.password, baseUrl: HOME })
  return { ...owner, passkey, identity, authenticator: authenticators[0]?.id ?? '' }
}
type Owner = Awaited<ReturnType<typeof withBoth>>

type Change = readonly [
  name: string,
  call: ConfirmedCall,
  make: (owner: Owner, identity: object) => ReturnType<Owner['client']['post']>,
]

/** Every change that lets another person in, or keeps the owner out. */
const changes: readonly Change[] = [
  [
    'a passkey removed',
    'POST /api/account/passkeys/remove',
    ({ client, passkey }, who) => client.post('/api/account/passkeys/remove', { id: passkey.id, ...who }),
  ],
  [
    'an authenticator removed',
    'POST /api/account/authenticators/remove',
    ({ client, authenticator }, who) =>
      client.post('/api/account/authenticators/remove', { id: authenticator, ...who }),
  ],
  [
    'recovery codes renewed',
    'POST /api/account/recovery-codes',
    ({ client }, who) => client.post('/api/account/recovery-codes', who),
  ],
  [
    'the email changed',
    'POST /api/account/email',
    ({ client }, who) => client.post('/api/account/email', { email: 'thief@example.com', ...who }),
  ],
  [
    'the password changed',
    'POST /api/account/password',
    ({ client }, who) => client.post('/api/account/password', { password: 'eleven small boats', ...who }),
  ],
  [
    'a further passkey added',
    'POST /api/account/passkeys/options',
    ({ client }, who) => client.post('/api/account/passkeys/options', who),
  ],
  [
    'a further authenticator added',
    'POST /api/account/authenticators/set-up',
    ({ client }, who) => client.post('/api/account/authenticators/set-up', who),
  ],
  ['everything downloaded', 'POST /api/account/export', ({ client }, who) => client.post('/api/account/export', who)],
  ['the account deleted', 'DELETE /api/account', ({ client }, who) => client.delete('/api/account', who)],
]

const errors = (reply: { json<T>(): T }) => reply.json<{ errors: object }>().errors

describe('the password that is asked for again cannot be guessed at for long', () => {
  const guess = (client: Owner['client'], current = 'a guess') =>
    client.post('/api/account/password', { current, password: 'eleven small boats' })
  const notices = async () => (await app.everyMail()).filter(({ subject }) => subject.includes('Many wrong passwords'))
  const HOUR = 60 * 60_000

  test('after twenty wrong ones in an hour even the right one waits, and the owner hears of it once a day', async () => {
    const { email, password, id } = await app.register()
    const signedIn = async () =>
      app.api((await app.api().post('/api/auth/login', { email, password })).json<Session>().token)
    for (let hour = 0; hour < 3; hour += 1) {
      const client = await signedIn()
      for (let wrong = 0; wrong < 20; wrong += 1) expect((await guess(client)).status).toBe(422)
      expect((await guess(client, password)).status).toBe(429)
      app.clock.pass(HOUR)
    }
    await expect.poll(notices).toHaveLength(1)
    expect((await notices())[0]?.text).toContain('/this-was-not-me/')
    const events = (await app.stores.audit.list(id)).filter(({ action }) => action === 'typed many wrong passwords')
    expect(events).toMatchObject([{ times: 3 }])
    expect((await guess(await signedIn(), password)).status).toBe(204)
  })

  test('what another account types, or this one at log-in, does not count', async () => {
    const [owner, other] = [await app.register(), await app.register()]
    for (let wrong = 0; wrong < 20; wrong += 1) await guess(app.api(other.token))
    expect((await guess(app.api(owner.token), owner.password)).status).toBe(204)
  })
})

describe.each(changes)('with a session and the password alone, %s', (_name, call, change) => {
  test('cannot be had, and nothing changes', async () => {
    const owner = await withBoth()
    const state = async () => {
      const { events } = (await owner.client.get('/api/account/history')).json<{ events: object[] }>()
      const { sessions: _times, ...account } = (await owner.client.get('/api/account')).json<AccountReply>()
      return { account, events, codes: await app.db.selectFrom('recovery_codes').selectAll().execute() }
    }
    const before = await state()
    const current = owner.password
    for (const factor of [undefined, {}, { code: ' ' }, { ticket: 'A'.repeat(43) }]) {
      const reply = await change(owner, { current, ...(factor && { factor }) })
      expect([reply.status, errors(reply)]).toEqual([422, { factor: ['SECOND_FACTOR_NEEDED'] }])
    }
    for (const code of ['000000', 'AAAA-AAAA-AAAA-AAAA']) {
      const reply = await change(owner, { current, factor: { code } })
      expect([reply.status, Object.keys(errors(reply))]).toEqual([422, ['code']])
    }
    const { ticket, options } = (await owner.client.post('/api/account/step-up', { call })).json<PasskeyOptions>()
    const forged = { ...createFakePasskey().signed(options, HOME), id: owner.passkey.id, rawId: owner.passkey.id }
    const reply = await change(owner, { current, factor: { ticket, credential: forged } })
    expect([reply.status, errors(reply)]).toEqual([422, { passkey: ['PASSKEY_NOT_RECOGNISED'] }])
    expect(await state()).toEqual(before)
  })

  test('can be had with the passkey, a code from the app, or a recovery code, and not without the password', async () => {
    const ways = [
      async (owner: Owner) => (await owner.identity(call)).factor,
      async (owner: Owner) => ({ code: owner.code() }),
      async (owner: Owner) => ({ code: owner.recoveryCodes[0] }),
    ]
    for (const way of ways) {
      const owner = await withBoth()
      app.clock.pass(STEP)
      const guessed = await change(owner, { current: 'a guess', factor: { code: owner.code() } })
      expect([guessed.status, errors(guessed)]).toEqual([422, { current: ['WRONG_PASSWORD'] }])
      const reply = await change(owner, { current: owner.password, factor: await way(owner) })
      expect([reply.status, reply.text]).toEqual([
        expect.toSatisfy((status: number) => status < 300),
        expect.anything(),
      ])
    }
  })
})

describe('what was shown for one thing', () => {
  test('does not serve for another: signatures for a log-in and for a change are not exchanged', async () => {
    const owner = await withBoth()
    const forChange = (await owner.client.post('/api/account/step-up', { call: RENEW })).json<PasskeyOptions>()
    const credential = owner.passkey.signed(forChange.options, HOME)
    const answered = await app.api().post('/api/auth/second-factor', { ticket: forChange.ticket, credential })
    expect(answered.status).toBe(422)
    const begun = await app
      .api()
      .post('/api/auth/login', owner.email ? { email: owner.email, password: owner.password } : {})
    const { secondFactor } = begun.json<SecondFactor>()
    const signed = owner.passkey.signed(secondFactor.options ?? { challenge: '' }, HOME)
    const factor = { ticket: secondFactor.ticket, credential: signed }
    const reply = await owner.client.post('/api/account/recovery-codes', { current: owner.password, factor })
    expect(reply.status).toBe(422)
  })

  test.each(changes)('does not serve for another change: what was signed for %s', async (_name, call) => {
    const owner = await withBoth()
    const signed = await owner.identity(call)
    const others = changes.filter(([, other]) => other !== call)
    for (const [, , change] of others) expect((await change(owner, signed)).status).toBe(422)
    expect((await owner.client.get('/api/account')).json<AccountReply>().passkeys).toHaveLength(1)
  })

  test('serves once, for its owner, and for ten minutes', async () => {
    const owner = await withBoth()
    const other = await withBoth()
    const identity = await owner.identity(RENEW)
    const renew = (who: Owner, as: object) => who.client.post('/api/account/recovery-codes', as)
    expect((await renew(other, identity)).status).toBe(422)
    const again = await owner.identity(RENEW)
    expect((await renew(owner, again)).status).toBe(200)
    expect((await renew(owner, again)).status).toBe(422)
    const late = await owner.identity(RENEW)
    app.clock.pass(10 * 60_000)
    expect((await renew(owner, late)).status).toBe(422)
  })

  test('is not used up where the change itself is refused', async () => {
    const owner = await withBoth()
    app.clock.pass(STEP)
    const [code = ''] = owner.recoveryCodes
    const change = (password: string) =>
      owner.client.post('/api/account/password', { current: owner.password, password, factor: { code } })
    expect(errors(await change('iloveyou'))).toEqual({ password: ['PASSWORD_TOO_COMMON'] })
    expect((await change('eleven small boats')).status).toBe(204)
  })
})

describe('a recovery code whose reply was lost', () => {
  /** What these give stands in the reply alone. */
  const givesInReply = changes.filter(([name]) => /renewed|further|downloaded/.test(name))
  const withCode = (owner: Owner, code = owner.recoveryCodes[0]) => ({ current: owner.password, factor: { code } })
  const status = async (reply: ReturnType<Owner['client']['post']>) => (await reply).status
  const ticketOf = async ({ email, password }: Owner) =>
    (await app.api().post('/api/auth/login', { email, password })).json<SecondFactor>().secondFactor.ticket
  const loggedIn = async (owner: Owner, code?: string) => {
    const ticket = await ticketOf(owner)
    const reply = await app.api().post('/api/auth/second-factor', { ticket, code })
    return { reply, client: app.api(reply.json<Session>().token) }
  }
  const codesOf = async (reply: ReturnType<Owner['client']['post']>) =>
    (await reply).json<{ recoveryCodes: string[] }>().recoveryCodes
  const renewed = (owner: Owner) => owner.client.post('/api/account/recovery-codes', withCode(owner))

  test.each(givesInReply)('serves again for the same call in the same log-in: %s', async (_name, _call, change) => {
    const owner = await withBoth()
    await app.stores.recoveryCodes.set(owner.id, [codeHash(owner.recoveryCodes[0] ?? '')])
    for (let sent = 0; sent < 3; sent += 1)
      expect(await status(change(owner, withCode(owner)))).toSatisfy((each: number) => each < 300)
    const others = changes.filter(([, , other]) => other !== change)
    for (const [, , other] of others) expect(await status(other(owner, withCode(owner)))).toBe(422)
    expect(await status(change(owner, { ...withCode(owner), current: 'a guess' }))).toBe(422)
    expect((await loggedIn(owner, owner.recoveryCodes[0])).reply.status).toBe(422)
  })

  test('serves once where what was asked for is done without the reply', async () => {
    for (const [name, , change] of changes.filter((each) => !givesInReply.includes(each) && !/deleted/.test(each[0]))) {
      const owner = await withBoth()
      expect([name, await status(change(owner, withCode(owner)))]).toEqual([name, expect.toSatisfy((n) => n < 300)])
      const current = name === 'the password changed' ? 'eleven small boats' : owner.password
      const again = await change(owner, { ...withCode(owner), current })
      expect([name, errors(again)]).toEqual([name, { code: ['RECOVERY_CODE_WRONG'] }])
    }
  })

  test('gives new ones of which the newest count, and each time stands in the activity and is written of', async () => {
    const owner = await withBoth()
    const first = await codesOf(renewed(owner))
    const second = await codesOf(renewed(owner))
    expect(await status(owner.client.post('/api/account/export', withCode(owner, first[0])))).toBe(422)
    expect(await status(owner.client.post('/api/account/export', withCode(owner, second[0])))).toBe(200)
    const done = (await app.stores.audit.list(owner.id)).map(({ action }) => action)
    expect(done.filter((action) => action === 'renewed the recovery codes')).toHaveLength(2)
    const told = (await app.everyMail()).filter(({ text }) => text.includes('recovery codes'))
    expect(told.length).toBeGreaterThanOrEqual(2)
  })

  test('serves no more once a new one was used, half an hour is over, the log-in has ended, or the account was locked', async () => {
    const ends: readonly ((owner: Owner, codes: readonly string[]) => Promise<unknown>)[] = [
      (owner, [code]) => loggedIn(owner, code),
      async () => app.clock.pass(30 * 60_000),
      (owner) => owner.client.post('/api/auth/logout'),
      (owner) =>
        owner.client.post('/api/account/authenticators/remove', { id: owner.authenticator, ...withCode(owner) }),
      ({ id }) => app.stores.challenges.endAll(id),
    ]
    for (const end of ends) {
      const owner = await withBoth()
      const codes = await codesOf(renewed(owner))
      await end(owner, codes)
      const { client } = await loggedIn(owner, codes[1])
      for (const asking of [owner.client, client])
        expect(await status(asking.post('/api/account/recovery-codes', withCode(owner)))).toBeGreaterThan(400)
    }
  })

  test('serves again to log in with the same ticket, and for nobody who has it without that ticket', async () => {
    const owner = await withBoth()
    const [code, other] = owner.recoveryCodes
    const ticket = await ticketOf(owner)
    const answer = (typed = code) => app.api().post('/api/auth/second-factor', { ticket, code: typed })
    const token = (await answer()).json<Session>().token
    const again = (await answer()).json<Session>().token
    expect(again).not.toBe(token)
    expect((await app.api(again).get('/api/account')).status).toBe(200)
    expect((await loggedIn(owner, code)).reply.status).toBe(422)
    expect((await answer(other)).status).toBe(422)
    await app.api(again).post('/api/account/password', { ...withCode(owner, other), password: 'eleven small boats' })
    expect((await answer()).status).toBe(422)
  })
})

test('guesses at a change are counted with those at log-in, and hold up neither passkey nor recovery code', async () => {
  const owner = await withBoth()
  app.clock.pass(STEP)
  const renew = (factor: object) =>
    owner.client.post('/api/account/recovery-codes', { current: owner.password, factor })
  for (let n = 0; n < 10; n += 1) expect(errors(await renew({ code: '000000' }))).toEqual({ code: ['TOTP_WRONG'] })
  expect(errors(await renew({ code: owner.code() }))).toEqual({ code: ['TOTP_LATER'] })
  expect((await renew((await owner.identity(RENEW)).factor ?? {})).status).toBe(200)
  expect((await renew({ code: owner.code() })).status).toBe(200)
})

test('an account without a second factor needs the password alone', async () => {
  const { token, password } = await app.register()
  const client = app.api(token)
  expect((await client.post('/api/account/step-up', { call: RENEW })).status).toBe(422)
  expect((await client.post('/api/account/email', { current: password, email: 'new@example.com' })).status).toBe(202)
  expect((await client.delete('/api/account', { current: password })).status).toBe(204)
})

test('a used recovery code and new ones stand in the activity of the account', async () => {
  const owner = await withBoth()
  const factor = { code: owner.recoveryCodes[0] }
  await owner.client.post('/api/account/recovery-codes', { current: owner.password, factor })
  const { events } = (await owner.client.get('/api/account/history')).json<{ events: { action: string }[] }>()
  const actions = events.map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['used a recovery code', 'renewed the recovery codes', 'added an authenticator']),
  )
})

test('the recovery codes serve every kind of second factor, and go with the last', async () => {
  const owner = await withBoth()
  const left = async () => (await app.db.selectFrom('recovery_codes').selectAll().execute()).length
  const removed = await owner.client.post('/api/account/authenticators/remove', {
    id: owner.authenticator,
    ...(await owner.identity('POST /api/account/authenticators/remove')),
  })
  expect([removed.status, await left()]).toEqual([204, 10])
  await owner.client.post('/api/account/passkeys/remove', {
    id: owner.passkey.id,
    ...(await owner.identity('POST /api/account/passkeys/remove')),
  })
  expect(await left()).toBe(0)
})
