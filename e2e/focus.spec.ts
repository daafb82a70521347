/** Around B11: where the focus is, and what a screen reader hears, when the control that was pressed goes away. */
import { agreeToDownload, answerCookies, goTo, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

test('what was pressed for the first download has the focus again, and is not asked twice', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  const everything = page.getByRole('button', { name: 'Download everything' })
  await everything.click()
  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  await asked.getByRole('button', { name: 'Download everything' }).click()
  await expect(asked.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(everything).toBeFocused()
  await agreeToDownload(page)
  await expect(everything).toBeFocused()
  const [again] = await Promise.all([page.waitForEvent('download'), everything.click()])
  expect(again.suggestedFilename()).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)
  await expect(asked).toHaveCount(0)
})

test('the question about cookies takes the focus when it is asked again', async ({ page }) => {
  await goTo(page, '/prices')
  await answerCookies(page, 'Decline cookies')
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeInViewport()
})
