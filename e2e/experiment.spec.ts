import { join } from 'node:path'
import { connectTo } from '#server/db/database.ts'
import { createExperimentStore } from '#server/db/repositories/experiments.store.ts'
import { arriveAt } from './customer.ts'
import { expect, type OwnServer, startOwnServer, test } from './fixtures.ts'

let server: OwnServer
test.beforeEach(async () => {
  server = await startOwnServer()
  const db = connectTo(join(server.dataDir, 'heirloom.sqlite'))
  const experiments = createExperimentStore(db)
  await experiments.create('prices-first', 'lpf-a', [{ url: '/prices?side=b', weight: 1 }], new Date())
  await experiments.run('prices-first', true)
  await db.destroy()
})
test.afterEach(() => server.close())

const afterTest = async (page: import('@playwright/test').Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'afterTest')

test('a visitor on the other side of an experiment goes there with their query, and without a cookie', async ({
  page,
}) => {
  await page.goto(`${server.url}/my-will/lpf-a/0?utm_source=mail`)
  await arriveAt(page, 'Prices')
  expect(page.url()).toBe(`${server.url}/prices?side=b&utm_source=mail`)
  expect(await afterTest(page)).toBeUndefined()
})

test('the query parameter is_test keeps a visitor where they are', async ({ page }) => {
  await page.goto(`${server.url}/my-will/lpf-a/0?is_test=1`)
  await arriveAt(page, 'Write your will and see every word.')
  await page.waitForLoadState('networkidle')
  expect(page.url()).toContain('/my-will/lpf-a/0?is_test=1')
})

test('a visitor who accepts cookies is kept on their side for 24 hours, though the experiment is asked no more', async ({
  page,
}) => {
  await page.goto(`${server.url}/my-will/lpf-a/0`)
  await arriveAt(page, 'Prices')
  await page.getByRole('button', { name: 'Accept cookies' }).click()
  const cookie = await afterTest(page)
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('/prices?side=b')
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600).toBeCloseTo(24, 1)

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/tests/')) asked.push(request.url())
  })
  await page.goto(`${server.url}/my-will/lpf-a/0`)
  await arriveAt(page, 'Prices')
  expect(asked).toEqual([])
})

test('S31: a cookie cannot lead a visitor to another site', async ({ page, context }) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) elsewhere.push(request.url())
  })
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'taken' }))
  await page.goto(`${server.url}/prices`)
  await page.getByRole('button', { name: 'Accept cookies' }).click()
  for (const value of ['https://evil.example/prices', '//evil.example', '/\\evil.example']) {
    await context.addCookies([{ name: 'afterTest', value: encodeURIComponent(value), url: server.url }])
    await page.goto(`${server.url}/my-will/lpf-a/0`)
    await arriveAt(page, 'Prices')
  }
  expect(elsewhere).toEqual([])
})
