import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeRedis, fakeRedis } from '#testkit/fake-redis.ts'
import { soon, startApp, type TestApp } from '#testkit/start-app.ts'
import { connectRedis, networkOf, siteOf } from './rate-limit.ts'

let app: TestApp
afterEach(() => app?.close())

test.each([
  ['203.0.113.9', '203.0.113.9', undefined],
  ['::ffff:203.0.113.9', '203.0.113.9', undefined],
  ['2001:db8:1:2::1', '2001:db8:1:2::', 'site 2001:db8:1::'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::', 'site 2001:db8:1::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::', 'site 2001:db8:1::'],
])('%s is counted under %s', (address, network, site) => {
  expect([networkOf(address), siteOf(address)]).toEqual([network, site])
})

const registerFrom = async (remoteAddress: string, n: number) => {
  const payload = {
    name: 'Margaret',
    last_name: 'Hale',
    email: `from${n}@example.com`,
    password: 'correct horse',
    optin: true,
    homeowner: 'Yes',
    england_or_wales: 'Yes',
  }
  return (await app.ask({ method: 'POST', url: '/api/auth/register', payload, remoteAddress })).status
}

test('sixty addresses of one IPv6 network are one caller', async () => {
  app = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 1000, proofOfWorkAfter: 5 } })
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) statuses.push(await registerFrom(`2001:db8:1:2::${n.toString(16)}`, n))
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.slice(5).every((status) => status === 403)).toBe(true)
  expect(await registerFrom('2001:db8:1:3::1', 60)).toBe(200)
})

test('the networks of one IPv6 site have a larger allowance together', async () => {
  app = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 1000, proofOfWorkAfter: 1 } })
  const statuses: number[] = []
  for (let n = 0; n < 20; n += 1) statuses.push(await registerFrom(`2001:db8:1:${n.toString(16)}::1`, n))
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(await registerFrom('2001:db8:2::1', 20)).toBe(200)
})

test('calls are counted by network, and by site with a larger allowance', async () => {
  app = await startApp({ limits: { callsPerMinute: 2, loginsPerMinute: 1000, proofOfWorkAfter: 1000 } })
  const ask = async (remoteAddress: string) =>
    (await app.ask({ method: 'GET', url: '/api/products', remoteAddress })).status
  expect([await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2::2'), await ask('2001:db8:1:2::3')]).toEqual([
    200, 200, 429,
  ])
  const others: number[] = []
  for (let n = 0; n < 40; n += 1) others.push(await ask(`2001:db8:5:${n.toString(16)}::1`))
  expect(others.filter((status) => status === 200)).toHaveLength(32)
})

test('a clock that is set back or forward neither keeps a caller out nor lets one in', async () => {
  app = await startApp({ limits: { callsPerMinute: 2, loginsPerMinute: 1000, proofOfWorkAfter: 1000 } })
  const ask = () => app.api().get('/api/products')
  const DAY = 24 * 60 * 60_000
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  for (const turn of [-DAY, 2 * DAY]) {
    app.clock.set(turn)
    const refused = await ask()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  }
  app.clock.pass(60_000)
  expect((await ask()).status).toBe(200)
})

const LIMITS = { callsPerMinute: 100, loginsPerMinute: 100, proofOfWorkAfter: 100 }

let redis: FakeRedis
let apps: TestApp[]
beforeEach(async () => {
  redis = await fakeRedis()
  apps = []
  return async () => {
    await Promise.all(apps.map((app) => app.close()))
    await redis.close()
  }
})

/** Two processes that count together, over one database. */
const start = async (limits: Partial<typeof LIMITS>) => {
  for (let process = 0; process < 2; process += 1) {
    const counts = await connectRedis(redis.url)
    await vi.waitUntil(() => counts.status === 'ready', soon)
    apps.push(
      await startApp({ sharedCounts: counts, limits: { ...LIMITS, ...limits }, ...(apps[0] && { db: apps[0].db }) }),
    )
  }
}

const each = async (calls: number, make: (app: TestApp, call: number) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const app = apps[call % apps.length]
    if (app) statuses.push(await make(app, call))
  }
  return statuses
}

const ask = async (app: TestApp) => (await app.api().get('/api/products')).status
/** Each time from another address, so that the limit of an address is not in the way. */
const logInAs = (email: string) => async (app: TestApp, call: number) => {
  const payload = { email, password: 'a guess at it' }
  const remoteAddress = `10.0.0.${call + 1}`
  return (await app.ask({ method: 'POST', url: '/api/auth/login', payload, remoteAddress })).status
}

// Promise: default.limits
test('calls are counted together by every process', async () => {
  await start({ callsPerMinute: 4 })
  expect(await each(6, ask)).toEqual([200, 200, 200, 200, 429, 429])
  expect([...redis.counts.values()]).toEqual([6])
})

/** Wrong passwords for one account at each process. */
const confirmations = async () => {
  const token = (await apps[0]?.register())?.token
  return async (app: TestApp) => {
    const body = { current: 'a guess at it', password: 'a quiet orchard wall' }
    return (await app.api(token).post('/api/account/password', body)).status
  }
}

test('passwords that are asked for again are counted together by every process', async () => {
  await start({ loginsPerMinute: 4 })
  expect(await each(6, await confirmations())).toEqual([422, 422, 422, 422, 429, 429])
  expect([...redis.counts.keys()].join('\n')).not.toMatch(/account \d/i)
})

test('failed log-ins cost a proof of work after as many in all the processes together', async () => {
  await start({ proofOfWorkAfter: 3 })
  expect(await each(5, logInAs('ben@example.com'))).toEqual([401, 401, 401, 403, 403])
})

// Promise: default.limits
test('while Redis cannot be reached no call is refused, and each process counts by itself', async () => {
  await start({ callsPerMinute: 40, loginsPerMinute: 4 })
  const guess = await confirmations()
  await each(40, ask)
  expect(await each(1, ask)).toEqual([429])
  await redis.close()
  redis = await fakeRedis()
  expect(await each(6, ask)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await each(10, guess)).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429, 429])
})
