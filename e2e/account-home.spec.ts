import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, openLink, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('on a phone the account is short: each part is a row with its state, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.summary', 'paid')
  await goTo(page, '/account')
  await arriveAt(page, /your will is ready to sign\.$/)
  await expect(page.getByRole('link', { name: 'Plan your signing', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
  // What is theirs to do comes a moment later.
  await expect(page.getByRole('heading', { name: 'Yours to do' })).toBeVisible()
  const { height = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
  expect(height).toBeLessThan(2.2 * 844)

  const row = page.getByRole('button', { name: 'A second step when you log in', exact: true })
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await expectUsable(page)
  await row.press('Enter')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)

  await page.setViewportSize({ width: 1360, height: 900 })
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('dialog', { name: 'Change your name' })).toBeVisible()

  // Sheets are counted before a page is drawn anew: what was open on the screen stays open on paper, though it is narrower.
  const open = page.getByText(/^Your password is enough to log in/)
  await page.setViewportSize({ width: 1360, height: 900 })
  await expect(open).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(open).toBeVisible()
  await page.emulateMedia({ media: null })

  await openLink(page, '/account#reminders')
  await expect(page.getByRole('button', { name: 'Do not email me about my will' })).toBeVisible()
})
