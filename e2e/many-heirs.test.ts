import { pathOf } from '#core/journey/pages.ts'
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

test('many gifts stand in a row for each who gets them, and each is still changed and removed by itself', async ({
  page,
}) => {
  await startAt(page, 'will.summary', '', { family: 'many-heirs' })
  await goTo(page, pathOf('will.gifts'))
  const row = page.locator('summary').filter({ hasText: 'Alexandra Hale' })
  await expect(row).toContainText('£200 and £1,500')
  await expect(page.getByRole('button', { name: 'Change £1,500' })).toHaveCount(0)
  await row.click()
  await page.getByRole('button', { name: 'Change £1,500' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much?').fill('1600')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('£200 and £1,600')
  await page.getByRole('button', { name: 'Remove £200' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(row).not.toContainText('£200')
})

test('two gifts of one sum have names of their own, and one that goes to somebody else is shown with theirs', async ({
  page,
}) => {
  await startAt(page, 'will.summary', '', { family: 'many-heirs' })
  await goTo(page, pathOf('will.gifts'))
  await page.locator('summary').filter({ hasText: 'Alexandra Hale' }).click()
  await page.getByRole('button', { name: 'Change £1,500' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much?').fill('1600')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Change £1,600, Alexandra Hale', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Alexandra Hale' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Oscar Reed' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change £1,600, Oscar Reed', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove £1,600, Oscar Reed', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Remove £1,600, Oscar Reed?' })).toBeVisible()
})
