import { arriveAt, choose, leaveUnheard, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: poll.wait.2
test('a payment under way is told after a reload, and nothing is paid twice', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await leaveUnheard(page)
  await arriveAt(page, 'We are checking your payment')
  await page.reload()
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('heading', { name: 'You have started to pay' })).toBeVisible()
  await page.getByRole('link', { name: 'Check my payment' }).first().click()
  await arriveAt(page, 'We are checking your payment')
})

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
