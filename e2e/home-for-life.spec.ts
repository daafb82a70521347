import { ALL_ANSWERS, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('in forced colours what is held for somebody is told from what is theirs by dashes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await goTo(page, ALL_ANSWERS)
  await expect(page.getByText('Held by your executors')).toBeVisible()
  const mark = page.getByText('Held by your executors').locator('i')
  await expect(mark).toHaveCSS('border-style', 'dashed')
  await expect(page.getByText('Their own', { exact: true }).locator('i')).toHaveCSS('border-style', 'solid')
  const dashes = await page
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray))
  // The home for Bea and the money for Kit.
  expect(dashes.filter((each) => each === '7px, 4px')).toHaveLength(2)
  expect(dashes.filter((each) => each === 'none').length).toBeGreaterThan(5)
})
