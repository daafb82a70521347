import { heirloom } from './command-line.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

test.describe('a fair checkout', () => {
  // Promise: product.fair
  test('has no clock and no hurry', async ({ page }) => {
    await page.clock.install()
    for (const name of ['will.addons', 'will.my-checkout', 'will.payment-error'] as const) {
      await customer.startAt(page, name)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.getByRole('timer')).toHaveCount(0)
      const words = (await page.locator('main').textContent()) ?? ''
      expect(words).not.toMatch(/hurry|only \d+ left|limited|last chance|ends in|expires|minutes left|people are/i)
      await page.clock.fastForward('02:00')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await page.locator('main').textContent()).toBe(words)
    }
  })
})

test('a code stays through a reload, another tab and the way back, until it is removed or the customer logs out', async ({
  page,
  context,
  dataDir,
}) => {
  const code = `HALF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '50', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code)
  await expect(customer.basketTotal(page)).toContainText('£44.50')
  await page.reload()
  await expect(customer.basketTotal(page)).toContainText('£44.50')

  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Pay £52.00' })).toBeVisible()

  const other = await context.newPage()
  await customer.goTo(other, '/my-will/addons')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('button', { name: 'Pay £44.50' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: `Remove code ${code}` }).click()
  await expect(customer.basketTotal(page)).toContainText('£104.00')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay £104.00' })).toBeVisible()

  await customer.typeCode(page, code)
  await expect(customer.basketTotal(page)).toContainText('£52.00')
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBe(code)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBeNull()
})

test('the link to a refund leads to the orders, opened on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.buyWill(page)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await page.getByRole('link', { name: 'Ask for £89.00 back' }).click()
  await expect(page.getByRole('button', { name: 'Refund my £89.00' })).toBeInViewport()
})

test('nothing on the page of thanks moves as what is left to do arrives, at 1360 and at 390 px', async ({ page }) => {
  for (const width of [1360, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const arrive = await holdRequests(page, '**/api/prints')
      await customer.startAt(page, 'will.payment-successful')
      await customer.arriveAt(page, /^Thank you/)
      await expect(page.getByText(/^Your payment of/)).toBeVisible()
      const link = page.getByRole('link', { name: 'Open your documents' })
      const before = await link.boundingBox()
      await expect(page.getByRole('heading', { name: 'Yours to do' })).toHaveCount(0)
      arrive()
      await expect(page.getByRole('heading', { name: 'Yours to do' })).toBeVisible()
      expect((await link.boundingBox())?.y).toBe(before?.y)
    })
})
