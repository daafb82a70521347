/** The documents page: what is left to do, the real first pages, and the letters that are given away. */
import type { Locator, Page } from '@playwright/test'
import { expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, unfold } from './customer.ts'
import { groups, letters, open, sign } from './documents.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

// Promise: step.thank-you
test('one thing is next, with a button, and each document shows its own first page', async ({ page }) => {
  await open(page)
  await expect(groups(page)).toHaveText(['Sign your will', 'Yours to do', 'Your files'])
  await expect(page.getByRole('region', { name: 'Your files' }).locator('summary')).toHaveText([
    /^To sign3 files/,
    /^To keep\d files/,
    /^To give away4 files/,
    'To read in another way',
    'How your will was made (5 files)',
  ])
  await expect(page.getByRole('link', { name: 'Plan your signing' })).toBeVisible()
  await unfold(page, 'To sign')
  const will = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Your will', exact: true }) })
  const drawing = will.locator('img')
  await expect(drawing).toBeVisible()
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(will).toContainText('One staple, top left. Never take it out.')
  await unfold(page, 'To give away')
  await expect(letters(page).getByRole('heading')).toHaveText([
    /^Letter to Thomas/,
    /^Letter to/,
    /^Letter to/,
    /^Letter to/,
  ])
  await expect(letters(page).getByRole('checkbox')).toHaveCount(0)
  for (const width of [1360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectUsable(page)
  }
})

/** Tabs on to a control. What has the focus on the way is in the window, and nothing lies over it. */
const tabTo = async (page: Page, control: Locator) => {
  for (let stops = 0; stops < 40; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const at = document.activeElement
      if (!at?.closest('main')) return undefined
      const shown = at.closest('label') ?? at
      const { left, top, width, height } = shown.getBoundingClientRect()
      const over = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 20))
      return over && (shown.contains(over) || over.contains(at)) ? undefined : at.outerHTML.slice(0, 200)
    })
    expect(hidden, 'what has the focus is seen').toBeUndefined()
  }
  throw new Error('Not reached with Tab')
}

test('who has only a keyboard opens a row, is asked before the first download, and is back at its button, at 1360 and at 390 px, before and after they agree, and is not asked twice', async ({
  page,
}) => {
  await open(page)
  for (const width of [1360, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      await arriveAt(page, 'Your documents')
      await tabTo(page, page.getByRole('link', { name: 'Plan your signing' }))
      const row = page.locator('summary', { hasText: /^To sign/ })
      await tabTo(page, row)
      await page.keyboard.press('Enter')
      const download = page.getByRole('button', { name: 'Download Your will', exact: true })
      await tabTo(page, download)
      await page.keyboard.press('Enter')
      const asked = page.getByRole('dialog', { name: 'Before your first download' })
      await expect(asked).toBeVisible()
      expect(await asked.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await asked.getByRole('button', { name: 'Download' }).click()
      await expect(asked.getByRole('alert')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(download).toBeFocused()
    })
  await agreeToDownload(page)
  const everything = page.getByRole('button', { name: 'Download everything' })
  await expect(everything).toBeFocused()
  const [again] = await Promise.all([page.waitForEvent('download'), everything.click()])
  expect(again.suggestedFilename()).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Large print' }).check()
  const inLarge = page.getByRole('button', { name: 'Download everything, large print' })
  const [large] = await Promise.all([page.waitForEvent('download'), inLarge.click()])
  expect(large.suggestedFilename()).toMatch(/^will-pack-large-print-\w{4}-\w{4}\.zip$/)
})

/** Notes where everything on the page stands. What it returns tells which of that stands elsewhere now. */
const notePlaces = async (page: Page) => {
  const noted = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll('main :is(h1, h2, p, a, button, summary, footer)')]
    return all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ each, top: each.getBoundingClientRect().top + window.scrollY }))
  })
  return () =>
    noted.evaluate((places) =>
      places.flatMap(({ each, top }) => {
        const moved = each.isConnected ? Math.round(each.getBoundingClientRect().top + window.scrollY - top) : 0
        return moved === 0 ? [] : [`${each.textContent}: ${moved}`]
      }),
    )
}

test('nothing moves when the documents of a will to sign or that is signed arrive, nor once they are downloaded, at 1360, at 390 and at 320 px', async ({
  page,
}) => {
  for (const width of [1360, 390, 320]) {
    const at = (what: string, look: () => Promise<void>) => test.step(`${what} at ${width} px`, look)
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    const way = await page
      .getByText(/^See them/)
      .first()
      .boundingBox()
    expect(way?.height, `the way to the letters is one line at ${width} px`).toBeLessThan(60)
    const expectToArriveInPlace = async () => {
      const come = await holdRequests(page, '**/api/documents')
      await page.reload()
      await arriveAt(page, 'Your documents')
      await expect(page.getByRole('heading', { name: 'Yours to do' })).toBeVisible()
      const onArrival = await notePlaces(page)
      come()
      await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible()
      expect(await onArrival()).toEqual([])
      if (width === 390) expect((await page.locator('body').boundingBox())?.height).toBeLessThan(2500)
    }
    await at('to sign', expectToArriveInPlace)
    await at('downloaded', async () => {
      const onDownload = await notePlaces(page)
      await agreeToDownload(page)
      await expect(page.getByRole('button', { name: 'I have signed it already' })).toBeVisible()
      expect(await onDownload()).toEqual([])
    })
    await at('signed', async () => {
      await sign(page)
      await expectToArriveInPlace()
    })
  }
})
