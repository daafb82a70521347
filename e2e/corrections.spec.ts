/** A field that was refused takes its correction from the keys of a browser, and keeps its focus. Each field: the tests on screens. */
import { clear, main, press } from './correct-fields.ts'
import { choose, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: field.error
test('an address that ends in .co.uk can be typed after one that was refused', async ({ page }) => {
  for (const path of ['/login', '/forgot-password', '/contact-us', '/unsubscribe']) {
    await typeAddress(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('ann')
    await press(page, main(page))
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await clear(page, email)
    await page.keyboard.type('ann@example.co.uk', { delay: 30 })
    await expect(email, path).toHaveValue('ann@example.co.uk')
    await expect(email, path).toBeFocused()
  }
})

// Promise: field.error
test('a share that was refused is cleared and typed again, key by key', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await choose(page, 'Different shares')
  const thomas = page.getByRole('textbox', { name: 'Thomas Hale' })
  await thomas.fill('10')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert')).toContainText('100%')
  await clear(page, thomas)
  await page.keyboard.type('34', { delay: 70 })
  await expect(thomas).toHaveValue('34')
  await expect(thomas).toBeFocused()
})
