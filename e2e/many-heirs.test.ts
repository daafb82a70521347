import { ALL_ANSWERS, choose, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('what one gets besides a share of many stands beside it', async ({ page }) => {
  await startAt(page, 'will.summary', '', { family: 'many-heirs' })
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('button', { name: 'See the picture' }).click()
  await expect(page.locator('[data-card="person 100"]')).toContainText('6%and £200 and £1,500')
})

test('few who share have a handle between each two', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await choose(page, 'Different shares')
  await expect(page.getByRole('slider')).not.toHaveCount(0)
})

test('shares that do not add up any more are drawn among all answers, with what is missing', async ({ page }) => {
  await startAt(page, 'will.summary', '', { family: 'many-heirs' })
  await goTo(page, ALL_ANSWERS)
  await page.getByRole('button', { name: 'Remove Mo Reed' }).click()
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'See the picture' }).click()
  await expect(page.getByText('6% still to share').first()).toBeVisible()
})
