import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeRedis, fakeRedis } from '#testkit/fake-redis.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { connectRedis } from './rate-limit.ts'

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

/** Two processes that count together. They share nothing else here. */
const start = async (limits: Partial<typeof LIMITS>) => {
  for (let process = 0; process < 2; process += 1) {
    const counts = await connectRedis(redis.url)
    await vi.waitUntil(() => counts.status === 'ready', { timeout: 5000, interval: 5 })
    apps.push(await startApp({ sharedCounts: counts, limits: { ...LIMITS, ...limits } }))
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

test('calls are counted together by every process', async () => {
  await start({ callsPerMinute: 4 })
  expect(await each(6, ask)).toEqual([200, 200, 200, 200, 429, 429])
  expect([...redis.counts.values()]).toEqual([6])
})

/** Wrong passwords for the first account of each process: the accounts have one number. */
const confirmations = async () => {
  const tokens = new Map<TestApp, string>()
  for (const app of apps) tokens.set(app, (await app.register()).token)
  return async (app: TestApp) => {
    const body = { current: 'a guess at it', password: 'a quiet orchard wall' }
    return (await app.api(tokens.get(app)).post('/api/account/password', body)).status
  }
}

test('passwords that are asked for again are counted together by every process', async () => {
  await start({ loginsPerMinute: 4 })
  expect(await each(6, await confirmations())).toEqual([422, 422, 422, 422, 429, 429])
  expect([...redis.counts.keys()].join('\n')).not.toMatch(/account 1/i)
})

test('failed log-ins cost a proof of work after as many in all the processes together', async () => {
  await start({ proofOfWorkAfter: 3 })
  expect(await each(5, logInAs('ben@example.com'))).toEqual([401, 401, 401, 403, 403])
})

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
