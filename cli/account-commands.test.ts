import { beforeEach, expect, test } from 'vitest'
import { runHeirloom } from '#testkit/run-command.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
  return () => app.close()
})

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
    'The account is locked. Its owner gets a mail.\n',
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

test('the sessions of an account are listed, and ended', async () => {
  const { email, password, token } = await app.register()
  await login(email, password)
  expect((await account('sessions', email)).out.trimEnd().split('\n')).toHaveLength(2)
  expect((await account('sessions', email, '--end')).out).toContain('Ended 2.')
  expect((await app.api(token).get('/api/account')).status).toBe(401)
  expect((await account('sessions', email)).out).toBe('There are no sessions.\n')
})

test('an email without an account is said so', async () => {
  const { status, err } = await account('lock', 'nobody@example.com')
  expect([status, err.trim()]).toEqual([1, 'There is no account with this email'])
})
