import { expectNoViolations } from './accessibility.ts'
import { choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('many who share have no handles, which would lie over each other, and stand in a list first', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution', '', { family: 'many-heirs' })
  await choose(page, 'Different shares')
  await expect(page.getByRole('slider')).toHaveCount(0)
  // One group is open at a time.
  await expect(page.getByRole('textbox', { name: 'Thomas Hale' })).toBeVisible()
  await page.getByText('Your grandchildren').click()
  await expect(page.getByRole('textbox', { name: 'Ben Hale' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Thomas Hale' })).toBeHidden()
  await expect(page.getByRole('table', { name: 'Who gets what' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'See the picture' }).click()
  await expect(page.locator('[data-card]')).not.toHaveCount(0)
})

test('one who has everything has no taller card than is pleasant', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await choose(page, /^All to Thomas/)
  await expect(page.getByText('If Thomas has died before you', { exact: true })).toBeVisible()
  const card = page.locator('[data-card="person 1"]').first()
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(140)
})
