import { describe, expect, test } from 'vitest'
import type { SentMail } from '#server/adapters/mailer.ts'
import { codeOf } from '#testkit/authenticator.ts'
import { proofIn } from '#testkit/email-proof.ts'
import { appForEach } from '#testkit/start-app.ts'
import { deviceOf } from '../auth/auth.service.ts'

const app = appForEach()

const VICTIM = 'victim@hale.example'
const NEW_PASSWORD = 'a quiet orchard wall'

/** The victim asks for a new password, and reads the mail. */
const resetLink = async (email = VICTIM): Promise<string> => {
  await app.api().post('/api/auth/forgot-password', { email })
  const isReset = ({ text }: SentMail) => text.includes('/reset-password/')
  await expect.poll(async () => (await app.everyMail()).some(isReset)).toBe(true)
  return /\/reset-password\/([\w-]{43})/.exec((await app.everyMail()).find(isReset)?.text ?? '')?.[1] ?? ''
}

/** Another person's account with the victim's address: written in, with a passkey, and a change of address under way. */
const squatter = async () => {
  const account = await app.registerUnverified({ email: VICTIM, name: 'Sly' })
  const client = app.api(account.token)
  await client.post('/api/wills/init')
  await client.post('/api/wills/persons/create', { fullname: 'Sly Grasper', type: 'Person' })
  // As accounts could have one before addresses were verified.
  await app.db
    .insertInto('passkeys')
    .values({
      id: 'sly',
      user_id: account.id,
      name: 'Sly',
      public_key: 'AAAA',
      counter: 0,
      transports: '[]',
      created_at: app.clock().toISOString(),
      used_at: null,
    })
    .execute()
  await app.stores.recoveryCodes.set(account.id, ['a hash'])
  return { ...account, client }
}

const about = (token: string) => app.api().post('/api/auth/reset-password/about', { token })
const login = (password: string) => app.api().post('/api/auth/login', { email: VICTIM, password })

