import { hash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { simplestWill } from '#testkit/builders.ts'
import { buyerOfPair } from '#testkit/couple.ts'
import { filesHolding } from '#testkit/files-holding.ts'
import { soon, startApp, type TestApp } from '#testkit/start-app.ts'

/** Mail that was delivered is in the letter box of its recipient, not among the data. */
const delivered: string[] = []
let app: TestApp
beforeEach(async () => {
  delivered.length = 0
  app = await startApp({ mailer: { send: async ({ to }) => void delivered.push(to) } })
})
afterEach(() => app.close())

const holding = (what: string | Uint8Array) => filesHolding(app.folder, what)
const mailGone = () =>
  vi.waitUntil(async () => (await app.db.selectFrom('mail_outbox').select('id').execute()).length === 0, soon)

const PLACE = 'Quincunx'

/** A customer with everything that is deleted, and copies of the bytes that must go. */
const customerWithAll = async () => {
  const email = `${PLACE}@hale.example`
  const { token, id: userId, password } = await app.register({ email, name: PLACE, last_name: PLACE })
  const client = app.api(token)
  const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
  await app.stores.wills.save(userId, { ...simplestWill(), id: wills.id, version: 0 }, app.clock())
  await app.give(userId, ['will'])
  await client.post('/api/documents/consent', { startNow: true, loseRight: true })
  await client.get('/api/documents/will.pdf')
  await app.api().post('/api/waitlist', { name: PLACE, last_name: PLACE, email }, await app.proof())
  await app.api().post('/api/auth/forgot-password', { email })
  await app.api().post('/api/unsubscribe', { email }, await app.proof())
  const { wrapped } = await app.db
    .selectFrom('data_keys')
    .select('wrapped')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const revisions = await app.db.selectFrom('will_revisions').select('body').where('will_id', '=', wills.id).execute()
  const files = await app.db.selectFrom('issued_files').select('pdf').execute()
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const sealed = [wrapped, ...revisions.map(({ body }) => body), ...files.map(({ pdf }) => pdf)]
  return { client, email, password, userId, password_hash, sealed }
}

describe('what is deleted is gone from the bytes of every file', () => {
  test('neither the address, the name, the password’s hash, the key nor a sealed body is in any file', async () => {
    const { client, email, password, password_hash, sealed } = await customerWithAll()
    expect(await holding(email)).not.toEqual([])
    for (const bytes of sealed) expect(await holding(bytes)).not.toEqual([])

    expect((await client.delete('/api/account', { current: password })).status).toBe(204)
    for (const what of [email, PLACE, password_hash, hash('sha256', email.toLowerCase(), 'hex'), ...sealed])
      expect(await holding(what)).toEqual([])

    await mailGone()
    expect(delivered).toContain(email)
    for (let others = 0; others < 40; others += 1) await app.customer()
    for (const what of [email, PLACE, password_hash, ...sealed]) expect(await holding(what)).toEqual([])
  })

  test('so it is in a database of many customers, whose rows move from page to page', async () => {
    const customers = []
    for (let n = 0; n < 60; n += 1) customers.push(await app.customer())
    const gone = customers.filter((_, index) => index % 3 === 0)
    const traces: (string | Uint8Array)[] = []
    for (const { userId, willId, post } of customers) {
      for (let version = 0; version < 4; version += 1)
        await post('/api/form', { step: 'will.about-me.marital-status', version, will: { status: 'Single' } })
      if (!gone.some((one) => one.userId === userId)) continue
      const { email } = await app.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const { wrapped } = await app.db
        .selectFrom('data_keys')
        .select('wrapped')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      const rows = await app.db.selectFrom('will_revisions').select('body').where('will_id', '=', willId).execute()
      traces.push(email, wrapped, ...rows.map(({ body }) => body))
    }
    for (const { delete: remove } of gone)
      expect((await remove('/api/account', { current: 'correct horse' })).status).toBe(204)
    await mailGone()
    for (const trace of traces) expect(await holding(trace)).toEqual([])
  })

  test('is not held up by another process that is still reading', async () => {
    const { client, email, password } = await customerWithAll()
    const reader = new DatabaseSync(join(app.folder, 'heirloom.sqlite'))
    reader.exec('begin; select count(*) from users')
    reader.prepare('select count(*) from users').get()
    expect((await client.delete('/api/account', { current: password })).status).toBe(204)
    expect(await holding(email)).not.toEqual([])
    reader.close()
    await expect.poll(() => holding(email)).toEqual([])
  })
})

describe('the address of an invited partner is kept as a keyed hash', () => {
  const address = 'quiet@partner.example'
  const partner = 'Thomas Hale'

  test('and no file holds it, or the partner’s name, while the mail waits or after it was delivered', async () => {
    const held = Promise.withResolvers<void>()
    const slow = await startApp({
      mailer: {
        send: async ({ to }) => {
          if (to === address) await held.promise
          delivered.push(to)
        },
      },
    })
    const inFiles = (what: string) => filesHolding(slow.folder, what)
    const waiting = () => slow.db.selectFrom('mail_outbox').select(['kind', 'mail']).execute()
    try {
      const buyer = await buyerOfPair(slow)
      expect((await buyer.post('/api/pair/invite', { email: address })).status).toBeLessThan(300)
      expect(await waiting()).toContainEqual({ kind: 'to a partner', mail: expect.stringMatching(/^[\w+/=]+$/) })
      for (const what of [address, partner, hash('sha256', address, 'hex')]) expect(await inFiles(what)).toEqual([])
      held.resolve()
      await vi.waitUntil(async () => (await waiting()).length === 0, soon)
      expect(delivered).toContain(address)
      for (const what of [address, partner, hash('sha256', address, 'hex')]) expect(await inFiles(what)).toEqual([])
    } finally {
      held.resolve()
      await slow.close()
    }
  })

  test('and the list of links has no time that would tell who invited whom', async () => {
    const buyer = await buyerOfPair(app)
    await buyer.post('/api/pair/invite', { email: address })
    const links = await app.db.selectFrom('unsubscribe_links').selectAll().execute()
    expect(links.map((link) => Object.keys(link))).toEqual([['token_hash', 'email_key']])
  })
})
