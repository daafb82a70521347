/** Around B11: where the focus is, and what a screen reader hears, when the control that was pressed goes away. */
import type { Page } from '@playwright/test'
import type { RouteName } from '#core/journey/pages.ts'
import { heirloom } from './command-line.ts'
import { agreeToDownload, answerCookies, arriveAt, choose, goTo, saved, startAt, unfold } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

const begin = async (page: Page, name: RouteName, mode = '') => {
  await startAt(page, name, mode)
  if (name === 'will.summary') await arriveAt(page, 'Check your will')
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('what was pressed for the first download has the focus again, and is not asked twice', async ({ page }) => {
  await begin(page, 'will.my-downloads')
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

test('a code that is refused, taken and taken off keeps the focus with it', async ({ page, dataDir }) => {
  const promo = `FOCUS-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', promo, '--pounds', '20', '--funder', 'A union')
  await begin(page, 'will.addons')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: 'I have a code' }).click()
  const code = page.getByLabel('Your code')
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(code).toBeFocused()
  await code.fill('unknown')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(code).toHaveAccessibleDescription(/do not know this code/)
  await expect(code).toBeFocused()
  await code.fill(promo.toLowerCase())
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(page.getByRole('button', { name: `Remove code ${promo}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'I have a code' })).toBeFocused()
})

test('what is asked of the partner’s invitation keeps its place', async ({ page }) => {
  await begin(page, 'will.addons')
  await page.getByRole('checkbox', { name: /^A matching will for/ }).check()
  await choose(page, 'No, as far as I know')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.locator('button[name="outcome"][value="paid"]').click()
  await arriveAt(page, /^Thank you/)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await unfold(page, /Invite/)
  await page.getByLabel('Your partner’s email').fill(`thomas.${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const couple = page
    .locator('section')
    .filter({ has: heading(page, 'Wills for you and your partner') })
    .last()
  await expect(couple.getByRole('status').first()).toContainText('We emailed')
  await expect(couple.getByRole('heading').first()).toBeFocused()
})

test('a refund is asked for twice, and then its order has the focus', async ({ page }) => {
  await begin(page, 'will.payment-successful')
  await arriveAt(page, /^Thank you/)
  await goTo(page, '/account')
  const orders = page.locator('section').filter({ has: heading(page, 'Your orders') })
  const dialog = page.getByRole('dialog')
  await orders.getByRole('button', { name: 'Refund my £89.00' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(orders.getByText(/You asked for a refund/)).toHaveCount(0)
  await orders.getByRole('button', { name: 'Refund my £89.00' }).click()
  await dialog.getByRole('button', { name: 'Yes, refund £89.00' }).click()
  await expect(orders.getByText(/You asked for a refund/)).toBeVisible()
  await expect(orders.getByRole('heading').first()).toBeFocused()
})

test('copying the people of the other power of attorney keeps its place', async ({ page }) => {
  await begin(page, 'will.lpa', 'lastPowerOfAttorney')
  await goTo(page, '/my-will/lpa?power=money&ask=attorneys')
  await page.getByRole('checkbox', { name: /^Thomas Hale/ }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await saved(page)
  await page.getByRole('link', { name: 'All questions' }).click()
  const copy = page.getByRole('button', { name: /^Start with the same people/ })
  const panel = page.locator('section').filter({ has: copy })
  const title = (await panel.getByRole('heading').first().textContent()) ?? ''
  await copy.click()
  await expect(copy).toHaveCount(0)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
})

test('the question about cookies takes the focus when it is asked again', async ({ page }) => {
  await goTo(page, '/prices')
  await answerCookies(page, 'Decline cookies')
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeInViewport()
})

test('“what if” says in words who gets what then', async ({ page }) => {
  await begin(page, 'will.summary')
  const shares = page.locator('section').filter({ has: heading(page, 'Who gets what') })
  await expect(shares.getByRole('status')).toHaveText('')
  await shares.getByText('Thomas has died', { exact: true }).click()
  await expect(shares.getByRole('status')).toHaveText(/^Thomas has died\. .*Ruth/)
  await shares.getByText('All outlive you', { exact: true }).click()
  await expect(shares.getByRole('status')).toHaveText('')
})
