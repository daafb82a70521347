/** Around B11: where a page puts the focus, and what a screen reader hears, when the control that was pressed goes away. */

import { heirloom } from './command-line.ts'
import { arriveAt, choose, goTo, saved, startAt, unfold } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a code that is refused, taken and taken off keeps the focus with it', async ({ page, dataDir }) => {
  const promo = `FOCUS-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', promo, '--pounds', '20', '--funder', 'A union')
  await startAt(page, 'will.addons')
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
  await startAt(page, 'will.addons')
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
    .filter({ has: page.getByRole('heading', { name: 'Wills for you and your partner' }) })
    .last()
  await expect(couple.getByRole('status').first()).toContainText('We emailed')
  await expect(couple.getByRole('heading').first()).toBeFocused()
})

test('a refund is asked for twice, and then its order has the focus', async ({ page }) => {
  await startAt(page, 'will.payment-successful')
  await arriveAt(page, /^Thank you/)
  await goTo(page, '/account')
  const orders = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your orders' }) })
  const dialog = page.getByRole('dialog')
  await orders.getByRole('button', { name: 'Refund my £89.00' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(orders.getByText(/You asked for a refund/)).toHaveCount(0)
  await orders.getByRole('button', { name: 'Refund my £89.00' }).click()
  await dialog.getByRole('button', { name: 'Yes, refund £89.00' }).click()
  await expect(orders.getByText(/You asked for a refund/)).toBeVisible()
  await expect(orders.getByRole('heading').first()).toBeFocused()
})

test('“what if” says in words who gets what then', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  const shares = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  await expect(shares.getByRole('status')).toHaveText('')
  await shares.getByText('Thomas has died', { exact: true }).click()
  await expect(shares.getByRole('status')).toHaveText(/^Thomas has died\. .*Ruth/)
  await shares.getByText('All outlive you', { exact: true }).click()
  await expect(shares.getByRole('status')).toHaveText('')
})

test('copying the people of the other power of attorney keeps its place', async ({ page }) => {
  await startAt(page, 'will.lpa', 'lastPowerOfAttorney')
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

test('Escape closes the dialog on top alone, and the focus is where that was opened', async ({ page }) => {
  await startAt(page, 'will.my-downloads', 'unverified')
  await goTo(page, '/account')
  const opener = page.getByRole('button', { name: 'Confirm your email' }).first()
  await opener.click()
  const below = page.getByRole('dialog', { name: 'Confirm your email' })
  await below.getByLabel('Your code').fill('123')
  await below.getByRole('button', { name: 'The address is wrong' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(below.getByRole('button', { name: 'The address is wrong' })).toBeFocused()
  await expect(below.getByLabel('Your code')).toHaveValue('123')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
