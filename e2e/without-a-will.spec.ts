import type { Page } from '@playwright/test'
import { arriveAt, goTo } from './customer.ts'
import { expect, test } from './fixtures.ts'

const TITLE = 'Without a will, today'
const select = (page: Page, label: string | RegExp, count: string) => page.getByLabel(label).selectOption(count)
const drawn = (page: Page) => page.getByRole('region', { name: 'Who would get what' })

test('it fits into 390 pixels, and into 320', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/without-a-will')
  await arriveAt(page, TITLE)
  await page.getByRole('radio', { name: 'Yes, I have a wife' }).check()
  await select(page, 'Children who are living', '3')
  await select(page, 'Children who have died and left children of their own', '1')
  await select(page, 'Children whom the first of them left', '2')
  await page.getByLabel('About how much would you leave?').fill('1.2m')
  await expect(drawn(page).getByRole('status')).toContainText('in all')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
