import { beforeEach, expect, test } from 'vitest'
import { askForEverything, startApp, type TestApp } from '#testkit/start-app.ts'
import { loggedRoutes } from './security-log.ts'

let app: TestApp
let lines: string[]
beforeEach(async () => {
  lines = []
  app = await startApp({ logLevel: 'info', logSink: { write: (line) => lines.push(line) } })
  return () => app.close()
})

type Line = {
  readonly event: string
  readonly outcome: string
  readonly account?: string
  readonly email?: string
  readonly network: string
}

/** The lines are written after the reply. */
const security = async (event: string, count: number): Promise<Line[]> => {
  const found = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.msg === 'security' && line.event === event) as readonly Line[] as Line[]
  await expect.poll(found).toHaveLength(count)
  return found()
}

const login = (email: string, password: string, remoteAddress = '203.0.113.9') =>
  app.ask({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress })

test('every route that the security log names exists', () => {
  for (const route of Object.keys(loggedRoutes)) {
    const [method = '', url = ''] = route.split(' ')
    expect.soft(app.app.hasRoute({ method: method as 'GET', url }), route).toBe(true)
  }
})

test('a run of stolen passwords can be counted: one network, many emails, nearly all of them failed', async () => {
  const victim = await app.register({ email: 'victim@example.com' })
  for (let n = 0; n < 30; n += 1) await login(`stolen${n}@example.com`, 'a leaked password')
  await login(victim.email, victim.password)
  await login('another@example.com', 'typed wrongly', '198.51.100.7')

  const tries = await security('log in', 32)
  const [network = ''] = tries.map((each) => each.network)
  const run = tries.filter((each) => each.network === network)
  expect(run.filter(({ outcome }) => outcome === 'failed')).toHaveLength(30)
  expect(new Set(run.map(({ email }) => email)).size).toBe(31)
  expect(run.filter(({ outcome }) => outcome === 'ok')).toMatchObject([{ account: expect.any(String) }])
})

test('one account can be followed through its events, and a dead token and a limit are seen', async () => {
  const { token, email, password, id } = await app.register()
  const client = app.api(token)
  await login(email, password)
  await client.post('/api/account/password', { current: 'a guess', password: 'eleven small boats' })
  await client.post('/api/account/password', { current: password, password: 'eleven small boats' })
  await askForEverything(client, { current: 'eleven small boats' })
  await client.post('/api/auth/logout')
  await client.get('/api/account')

  const [opened] = await security('register', 1)
  const changes = await security('change the password', 2)
  expect(changes.map(({ outcome }) => outcome)).toEqual(['failed', 'ok'])
  const [exported] = await security('export everything', 1)
  const [entered] = await security('log in', 1)
  expect(new Set([opened, entered, exported, ...changes].map((line) => line?.account)).size).toBe(1)
  expect(opened?.account).not.toBe(String(id))
  expect(await security('no living session', 1)).toMatchObject([{ outcome: 'failed' }])
})

test('no name, email, address or token is in a line', async () => {
  const { token, email } = await app.register({ name: 'Zebedee', last_name: 'Quill', email: 'zebedee@example.com' })
  await askForEverything(app.api(token))
  await login(email, 'a guess')
  await security('log in', 1)
  const written = lines.join('')
  for (const secret of ['Zebedee', 'Quill', 'zebedee', '203.0.113.9', '127.0.0.1', token, 'a guess'])
    expect(written).not.toContain(secret)
})
