import { expect, test } from './fixtures.ts'

declare global {
  interface Window {
    shifted: number
  }
}

for (const path of ['/', '/my-will/lpf-a/1', '/prices']) {
  test(`on ${path} nothing moves when the fonts come late`, async ({ page }) => {
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
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifted)).toBe(0)
  })
}
