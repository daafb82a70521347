import { expect, test } from 'vitest'
import type { SecondFactor } from '#core/api/auth.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { withAuthenticator } from '#testkit/authenticator.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForAll } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const HOUR = 60 * 60_000

const app = appForAll()

/** Runs the command beside the server, on the same database, with the same keys and at the same time. */
const account = (...args: string[]) =>
  runHeirloom(['account', ...args], {
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })

const login = (email: string, password: string) => app.api().post('/api/auth/login', { email, password })

test('a locked account: tokens are dead at once, the right password is refused, nothing is deleted, unlocking opens it', async () => {
  const { email, password, token, id } = await app.register({ email: 'Margaret.Hale@example.com' })
  await app.api(token).post('/api/wills/init')
  expect((await account('lock', 'margaret.hale@example.com')).out).toBe(
    'The account is locked. We have emailed its owner.\n',
  )
  expect((await app.api(token).get('/api/account')).status).toBe(401)
  expect((await login(email, password)).json()).toMatchObject({ errors: { email: ['ACCOUNT_LOCKED'] } })
  await app.api().post('/api/auth/forgot-password', { email })
  expect(await app.stores.wills.find(id)).toBeDefined()

  expect((await account('unlock', email)).out).toContain('open again')
  const again = (await login(email, password)).json<{ token: string }>()
  expect((await app.api(again.token).get('/api/form')).status).toBe(200)
  expect((await account('unlock', email)).err).toContain('not locked')
})

test('what the operator does to an account stands in the security log, under the hash of its other lines', async () => {
  const { email, id } = await app.register()
  const ofAccount = await createVaults({ ...encryption, clock: app.clock })(app.db).service.logHash(
    'account',
    String(id),
  )
  const logged = async (...args: string[]) => JSON.parse((await account(...args)).err.split('\n')[0] ?? '')
  const line = { msg: 'security', outcome: 'ok', by: 'operator', account: ofAccount, time: app.clock().getTime() }
  expect(await logged('lock', email)).toMatchObject({ ...line, event: 'lock the account' })
  expect(await logged('unlock', email)).toMatchObject({ ...line, event: 'unlock the account' })
  expect(await logged('unlock', email)).toMatchObject({ event: 'unlock the account', outcome: 'failed' })
  expect(await logged('sessions', email, '--end')).toMatchObject({ ...line, event: 'end every session' })
  expect((await account('sessions', email)).err).toBe('')
  expect((await account('lock', email)).err).not.toContain(email)
})

test('the sessions of an account are listed, and ended', async () => {
  const { email, password, token } = await app.register()
  await login(email, password)
  expect((await account('sessions', email)).out.trimEnd().split('\n')).toHaveLength(2)
  expect((await account('sessions', email, '--end')).out).toContain('Ended 2.')
  expect((await app.api(token).get('/api/account')).status).toBe(401)
  expect((await account('sessions', email)).out).toBe('There are no sessions.\n')
})

test('lost second factors are removed after 72 hours in which the owner can stop it, and not before', async () => {
  const owner = await withAuthenticator(app)
  const remove = () => account('remove-factors', owner.email)
  expect((await remove()).out).toContain('Asked for. We have emailed its owner a link that stops it.')
  expect((await remove()).out).toContain('Nothing was removed.')
  app.clock.pass(71 * HOUR)
  expect((await remove()).out).toContain('Nothing was removed.')
  expect(await app.stores.authenticators.list(owner.id)).toHaveLength(1)
  app.clock.pass(HOUR)
  expect((await remove()).out).toContain('is removed')
  expect((await login(owner.email, owner.password)).json()).toHaveProperty('token')
  expect(await app.stores.recoveryCodes.left(owner.id)).toBe(0)
  expect((await remove()).err).toContain('no second factor')
  const actions = (await app.stores.audit.list(owner.id)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['asked to remove the second factors', 'removed the second factors']))
})

test('a log-in with a second factor, or “this was not me”, ends the removal that was asked for', async () => {
  const owner = await withAuthenticator(app)
  const remove = () => account('remove-factors', owner.email)
  await remove()
  app.clock.pass(HOUR)
  const { secondFactor } = (await login(owner.email, owner.password)).json<SecondFactor>()
  const answer = { ticket: secondFactor.ticket, code: owner.code() }
  expect((await app.api().post('/api/auth/second-factor', answer)).status).toBe(200)
  app.clock.pass(80 * HOUR)
  expect((await remove()).out).toContain('Asked for.')
  await account('lock', owner.email)
  app.clock.pass(80 * HOUR)
  expect((await remove()).err).toContain('locked')
  await account('unlock', owner.email)
  expect((await remove()).out).toContain('Asked for.')
  expect(await app.stores.authenticators.list(owner.id)).toHaveLength(1)
})

test('an email without an account is said so', async () => {
  const { status, err } = await account('lock', 'nobody@example.com')
  expect([status, err.trim()]).toEqual([1, 'There is no account with this email'])
})