describe('an account that another person opened with my address', () => {
  test('is shown on the page of the reset link: since when, and from which device', async () => {
    await app.ask({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: {
        name: 'Sly',
        last_name: 'Grasper',
        email: VICTIM,
        password: NEW_PASSWORD,
        optin: true,
        homeowner: 'Yes',
        england_or_wales: 'Yes',
      },
    })
    expect((await about(await resetLink())).json()).toEqual({
      neverVerified: { opened: '2026-11-03T12:00:00.000Z', device: 'Firefox on Windows' },
    })
  })

  test('is mine with everything in it when I keep it, and the other person’s access is gone', async () => {
    const other = await squatter()
    const welcome = await proofIn(app, VICTIM)
    const token = await resetLink()
    expect((await app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(204)

    expect((await other.client.get('/api/account')).status).toBe(401)
    expect((await login(other.password)).status).toBe(401)
    const mine = (await login(NEW_PASSWORD)).json<{ token: string }>()
    expect(mine.token).toMatch(/^[\w-]{43}$/)
    expect((await app.api(mine.token).get('/api/account')).json()).toMatchObject({
      emailVerified: true,
      passkeys: [],
      recoveryCodes: 0,
      sessions: [{ current: true }],
    })
    expect((await app.api(mine.token).get('/api/form')).text).toContain('Sly Grasper')
    expect((await app.api().post('/api/auth/verify-email', { token: welcome.link })).status).toBe(422)
  })

  test('is gone with everything in it when it was not me, and I can register at once', async () => {
    const other = await squatter()
    const token = await resetLink()
    expect((await app.api().post('/api/auth/disown', { token })).status).toBe(204)
    expect((await other.client.get('/api/form')).status).toBe(401)
    expect((await login(other.password)).status).toBe(401)
    const mine = await app.register({ email: VICTIM, name: 'Vera' })
    expect((await app.api(mine.token).get('/api/form')).text).not.toContain('Sly')

    const again = await app.api().post('/api/auth/disown', { token })
    expect(again.json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
  })

  test('leaves the record of what was paid when it is disowned, as every deletion does', async () => {
    const other = await squatter()
    await app.give(other.id, ['will'])
    await app.api().post('/api/auth/disown', { token: await resetLink() })
    const kept = await app.db.selectFrom('closed_accounts').selectAll().execute()
    expect(kept).toMatchObject([{ why: 'disowned', orders: expect.stringContaining('will') }])
  })

  test('is shown by the link that confirms the address, and deleted with it', async () => {
    const other = await squatter()
    const { link } = await proofIn(app, VICTIM)
    const aboutLink = () => app.api().post('/api/auth/verify-email/about', { token: link })
    expect((await aboutLink()).json()).toMatchObject({ neverVerified: { opened: '2026-11-03T12:00:00.000Z' } })
    expect((await other.client.get('/api/account')).json()).toMatchObject({ emailVerified: false })
    expect((await app.api().post('/api/auth/disown', { token: link })).status).toBe(204)
    expect((await other.client.get('/api/account')).status).toBe(401)
    expect((await aboutLink()).json()).toMatchObject({ errors: { token: ['EMAIL_LINK_DEAD'] } })
    expect((await app.api().post('/api/auth/verify-email', { token: link })).status).toBe(422)
  })

  test('is mine alone when I confirmed it by mistake and then choose a new password: what was added since is told and taken back', async () => {
    const sly = await app.registerUnverified({ email: VICTIM, name: 'Sly' })
    const { link } = await proofIn(app, VICTIM)
    await app.api().post('/api/auth/verify-email', { token: link })
    app.clock.pass(60_000)
    const client = app.api(sly.token)
    const setUp = (await client.post('/api/account/authenticators/set-up', { current: sly.password })).json<{
      ticket: string
      secret: string
    }>()
    const added = { ticket: setUp.ticket, name: 'Sly', code: codeOf(setUp, app.clock()) }
    expect((await client.post('/api/account/authenticators', added)).status).toBe(200)
    const [notice] = await app.notices(1)
    expect(notice?.to).toBe(VICTIM)
    const notMe = /\/this-was-not-me\/([\w-]{43})/.exec(notice?.text ?? '')?.[1]
    expect((await app.api().post('/api/auth/not-me', { token: notMe })).status).toBe(200)
    expect((await client.get('/api/account')).status).toBe(401)
    const token = await resetLink()
    expect((await app.api().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(204)
    expect((await login(NEW_PASSWORD)).json()).toMatchObject({ token: expect.any(String) })
    expect((await login(sly.password)).status).toBe(401)
  })

  test('cannot be disowned by either link once its address was verified by the other', async () => {
    const owner = await app.registerUnverified({ email: VICTIM })
    const { link } = await proofIn(app, VICTIM)
    await app.api().post('/api/auth/verify-email', { token: link })
    expect((await app.api().post('/api/auth/verify-email/about', { token: link })).json()).toEqual({})
    const reply = await app.api().post('/api/auth/disown', { token: link })
    expect(reply.json()).toMatchObject({ errors: { token: ['EMAIL_VERIFIED'] } })
    expect((await app.api(owner.token).get('/api/account')).status).toBe(200)
  })

  test('tells its device in our words, and says nothing that a stranger wrote', async () => {
    for (const [userAgent, words] of [
      ['Call Heirloom on 0800 123 456 at once/1 x', 'Unknown device'],
      ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    ])
      expect(deviceOf(userAgent)).toBe(words)
  })

  test('cannot be disowned once its address was verified, and nothing is said of it', async () => {
    const owner = await app.register({ email: VICTIM })
    const token = await resetLink()
    expect((await about(token)).json()).toEqual({})
    const reply = await app.api().post('/api/auth/disown', { token })
    expect(reply.json()).toMatchObject({ errors: { token: ['EMAIL_VERIFIED'] } })
    expect((await app.api(owner.token).get('/api/account')).status).toBe(200)
  })

  test('is not shown to a guess', async () => {
    await squatter()
    for (const token of ['A'.repeat(43), ''])
      expect((await about(token)).json()).toMatchObject({ errors: { token: ['RESET_LINK_DEAD'] } })
  })
})
