import { arriveAt, goTo } from './customer.ts'
import { startExperiment } from './experiment.ts'
import { expect, type OwnServer, test } from './fixtures.ts'

let server: OwnServer
// In one worker, where they share their server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startExperiment()
})
test.afterAll(() => server.close())

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
