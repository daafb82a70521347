/** What lies on the desk beside a question: the house, and the ways to the sheet and back to what changed. */
import { arriveAt, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('by keyboard the desk is one link away, and what the step writes is one press away', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  await arriveAt(page, 'Who should carry out your will?')
  await expect(page.getByRole('tab', { name: 'Words' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'To the words' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Words' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'To the picture' })).toBeAttached()
  await page.keyboard.press('ArrowLeft')

  const draft = page.getByRole('region', { name: 'The draft' })
  await draft.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  await page.getByRole('button', { name: 'Back to clause 3' }).click()
  await expect(draft.getByRole('heading', { name: /Executors and trustees/ })).toBeInViewport()
  await expect(draft).toBeFocused()
  await expect(page.getByRole('button', { name: 'Back to clause 3' })).toHaveCount(0)
})
