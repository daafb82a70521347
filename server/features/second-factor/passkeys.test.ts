import { describe, expect, test } from 'vitest'
import type { ConfirmedCall, PasskeyOptions, SecondFactor } from '#core/api/auth.ts'
import { addPasskeyTo, createFakePasskey, identityWith } from '#testkit/fake-passkey.ts'
import { appForEach } from '#testkit/start-app.ts'
import { codeHash, newRecoveryCodes } from './factors.ts'

const MINUTE = 60_000

const HOME = 'https://wills.example'

const app = appForEach({ publicUrl: HOME })

/** A customer with a passkey, and the recovery codes that stand in for it. */
const withPasskey = async () => {
  const owner = await app.register()
  const passkey = await addPasskeyTo(app.db, owner.id)
  const client = app.api(owner.token)
  const identity = (call: ConfirmedCall = 'POST /api/account/passkeys/remove') =>
    identityWith(passkey, client, call, { password: owner.password, baseUrl: HOME })
  const made = await client.post('/api/account/recovery-codes', await identity('POST /api/account/recovery-codes'))
  const { recoveryCodes } = made.json<{ recoveryCodes: string[] }>()
  return { ...owner, client, passkey, identity, codes: recoveryCodes }
}

const login = async ({ email, password }: { email: string; password: string }) =>
  app.api().post('/api/auth/login', { email, password })

const ticketFor = async (owner: { email: string; password: string }) =>
  (await login(owner)).json<SecondFactor>().secondFactor.ticket

const answer = (body: object) => app.api().post('/api/auth/second-factor', body)

const anAssertion = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
})

describe('a customer with a passkey', () => {
  test('is not in with the password alone, and is told nothing more than what to sign', async () => {
    const owner = await withPasskey()
    const reply = await login(owner)
    expect(reply.status).toBe(200)
    expect(reply.json()).toEqual({
      secondFactor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        options: expect.objectContaining({ rpId: 'wills.example', challenge: expect.stringMatching(/^[\w-]{43}$/) }),
        authenticator: false,
      },
    })
    expect(reply.text).not.toContain('"token"')
  })

  test('with a wrong password gets the same reply as any other', async () => {
    const owner = await withPasskey()
    const wrong = await login({ ...owner, password: 'a guess' })
    const unknown = await login({ email: 'nobody@example.com', password: 'a guess' })
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
  })

  test('gets in with a signature of the passkey for this log-in, and no other', async () => {
    const owner = await withPasskey()
    const [first, second] = [(await login(owner)).json<SecondFactor>(), (await login(owner)).json<SecondFactor>()]
    const credential = owner.passkey.signed(first.secondFactor.options ?? { challenge: '' }, HOME)
    expect((await answer({ ticket: second.secondFactor.ticket, credential })).status).toBe(422)
    const elsewhere = owner.passkey.signed(second.secondFactor.options ?? { challenge: '' }, 'https://wills.evil')
    expect((await answer({ ticket: second.secondFactor.ticket, credential: elsewhere })).status).toBe(422)
    expect((await answer({ ticket: first.secondFactor.ticket, credential })).status).toBe(200)
  })

  test('gets in with a recovery code, once, however it was typed', async () => {
    const owner = await withPasskey()
    const code = (owner.codes[0] ?? '').toLowerCase().replaceAll('-', ' ')
    const reply = await answer({ ticket: await ticketFor(owner), code })
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({ id: owner.id, token: expect.any(String) })
    const again = await answer({ ticket: await ticketFor(owner), code })
    expect(again.json()).toMatchObject({ errors: { code: ['RECOVERY_CODE_WRONG'] } })
  })

  test('does not get in with a signature that is not their passkey’s', async () => {
    const owner = await withPasskey()
    const other = await withPasskey()
    for (const id of [owner.passkey.id, other.passkey.id, 'nobodys']) {
      const reply = await answer({ ticket: await ticketFor(owner), credential: anAssertion(id) })
      expect([reply.status, reply.json()]).toMatchObject([422, { errors: { passkey: ['PASSKEY_NOT_RECOGNISED'] } }])
    }
  })

  test('does not get in with another customer’s code', async () => {
    const owner = await withPasskey()
    const other = await withPasskey()
    expect((await answer({ ticket: await ticketFor(owner), code: other.codes[0] })).status).toBe(422)
  })

  test('has five tries, and ten minutes', async () => {
    const owner = await withPasskey()
    const ticket = await ticketFor(owner)
    for (let n = 0; n < 5; n += 1) expect((await answer({ ticket, code: 'wrong' })).status).toBe(422)
    const sixth = await answer({ ticket, code: owner.codes[0] })
    expect(sixth.json()).toMatchObject({ errors: { ticket: ['PASSKEY_TOO_LATE'] } })
    const late = await ticketFor(owner)
    app.clock.pass(10 * MINUTE)
    expect((await answer({ ticket: late, code: owner.codes[0] })).status).toBe(422)
  })

  test('cannot use a ticket twice', async () => {
    const owner = await withPasskey()
    const ticket = await ticketFor(owner)
    expect((await answer({ ticket, code: owner.codes[0] })).status).toBe(200)
    expect((await answer({ ticket, code: owner.codes[1] })).status).toBe(422)
  })

  test('needs only the password again after removing the last one, and the codes are gone', async () => {
    const owner = await withPasskey()
    const remove = (identity: object) =>
      owner.client.post('/api/account/passkeys/remove', { id: owner.passkey.id, ...identity })
    expect((await remove({ ...(await owner.identity()), current: 'a guess' })).status).toBe(422)
    expect((await remove(await owner.identity())).status).toBe(204)
    expect((await login(owner)).json()).toHaveProperty('token')
    expect(await app.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  })
})

