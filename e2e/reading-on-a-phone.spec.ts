/** On a phone one part of the will is shown at a time: what was pressed goes away with its part, and the focus stays on the page. */
import type { Page } from '@playwright/test'
import { agreeButton, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use({ ...withMotion, viewport: { width: 390, height: 844 } })

/** After what follows a press is drawn, and what scrolls has come to rest. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    let [before, still] = [-1, 0]
    while (still < 20) {
      await frame()
      still = scrollY === before ? still + 1 : 0
      before = scrollY
    }
  })

const expectPlace = async (page: Page, after: string) => {
  await expect(page.locator('button[aria-disabled=true]', { hasText: 'That is right' })).toHaveCount(0)
  await atRest(page)
  const { focused, sideways } = await page.evaluate(() => ({
    focused: document.activeElement?.tagName,
    sideways: document.documentElement.scrollLeft + document.body.scrollLeft,
  }))
  expect.soft(focused, `the focus after ${after}`).not.toBe('BODY')
  expect.soft(sideways, `the page sideways after ${after}`).toBe(0)
}

const read = async (page: Page) => {
  const more = page.getByRole('button', { name: /more to read/ })
  const status = page.getByRole('status').filter({ hasText: /parts agreed\./ })
  await expect(status).toBeAttached()
  for (let presses = 1; presses < 40; presses += 1) {
    if ((await status.textContent())?.startsWith('All ')) return presses
    await expect(agreeButton(page).or(more).first()).toBeVisible()
    const reads = (await more.count()) > 0
    const before = await page.locator('section[data-state=agreed]').count()
    if (reads) await more.click()
    else {
      await agreeButton(page).click()
      await expect
        .poll(
          async () =>
            (await page.locator('section[data-state=agreed]').count()) > before ||
            (await page.locator('#the-end').count()) > 0,
        )
        .toBe(true)
    }
    await expectPlace(page, `press ${presses}, ${reads ? 'to read more' : 'to agree'}`)
    if (presses === 3) {
      await page.getByRole('button', { name: 'Back' }).click()
      await expectPlace(page, 'Back')
      await page.getByRole('button', { name: 'Contents' }).click()
      await page.getByRole('dialog').getByRole('listitem').nth(5).getByRole('link').click()
      await expectPlace(page, 'a part of the contents')
    }
  }
  return 40
}

test('on a phone no press while the will is read loses the focus, or moves the page sideways, with something held for a time too', async ({
  page,
}) => {
  for (const family of ['one-marriage', 'second-marriage'] as const) {
    await startAt(page, 'will.summary', '', { family })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await read(page), family).toBeLessThan(40)
  }
})
