import { join } from 'node:path'
import { connectTo } from '#server/db/database.ts'
import { createExperimentStore } from '#server/db/repositories/experiments.store.ts'
import { answerCookies, answerLanding, arriveAt, goTo, typeAddress } from './customer.ts'
import { expect, type OwnServer, startOwnServer, test } from './fixtures.ts'

let server: OwnServer
// In one worker, where they share their server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startOwnServer()
  const db = connectTo(join(server.dataDir, 'heirloom.sqlite'))
  const experiments = createExperimentStore(db)
  await experiments.create('prices-first', 'lpf-a', [{ url: '/prices?side=b', weight: 1 }], new Date())
  await experiments.run('prices-first', true)
  await db.destroy()
})
test.afterAll(() => server.close())

const afterTest = async (page: import('@playwright/test').Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'afterTest')

// Promise: guard.tracking, test.call
test('a visitor on the other side of an experiment goes there with their query, and without a cookie', async ({
  page,
}) => {
  await typeAddress(page, `${server.url}/my-will/lpf-a/0?utm_source=mail`)
  await arriveAt(page, 'Prices')
  expect(page.url()).toBe(`${server.url}/prices?side=b&utm_source=mail`)
  expect(await afterTest(page)).toBeUndefined()
})

// Promise: test.is-test
test('the query parameter is_test keeps a visitor where they are', async ({ page }) => {
  await typeAddress(page, `${server.url}/my-will/lpf-a/0?is_test=1`)
  await arriveAt(page, 'Write your will and see every word.')
  await page.waitForLoadState('networkidle')
  expect(page.url()).toContain('/my-will/lpf-a/0?is_test=1')
})

// Promise: test.kept, limit.cookie
test('a visitor who accepts cookies is kept on their side for 24 hours, though the experiment is asked no more', async ({
  page,
}) => {
  await goTo(page, `${server.url}/`)
  await arriveAt(page, 'Prices')
  await answerCookies(page, 'Accept cookies')
  const cookie = await afterTest(page)
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('/prices?side=b')
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600).toBeCloseTo(24, 1)

  const asked: string[] = []
  const again = await page.context().newPage()
  again.on('request', (request) => asked.push(...(request.url().includes('/api/tests/') ? [request.url()] : [])))
  await goTo(again, `${server.url}/`)
  await arriveAt(again, 'Prices')
  expect(asked).toEqual([])
})

// Promise: test.follow
test('a cookie cannot lead a visitor to another site', async ({ page, context }) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) elsewhere.push(request.url())
  })
  await goTo(page, `${server.url}/prices`)
  await answerCookies(page, 'Accept cookies')
  await page.close()
  for (const value of ['https://evil.example/prices', '//evil.example', '/\\evil.example']) {
    await context.addCookies([{ name: 'afterTest', value: encodeURIComponent(value), url: server.url }])
    const visit = await context.newPage()
    await visit.route('https://evil.example/**', (route) => route.fulfill({ body: 'taken' }))
    await goTo(visit, `${server.url}/`)
    await arriveAt(visit, 'Prices')
    await visit.close()
  }
  expect(elsewhere).toEqual([])
})

// Promise: test.follow
for (const cookies of ['Accept cookies', 'Decline cookies'] as const)
  test(`an experiment traps no visitor who chose "${cookies}": every link of the other side leads on, and they sign up`, async ({
    page,
  }) => {
    await goTo(page, `${server.url}/`)
    await arriveAt(page, 'Prices')
    await answerCookies(page, cookies)
    const landing = () => arriveAt(page, 'Write your will and see every word.')
    await page.getByRole('link', { name: 'Heirloom' }).first().click()
    await landing()
    await page.reload()
    await landing()
    await page.getByRole('link', { name: 'Prices' }).first().click()
    await arriveAt(page, 'Prices')
    await page.goBack()
    await landing()
    await page.goForward()
    await arriveAt(page, 'Prices')
    await page.getByRole('main').getByRole('link', { name: 'Start your will' }).click()
    await answerLanding(page, { name: 'Anna', last_name: 'Price' })
  })

test('a visitor who first opens the other side by its own address is sent nowhere by its links', async ({ page }) => {
  await typeAddress(page, `${server.url}/prices`)
  await page.getByRole('main').getByRole('link', { name: 'Start your will' }).click()
  await arriveAt(page, 'Write your will and see every word.')
})

test('a page that an experiment replaces is not painted first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      const root = document.getElementById('root')
      if (
        heading &&
        root &&
        getComputedStyle(root).visibility !== 'hidden' &&
        getComputedStyle(root).display !== 'none'
      )
        seen.push(heading.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.route('**/api/tests/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await goTo(page, `${server.url}/`)
  await arriveAt(page, 'Prices')
  await page.waitForTimeout(100)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['Prices'])
})