test('adding a passkey needs the password, and what the browser sends has to fit what was asked', async () => {
  const { token, password } = await app.register()
  const client = app.api(token)
  expect((await client.post('/api/account/passkeys/options', { current: 'a guess' })).status).toBe(422)
  const offered = await client.post('/api/account/passkeys/options', { current: password })
  const { ticket } = offered.json<{ ticket: string }>()
  const credential = {
    ...anAssertion('AAAA'),
    response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ' },
  }
  const added = await client.post('/api/account/passkeys', { ticket, name: 'x', credential })
  expect([added.status, added.json()]).toMatchObject([422, { errors: { passkey: ['PASSKEY_NOT_RECOGNISED'] } }])
  expect(await app.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
})

test('a passkey is taken without an attestation alone: the certificates of others are not even read', async () => {
  const { token, password } = await app.register()
  const client = app.api(token)
  const add = async (format: 'none' | 'packed') => {
    const offered = await client.post('/api/account/passkeys/options', { current: password })
    const { ticket, options } = offered.json<PasskeyOptions>()
    const credential = createFakePasskey().created(options, HOME, format)
    return client.post('/api/account/passkeys', { ticket, name: 'My laptop', credential })
  }
  const attested = await add('packed')
  expect([attested.status, attested.json()]).toMatchObject([422, { errors: { passkey: ['PASSKEY_NOT_RECOGNISED'] } }])
  expect(await app.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  expect((await add('none')).json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10)
})

describe('recovery codes', () => {
  test('are gone once two tabs have removed the last two passkeys at the same moment', async () => {
    const { id, passkey, client, password, codes } = await withPasskey()
    const both = [passkey.id, (await addPasskeyTo(app.db, id)).id]
    const remove = (one: string, at: number) =>
      client.post('/api/account/passkeys/remove', { id: one, current: password, factor: { code: codes[at] } })
    expect((await Promise.all(both.map(remove))).map(({ status }) => status)).toEqual([204, 204])
    expect((await client.get('/api/account')).json()).toMatchObject({ passkeys: [], recoveryCodes: 0 })
  })

  test('are ten, all different, in letters that cannot be mistaken, and kept only as hashes', async () => {
    const { codes } = await withPasskey()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const kept = JSON.stringify(await app.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(kept).not.toContain(code)
  })

  test('are the same in small letters, with spaces, and with an O for a 0 or an l for a 1', () => {
    const [code = ''] = newRecoveryCodes(() => new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]))
    expect(code).toBe('0123-4567-89AB-CDEF')
    for (const typed of ['0123456789abcdef', ' o1 23-4567-89AB-CDEF', 'Ol23 4567 89ab cdef'])
      expect(codeHash(typed)).toBe(codeHash(code))
    expect(codeHash('0123-4567-89AB-CDEG')).not.toBe(codeHash(code))
  })
})
