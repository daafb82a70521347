/** The desk beside a question comes after the question itself, however late. */
import type { Page } from '@playwright/test'
import { arriveAt, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const DESK = /\/assets\/desk-(?!advice)[\w-]*\.js$/
const QUESTION = 'What is your full name?'

/** Opens the first question, and keeps the code of the desk back until `come` is called. */
const openWithoutDesk = async (page: Page): Promise<{ come: () => void }> => {
  await startAt(page, 'will.about-me.full-name')
  await arriveAt(page, QUESTION)
  await page.waitForLoadState('networkidle')
  const late = Promise.withResolvers<void>()
  await page.route(DESK, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    window.shifted = 0
    // The browser's own entry has the score of a shift and what moved, and TypeScript's has not. What lies on the desk may settle.
    type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (!sources.every(({ node }) => node?.closest('#desk'))) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await arriveAt(page, QUESTION)
  return { come: late.resolve }
}

const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' })

test('what was typed before the desk came stays, stands in the draft and is marked there', async ({ page }) => {
  const { come } = await openWithoutDesk(page)
  await firstName(page).fill('Margareta')
  const desk = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(desk).toBeVisible()
  await expect(page.getByRole('region', { name: 'The draft' })).toHaveCount(0)
  come()
  const draft = page.getByRole('region', { name: 'The draft' })
  await expect(draft.locator('[data-fresh]')).toContainText(/Margareta/i)
  await expect(firstName(page)).toHaveValue('Margareta')
  await expect(firstName(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(draft).toContainText(/Margaretax/i)
})

for (const [screen, size] of Object.entries({
  wide: { width: 1360, height: 960 },
  narrow: { width: 390, height: 844 },
  'small and narrow': { width: 360, height: 600 },
  'low and narrow': { width: 700, height: 380 },
})) {
  test(`nothing moves when the desk comes to a ${screen} screen`, async ({ page }) => {
    await page.setViewportSize(size)
    const { come } = await openWithoutDesk(page)
    const button = page.getByRole('button', { name: 'Save and continue' })
    const [before, height] = [await button.boundingBox(), await page.evaluate(() => document.body.scrollHeight)]
    come()
    await expect(page.getByRole('button', { name: /See it|Turn over/ })).toBeVisible()
    expect(await page.evaluate(() => window.shifted)).toBe(0)
    expect(await button.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height)
  })

  test(`a desk whose code does not arrive says so on a ${screen} screen, and comes when it is tried again`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await startAt(page, 'will.about-me.full-name')
    await arriveAt(page, QUESTION)
    await page.waitForLoadState('networkidle')
    await page.route(DESK, (route) => route.abort())
    await page.reload()
    await arriveAt(page, QUESTION)
    await firstName(page).fill('Margareta')
    await expect(page.getByText('We could not show your will so far.')).toBeVisible()
    await page.unroute(DESK)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /See it|Turn over/ })).toBeVisible()
    await expect(firstName(page)).toHaveValue('Margareta')
  })
}
