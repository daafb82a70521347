import { arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a change begun on the summary keeps the ribbon, and comes back to its row', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Funeral' }).click()
  await arriveAt(page, 'What would you like to happen to your body?')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99')
  await choose(page, 'Burial')
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  const row = page.locator('[data-row]').filter({ hasText: 'Burial' })
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})
