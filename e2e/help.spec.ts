import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

test('without scripts, help is a page with its questions and ways to reach us', async ({ browser, server }) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const page = await still.newPage()
  await customer.typeAddress(page, `${server}/prices`)
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await customer.arriveAt(page, 'Help')
  await expect(page.getByRole('main').getByRole('link', { name: 'help@heirloom.example' })).toBeVisible()
  await expect(page.getByText('Who can be a witness?')).toBeVisible()
  await still.close()
})
