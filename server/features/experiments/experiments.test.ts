import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { createExperimentStore, type ExperimentStore } from '../../db/repositories/experiments.store.ts'

/** Every visitor draws the next of these points between 0 and 1. */
let points: number[]
const randomBytes = (size: number): Uint8Array => {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32BE(Math.floor((points.shift() ?? 0) * 2 ** 32))
  return bytes
}

let app: TestApp
let experiments: ExperimentStore
beforeEach(async () => {
  points = []
  app = await startApp({ randomBytes })
  experiments = createExperimentStore(app.db)
  await experiments.create(
    'shorter-start',
    'lpf-a',
    [
      { url: undefined, weight: 50 },
      { url: '/prices?side=b', weight: 50 },
    ],
    app.clock(),
  )
})
afterEach(() => app.close())

const ask = async (ism = 'false') => (await app.api().get(`/api/tests/lpf-a?ism=${ism}`)).json()
const counts = async () =>
  (await experiments.list()).flatMap(({ variants }) =>
    variants.map(({ shownMobile, shownWide, signedUp }) => [shownMobile, shownWide, signedUp]),
  )

// Promise: call.tests
test('no visitor is redirected until an experiment is turned on', async () => {
  expect(await ask()).toEqual({})
  expect(await counts()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
})

describe('while an experiment runs', () => {
  beforeEach(() => experiments.run('shorter-start', true))

  // Promise: call.tests
  test('some stay and some are sent to the other side, by luck', async () => {
    points = [0.1, 0.9]
    expect(await ask()).toEqual({})
    expect(await ask()).toEqual({ url: '/prices?side=b' })
  })

  // Promise: call.tests
  test('what is counted is sums: narrow pages, wide pages, and who signed up on which side', async () => {
    points = [0.1, 0.9, 0.9]
    await ask('true')
    await ask('true')
    await ask()
    const post = (body: object) => app.api().post('/api/tests/lpf-a/signed-up', body)
    expect((await post({})).status).toBe(204)
    expect((await post({ url: '/prices?side=b' })).status).toBe(204)
    expect((await post({ url: '/made-up' })).status).toBe(204)
    expect(await counts()).toEqual([
      [1, 0, 1],
      [1, 1, 1],
    ])
  })

  test('a visitor is given no cookie with the answer', async () => {
    expect((await app.api().get('/api/tests/lpf-a?ism=true')).headers['set-cookie']).toBeUndefined()
  })

  test('visitors of other funnels are left alone', async () => {
    points = [0.9]
    expect((await app.api().get('/api/tests/check-my-will?ism=true')).json()).toEqual({})
  })

  test('turning another on for the same funnel turns it off', async () => {
    await experiments.create('another', 'lpf-a', [{ url: '/faqs', weight: 1 }], app.clock())
    await experiments.run('another', true)
    expect(await ask()).toEqual({ url: '/faqs' })
    expect((await experiments.list()).filter(({ running }) => running).map(({ name }) => name)).toEqual(['another'])
  })

  test('turning it off redirects no visitor', async () => {
    points = [0.9]
    await experiments.run('shorter-start', false)
    expect(await ask()).toEqual({})
  })
})

test.each(['lpf a', 'LPF', '..'])('%j is no funnel', async (funnel) => {
  const { status } = await app.api().get(`/api/tests/${encodeURIComponent(funnel)}`)
  expect([404, 422]).toContain(status)
})

test('an experiment sends no visitor to another site, however it came into the database', async () => {
  await experiments.create('elsewhere', 'check-my-will', [{ url: 'https://evil.example/', weight: 1 }], app.clock())
  await experiments.run('elsewhere', true)
  expect((await app.api().get('/api/tests/check-my-will?ism=false')).json()).toEqual({})
})
