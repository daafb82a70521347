import { afterEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { networkOf, siteOf } from './network.ts'

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

test('S14: sixty addresses of one IPv6 network are one caller', async () => {
  app = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 1000, proofOfWorkAfter: 5 } })
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) statuses.push(await registerFrom(`2001:db8:1:2::${n.toString(16)}`, n))
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.slice(5).every((status) => status === 403)).toBe(true)
  expect(await registerFrom('2001:db8:1:3::1', 60)).toBe(200)
})

test('S14: the networks of one IPv6 site have a larger allowance together', async () => {
  app = await startApp({ limits: { callsPerMinute: 1000, loginsPerMinute: 1000, proofOfWorkAfter: 1 } })
  const statuses: number[] = []
  for (let n = 0; n < 20; n += 1) statuses.push(await registerFrom(`2001:db8:1:${n.toString(16)}::1`, n))
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(await registerFrom('2001:db8:2::1', 20)).toBe(200)
})

test('S14: calls are counted by network, and by site with a larger allowance', async () => {
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

test('S26: a clock that is set back or forward neither keeps a caller out nor lets one in', async () => {
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
