import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, openLink, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { untilQuiet } from './page-loading.ts'
import { sign } from './signing.ts'

test('on a phone the account is short: each part is a row with its state, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.summary', 'paid')
  await goTo(page, '/account')
  await arriveAt(page, /your will is ready to sign\.$/)
  await expect(page.getByRole('link', { name: 'Plan your signing', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
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

  // Each reply comes later than the one before, and nothing that is there moves: with many things to do, with fewer, and with no list.
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const openSlowly = async () => {
    let late = 0
    await page.route(/\/api\/(?!form)/, async (route) => {
      late += 100
      await new Promise((resolve) => setTimeout(resolve, late))
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
    await untilQuiet(page)
    await page.unroute(/\/api\/(?!form)/)
    return page.evaluate(() => window.shifted)
  }
  await page.setViewportSize({ width: 1360, height: 900 })
  expect(await openSlowly(), 'one thing to do').toBe(0)
  await startAt(page, 'will.my-downloads', 'mirrorWill,lastPowerOfAttorney')
  await arriveAt(page, 'Your documents')
  await goTo(page, '/account')
  expect(await openSlowly(), 'many things to do').toBe(0)
  await sign(page)
  // Its drawing is in the letters of the document, which come late.
  expect(await openSlowly(), 'signed').toBeLessThan(0.001)
  await startAt(page, 'will.summary')
  await goTo(page, '/account')
  expect(await openSlowly(), 'not paid for').toBe(0)
})
