/** Around B11: where the focus is, and what a screen reader hears, when the control that was pressed goes away. */
import { answerCookies, goTo } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

test('the question about cookies takes the focus when it is asked again', async ({ page }) => {
  await goTo(page, '/prices')
  await answerCookies(page, 'Decline cookies')
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeInViewport()
})
