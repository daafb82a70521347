import { ALL_ANSWERS, arriveAt, startAt, typeAddress } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { untilQuiet } from './page-loading.ts'

test.use(withMotion)

declare global {
  interface Window {
    shifted: number
  }
}

test('on a page anybody reads nothing moves when the fonts come late', async ({ browser, server }) => {
  // Each in a browser that has no font yet, and all at once: they wait for the same.
  const shifts = ['/', '/my-will/lpf-a/1', '/prices'].map(async (path) => {
    const context = await browser.newContext(withMotion.contextOptions)
    const page = await context.newPage()
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        // The score of a shift is part of the browser's own entry, and not of TypeScript's.
        for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await typeAddress(page, server + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await untilQuiet(page)
    return [path, await page.evaluate(() => window.shifted)] as const
  })
  expect(await Promise.all(shifts)).toEqual([
    ['/', 0],
    ['/my-will/lpf-a/1', 0],
    ['/prices', 0],
  ])
})

test('the first summary of a will that has figures is drawn once, with its pounds, however late they come', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'valued')
  await arriveAt(page, 'Check your will')
  const late = Promise.withResolvers<void>()
  const estimator = /estimator[^/]*\.js/
  await page.route(estimator, async (route) => {
    await late.promise
    await route.continue()
  })
  const asked = page.waitForRequest(estimator)
  await typeAddress(page, ALL_ANSWERS)
  await asked
  const picture = page.getByRole('heading', { name: 'Who gets what' })
  await expect(picture).toHaveCount(0)
  late.resolve()
  await expect(picture).toBeVisible()
  await expect(page.getByText(/between £/).first()).toBeVisible()
})

test('a window that grows wide leaves no empty space under the picture of who gets what', async ({ page }) => {
  const picture = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  const height = async () => Math.round((await picture.boundingBox())?.height ?? 0)
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await expect(picture).toBeVisible()
  await expect.poll(height).toBeGreaterThan(300)
  const wide = await height()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(height).toBeGreaterThan(wide + 100)
  await page.setViewportSize({ width: 1360, height: 960 })
  await expect.poll(async () => Math.abs((await height()) - wide)).toBeLessThan(10)
})
