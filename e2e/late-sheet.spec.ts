/** The sheet beside a question comes after the question itself, however late. */
import type { Page } from '@playwright/test'
import { arriveAt, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, untilQuiet } from './page-loading.ts'

const SHEET = /\/assets\/sheet-(?!advice)[\w-]*\.js$/
const QUESTION = 'What is your full name?'

/** Opens the first question. */
const begin = async (page: Page): Promise<void> => {
  await startAt(page, 'will.about-me.full-name')
  await arriveAt(page, QUESTION)
  await untilQuiet(page)
}

/** Counts what moves on the pages that are opened from here on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    // The browser's own entry has the score of a shift and what moved, and TypeScript's has not. What lies on the sheet may settle.
    type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (!sources.every(({ node }) => node?.closest('#sheet'))) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens the question anew, and keeps the code of the sheet back until what is returned is called. */
const reopenWithoutSheet = async (page: Page): Promise<() => void> => {
  const come = await holdRequests(page, SHEET)
  await page.reload()
  await arriveAt(page, QUESTION)
  return come
}

const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' })

test('what was typed before the sheet came stays, stands in the draft and is marked there', async ({ page }) => {
  await begin(page)
  const come = await reopenWithoutSheet(page)
  await firstName(page).fill('Margareta')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('region', { name: 'The draft' })).toHaveCount(0)
  come()
  const draft = page.getByRole('region', { name: 'The draft' })
  await expect(draft.locator('[data-fresh]')).toContainText(/Margareta/i)
  await expect(firstName(page)).toHaveValue('Margareta')
  await expect(firstName(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(draft).toContainText(/Margaretax/i)
})

/** The screens on which the sheet lies beside the question, under it, or behind a button. */
const screens = Object.entries({
  wide: { width: 1360, height: 960 },
  narrow: { width: 390, height: 844 },
  'small and narrow': { width: 360, height: 600 },
  'low and narrow': { width: 700, height: 380 },
})

const toSheet = (page: Page) => page.getByRole('button', { name: /See it|Turn over/ })

test('nothing moves when the sheet comes, to a wide screen, a narrow one, a small and a low one', async ({ page }) => {
  await begin(page)
  await countShifts(page)
  for (const [screen, size] of screens) {
    await page.setViewportSize(size)
    const come = await reopenWithoutSheet(page)
    const button = page.getByRole('button', { name: 'Save and continue' })
    const [before, height] = [await button.boundingBox(), await page.evaluate(() => document.body.scrollHeight)]
    await expect(toSheet(page), screen).toHaveCount(0)
    come()
    await expect(toSheet(page), screen).toBeVisible()
    expect.soft(await page.evaluate(() => window.shifted), screen).toBe(0)
    expect.soft(await button.boundingBox(), screen).toEqual(before)
    expect.soft(await page.evaluate(() => document.body.scrollHeight), screen).toBe(height)
  }
})

test('a sheet whose code does not arrive says so on each screen, and comes when it is tried again', async ({
  page,
}) => {
  await begin(page)
  for (const [screen, size] of screens) {
    await page.setViewportSize(size)
    await page.route(SHEET, (route) => route.abort())
    await page.reload()
    await arriveAt(page, QUESTION)
    const typed = `Margareta ${screen}`
    await firstName(page).fill(typed)
    await expect(page.getByText('We could not show your will so far.'), screen).toBeVisible()
    await page.unroute(SHEET)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toSheet(page), screen).toBeVisible()
    await expect(firstName(page), screen).toHaveValue(typed)
  }
})
