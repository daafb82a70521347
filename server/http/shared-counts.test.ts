import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeRedis, fakeRedis } from '#testkit/fake-redis.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { sharedCounts } from './shared-counts.ts'

let redis: FakeRedis
let apps: TestApp[]
beforeEach(async () => {
  redis = await fakeRedis()
  const start = async () => {
    const counts = sharedCounts(redis.url)
    await vi.waitUntil(() => counts.status === 'ready', { timeout: 5000, interval: 5 })
    return startApp({ sharedCounts: counts, limits: { calls: 4, logins: 100, free: 100 } })
  }
  apps = [await start(), await start()]
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await redis.close()
})

const ask = async (call: number): Promise<number> =>
  (await apps[call % apps.length]?.api().get('/api/products'))?.status ?? 0

test('calls are counted together by every process', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 6; call += 1) statuses.push(await ask(call))
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect([...redis.counts.values()]).toEqual([6])
})

test('while the counts are out of reach nobody is kept out', async () => {
  await ask(0)
  await redis.close()
  redis = await fakeRedis()
  for (let call = 0; call < 6; call += 1) expect(await ask(call)).toBe(200)
})
