import { answerCookies, arriveAt, goTo } from './customer.ts'
import { startExperiment } from './experiment.ts'
import { expect, type OwnServer, test } from './fixtures.ts'

let server: OwnServer
// In one worker, where they share their server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startExperiment()
})
test.afterAll(() => server.close())

const afterTest = async (page: import('@playwright/test').Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'afterTest')

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
