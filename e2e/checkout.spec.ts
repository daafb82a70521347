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

test('the link to a refund leads to the orders, opened on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.buyWill(page)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await page.getByRole('link', { name: 'Ask for £89.00 back' }).click()
  const refund = page.getByRole('button', { name: 'Refund my £89.00' })
  await expect(refund).toBeInViewport()
  const address = page.url()
  for (const width of [390, 1360])
    await test.step(`from a mail, before anything of the page has come, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await customer.openLink(page, 'about:blank')
      await customer.openLink(page, address)
      await expect(page.getByText('Nobody has looked at anything yet.')).toHaveCount(1)
      await expect(refund).toBeInViewport()
    })
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
