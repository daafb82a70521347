import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { untilQuiet } from './page-loading.ts'

test('an answer that cannot be looked up without a network is not said to be missing', async ({ page }) => {
  await page.route('**/assets/answers-index-*.js', (route) => route.abort())
  await customer.goTo(page, '/faqs')
  await customer.isReady(page)
  await page.getByLabel('Ask in your own words').fill('witness')
  await expect(page.getByText('We could not reach the server.')).toBeVisible()
  await expect(page.getByText('Who can be a witness?')).toBeVisible()
})

test('help that cannot come without a network says so over the page, which keeps what is typed, and comes once there is one', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.startAt(page, 'will.about-me.full-name')
  await page.getByLabel(/Middle names/).fill('Ellen Rose')
  await untilQuiet(page)
  await context.setOffline(true)
  const help = page.getByRole('banner').getByRole('link', { name: 'Help' })
  await help.click()
  await expect(page.getByRole('banner').getByText('We could not reach the server.')).toBeInViewport()
  await expect(page.getByLabel(/Middle names/)).toHaveValue('Ellen Rose')
  await context.setOffline(false)
  await help.click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
})
