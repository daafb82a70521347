import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { AccountReply } from '#core/api/account.ts'
import type { Session } from '#core/api/auth.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { simplestWill, straightforward } from '#testkit/builders.ts'
import { appForEach, PASSWORD, startApp } from '#testkit/start-app.ts'

const app = appForEach()

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })
const statusOf = async (token: string) => (await app.api(token).post('/api/wills/list')).status
const codes = (reply: { json<T>(): T }) => reply.json<{ errors: Record<string, string[]> }>().errors

const person = async () => {
  const registered = await app.register()
  const client = app.api(registered.token)
  return { ...registered, client, account: async () => (await client.get('/api/account')).json<AccountReply>() }
}

describe('a new password', () => {
  test('needs the old one, and ends every login but this one', async () => {
    const { email, password, token, client } = await person()
    const other = (await login(email, password)).json<Session>().token
    const wrong = await client.post('/api/account/password', { current: 'not this', password: 'eleven small boats' })
    expect([wrong.status, codes(wrong)]).toEqual([422, { current: ['WRONG_PASSWORD'] }])
    const changed = await client.post('/api/account/password', { current: password, password: 'eleven small boats' })
    expect(changed.status).toBe(204)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, 'eleven small boats')).status).toBe(200)
  })

  test.each([
    ['iloveyou', 'PASSWORD_TOO_COMMON'],
    ['margaret99', 'PASSWORD_IS_YOU'],
    ['seven77', 'PASSWORD_TOO_SHORT'],
  ])('is refused when it is easily guessed: %s', async (weak, code) => {
    const { client, password } = await person()
    const reply = await client.post('/api/account/password', { current: password, password: weak })
    expect([reply.status, codes(reply)]).toEqual([422, { password: [code] }])
    const signUp = { name: 'Margaret', last_name: 'Hale', optin: true, homeowner: 'Yes', england_or_wales: 'Yes' }
    const registering = await app
      .api()
      .post('/api/auth/register', { ...signUp, email: 'm@example.com', password: weak })
    expect([registering.status, codes(registering)]).toEqual([422, { password: [code] }])
  })

  test('cannot be guessed at from an open browser without end', async () => {
    const strict = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 3, proofOfWorkAfter: 1000 } })
    try {
      const { token } = await strict.register()
      const guess = () => strict.api(token).delete('/api/account', { current: 'a guess' })
      for (let n = 0; n < 3; n += 1) expect((await guess()).status).toBe(422)
      expect((await guess()).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('everything we hold', () => {
  const exported = async (client: { get(path: string): Promise<unknown> }, token: string) => {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/account/export',
      headers: { authorization: `Bearer ${token}` },
      payload: { current: PASSWORD },
    })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(client).toBeDefined()
    return Object.fromEntries(
      Object.entries(unzipSync(reply.rawPayload)).map(([name, file]) => [name, strFromU8(file)]),
    )
  }

  // Promise: api.account
  test('comes as JSON with its schema, and the documents as files', async () => {
    const owner = await app.customer()
    await owner.post('/api/wills/persons/create', { fullname: 'Ruth Hale', type: 'Person' })
    const files = await exported(owner, owner.token)
    expect(Object.keys(files).sort()).toEqual(
      ['README.txt', 'account.json', 'account.schema.json', 'documents/draft-will.pdf', 'record.json'].sort(),
    )
    const data = JSON.parse(files['account.json'] ?? '')
    expect(data.will.persons).toMatchObject([{ fullname: 'Ruth Hale' }])
    expect(data.account.sessions).toHaveLength(1)
    expect(data.atSignUp).toEqual({ homeowner: 'Yes', marketing: null })
    const schema = JSON.parse(files['account.schema.json'] ?? '')
    // Files that this customer does not have are described too.
    const described = [...Object.keys(data), 'reading', 'review', 'waitingList']
    expect(Object.keys(schema.properties).sort()).toEqual(described.sort())
    expect(files['documents/draft-will.pdf']).toContain('a draft')
  })

  test('has what was ordered, what was done, earlier versions, and the answers for a check', async () => {
    const owner = await app.customer()
    for (const [version, status] of ['Single', 'Widowed'].entries())
      await owner.post('/api/form', {
        step: 'will.about-me.marital-status',
        version,
        will: { status, situation: straightforward },
      })
    const { external_id, url } = (await owner.post('/api/payment/checkout', { items: ['check'] })).json<{
      external_id: string
      url: string
    }>()
    const answers = Object.fromEntries(willQuestions.map(({ id, options }) => [id, options[0]]))
    await owner.post('/api/will-check', { external_id, answers })
    await app.ask({
      method: 'POST',
      url,
      payload: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const data = JSON.parse((await exported(owner, owner.token))['account.json'] ?? '')
    expect(data.orders).toMatchObject([{ items: ['check'], external_id }])
    expect(data.history.map(({ action }: { action: string }) => action)).toContain('paid')
    expect(data.checks).toMatchObject([{ answers }])
    expect(data.will.status).toBe('Widowed')
    expect(data.earlierVersions).toMatchObject([{ version: 1, will: { status: 'Single' } }, { version: 0 }])
  })

  test('holds the will itself once it was downloaded, and no password', async () => {
    const owner = await app.customer()
    await app.stores.wills.save(owner.userId, simplestWill({ id: owner.willId }), app.clock())
    await app.give(owner.userId, ['will'])
    await owner.post('/api/documents/consent', { startNow: true, loseRight: true })
    await owner.get('/api/documents/will.pdf')
    const files = await exported(owner, owner.token)
    expect(files['documents/version-1/will.pdf']).toContain('the will')
    expect(files['account.json']).not.toMatch(/argon2|password/)
  })

  test('of a customer who has begun nothing is their account', async () => {
    const { client, token } = await person()
    const files = await exported(client, token)
    expect(JSON.parse(files['account.json'] ?? '')).not.toHaveProperty('will')
  })
})

describe('a deleted account', () => {
  const everything = async () => {
    const tables = await app.db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(
        async ({ name }) =>
          [
            name,
            await app.db
              .selectFrom(name as 'users')
              .selectAll()
              .execute(),
          ] as const,
      ),
    )
    return Object.fromEntries(rows)
  }

  // Promise: api.account
  test('leaves nothing behind but a short record of what was bought', async () => {
    const canary = 'Zebedee'
    const { token, email, password } = await app.register({
      name: canary,
      last_name: canary,
      email: `${canary}@example.com`,
    })
    const client = app.api(token)
    await client.post('/api/wills/init')
    await client.post('/api/wills/persons/create', { fullname: `${canary} Smith`, type: 'Person' })
    const checkout = await client.post('/api/payment/checkout', { items: ['storage'] })
    const { external_id } = checkout.json<{ external_id: string }>()
    await app.api().post(`/sandbox/pay/${external_id}`, { outcome: 'paid' })
    expect((await client.post('/api/reviews', { rating: 5, words: canary, shown_as: 'full name' })).status).toBe(204)
    const message = { topic: 'A question', name: canary, email, message: canary }
    await app.api().post('/api/contact', message, await app.proof())
    await app.api().post('/api/waitlist', { name: canary, last_name: canary, email }, await app.proof())
    await app.api().post('/api/auth/forgot-password', { email })
    await client.post('/api/account/email', { current: password, email: `new.${canary}@example.com` })
    await app.mail(4)

    expect((await client.delete('/api/account', { current: 'a guess' })).status).toBe(422)
    expect((await client.delete('/api/account', { current: password })).status).toBe(204)
    const closed = (await app.mail(5)).find(({ subject }) => subject === 'Your Heirloom account is deleted')
    expect(closed?.to).toBe(email)
    await expect.poll(async () => (await everything()).mail_outbox).toEqual([])

    const left = await everything()
    expect(JSON.stringify(left)).not.toMatch(new RegExp(canary, 'i'))
    expect(left.closed_accounts).toMatchObject([{ why: 'asked', closed_at: '2026-11-03T12:00:00.000Z' }])
    expect(JSON.stringify(left.closed_accounts)).toContain('storage')
    expect((await login(email, password)).status).toBe(401)
    expect((await app.register({ email })).email).toBe(email)
  })

  test('deletes nothing of another customer', async () => {
    const other = await app.customer()
    const before = (await other.get('/api/form')).text
    const { client, password } = await person()
    await client.delete('/api/account', { current: password })
    expect((await other.get('/api/form')).text).toBe(before)
  })
})
