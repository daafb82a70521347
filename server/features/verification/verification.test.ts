import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { buyerOfPair, invitationTo } from '#testkit/couple.ts'
import { proofIn } from '#testkit/email-proof.ts'
import { appForEach, askForEverything, type TestApp } from '#testkit/start-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const app = appForEach()

/** A new customer, and the code and link of their welcome. */
const newcomer = async (given: Record<string, unknown> = {}) => {
  const account = await app.registerUnverified(given)
  return { ...account, client: app.api(account.token), ...(await proofIn(app, account.email)) }
}

const verified = async (token: string): Promise<boolean> =>
  (await app.api(token).get('/api/account')).json<AccountReply>().emailVerified

const codeIs = (token: string, code: string) => app.api(token).post('/api/account/email/verify', { code })

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the address of an account is verified', () => {
  test('by the six figures of the welcome mail, typed with a space, and once is enough', async () => {
    const { token, code, client } = await newcomer()
    expect(await verified(token)).toBe(false)
    expect((await codeIs(token, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    expect(await verified(token)).toBe(true)
    expect((await codeIs(token, '000000')).status).toBe(204)
    expect((await client.post('/api/account/email/code')).json()).toMatchObject({
      errors: { email: ['EMAIL_VERIFIED'] },
    })
  })

  test('by the link of the welcome mail, on a device that is not logged in, and opening it twice does no harm', async () => {
    const { token, link } = await newcomer()
    for (let n = 0; n < 2; n += 1) {
      const reply = await app.api().post('/api/auth/verify-email', { token: link })
      expect(reply.status).toBe(204)
    }
    expect(await verified(token)).toBe(true)
  })

  test('not by a guess: after five wrong ones the right code is dead, and a new one works', async () => {
    const { token, code, email, client } = await newcomer()
    for (let n = 0; n < 5; n += 1)
      expect((await codeIs(token, wrong(code))).json()).toMatchObject({ errors: { code: ['EMAIL_CODE_WRONG'] } })
    expect((await codeIs(token, code)).json()).toMatchObject({ errors: { code: ['EMAIL_CODE_DEAD'] } })
    app.clock.pass(MINUTE)
    expect((await client.post('/api/account/email/code')).status).toBe(202)
    const next = await proofIn(app, email, 2)
    expect((await codeIs(token, next.code)).status).toBe(204)
  })

  test('not by what is no code', async () => {
    const { token } = await newcomer()
    for (const typed of ['', '12345', '1234567', 'abcdef', ' '.repeat(100_000)])
      expect([typed.length, (await codeIs(token, typed)).status]).toEqual([typed.length, 422])
  })

  test('not after a day, by code or link', async () => {
    const { email, password, code, link } = await newcomer()
    app.clock.pass(24 * HOUR)
    const { token } = (await app.api().post('/api/auth/login', { email, password })).json<{ token: string }>()
    expect((await codeIs(token, code)).json()).toMatchObject({ errors: { code: ['EMAIL_CODE_DEAD'] } })
    const late = await app.api().post('/api/auth/verify-email', { token: link })
    expect(late.json()).toMatchObject({ errors: { token: ['EMAIL_LINK_DEAD'] } })
  })

  test('by the newest code alone, though the links of earlier mails work on', async () => {
    const { token, code, link, email, client } = await newcomer()
    app.clock.pass(MINUTE)
    await client.post('/api/account/email/code')
    const second = await proofIn(app, email, 2)
    if (second.code !== code)
      expect((await codeIs(token, code)).json()).toMatchObject({ errors: { code: ['EMAIL_CODE_WRONG'] } })
    expect((await app.api().post('/api/auth/verify-email', { token: link })).status).toBe(204)
  })

  test('not with the code of another customer', async () => {
    const one = await newcomer()
    const other = await newcomer()
    if (one.code !== other.code) expect((await codeIs(one.token, other.code)).status).toBe(422)
    expect(await verified(one.token)).toBe(false)
  })

  test('with at most six codes a day, the welcome counted', async () => {
    const { client } = await newcomer()
    for (let n = 0; n < 5; n += 1) expect((await client.post('/api/account/email/code')).status).toBe(202)
    const seventh = await client.post('/api/account/email/code')
    expect(seventh.json()).toMatchObject({ errors: { email: ['EMAIL_CODES_TOO_MANY'] } })
  })

  test('with no more of them where they are asked for at the same moment, nor with another address each', async () => {
    const { client, id, password } = await newcomer()
    const asked = Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? client.post('/api/account/email/code')
        : client.post('/api/account/email/correct', { email: `number${n}@hale.example`, current: password }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(5)
    expect(statuses.filter((status) => status !== 422 && status >= 300)).toEqual([])
    expect(await app.stores.emailVerifications.sentSince(id, 0)).toBe(6)
  })

  test('by choosing a new password with a link from a mail', async () => {
    const { email } = await newcomer()
    await app.api().post('/api/auth/forgot-password', { email })
    const [mail] = await app.mail(1)
    const reset = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    await app.api().post('/api/auth/reset-password', { token: reset, password: 'a new quiet orchard' })
    const login = await app.api().post('/api/auth/login', { email, password: 'a new quiet orchard' })
    expect(await verified(login.json<{ token: string }>().token)).toBe(true)
  })

  test('by accepting a partner’s invitation at the address it was sent to, and by no other invitation', async () => {
    for (const [account, is] of [
      ['thomas@hale.example', true],
      ['another@hale.example', false],
    ] as const) {
      app.clock.pass(MINUTE)
      const buyer = await buyerOfPair(app)
      await buyer.post('/api/pair/invite', { email: 'Thomas@hale.example' })
      const token = await invitationTo(app, 'Thomas@hale.example', is ? 1 : 2)
      const partner = await app.registerUnverified({ email: account })
      expect((await app.api(partner.token).post('/api/pair/accept', { token })).status).toBe(200)
      expect(await verified(partner.token)).toBe(is)
    }
  })
})

describe('without a verified address', () => {
  // Promise: who.free
  test('a customer writes, pays, reads the list of documents and a draft, and exports', async () => {
    const { client, id, token } = await newcomer()
    const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
    await app.stores.wills.save(id, { ...completeExampleWill(), id: wills.id, version: 0 }, app.clock())
    expect((await client.post('/api/payment/checkout', { items: ['will'] })).status).toBe(200)
    await app.give(id, ['will'])
    expect((await client.post('/api/documents/consent', { startNow: true, loseRight: true })).status).toBe(204)
    for (const path of ['/api/documents', '/api/documents/draft.pdf'])
      expect([path, (await client.get(path)).status]).toEqual([path, 200])
    expect((await askForEverything(client)).status).toBe(200)
    expect(await verified(token)).toBe(false)
  })

  // Promise: since.confirmed
  test('nothing is downloaded, no passkey added, nobody invited and no address changed', async () => {
    const { client, id, password } = await newcomer()
    await app.give(id, ['will'])
    const calls = [
      () => client.get('/api/documents/will.pdf'),
      () => client.get('/api/documents/pack.zip'),
      () => client.post('/api/account/passkeys/options', { current: password }),
      () => client.post('/api/account/passkeys', {}),
      () => client.post('/api/pair/invite', { email: 'thomas@hale.example' }),
      () => client.post('/api/account/email', { email: 'new@hale.example', current: password }),
    ]
    for (const call of calls) {
      const reply = await call()
      expect(reply.status).toBe(403)
      expect(reply.json()).toMatchObject({ errors: { email: ['EMAIL_UNVERIFIED'] } })
    }
  })
})

test('a customer who has not paid is asked for the payment first, and for the confirmed address once it is paid', async () => {
  const { client, id } = await newcomer()
  const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
  await app.stores.wills.save(id, { ...completeExampleWill(), id: wills.id, version: 0 }, app.clock())
  const calls = [
    () => client.get('/api/documents/will.pdf'),
    () => client.get('/api/documents/pack.zip'),
    () => client.get('/api/documents/summary-in-pounds.pdf'),
    () => client.get('/api/documents/in-words?as=braille'),
    () => client.post('/api/pair/invite', { email: 'thomas@hale.example' }),
    () => client.post('/api/roles/requests', { role: 'executor', person: 1 }),
  ]
  for (const call of calls) expect((await call()).status).toBe(402)
  await app.give(id, ['will'])
  for (const call of calls) expect((await call()).status).toBe(403)
})

describe('an address that was typed wrong', () => {
  const correct = (client: ReturnType<TestApp['api']>, email: string, current: string) =>
    client.post('/api/account/email/correct', { email, current })

  test('is corrected with the password: a code goes to the right one, and the old mail opens nothing', async () => {
    const { token, client, code, link, password, email } = await newcomer({ email: 'margret@hale.example' })
    await app.api().post('/api/auth/forgot-password', { email })
    const [mail] = await app.mail(1)
    const reset = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]

    expect((await correct(client, 'Margaret@hale.example', password)).status).toBe(202)
    expect((await codeIs(token, code)).status).toBe(422)
    expect((await app.api().post('/api/auth/verify-email', { token: link })).status).toBe(422)
    const dead = await app.api().post('/api/auth/reset-password', { token: reset, password: 'a new quiet orchard' })
    expect(dead.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })

    const right = await proofIn(app, 'Margaret@hale.example')
    expect((await codeIs(token, right.code)).status).toBe(204)
    expect((await client.get('/api/account')).json()).toMatchObject({
      email: 'Margaret@hale.example',
      emailVerified: true,
    })
  })

  test('is not corrected without the password, to a taken address, to itself, or once it is verified', async () => {
    await app.registerUnverified({ email: 'taken@hale.example' })
    const { client, code, password, email, token } = await newcomer()
    const refusals = [
      [await correct(client, 'free@hale.example', 'a guess'), { current: ['WRONG_PASSWORD'] }],
      [await correct(client, 'TAKEN@hale.example', password), { email: ['EMAIL_TAKEN'] }],
      [await correct(client, email.toUpperCase(), password), { email: ['EMAIL_SAME'] }],
    ] as const
    for (const [reply, errors] of refusals) expect(reply.json()).toMatchObject({ errors })
    await codeIs(token, code)
    const late = await correct(client, 'free@hale.example', password)
    expect(late.json()).toMatchObject({ errors: { email: ['EMAIL_VERIFIED'] } })
  })

  test('cannot be used to send mail to many addresses', async () => {
    const { client, password } = await newcomer()
    for (let n = 0; n < 5; n += 1) expect((await correct(client, `person${n}@hale.example`, password)).status).toBe(202)
    const more = await correct(client, 'more@hale.example', password)
    expect(more.json()).toMatchObject({ errors: { email: ['EMAIL_CODES_TOO_MANY'] } })
  })
})
